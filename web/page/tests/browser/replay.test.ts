// A recorded game: gone through by keys, buttons and the scrubber, reviewed, and its dice checked.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { gamesIn } from "../../src/games/importing.js";
import { rollsOf } from "../../src/replay/rolls.js";
import { desktop, expectNoViolations, leave, phone, said } from "./here.js";
import { auditHere, layoutHere, replaying, reviewHere, shortGame, storyHere, threeGames } from "./recorded.js";
import { keep, keptGame, seed } from "./table.js";

const record = await shortGame();
const story = await storyHere(record, "en");
const steps = story.steps.length;
const told = (step: number) => (step === 0 ? story.begins : story.steps[step - 1])?.events.map(({ text }) => text) ?? [];

const scrubber = (page: Page) => page.locator("input[type=range]");
const stepOf = async (page: Page) => Number(await scrubber(page).inputValue());
/** Where the pieces are drawn. */
const drawn = async (page: Page) =>
  page.locator("#board .piece").evaluateAll((all) =>
    all.map((piece) => [piece.getAttribute("data-seat"), piece.getAttribute("data-square"), piece.getAttribute("data-count")].join(":")).sort());
const standing = (step: number) =>
  ((step === 0 ? story.begins : story.steps[step - 1])?.tokens ?? []).map(({ seat, square, count }) => `${seat}:${square}:${count}`).sort();

