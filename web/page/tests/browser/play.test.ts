// What a player does and is told at the table: keys, calls, undo, hints, reasons, leaving and coming back.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { toLinkText } from "../../src/rules/houseLink.js";
import { desktop, expectNoViolations, leave, phone, said, tablet, visit } from "./here.js";
import { kept, keep, keptGame, seed, sitDown, type Terms } from "./table.js";

/** Dice by hand, so that a test says what falls: 13-18 captures with a five, and 24-29 misses it. */
const capture: Terms = {
  rules: "medellin",
  position: "medellin t1 1:13,24,g,g 3:18,40,g,g",
  kind1: "person",
  name1: "Ana",
  kind3: "person",
  name3: "Luis",
  first: 1,
};

/** Without a seed the dice are thrown by hand. */
const byHand = { seed: undefined } as unknown as Terms;

async function sitDownByHand(terms: Terms, options = {}): Promise<Page> {
  return sitDown({ ...terms, ...byHand }, options);
}

async function throwDice(page: Page, ...faces: number[]): Promise<void> {
  for (const [k, face] of faces.entries()) await page.locator(".faces").nth(k).getByRole("button", { name: String(face), exact: true }).click();
  await page.locator("form .main").click();
  await page.locator(".choices button").first().waitFor();
}

const play = (page: Page, code: string) => page.locator(".choices button", { hasText: code }).first().click();

/** Everything that was said since, once something was. */
async function saidAfter(page: Page, what: () => Promise<void>): Promise<string> {
  const before = await page.locator("[role=log] p").evaluateAll((lines) => lines.map((line) => line.textContent));
  await page.evaluate(() => document.querySelectorAll("[role=log] p").forEach((line) => line.setAttribute("data-old", "")));
  await what();
  await page.locator("[role=log] p:not([data-old])").first().waitFor({ state: "attached" });
  await page.waitForTimeout(50);
  const now = await page.locator("[role=log] p:not([data-old])").allInnerTexts();
  expect(before.length + now.length).toBeGreaterThan(0);
  return now.join(" ");
}

describe("keys", () => {
  test("every key says the right words", async () => {
    const page = await sitDown({ ...capture, kind3: "person" });
    const press = (key: string) => saidAfter(page, () => page.keyboard.press(key));
    expect(await press("d")).toContain("No dice have been rolled yet");
    expect(await press("l")).toBe("Red begins.");
    expect(await press("m")).toBe("There is nothing to choose now.");
    expect(await press("u")).toMatch(/^Not now: .*Red/);
    expect(await press("h")).toMatch(/^Not now: .*Red/);
    expect(await press("w")).toMatch(/^Not now: .*Red/);
    expect(await press("1")).toMatch(/^Not now: .*Red/);
    expect(await press("p")).toMatch(/Red: .*13.*24/);
    expect(await press("b")).toBe("The game is paused.");
    expect(await press("b")).toBe("The game goes on.");
    expect(await press("Escape")).toContain("Red");
    expect(await press("?")).toContain("R: roll");
    await page.locator("dialog").getByRole("button", { name: "Close" }).click();
    expect(await press("r")).toMatch(/Red rolls \d-\d/);
    await expect.poll(async () => (await kept(page)).rolled).not.toBeNull();
    const roll = (await kept(page)).rolled ?? "?";
    expect(await press("d")).toContain(roll.replace("-", " · "));
    expect(await press("m")).toMatch(/^1: /);
    expect(await press("h")).toContain("The strongest bot would play");
    expect(await press("l")).toContain(roll);
    await leave(page);
  });

  test("a call by its key: who calls, and a wrong call costs nothing", async () => {
    const page = await sitDownByHand(capture);
    await page.keyboard.press("c");
    await page.locator("dialog").getByRole("button", { name: "Luis" }).click();
    await page.locator(".note:visible").waitFor();
    await expect.poll(() => page.locator(".note").innerText()).toBe("Yellow calls, but no capture was missed.");
    await throwDice(page, 5, 2);
    await leave(page);
  });

  test("letters can be switched off", async () => {
    const page = await sitDown(capture);
    await page.evaluate(() => localStorage.setItem("salida.keys", "false"));
    await page.reload();
    await page.locator(".roll").waitFor();
    await page.keyboard.press("r");
    await page.waitForTimeout(200);
    await expect.poll(() => page.locator(".choices button").count()).toBe(0);
    await leave(page);
  });
});

