// The report page in Chromium: every plot shows the numbers of the data, on any screen, and says them.
//
//   report_pages has made PAGES/NAME.html of tests/report/NAME.json, and the program PAGES/program-NAME.html with the
//   numbers of the same run beside it; SALIDA_REPORT_PAGES names the folder.
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { after, before, describe, test } from "node:test";
import { fileURLToPath, pathToFileURL } from "node:url";

import { chromium } from "playwright-core";

const root = fileURLToPath(new URL("../..", import.meta.url));
const pages = process.env.SALIDA_REPORT_PAGES ?? `${root}/build/web/pages`;
const flags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];
const screens = [
  { width: 1200, colorScheme: "light" },
  { width: 1200, colorScheme: "dark" },
  { width: 360, colorScheme: "light" },
  { width: 360, colorScheme: "dark" },
];

/** What stands in a plot, read back from where its marks are, by the scales of its axes. */
function readPlot(figure) {
  const number = (element, name) => Number(element.getAttribute(name));
  const shift = (element) => {
    let [x, y] = [0, 0];
    for (let at = element; at.tagName !== "svg"; at = at.parentElement) {
      const moved = at.getAttribute("transform")?.match(/translate\(([-\d.e]+)(?:,([-\d.e]+))?\)/);
      x += Number(moved?.[1] ?? 0);
      y += Number(moved?.[2] ?? 0);
    }
    return { x, y };
  };
  const drawings = [...figure.querySelectorAll("svg[role=img]")];
  return drawings.map((svg) => {
    const [x, y] = [svg.scale("x"), svg.scale("y")];
    // A mark's group is shifted as a whole where series stand side by side; a facet's by its row.
    const marks = (name) => [...svg.querySelectorAll(`.${name} :is(circle, path, rect, line):not(marker *)`)];
    const centre = (mark) => {
      const circle = mark.tagName === "circle";
      const own = circle ? { x: number(mark, "cx"), y: number(mark, "cy") } : shift(mark);
      const from = circle ? { x: 0, y: 0 } : shift(mark.parentElement);
      return { x: own.x - from.x, y: own.y - from.y };
    };
    const value = (scale, at) => (scale.invert ? scale.invert(at) : null);
    return {
      name: svg.getAttribute("aria-label"),
      statistic: svg.dataset.statistic,
      resolution: { x: perPixel(x), y: perPixel(y) },
      values: marks("values").map((mark) => ({
        ...mark.dataset,
        title: mark.querySelector("title")?.textContent,
        atX: value(x, centre(mark).x),
        atY: value(y, centre(mark).y),
      })),
      intervals: marks("intervals").map((mark) => ({
        x: [value(x, number(mark, "x1")), value(x, number(mark, "x2"))],
        y: [value(y, number(mark, "y1")), value(y, number(mark, "y2"))],
      })),
      bins: marks("bins").map((mark) => ({
        ...mark.dataset,
        title: mark.querySelector("title")?.textContent,
        from: value(x, number(mark, "x")),
        to: value(x, number(mark, "x") + number(mark, "width")),
        high: value(y, number(mark, "y")) - value(y, number(mark, "y") + number(mark, "height")),
      })),
      lines: [...svg.querySelectorAll(".lines path")].map((line) => ({
        stroke: getComputedStyle(line).stroke,
        dashes: getComputedStyle(line).strokeDasharray,
        // Straight from point to point.
        points: [...line.getAttribute("d").matchAll(/[ML](-?[\d.e-]+),(-?[\d.e-]+)/g)].map(([, atX, atY]) => ({
          x: value(x, Number(atX)),
          y: value(y, Number(atY)),
        })),
      })),
      letters: [...svg.querySelectorAll("g[font-weight=bold] text")].map((text) => text.textContent),
      median: marks("median").map((mark) => value(x, number(mark, "x1"))),
      references: {
        x: marks("reference").map((mark) => value(x, number(mark, "x1"))),
        y: marks("reference").map((mark) => value(y, number(mark, "y1"))),
      },
    };
  });

  function perPixel(scale) {
    return scale.invert ? Math.abs(scale.invert(1) - scale.invert(0)) : 0;
  }
}

/** As near as half a pixel shows. */
function assertNear(seen, expected, pixel, what) {
  assert.ok(Math.abs(seen - expected) <= pixel / 2 + 1e-9, `${what}: drawn at ${seen}, not ${expected}`);
}

