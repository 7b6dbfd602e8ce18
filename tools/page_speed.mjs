#!/usr/bin/env node
// node tools/page_speed.mjs: what a visitor of the page waits for. Figures of one run on one machine, for docs/benchmarks.md.
import { openBrowser, serve } from "./served_page.mjs";

const { address, stop } = await serve();
const browser = await openBrowser();

async function visit(then) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, serviceWorkers: "block", locale: "en" });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  let bytes = 0;
  session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  const start = performance.now();
  await page.goto(address);
  await page.locator("button.begin").waitFor();
  const interactive = performance.now() - start;
  await page.waitForLoadState("networkidle");
  const result = await then(page, { interactive, bytes });
  await context.close();
  return result;
}

const middle = (values) => values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)];

const loads = [];
for (let k = 0; k < 5; ++k) loads.push(await visit(async (_page, load) => load));
console.log(`first load, as transferred      ${(loads[0].bytes / 1000).toFixed(0)} KB`);
console.log(`until a game can be begun       ${middle(loads.map(({ interactive }) => interactive)).toFixed(0)} ms (middle of 5)`);

/** Bots of one level alone: how long each of their answers takes, message to message. */
const answers = await visit(async (page) => {
  await page.evaluate(() => {
    globalThis.times = [];
    const sent = new Map();
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest) {
      if (message?.verb === "proceed") {
        if (!sent.has(this)) this.addEventListener("message", ({ data }) => {
          const began = sent.get(this).get(data.id);
          if (began !== undefined) globalThis.times.push(performance.now() - began);
        });
        sent.set(this, (sent.get(this) ?? new Map()).set(message.id, performance.now()));
      }
      return post.call(this, message, ...rest);
    };
    localStorage.setItem("salida.speed", "none");
  });
  const seats = await page.locator(".seats-grid select").all();
  for (const seat of seats.slice(0, 4)) await seat.selectOption("4");
  await page.locator("details.card summary").click();
  await page.getByLabel("Speed").selectOption("none");
  await page.locator("button.begin").click();
  await page.waitForTimeout(15_000);
  return page.evaluate(() => globalThis.times);
});
answers.sort((one, other) => one - other);
const at = (share) => answers[Math.min(answers.length - 1, Math.floor(share * answers.length))].toFixed(1);
console.log(`an answer of a bot of level 4   ${at(0.5)} ms (half), ${at(0.99)} ms (99 of 100), ${at(1)} ms (longest of ${answers.length})`);

/** Frames while pieces walk. */
const frames = await visit(async (page) => {
  for (const seat of (await page.locator(".seats-grid select").all()).slice(0, 4)) await seat.selectOption("1");
  await page.locator("button.begin").click();
  await page.locator(".table").waitFor();
  return page.evaluate(
    () =>
      new Promise((done) => {
        const gaps = [];
        let before = performance.now();
        const tick = (now) => {
          if (document.querySelector(".walker")) gaps.push(now - before);
          before = now;
          if (gaps.length < 300) requestAnimationFrame(tick);
          else done(gaps);
        };
        requestAnimationFrame(tick);
      }),
  );
});
console.log(`frames while a piece walks      ${(1000 / middle(frames)).toFixed(0)} a second (middle of ${frames.length} gaps), ${frames.filter((gap) => gap > 34).length} longer than two`);

await browser.close();
stop();