describe("calling a missed capture (M10)", () => {
  test("the button is there whether or not something was missed; a right call sends a piece back", async () => {
    const page = await sitDownByHand(capture);
    const call = page.getByRole("button", { name: "Call a missed capture" });
    await expect.poll(() => call.isEnabled()).toBe(true);
    await throwDice(page, 5, 2);
    await play(page, "24-29");
    await page.waitForFunction(() => document.querySelectorAll(".choices button").length !== 0 || document.querySelector(".faces"));
    if ((await page.locator(".choices button").count()) > 0) await play(page, "13-15");
    await page.locator(".faces").first().waitFor();
    await call.click();
    await page.locator("dialog").getByRole("button", { name: "Luis" }).click();
    await page.locator(".story .called").waitFor();
    await expect.poll(async () => (await said(page)).join(" ")).toMatch(/Yellow calls/);
    await leave(page);
  });

  test("a bot leaves people their time to call before it rolls, missed or not", async () => {
    const position = "medellin t1 1:13,24,g,g 2:n,n,n,60 3:18,40,g,g";
    const page = await sitDown({ ...capture, position, kind2: "3", calls: "always" }, { speed: "normal" });
    // By the page's own clock: from the moment at which people may call until that is over.
    await page.evaluate(() => {
      const times: number[] = [];
      const watching = new MutationObserver(() => {
        const mayCall = document.querySelector(".panel")?.textContent?.includes("Time to call") ?? false;
        if (times.length === (mayCall ? 0 : 1)) times.push(performance.now());
        if (times.length === 2) document.body.dataset["waited"] = String((times[1] ?? 0) - (times[0] ?? 0));
      });
      watching.observe(document.body, { subtree: true, childList: true, characterData: true });
    });
    // Red plays until the turn is the bot's.
    const asked = () => page.waitForFunction(() => {
      if (document.body.dataset["waited"]) return "over";
      if (document.querySelector(".choices button")) return "1";
      return document.querySelector(".roll:enabled") ? "r" : false;
    });
    for (let key = ""; (key = String(await (await asked()).jsonValue())) !== "over"; ) await page.keyboard.press(key);
    expect(Number(await page.locator("body").getAttribute("data-waited"))).toBeGreaterThan(2900);
    await leave(page);
  });
});

describe("a roll", () => {
  test("can be taken back until it is used up, never across a roll", async () => {
    const page = await sitDownByHand(capture);
    await throwDice(page, 5, 2);
    const before = await page.locator(".choices button").allInnerTexts();
    await play(page, "13-18");
    await page.locator(".story .walked").waitFor();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.waitForFunction((count) => document.querySelectorAll(".choices button").length === count, before.length);
    await expect.poll(() => page.locator(".choices button").allInnerTexts()).toEqual(before);
    await expect.poll(() => page.locator('.piece[data-seat="3"]').count()).toBeGreaterThan(1);
    await leave(page);
  });

  test("shows where each piece could land before the tap, and says why not elsewhere", async () => {
    const page = await sitDownByHand(capture, { viewport: desktop });
    await throwDice(page, 5, 2);
    await expect.poll(() => page.locator(".piece.movable").count()).toBe(2);
    await page.locator(".piece.movable").first().click();
    await expect.poll(() => page.locator(".target-mark").count()).toBeGreaterThan(1);
    await page.locator(".square[data-square='60']").click({ force: true });
    await page.locator(".note:visible").waitFor();
    await expect.poll(() => page.locator(".note").innerText()).toMatch(/rule|dice|squares/i);
    await leave(page);
  });

  test("why not, by its dialog, names the rule", async () => {
    const page = await sitDownByHand(capture);
    await throwDice(page, 5, 2);
    await page.keyboard.press("w");
    await page.getByLabel("To square").fill("23");
    await page.getByRole("button", { name: "Ask the rules" }).click();
    await page.locator("dialog [role=status]:not(:empty)").waitFor();
    await expect.poll(() => page.locator("dialog [role=status]").innerText()).not.toBe("");
    await leave(page);
  });

  test("refuses nothing that was half typed: both dice must be said", async () => {
    const page = await sitDownByHand(capture);
    await page.locator(".faces").first().getByRole("button", { name: "5" }).click();
    await expect.poll(() => page.locator("form .main").isDisabled()).toBe(true);
    await leave(page);
  });
});