function assertEstimates(plot, axis, expected) {
  const pixel = plot.resolution[axis];
  const at = axis === "x" ? "atX" : "atY";
  assert.equal(plot.values.length, expected.length, "a mark for each value");
  const found = expected.map(({ of, value, low, high }) => {
    const mark = plot.values.find((one) => one.of === of);
    assert.ok(mark, `no mark of ${of}`);
    assert.equal(Number(mark.value), value);
    assert.equal(Number(mark.low), low ?? Number.NaN);
    assert.equal(Number(mark.high), high ?? Number.NaN);
    assert.ok(mark.title.startsWith(`${of}: `), mark.title);
    if (expected.length <= 24) assert.ok(plot.name.includes(mark.title), `${plot.name} does not say ${mark.title}`);
    assertNear(mark[at], value, pixel, of);
    return mark;
  });
  const whiskers = expected.filter(({ low }) => low !== null);
  assert.equal(plot.intervals.length, whiskers.length, "whiskers for each interval");
  for (const { of, low, high } of whiskers) {
    const near = plot.intervals.some((line) =>
      [...line[axis]].sort((a, b) => a - b).every((end, k) => Math.abs(end - [low, high][k]) <= pixel / 2 + 1e-9),
    );
    assert.ok(near, `no whiskers of ${of} from ${low} to ${high}`);
  }
  return found;
}

const shares = (wins) => wins.map(({ name, share, low, high }) => ({ of: name, value: share, low, high }));

const checks = {
  wins: ([plot], data) => {
    assertEstimates(plot, "x", shares(data.wins));
    assertNear(plot.references.x[0], 1 / data.wins.length, plot.resolution.x, "equal shares");
  },
  lengths: ([plot], { lengths, quantiles }) => {
    assert.equal(plot.bins.length, lengths.counts.length);
    plot.bins.forEach((bin, k) => {
      assert.equal(Number(bin.count), lengths.counts[k]);
      assertNear(bin.high, lengths.counts[k], plot.resolution.y, `games of bin ${k}`);
      // One pixel between bars.
      assertNear(bin.from, lengths.from + k * lengths.width, 3 * plot.resolution.x, `start of bin ${k}`);
      assertNear(bin.to, lengths.from + (k + 1) * lengths.width, plot.resolution.x, `end of bin ${k}`);
    });
    assertNear(plot.median[0], quantiles["50"], plot.resolution.x, "median");
  },
  "by-seat": (plots, data) => {
    assert.deepEqual(
      plots.map(({ statistic }) => statistic),
      data.by_seat.map(({ statistic }) => statistic),
    );
    data.by_seat.forEach(({ values }, k) => {
      assertEstimates(
        plots[k],
        "x",
        values.map(({ name, mean, low, high }) => ({ of: name, value: mean, low, high })),
      );
    });
  },
  "sweep-fairness": ([plot], { points }) => {
    assertEstimates(
      plot,
      "y",
      points.flatMap(({ label, wins }) => shares(wins).map((share) => ({ ...share, of: `${label}, ${share.of}` }))),
    );
    for (const reference of plot.references.y) assertNear(reference, 0.25, plot.resolution.y, "equal shares");
  },
};

checks.review = ([plot], { seats, marks }) => {
  assert.equal(plot.lines.length, seats.length);
  seats.forEach(({ name, chances }, k) => {
    const { points } = plot.lines[k];
    assert.equal(points.length, chances.length, `a point of ${name} for each roll, and the end`);
    chances.forEach((chance, roll) => {
      assertNear(points[roll].x, roll + 1, plot.resolution.x, `roll ${roll + 1}`);
      assertNear(points[roll].y, chance, plot.resolution.y, `${name} at roll ${roll + 1}`);
    });
    assert.ok(plot.name.includes(name), plot.name);
  });
  for (const sign of ["stroke", "dashes"])
    assert.equal(new Set(plot.lines.map((line) => line[sign])).size, seats.length, `every line has its ${sign}`);
  assert.deepEqual(plot.letters.sort(), seats.map(({ letter }) => letter).sort());
  assert.equal(plot.values.length, marks.length);
  for (const { roll, seat, kind, chance, label } of marks) {
    const mark = plot.values.find((one) => one.roll === String(roll) && one.kind === kind);
    assert.ok(mark, `no mark of ${label}`);
    assert.equal(mark.seat, String(seat));
    assert.ok(mark.title.endsWith(`: ${label}`), mark.title);
    assertNear(mark.atX, roll, plot.resolution.x, label);
    assertNear(mark.atY, chance, plot.resolution.y, label);
  }
};

function checkStatistic([plot], { points, fields }, statistic) {
  const expected = points.map(({ label, statistics }) => ({
    of: label,
    value: statistics[statistic].mean,
    low: statistics[statistic].low,
    high: statistics[statistic].high,
  }));
  const marks = assertEstimates(plot, "y", expected);
  points.forEach(({ values }, k) => {
    assert.equal(marks[k].x, values[0]);
    assert.equal(marks[k].series, values[1] ?? "");
    if (fields.length === 1) assertNear(marks[k].atX, Number(values[0]), plot.resolution.x, `place of ${values[0]}`);
  });
}

