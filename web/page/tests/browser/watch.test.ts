// Bots on the board: at any pace, counted, repeated by their seed, and kept.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { Engine, module } from "./engine.js";
import { expectNoViolations, leave, phone, said, visit } from "./here.js";

const gamesOver = (page: Page) => page.locator("[data-total=games]").innerText();
const until = (page: Page, games: number) =>
  page.waitForFunction((wanted) => Number(document.querySelector("[data-total=games]")?.textContent) >= wanted, games);
const column = async (page: Page, name: string) => (await page.locator(`[data-column="${name}"]`).allInnerTexts()).map(Number);
const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0);
const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).click();

const setup = "#/watch?rules=simulator&seats=3,random&seed=11";

test("games are played as fast as it goes, and everything adds up", async () => {
  const page = await visit(setup);
  await page.getByLabel("Speed").selectOption("flat_out");
  await press(page, "Start");
  await until(page, 3);
  await press(page, "Pause");
  await page.getByRole("button", { name: "Go on" }).waitFor();
  const games = Number(await gamesOver(page));
  expect(sum(await column(page, "Wins"))).toBe(games);
  expect(sum(await column(page, "Captures"))).toBe(sum(await column(page, "Suffered")));
  expect(sum(await column(page, "Exits"))).toBeGreaterThanOrEqual(4 * games);
  const shares = page.getByRole("img", { name: /^Share of games won by each seat: Red / });
  await shares.waitFor();
  await page.waitForFunction(
    (all) => [...document.querySelectorAll("circle[data-game]")].every((end) => Number(end.getAttribute("data-game")) === all),
    games,
  );
  await page.getByRole("img", { name: /^Histogram of how many turns/ }).waitFor();
  await page.getByLabel("On the board").selectOption("visits");
  await expect.poll(() => page.locator(".heat-mark").count()).toBeGreaterThan(20);
  await page.getByText(/^Darkest: \d+, \d+ times\.$/).waitFor();
  await expectNoViolations(page);
  await leave(page);
});

test("one step at a time, at any speed without a wait, and the same seed shows the same game", async () => {
  const stories: string[][] = [];
  for (const _ of [1, 2]) {
    const page = await visit(setup);
    for (let step = 0; step < 3; ++step) {
      const told = await page.locator(".story li").count();
      await press(page, "One step");
      await expect.poll(() => page.locator(".story li").count()).toBeGreaterThan(told);
    }
    const before = await page.locator(".story li").allInnerTexts();
    await page.waitForTimeout(150);
    await expect.poll(() => page.locator(".story li").allInnerTexts()).toEqual(before);
    stories.push(before);
    await leave(page);
  }
  expect(stories[0]).toEqual(stories[1]);
});

test("at once, the next game, and what happens is said at a slow pace alone", async () => {
  const page = await visit(setup, { speed: "none" });
  await press(page, "Start");
  await page.waitForFunction(() => document.querySelectorAll(".story li").length > 10);
  expect((await said(page)).filter((text) => text.includes("roll"))).toEqual([]);
  await press(page, "Next game");
  await page.getByText(/seed 11, game 2/).waitFor();
  await until(page, 1);
  await press(page, "Pause");
  await page.getByLabel("Speed").selectOption("slow");
  await press(page, "One step");
  await page.waitForFunction(() => [...document.querySelectorAll("[role=log] p")].some((line) => /roll|jail|Piece/.test(line.textContent ?? "")));
  await leave(page);
});

test("a game is kept as it was played, and its record is sound", async () => {
  const page = await visit(setup);
  await page.getByLabel("Speed").selectOption("flat_out");
  await press(page, "Next game");
  await page.getByText(/seed 11, game 2/).waitFor();
  await press(page, "One step");
  await press(page, "One step");
  await press(page, "Keep this game");
  await page.getByRole("link", { name: "Replay it" }).waitFor();
  const kept = await page.evaluate(
    () =>
      new Promise<{ record: string; rules: string; seats: { seat: number; kind: string }[] }[]>((resolve) => {
        const opening = indexedDB.open("salida");
        opening.onsuccess = () => {
          const all = opening.result.transaction("games").objectStore("games").getAll();
          all.onsuccess = () => resolve(all.result);
        };
      }),
  );
  expect(kept.map(({ rules, seats }) => ({ rules, seats: seats.map(({ seat, kind }) => `${seat}:${kind}`) }))).toEqual([
    { rules: "simulator", seats: ["1:3", "3:random"] },
  ]);
  const audit = (await Engine.of(module)).askNow("audit", { record: kept[0]?.record ?? "" });
  expect(audit).toMatchObject({ ok: true, value: { sound: true, closed: false } });
  await expect.poll(() => page.getByRole("link", { name: "Replay it" }).getAttribute("href")).toMatch(/^#\/replay\/./);
  await leave(page);
});

test("on a phone, in Spanish, with other rules and players", async () => {
  const page = await visit("#/watch", { viewport: phone, language: "es", colorScheme: "dark" });
  await page.locator("summary", { hasText: "Qué se juega" }).click();
  await page.getByLabel("Reglas", { exact: true }).selectOption("parchis2d");
  await page.getByLabel("Jugadores").selectOption("3");
  await page.getByLabel("Semilla").fill("99");
  await press(page, "Preparar estas partidas");
  await page.getByText(/semilla 99, partida 1/).waitFor();
  await press(page, "Un paso");
  await page.locator(".story li").first().waitFor();
  await expect.poll(() => page.locator("tbody tr").count()).toBe(3);
  await expectNoViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
  await page.getByRole("link", { name: "Contar miles de partidas así" }).click();
  await page.getByRole("button", { name: "Jugar las partidas" }).waitFor();
  await expect.poll(() => page.getByLabel("Semilla").inputValue()).toBe("99");
  await leave(page);
});