describe("leaving and coming back", () => {
  test("a reload in the middle of a roll loses nothing, and gives the same dice", async () => {
    const page = await sitDown(capture);
    await page.keyboard.press("r");
    await page.locator(".choices button").first().waitFor();
    await expect.poll(async () => (await kept(page)).rolled).not.toBeNull();
    const record = (await kept(page)).record;
    const choices = await page.locator(".choices button").allInnerTexts();
    await page.reload();
    await page.locator(".choices button, .roll").first().waitFor();
    expect((await kept(page)).record).toBe(record);
    await expect.poll(() => page.locator(".choices button").allInnerTexts()).toEqual(choices);
    await expect.poll(() => page.locator(".story li").count()).toBeGreaterThan(0);
    await leave(page);
  });

  test("one tab at a time", async () => {
    const page = await sitDown(capture);
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText("open in another tab").waitFor();
    await page.goto(`${page.url().split("#")[0]}#/`);
    await other.reload();
    await other.locator(".table").waitFor();
    await leave(page);
  });

  test("a game that is not here says so", async () => {
    const page = await sitDown(capture);
    await page.goto(`${page.url().split("#")[0]}#/game/nowhere`);
    await page.getByText("not in this browser").waitFor();
    await leave(page);
  });

  test("a seat is handed to a bot, taken back, and given up", async () => {
    const page = await sitDown(capture);
    await page.getByRole("button", { name: "Seats" }).click();
    await page.getByRole("button", { name: "Let a bot play for Luis" }).click();
    await page.getByRole("button", { name: "Luis plays again" }).waitFor();
    await expect.poll(async () => (await kept(page)).stand_ins).toEqual([{ seat: 3, bot: "3" }]);
    await page.reload();
    await page.locator(".seats-bar", { hasText: "bot 3" }).waitFor();
    await page.getByRole("button", { name: "Seats" }).click();
    await page.getByRole("button", { name: "Luis plays again" }).click();
    await page.getByRole("button", { name: "Ana resigns" }).click();
    await page.getByRole("button", { name: "That ends the game" }).click();
    await page.locator(".ranking").waitFor();
    await expect.poll(async () => (await kept(page)).record).toMatch(/resign1\n+\[result "3 wins by resignation"\]/);
    await leave(page);
  });
});