const expectedPlots = (data) =>
  data.kind === "review"
    ? ["review"]
    : data.kind === "sim"
    ? ["wins", "lengths", "by-seat"]
    : [...data.plots.map(({ statistic }) => `sweep-${statistic}`), "sweep-fairness"];

let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });
});
after(() => browser?.close());

/** The page on a screen, drawn; with all that the browser complained of. */
async function open(name, { width, colorScheme }) {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
  const complaints = [];
  page.on("console", (message) => {
    if (message.type() !== "log") complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("request", (request) => {
    if (!/^(file|data):/.test(request.url())) complaints.push(`asks for ${request.url()}`);
  });
  await page.goto(pathToFileURL(`${pages}/${name}.html`).href);
  await page.waitForFunction(() =>
    [...document.querySelectorAll("figure[data-plot]")].every((figure) => figure.querySelector(".plot")),
  );
  return { page, complaints };
}

/** The least contrast, as the guidelines for accessible content count it, of plots' text and marks with the paper. */
function leastContrast() {
  const channels = (colour) => colour.match(/[\d.]+/g).map(Number);
  const light = (colour) => {
    const [r, g, b] = channels(colour).map((c) =>
      c / 255 <= 0.04045 ? c / 255 / 12.92 : ((c / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const paper = light(getComputedStyle(document.body).backgroundColor);
  const drawn = document.querySelectorAll(
    "figure[data-plot] text, figcaption, .values :is(circle, path), .bins rect, .reference line",
  );
  const contrasts = [...drawn].map((element) => {
    const style = getComputedStyle(element);
    const colour =
      element.tagName === "FIGCAPTION"
        ? style.color
        : style.fill === "none" || element.tagName === "line"
          ? style.stroke
          : style.fill;
    const one = light(colour);
    return (Math.max(one, paper) + 0.05) / (Math.min(one, paper) + 0.05);
  });
  return Math.min(...contrasts);
}

/** Texts of plots that stand outside the page or outside their drawing's reach. */
function cutTexts() {
  return [...document.querySelectorAll("figure[data-plot] text")]
    .filter((text) => {
      const { left, right } = text.getBoundingClientRect();
      return text.textContent !== "" && (left < 0 || right > document.documentElement.clientWidth);
    })
    .map((text) => text.textContent);
}

/** The data that a page carries itself. */
function dataIn(html) {
  const text = readFileSync(html, "utf8").match(/<script type="application\/json" id="salida-data">([^]*?)<\/script>/)[1];
  return JSON.parse(text);
}

function checkPage(name, data) {
  for (const screen of screens) {
    describe(`${name} at ${screen.width}, ${screen.colorScheme}`, () => {
      let page, complaints;
      before(async () => {
        ({ page, complaints } = await open(name, screen));
      });
      after(() => page?.close());

      for (const plot of expectedPlots(data)) {
        test(`${plot} shows its numbers`, async () => {
          const drawn = await page.$eval(`figure[data-plot="${plot}"]`, readPlot);
          assert.ok(drawn.length > 0, "nothing is drawn");
          for (const { name: spoken } of drawn) assert.ok(spoken, "a drawing without a name");
          if (checks[plot]) checks[plot](drawn, data);
          else checkStatistic(drawn, data, plot.slice("sweep-".length));
        });
      }

      test("fits, is legible, and nothing is wrong", async () => {
        assert.deepEqual(complaints, []);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth);
        assert.ok(wide <= screen.width, `${wide} pixels wide`);
        assert.deepEqual(await page.evaluate(cutTexts), []);
        const contrast = await page.evaluate(leastContrast);
        assert.ok(contrast >= 3, `contrast ${contrast}`);
      });
    });
  }
}

const fixtures = readdirSync(`${root}/tests/report`)
  .filter((file) => file.endsWith(".json"))
  .map((file) => file.slice(0, -5));
for (const name of fixtures) checkPage(name, JSON.parse(readFileSync(`${root}/tests/report/${name}.json`, "utf8")));

// --- Pages that the program has written, beside the numbers of the same run

for (const name of ["program-sim", "program-six-arms", "program-sweep", "program-review"]) {
  const data = dataIn(`${pages}/${name}.html`);
  const numbers = JSON.parse(readFileSync(`${pages}/${name}.numbers`, "utf8"));
  checkPage(name, data);

  test(`the data of ${name} are the numbers of the run`, () => {
    if (data.kind === "review") {
      const near = (one, other) => assert.ok(Math.abs(one - other) <= 1e-4, `${one}, not ${other}`);
      data.seats.forEach(({ seat, chances }, k) => {
        assert.equal(seat, numbers.seats[k].seat);
        assert.equal(chances.length, numbers.rolls.length + 1);
        numbers.rolls.forEach(({ before }, roll) => near(chances[roll], before[k]));
        near(chances.at(-1), numbers.seats[k].result);
      });
      const marked = numbers.rolls.filter(({ decision }) => decision.mark !== "none");
      const mistakes = data.marks.filter(({ kind }) => !kind.endsWith("lucky"));
      assert.ok(marked.length > 1);
      assert.deepEqual(mistakes.map(({ seat, kind }) => ({ seat, kind })),
                       marked.map(({ decision }) => ({ seat: decision.seat, kind: decision.mark })));
      return;
    }
    if (data.kind === "sweep") {
      assert.equal(data.points.length, numbers.points.length);
      data.points.forEach((point, k) => {
        for (const { statistic } of data.plots)
          assert.deepEqual(point.statistics[statistic], numbers.points[k].statistics[statistic]);
        assert.deepEqual(point.wins.map(({ share }) => share), numbers.points[k].wins.map(({ share }) => share));
      });
      return;
    }
    assert.deepEqual(data.wins.map(({ seat, share, low, high }) => ({ seat, share, low, high })),
                     numbers.wins.map(({ seat, share, low, high }) => ({ seat, share, low, high })));
    assert.deepEqual(data.lengths, numbers.length.histogram);
    assert.deepEqual(data.quantiles, numbers.length.quantiles);
    for (const { statistic, values } of data.by_seat) {
      values.forEach(({ mean }, k) => assert.equal(mean, numbers.seats[k].statistics[statistic].mean));
    }
  });

  if (data.kind !== "sim") continue;
  for (const count of ["visits", "captures"]) {
    test(`the board of ${name} shows the ${count} of every square`, async () => {
      const { page } = await open(name, screens[0]);
      const shown = await page.$$eval(`#${count} [data-square]`, (squares) =>
        squares.map((square) => [square.dataset.square, Number(square.dataset.value)]),
      );
      const drawn = new Map(shown);
      assert.ok(numbers.squares.length > 0);
      for (const { square, seat, [count]: counted } of numbers.squares) {
        if (square === "g") continue;
        const place = seat === undefined ? square : `${seat}:${square}`;
        assert.ok(drawn.has(place), `no square ${place}`);
        const rounding = 5e-4 * Math.max(1, counted / numbers.games);
        assert.ok(Math.abs(drawn.get(place) - counted / numbers.games) <= rounding, `${place}: ${drawn.get(place)}`);
      }
      await page.close();
    });
  }
}

test("every mistake of a review has its board, with the squares of the first and two kinds of arrows", async () => {
  const { page } = await open("program-review", screens[0]);
  const boards = await page.$$eval(".drawing > svg", (all) =>
    all.map((svg) => ({
      name: svg.querySelector("title").textContent,
      squares: (svg.querySelector("use") ?? svg.querySelector("[id$=-squares]")).getBoundingClientRect().width,
      width: svg.getBoundingClientRect().width,
      made: svg.querySelectorAll(".arrow.made").length,
      better: svg.querySelectorAll(".arrow.better").length,
    })),
  );
  const { marks } = dataIn(`${pages}/program-review.html`);
  assert.equal(boards.length, marks.filter(({ kind }) => !kind.endsWith("lucky")).length);
  for (const { name, squares, width, made, better } of boards) {
    assert.ok(squares > 0.8 * width, `${name}: squares ${squares} of ${width} pixels`);
    assert.ok(made > 0 && better > 0, `${name}: ${made} arrows of the play made, ${better} of the better one`);
  }
  await page.close();
});

test("figures, tables and regions have names for a screen reader", async () => {
  const { page } = await open("sim", screens[0]);
  const tree = await page.locator("main").ariaSnapshot();
  for (const part of [
    'heading "A report & its plots" [level=1]',
    'heading "Plots" [level=2]',
    'img "Share of games won by each seat',
    'img "Histogram of how many turns',
    'img "captures made',
    'region "A wide table"',
    'table "A wide table"',
    'rowheader "captures <made>"',
    'columnheader "column 3"',
  ]) {
    assert.ok(tree.includes(part), `no ${part} in\n${tree}`);
  }
  await page.keyboard.press("Tab");
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute("aria-label")), "A wide table");
  await page.close();
});

test("numbers and words are those of the page's language", async () => {
  const { page } = await open("one_game", screens[0]);
  const name = await page.locator("[data-plot=wins] svg").getAttribute("aria-label");
  assert.match(name, /^Parte de las partidas que gana cada puesto\. .*Amarillo: 0,00\u00a0%/);
  await page.close();
});

test("a plot is drawn again where the window changes", async () => {
  const { page } = await open("sim", screens[0]);
  await page.setViewportSize({ width: 500, height: 800 });
  await page.waitForFunction(() => document.querySelector("[data-plot=lengths] svg").width.baseVal.value < 500);
  assert.equal(await page.locator("[data-plot=lengths] svg").count(), 1);
  await page.close();
});