describe("a replay", () => {
  test("goes by keys, and says what happens", async () => {
    const page = await replaying(record);
    await expect.poll(() => drawn(page)).toEqual(standing(0));
    for (let step = 1; step <= 6; ++step) {
      await page.keyboard.press("ArrowRight");
      await expect.poll(() => stepOf(page)).toBe(step);
      await expect.poll(() => drawn(page)).toEqual(standing(step));
      await expect.poll(async () => (await said(page)).slice(-told(step).length)).toEqual(told(step));
      await expect.poll(() => page.locator(".told p").allInnerTexts()).toEqual(told(step));
    }
    await page.keyboard.press("ArrowLeft");
    await expect.poll(() => stepOf(page)).toBe(5);
    await expect.poll(async () => (await said(page)).at(-1)).toMatch(`Step 5 of ${steps}, turn`);
    await page.keyboard.press("End");
    await expect.poll(() => drawn(page)).toEqual(standing(steps));
    await expect.poll(async () => (await said(page)).at(-1)).toContain(told(steps).join(" "));
    await page.keyboard.press("Home");
    await expect.poll(() => drawn(page)).toEqual(standing(0));
    await page.keyboard.press("Space");
    await expect.poll(() => stepOf(page)).toBeGreaterThan(3);
    await page.keyboard.press("Space");
    const stopped = await stepOf(page);
    await page.waitForTimeout(400);
    expect(await stepOf(page)).toBe(stopped);
    await leave(page);
  });

  test("goes by the scrubber, which says where it is, and a link leads back there", async () => {
    const page = await replaying(record);
    await scrubber(page).fill("9");
    await expect.poll(() => drawn(page)).toEqual(standing(9));
    await expect.poll(() => scrubber(page).getAttribute("aria-valuetext")).toContain(`Step 9 of ${steps}`);
    await expect.poll(() => scrubber(page).getAttribute("aria-valuetext")).toContain(told(9).join(" "));
    await scrubber(page).press("ArrowRight");
    await expect.poll(() => stepOf(page)).toBe(10);
    await expect.poll(() => page.url()).toMatch(/\?step=10$/);
    await page.reload();
    await page.locator("#board").waitFor();
    await expect.poll(() => drawn(page)).toEqual(standing(10));
    await leave(page);
  });

  test("goes by buttons and by its list of moves", async () => {
    const page = await replaying(record);
    await page.getByRole("button", { name: "One step forward" }).click();
    await page.getByRole("button", { name: "One step forward" }).click();
    await page.getByRole("button", { name: "One step back" }).click();
    await expect.poll(() => stepOf(page)).toBe(1);
    await page.getByRole("button", { name: "Last step" }).click();
    await expect.poll(() => stepOf(page)).toBe(steps);
    await page.getByRole("button", { name: "First step" }).click();
    await expect.poll(() => stepOf(page)).toBe(0);
    const rolls = rollsOf(story);
    const rows = page.locator(".moves button");
    await expect.poll(() => rows.count()).toBe(rolls.length);
    await rows.nth(3).click();
    await expect.poll(() => stepOf(page)).toBe(rolls[3]?.from);
    await expect.poll(() => page.locator(".moves [aria-current=step]").innerText()).toContain(rolls[3]?.dice);
    await page.getByRole("button", { name: "Play", exact: true }).click();
    await page.getByRole("button", { name: "Pause" }).click();
    await expect.poll(async () => (await said(page)).at(-1)).toBe("Paused.");
    await leave(page);
  });

  test("says where the pieces stand, and can be played on", async () => {
    const page = await replaying(record);
    const begins = (await layoutHere("medellin", "en")).seats[0]?.name ?? "";
    await page.getByRole("button", { name: "Where the pieces stand" }).click();
    await expect.poll(() => page.locator(".panel .note").innerText()).toContain(begins);
    await page.keyboard.press("End");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await expect.poll(() => page.locator(".panel .note").innerText()).toContain("The game is over here");
    await page.keyboard.press("Home");
    await page.getByRole("button", { name: "Play on from here" }).click();
    await page.waitForURL(/#\/editor\/medellin\?/);
    expect(new URLSearchParams(page.url().split("?")[1]).get("position")).toContain("medellin t1 1:60,66,g,g 3:26,32,g,g");
    await leave(page);
  });

  test("speaks Spanish on a phone, changes its language in the middle, and keeps its step", async () => {
    const page = await replaying(record, { language: "es", viewport: phone });
    await page.keyboard.press("ArrowRight");
    const spanish = await storyHere(record, "es");
    await expect.poll(() => page.locator(".told p").allInnerTexts()).toEqual(spanish.steps[0]?.events.map(({ text }) => text));
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await expectNoViolations(page);
    await page.getByRole("button", { name: "Ajustes" }).click();
    await page.locator("dialog").getByLabel("Idioma").selectOption("en");
    await page.keyboard.press("Escape");
    await expect.poll(() => page.locator(".told p").allInnerTexts()).toEqual(told(1));
    await leave(page);
  });

  test("walks pieces", async () => {
    const page = await replaying(record, { speed: "slow" });
    const moves = story.steps.findIndex(({ events }) => events.some(({ path }) => path !== undefined));
    await scrubber(page).fill(String(moves));
    // A walker is on the board for a moment: whoever looks later has missed it.
    await page.evaluate(() => {
      const watching = new MutationObserver(() => {
        if (document.querySelector("#board .walker")) document.body.dataset["walked"] = "yes";
      });
      watching.observe(document.body, { subtree: true, childList: true });
    });
    await page.keyboard.press("ArrowRight");
    await page.locator("body[data-walked]").waitFor();
    await leave(page);
  });

  test("of a game that goes on tells nothing that is hidden", async () => {
    const page = await replaying(record);
    await keep(page, await keptGame({ rules: "medellin", kind1: "person", kind3: "3", seed }));
    await page.evaluate(() => (location.hash = "#/replay/test?view=review"));
    await page.getByText("A game is reviewed once it is over").waitFor();
    await page.getByRole("button", { name: "Dice" }).click();
    await page.getByText("The seed is shown when the game is over.").waitFor();
    await expect.poll(() => page.locator("body").innerText()).not.toContain(seed);
    await leave(page);
  });
});

describe("a review", () => {
  test("shows the engine's numbers, and leads to its rolls", async () => {
    const page = await replaying(record);
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByText("rolls looked ahead: 2").waitFor();
    const review = await reviewHere(record);
    const shown = (share: number) => (Math.abs(share) < 0.0005 ? "" : share < 0 ? "−" : "+") + Math.abs(100 * share).toFixed(1);
    for (const line of ["own_rolls", "others_rolls", "luck", "own_plays", "skill", "late"] as const)
      await expect.poll(() => page.locator(`.sums [data-line=${line}] td`).allInnerTexts()).toEqual(review.seats.map((sum) => shown(sum[line])));
    for (const line of ["start", "result"] as const)
      await expect.poll(() => page.locator(`.sums [data-line=${line}] td`).allInnerTexts()).toEqual(review.seats.map((sum) => (100 * sum[line]).toFixed(1)));

    const graph = page.locator(".graph svg[role=img]");
    await graph.waitFor();
    await expect.poll(() => graph.locator("g.lines").count()).toBe(review.seats.length);
    const marks = await graph.locator("[data-roll]").evaluateAll((all) => all.map((mark) => Number(mark.getAttribute("data-chance"))));
    expect(marks).toHaveLength(review.marked.length + review.lucky.length + review.unlucky.length);
    const lucky = review.lucky[0] ?? 0;
    expect(marks).toContain(review.rolls[lucky]?.before[review.rolls[lucky]?.seat === 1 ? 0 : 1]);
    await expect.poll(() => graph.getAttribute("aria-label")).toContain("The chance of each seat to win, roll by roll");

    await page.getByText("The chances as a table").click();
    await expect.poll(() => page.locator(".chances tbody tr").count()).toBe(review.rolls.length + 1);
    await expect.poll(() => page.locator(".chances tbody tr").first().locator("td.figure").allInnerTexts()).toEqual(
      review.rolls[0]?.before.map((chance) => `${(100 * chance).toFixed(1)} %`));
    await expectNoViolations(page);

    const rolls = rollsOf(story);
    await expect.poll(() => page.locator(".mistakes li").count()).toBe(review.marked.length);
    await page.locator(".to-rolls").last().locator("button").first().click();
    await expect.poll(() => stepOf(page)).toBe(rolls[review.unlucky[0] ?? 0]?.from);
    const box = await graph.boundingBox();
    await graph.click({ position: { x: 50, y: (box?.height ?? 0) / 2 } });
    await expect.poll(() => stepOf(page)).toBe(rolls[0]?.from);
    await leave(page);
  });

  test("can be stopped, and begun again", async () => {
    const page = await replaying(gamesIn(threeGames)[0]?.record ?? "");
    await page.getByRole("button", { name: "Review" }).click();
    await page.getByRole("button", { name: "Stop" }).click();
    await page.getByText("The review was stopped.").waitFor();
    await page.getByRole("button", { name: "Review again" }).click();
    await page.locator(".thinking progress").waitFor();
    await leave(page);
  });

  test("leaves its luck to the statistics, in Spanish on a phone", async () => {
    const page = await replaying(record, { viewport: phone, language: "es" });
    await page.getByRole("button", { name: "Análisis" }).click();
    await page.getByText("tiradas miradas hacia adelante: 2").waitFor();
    await page.locator(".graph svg[role=img]").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await expectNoViolations(page);
    const luck = await page.locator(".sums [data-line=luck] td").first().innerText();
    await page.evaluate(() => (location.hash = "#/games"));
    await page.locator("details:has(.statistics) > summary").click();
    await expect.poll(() => page.locator(".statistics tbody td").last().innerText()).toBe(luck);
    await leave(page);
  });
});

describe("the dice", () => {
  test.each([["en", "Dice", "Checked twice", desktop], ["es", "Dados", "Comprobado dos veces", phone]] as const)(
    "are checked twice, in %s",
    async (language, name, twice, viewport) => {
      const page = await replaying(record, { language, viewport });
      await page.getByRole("button", { name, exact: true }).click();
      await page.getByRole("heading", { name: twice }).waitFor();
      const audit = await auditHere(record, language);
      expect(audit).toMatchObject({ sound: true, dice: "committed", seed });
      const shown = await page.locator(".dice-check").innerText();
      for (const words of [...audit.words, audit.commitment ?? "?", seed]) expect(shown).toContain(words);
      await expect.poll(() => page.locator(".dice-check .error").count()).toBe(0);
      await expectNoViolations(page);
      await leave(page);
    },
  );

  test("that were changed are found out by both", async () => {
    const tampered = record.replace(seed, "f00d".repeat(16));
    const page = await replaying(tampered);
    await page.getByRole("button", { name: "Dice" }).click();
    await page.getByText("The game is NOT sound.").waitFor();
    await page.getByText("the commitment is NOT that of the seed").waitFor();
    await leave(page);
  });
});

test("a game is deleted in its replay and had back in the history", async () => {
  const page = await replaying(record);
  await page.getByRole("button", { name: "Delete" }).click();
  await page.locator("dialog").getByRole("button", { name: "Delete" }).click();
  await page.locator(".undo button").click();
  await page.locator(".kept-game").waitFor();
  await leave(page);
});