describe("what may go wrong", () => {
  test("a game resigned in the middle of a roll is sound, and says who resigned", async () => {
    const page = await sitDown(capture);
    await page.keyboard.press("r");
    await page.locator(".choices button").first().waitFor();
    await page.getByRole("button", { name: "Seats" }).click();
    await page.getByRole("button", { name: "Ana resigns" }).click();
    await page.getByRole("button", { name: "That ends the game" }).click();
    await page.locator(".panel .good").waitFor();
    await expect.poll(() => page.locator(".panel .note").innerText()).toBe("Ana resigned");
    await expect.poll(async () => (await said(page)).join(" ")).toContain("Ana resigned");
    await leave(page);
  });

  test("what was played of a roll survives a reload", async () => {
    const page = await sitDownByHand(capture);
    await throwDice(page, 5, 2);
    await play(page, "13-18");
    await page.locator(".story .walked").waitFor();
    await expect.poll(async () => (await kept(page)).plays.length).toBe(1);
    const choices = await page.locator(".choices button").allInnerTexts();
    await page.reload();
    await page.locator(".choices button").first().waitFor();
    await expect.poll(() => page.locator(".choices button").allInnerTexts()).toEqual(choices);
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).isEnabled()).toBe(true);
    await leave(page);
  });

  test("a step that the browser cannot keep is said, the game goes on, and the next is kept with it", async () => {
    const page = await sitDownByHand(capture);
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException("full", "QuotaExceededError");
      };
      Object.assign(globalThis, { mend: () => (IDBObjectStore.prototype.put = put) });
    });
    await throwDice(page, 5, 2);
    await page.getByRole("alert").getByText("could not keep").waitFor();
    await page.evaluate("mend()");
    await play(page, "13-18");
    await page.getByText("could not keep").waitFor({ state: "hidden" });
    await expect.poll(async () => (await kept(page)).plays.join(" ")).toContain("13-18x");
    await leave(page);
  });

  test("a step is kept by itself: what is written does not grow with the game", async () => {
    const page = await visit("");
    await page.locator(".begin").waitFor();
    await keep(page, await keptGame({ seed, rules: "medellin", kind1: "1", kind2: "1", kind3: "1", kind4: "1" }));
    await page.addInitScript(() => {
      const written: number[] = [];
      const put = IDBObjectStore.prototype.put;
      IDBObjectStore.prototype.put = function (value, ...key) {
        if (this.name === "steps") written.push(JSON.stringify(value).length);
        return put.call(this, value, ...key);
      };
      Object.assign(globalThis, { written });
      localStorage.setItem("salida.speed", "none");
    });
    await page.goto(`${page.url().split("#")[0]}#/game/test`);
    await page.reload();
    const written = () => page.evaluate("written") as Promise<number[]>;
    await expect.poll(async () => (await written()).length, { timeout: 60_000 }).toBeGreaterThan(400);
    expect(Math.max(...(await written()))).toBeLessThan(500);
    const { record } = await kept(page);
    await page.reload();
    await page.locator(".story .rolled").first().waitFor();
    expect((await kept(page)).record.startsWith(record.split("\n\n")[0] ?? "?")).toBe(true);
    await leave(page);
  });

  test("while a dialog is open, nothing happens behind it", async () => {
    const page = await sitDown({ ...capture, kind1: "2", kind3: "1", calls: "never" }, { speed: "fast" });
    await page.keyboard.press("?");
    await page.locator("dialog").waitFor();
    const steps = () => page.evaluate(() => document.querySelectorAll(".story .rolled").length);
    const before = await steps();
    await page.waitForTimeout(1500); // in which bots would roll several times
    expect(await steps()).toBeLessThanOrEqual(before + 1); // one may have been asked for already
    const after = await steps();
    await page.getByRole("button", { name: "Close" }).click();
    await expect.poll(steps).toBeGreaterThan(after);
    await leave(page);
  });

  test("a mouse plays the square that it hits, not one beside it", async () => {
    const page = await sitDownByHand(capture);
    await throwDice(page, 5, 2);
    await page.locator(".piece.movable").first().click();
    await page.locator(".square[data-square='19']").click({ force: true });
    await page.locator(".note:visible").waitFor();
    await expect.poll(() => page.locator(".story .walked").count()).toBe(0);
    await leave(page);
  });

  test("whoever plays by keys keeps their place", async () => {
    const page = await sitDown(capture);
    await page.evaluate(() => localStorage.setItem("salida.keys", "false"));
    await page.reload();
    await page.locator(".roll").focus();
    await page.keyboard.press("Enter");
    await page.locator(".choices button:focus").waitFor();
    await page.keyboard.press("Enter");
    await page.locator(".choices button:focus, .roll:focus").waitFor();
    await leave(page);
  });

  test("two clicks begin one game, and whoever begins must play", async () => {
    const page = await sitDown(capture);
    await page.goto(`${page.url().split("#")[0]}#/`);
    await page.getByText("How?").click();
    await page.getByLabel("Who begins").selectOption({ index: 2 });
    await page.getByLabel(/ is$/).nth(1).selectOption("nobody");
    await page.getByRole("button", { name: "Start the game" }).dblclick();
    await page.locator(".table").waitFor();
    const count = await page.evaluate(async () => {
      const database = await new Promise<IDBDatabase>((resolve) => {
        const opening = indexedDB.open("salida");
        opening.onsuccess = () => resolve(opening.result);
      });
      const counting = database.transaction("games").objectStore("games").count();
      return new Promise((resolve) => (counting.onsuccess = () => resolve(counting.result)));
    });
    expect(count).toBe(2); // the one of the test, and the new one
    await leave(page);
  });

  test("the way to the content leaves the screen as it is", async () => {
    const page = await sitDown(capture);
    await page.locator(".skip").focus();
    await page.keyboard.press("Enter");
    await expect.poll(() => page.locator(".table").isVisible()).toBe(true);
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("content");
    await leave(page);
  });

  test("a link to nothing says so, and the next one works", async () => {
    const page = await sitDown(capture);
    const nothing = ["#/rules/nope", "#/nowhere", "#/__proto__", "#/constructor/x", "#/house?toml=%%%", "#/replay/none", "#/editor/none"];
    for (const hash of nothing) {
      await page.evaluate((to) => (location.hash = to), hash);
      await page.locator(".begin, .table").waitFor({ state: "detached" });
      await page.locator("main :is(p, h1, h2)").first().waitFor();
      await page.getByRole("link", { name: "Play", exact: true }).click();
      await page.locator(".begin").waitFor();
    }
    await page.context().close(); // a wrong link may be complained of
  });
});

