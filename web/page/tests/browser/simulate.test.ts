// Many games in the page: how far it is, stopping, and the program's own numbers.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desktop, expectNoViolations, leave, phone, said, visit } from "./here.js";

const program = fileURLToPath(new URL("../../../../build/release/salida", import.meta.url));
const isBuilt = existsSync(program);

async function download(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button }).click()]);
  return readFileSync(await file.path(), "utf8");
}

/** The end of a run: what is shown then stays. */
const toTheEnd = (page: Page) => page.locator(".command").waitFor();

describe("300 games", () => {
  const link = "#/simulate?rules=parchis4a&seats=greedy,random,2,expert&games=300&seed=2026";

  test("come to the numbers of the program, in every part of the report", async ({ skip }) => {
    if (!isBuilt) skip("the program was not built: build/release/salida");
    const page = await visit(link);
    await page.getByRole("button", { name: "Play the games" }).click();
    await toTheEnd(page);
    const command = await page.locator(".command").innerText();
    expect(command).toBe("salida sim --rules parchis4a --seats greedy,random,2,expert --games 300 --seed 2026");
    const words = command.split(" ").slice(1);
    const volatile = { run: null }; // its command and its speed
    const theirs = JSON.parse(execFileSync(program, [...words, "--json", "-"], { encoding: "utf8" })) as object;
    const ours = JSON.parse(await download(page, "Save as JSON")) as object;
    expect({ ...ours, ...volatile }).toEqual({ ...theirs, ...volatile });
    expect(Object.keys(ours)).toEqual(Object.keys(theirs));
    const rows = execFileSync(program, [...words, "--csv", "-"], { encoding: "utf8" });
    expect(await download(page, "Save the games as CSV")).toBe(rows);
    await leave(page);
  });

  test("are shown with plots, boards and tables, in words too", async () => {
    const page = await visit(link, { viewport: desktop });
    await page.getByRole("button", { name: "Play the games" }).click();
    await toTheEnd(page);
    await expect.poll(async () => (await said(page)).join(" ")).toMatch(/300 games played in/);
    await expect.poll(() => page.locator("progress").evaluate((bar: HTMLProgressElement) => [bar.value, bar.max])).toEqual([300, 300]);
    const [wins, lengths] = [page.getByRole("img", { name: /^Share of games won by each seat\. / }), page.getByRole("img", { name: /^Histogram of how many turns .*median: \d+/ })];
    await wins.waitFor();
    await lengths.waitFor();
    const counted = await lengths.locator("rect[data-count]").evaluateAll((bars) => bars.map((bar) => Number(bar.getAttribute("data-count"))));
    expect(counted.reduce((all, count) => all + count, 0)).toBe(300);
    const won = page.getByRole("table", { name: "Wins and places by seat" }).locator("tbody tr");
    const first = (await won.allInnerTexts()).filter((row) => !row.includes("place"));
    expect(first.map((row) => Number(row.split(/\s+/)[1])).reduce((all, count) => all + count, 0)).toBe(300);
    await page.getByRole("img", { name: "where pieces land", exact: true }).waitFor();
    await page.getByRole("img", { name: "where pieces are captured", exact: true }).waitFor();
    expect(await page.locator("#visits [data-square='17'] title").first().textContent()).toMatch(/^17: \d/);
    await page.locator("summary", { hasText: "Square by square" }).click();
    await page.getByRole("row", { name: /^68 / }).waitFor();
    await page.locator("summary", { hasText: "Square by square" }).click();
    await page.getByText(/Who rolls first wins .* by chance 25\.00 %; z = .*, p [<=] 0\.\d+\./).waitFor();
    await expectNoViolations(page);
    await leave(page);
  });

  test("on a phone, in Spanish, and the report follows the language", async () => {
    const page = await visit(link, { viewport: phone, language: "es", colorScheme: "dark" });
    await page.getByRole("button", { name: "Jugar las partidas" }).click();
    await toTheEnd(page);
    await page.getByRole("img", { name: /^Parte de las partidas que gana cada puesto/ }).waitFor();
    await expect.poll(() => page.getByRole("row", { name: /^turnos / }).first().innerText()).toMatch(/^turnos\s+\d+,\d{3}/);
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    await page.getByRole("button", { name: "Ajustes" }).click();
    await page.getByLabel("Idioma").selectOption("en");
    await page.getByRole("row", { name: /^turns / }).first().waitFor();
    await leave(page);
  });
});

test("a run can be stopped, and what was played is shown", async () => {
  const page = await visit("#/simulate?rules=medellin&games=1000000&seed=1");
  await page.getByRole("button", { name: "Play the games" }).click();
  await page.getByText(/games a second/).waitFor();
  await page.getByText(/left$/).waitFor();
  await page.getByRole("button", { name: "Stop" }).click();
  await toTheEnd(page);
  const command = await page.locator(".command").innerText();
  const games = Number(/--games (\d+)/.exec(command)?.[1]);
  expect(games).toBeGreaterThan(0);
  expect(games).toBeLessThan(1_000_000);
  const file = JSON.parse(await download(page, "Save as JSON")) as { games: number; run: { asked: number }; wins: { games: number }[] };
  expect(file.run.asked).toBe(1_000_000);
  expect(file.games).toBe(games);
  expect(file.wins.reduce((all, win) => all + win.games, 0)).toBe(games);
  await page.getByRole("region", { name: "Games played" }).getByText(/^Stopped after/).waitFor();
  await leave(page);
});

test("what cannot be played is said, and nothing begins", async () => {
  const page = await visit("#/simulate?rules=chess&seats=me,you");
  await page.getByText("The link says rules = “chess”").waitFor();
  await page.getByText("The link says seats = “me,you”").waitFor();
  await page.getByLabel("Games", { exact: true }).fill("0");
  await page.getByRole("button", { name: "Play the games" }).click();
  await page.getByText("Games: a whole number from 1 to 1000000; found “0”.").waitFor();
  await expect.poll(() => page.locator("progress").count()).toBe(0);
  await leave(page);
});

test("two players, all places, and back to the board with the same setup", async () => {
  const page = await visit("#/simulate");
  await page.getByLabel("Rules", { exact: true }).selectOption("parcheesi");
  await page.getByLabel("Players").selectOption("2");
  await page.getByLabel("Games", { exact: true }).fill("100");
  await page.getByLabel("Seed").fill("3");
  await page.getByRole("button", { name: "Play the games" }).click();
  await toTheEnd(page);
  await expect.poll(() => page.evaluate(() => location.hash)).toContain("rules=parcheesi&seats=random%2Crandom");
  await page.getByRole("link", { name: "Watch such games on the board" }).click();
  await page.getByText(/seed 3, game 1/).waitFor();
  await leave(page);
});
