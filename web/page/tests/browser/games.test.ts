// A whole game in the page, and late ones in every rule set, by mouse, by touch and by keyboard alone.
import { execFileSync } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { expectNoViolations, leave, phone, said } from "./here.js";
import { reviewHere } from "./recorded.js";
import { byKeys, kept, playOut, sitDown } from "./table.js";

const program = new URL("../../../../build/release/salida", import.meta.url).pathname;

/** The native program finds the page's record sound: rules, dice and commitment. */
async function expectSound(page: Page): Promise<void> {
  await expect.poll(async () => (await kept(page)).closed).toBe(true);
  const game = await kept(page);
  expect(game.places.length).toBeGreaterThan(0);
  if (!existsSync(program)) return;
  const file = join(mkdtempSync(join(tmpdir(), "salida-")), "game.salida");
  writeFileSync(file, game.record);
  execFileSync(program, ["audit", file]); // throws where it is not
}

test("a whole game by keys, from the first roll to the end", async () => {
  const page = await sitDown({ rules: "parchis2d", kind1: "person", name1: "Ana", kind3: "person", name3: "Luis" });
  await playOut(page, byKeys(page));
  await expect.poll(() => page.locator(".panel .good").innerText()).toContain("promised before the first roll");
  await expectSound(page);
  await leave(page);
});

const late = {
  medellin: "medellin t1 1:60,66,g,g 3:26,32,g,g",
  simulator: "simulator t1 1:66,h2,g,g 3:30,h2,g,g",
  parchis4a: "parchis4a t1 1:64,h3,g,g 3:31,h4,g,g",
  parchis2d: "parchis2d t1 1:64,h3,g,g 3:31,h4,g,g",
  parcheesi: "parcheesi t1 1:64,h3,g,g 3:31,h4,g,g",
};

describe("late games to the end", () => {
  test("by mouse, on the board: a piece, then where it goes", async () => {
    const page = await sitDown({ rules: "parchis2d", position: late.parchis2d, kind1: "person", kind3: "2" });
    await playOut(page, async (what) => {
      // What was asked a moment ago may be done by now, a forced move by itself.
      const quick = { timeout: 300, force: true };
      if (what === "roll") return page.locator(".roll").click(quick).catch(() => {});
      await page.locator(".piece.movable").first().click(quick).catch(() => {});
      await page.locator(".target-mark").first().click(quick).catch(() => {});
    });
    await expectSound(page);
    await leave(page);
  });

  test("by touch, on a phone: the buttons of the list", async () => {
    const page = await sitDown(
      { rules: "parcheesi", position: late.parcheesi, kind1: "person", kind3: "3" },
      { viewport: phone, hasTouch: true, isMobile: true, language: "es" },
    );
    await expectNoViolations(page);
    await playOut(page, (what) => page.locator(what === "roll" ? ".roll" : ".choices button").first().tap({ timeout: 300 }).catch(() => {}));
    await expectSound(page);
    await expect.poll(() => page.locator("h2").first().innerText()).toBe("Fin de la partida");
    await expectNoViolations(page);
    await leave(page);
  });

  test.each(["medellin", "simulator", "parchis4a"] as const)("by keyboard alone against a bot: %s", async (rules) => {
    const page = await sitDown({ rules, position: late[rules], kind1: "person", kind3: "4", calls: "never" });
    await playOut(page, byKeys(page));
    await expectSound(page);
    await expect.poll(async () => (await said(page)).join(" ")).toMatch(/wins|won/);
    await leave(page);
  });

  test("its luck is one figure: at the end, in the review and in the statistics", async () => {
    const page = await sitDown({ rules: "medellin", position: late.medellin, kind1: "person", name1: "Ana", kind3: "1", calls: "never" });
    await playOut(page, byKeys(page));
    const atEnd = page.locator(".ranking tbody tr", { hasText: "Ana" }).locator("td").last();
    await expect.poll(() => atEnd.innerText()).toMatch(/^[+−]?\d+\.\d$/);
    const luck = await atEnd.innerText();
    const review = await reviewHere((await kept(page)).record);
    expect(Math.abs(100 * (review.seats[0]?.luck ?? 0)).toFixed(1)).toBe(luck.replace(/[+−]/, ""));
    await page.evaluate(() => (location.hash = "#/games"));
    await page.locator("details:has(.statistics) > summary").click();
    await expect.poll(() => page.locator(".statistics tbody td").last().innerText()).toBe(luck);
    await page.evaluate(() => (location.hash = "#/replay/test?view=review"));
    await expect.poll(() => page.locator(".sums [data-line=luck] td").first().innerText()).toBe(luck);
    await leave(page);
  });
});