describe("languages and looks", () => {
  test("the language changes in the middle of a game, the story too", async () => {
    const page = await sitDownByHand(capture);
    await throwDice(page, 5, 2);
    await page.getByRole("button", { name: "Settings" }).click();
    await page.getByLabel("Language").selectOption("es");
    await page.getByRole("button", { name: "Cerrar" }).click();
    await page.locator(".story", { hasText: "saca" }).or(page.locator(".story", { hasText: "tira" })).first().waitFor();
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("es");
    await expect.poll(() => page.locator(".asks").innerText()).toMatch(/Roj/);
    await leave(page);
  });

  test.each([
    ["phone", phone],
    ["tablet", tablet],
    ["desktop", desktop],
  ] as const)("axe finds nothing on a %s, light and dark, and nothing is wider than the screen", async (_name, viewport) => {
    const page = await sitDownByHand(capture, { viewport });
    await throwDice(page, 5, 2);
    await expectNoViolations(page);
    await page.evaluate(() => (document.documentElement.dataset["theme"] = "dark"));
    await expectNoViolations(page, ["color-contrast"]); // nothing else is another
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    for (const button of await page.locator(".choices button, .panel button").all())
      expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    await leave(page);
  });

  test("who sits across the screen is faced", async () => {
    const page = await sitDownByHand({ ...capture, position: "medellin t3 1:13,24,g,g 3:18,40,g,g", first: 3 }, { viewport: tablet });
    await page.evaluate(() => localStorage.setItem("salida.around", "true"));
    await page.reload();
    await page.locator(".faces-top").waitFor();
    await leave(page);
  });
});

test("a new game from the first screen: three bots, a name, and it is in the browser's keeping", async () => {
  const page = await sitDown(capture);
  await page.goto(`${page.url().split("#")[0]}#/`);
  await page.getByRole("radio", { name: /one die/ }).check();
  await page.getByLabel(/^Name of/).first().fill("Marta");
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".table").waitFor();
  const id = page.url().split("/game/")[1] ?? "";
  const game = await kept(page, id);
  expect(game).toMatchObject({ rules: "parchis4a", closed: false });
  expect(game.seats[0]).toMatchObject({ seat: 1, kind: "person", name: "Marta" });
  expect(game.record).toContain("Marta");
  expect(game.record).not.toContain(game.seed ?? "?");
  await keep(page, await keptGame(capture));
  await leave(page);
});

test("a new game begins with whom one chose, as its rules say, until all are home", async () => {
  const toml = readFileSync(new URL("../../../../rules/quick_game.toml", import.meta.url), "utf8");
  const page = await visit(`#/house?toml=${toLinkText(toml)}`);
  await page.getByRole("button", { name: "Keep these rules" }).click();
  await page.getByRole("link", { name: "Play with these rules" }).click();
  await page.waitForFunction(() => (document.querySelector("input[value=quick_game]") as HTMLInputElement | null)?.checked);
  // The board before the game: one piece of each is outside already.
  await expect.poll(() => page.locator(".preview .piece").count()).toBe(8);
  await page.locator("details.card > summary").click();
  await page.getByLabel("Who begins").selectOption("3");
  await page.getByLabel("Until", { exact: true }).selectOption("places");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.locator(".table").waitFor();
  const { record } = await kept(page, page.url().split("/game/")[1]);
  expect(record).toContain('[until "places"]');
  expect(record).toContain('[start "quick_game t3 1:n,5 2:n,22 3:n,39 4:n,56 on=1"]');
  await leave(page);
});
