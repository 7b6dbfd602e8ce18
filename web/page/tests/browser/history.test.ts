// The games of a browser: listed, brought in and out, deleted and had back, and summed up.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import { desktop, expectNoViolations, leave, phone, said, visit } from "./here.js";
import { bringIn, shortGame, threeGames } from "./recorded.js";
import { keep, keptGame, seed } from "./table.js";

const cards = (page: Page) => page.locator(".kept-game");
const news = (page: Page) => page.locator(".news li").allInnerTexts();

/** What a button saves, as text. */
async function saved(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: button, exact: true }).click()]);
  expect(download.suggestedFilename()).toMatch(/\.salida$/);
  return readFileSync(await download.path(), "utf8");
}

describe("the history", () => {
  test.each([
    ["en", desktop, "Parqués for six", "Red won", "No game has been played here yet."],
    ["es", phone, "Parqués de seis puestos", "Ganó Rojo", "Aún no se ha jugado ninguna partida aquí."],
  ] as const)("lists games, in %s", async (language, viewport, name, won, none) => {
    const page = await visit("#/games", { language, viewport });
    await page.getByText(none).waitFor();
    await bringIn(page, threeGames);
    await expect.poll(() => cards(page).count()).toBe(3);
    await expect.poll(() => page.locator(".kept-game h2").allInnerTexts()).toContain(name);
    await expect.poll(() => cards(page).filter({ hasText: name }).innerText()).toContain(won);
    for (const summary of await page.locator("summary").all()) await summary.click();
    await page.locator(".statistics tbody tr").nth(2).waitFor();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
    await leave(page);
  });

  test("is filtered by rules and by what became of games", async () => {
    const page = await visit("#/games");
    await page.locator("h1").waitFor();
    await keep(page, await keptGame({ rules: "medellin", kind1: "person", name1: "Ana", kind3: "3", seed }));
    await page.reload();
    await bringIn(page, threeGames);
    await expect.poll(() => cards(page).count()).toBe(4);
    const shown = async () => (await page.locator(".kept-game h2").allInnerTexts()).toSorted();
    const medellin = "Parqués as played in Medellín";
    await expect.poll(() => shown()).toEqual(["Parcheesi", medellin, medellin, "Parqués for six"]);
    await page.getByLabel("Show").selectOption("open");
    await expect.poll(() => shown()).toEqual([medellin]);
    await expect.poll(() => cards(page).first().getByRole("link", { name: "Go on" }).getAttribute("href")).toBe("#/game/test");
    await page.getByLabel("Show").selectOption("imported");
    await page.getByLabel("Rules", { exact: true }).selectOption({ label: medellin });
    await expect.poll(() => shown()).toEqual([medellin]);
    await expect.poll(() => cards(page).first().innerText()).toContain("imported");
    await page.getByLabel("Rules", { exact: true }).selectOption({ label: "Parcheesi" });
    await page.getByLabel("Show").selectOption("open");
    await expect.poll(() => shown()).toEqual([]);
    await page.getByText("No game here is like that.").waitFor();
    await leave(page);
  });

  test("sums up the games of whoever one is", async () => {
    const page = await visit("#/games");
    const record = await shortGame();
    await bringIn(page, record);
    await page.locator("details:has(.statistics) > summary").click();
    await page.getByLabel("I am").selectOption("Ana");
    const row = page.locator(".statistics tbody tr");
    const turns = record.match(/^\d+\. /gm)?.length ?? 0;
    const won = record.includes('[result "1 wins"]');
    await expect.poll(() => row.locator("td").allInnerTexts()).toEqual(
      ["Ana", "1", won ? "1 (100 %)" : "0 (0 %)", `${turns}.0`, expect.any(String), expect.any(String), "–"]);
    await page.reload();
    await page.locator("details:has(.statistics) > summary").click();
    await expect.poll(() => page.getByLabel("I am").inputValue()).toBe("Ana");
    await leave(page);
  });
});

test.each(["America/Bogota", "Pacific/Kiritimati"])("a record's day is that day in %s", async (timezoneId) => {
  const page = await visit("#/games", { timezoneId });
  await bringIn(page, await shortGame());
  await expect.poll(() => cards(page).innerText()).toMatch(/Nov 16, 2026 · imported/);
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save", exact: true }).click()]);
  expect(download.suggestedFilename()).toContain("2026-11-16");
  await leave(page);
});

test("a game that is played in another tab is not deleted", async () => {
  const page = await visit("#/games");
  await page.locator("h1").waitFor();
  await keep(page, await keptGame({ rules: "medellin", kind1: "person", name1: "Ana", kind3: "3", seed }));
  const other = await page.context().newPage();
  await other.goto(`${page.url().split("#")[0]}#/game/test`);
  await other.locator(".table").waitFor();
  await page.reload();
  const remove = async () => {
    await page.getByRole("button", { name: "Delete" }).click();
    await page.locator("dialog").getByRole("button", { name: "Delete" }).click();
  };
  await remove();
  await page.locator(".undo", { hasText: "open in another tab" }).waitFor();
  await expect.poll(async () => (await said(page)).at(-1)).toContain("open in another tab");
  await expect.poll(() => cards(page).count()).toBe(1);
  await other.close();
  await remove();
  await cards(page).waitFor({ state: "detached" });
  await page.getByText("No game has been played here yet.").waitFor();
  await leave(page);
});

describe("files", () => {
  test("a game goes out, is deleted, had back, deleted again and comes in with the same text", async () => {
    const page = await visit("#/games");
    const record = await shortGame();
    await bringIn(page, record);
    expect(await saved(page, "Save")).toBe(record);
    await page.getByRole("button", { name: "Delete" }).click();
    await page.locator("dialog").getByRole("button", { name: "Cancel" }).click();
    await expect.poll(() => cards(page).count()).toBe(1);

    await page.getByRole("button", { name: "Delete" }).click();
    await expectNoViolations(page);
    await page.locator("dialog").getByRole("button", { name: "Delete" }).click();
    await page.locator(".undo button").click();
    await cards(page).waitFor();
    await expect.poll(() => said(page)).toEqual(expect.arrayContaining(["The game was deleted.", "The game is back."]));

    await page.getByRole("button", { name: "Delete" }).click();
    await page.locator("dialog").getByRole("button", { name: "Delete" }).click();
    await cards(page).waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("No game has been played here yet.").waitFor();
    await page.locator("input[type=file]").setInputFiles({ name: "game.salida", mimeType: "text/plain", buffer: Buffer.from(record) });
    await cards(page).waitFor();
    expect(await saved(page, "Save")).toBe(record);
    await leave(page);
  });

  test("all go out in one file, which brings in what is not here", async () => {
    const page = await visit("#/games");
    await bringIn(page, threeGames);
    await expect.poll(() => cards(page).count()).toBe(3);
    const all = await saved(page, "Save all in one file");
    expect(all.match(/^\[record /gm)).toHaveLength(3);
    await cards(page).first().getByRole("button", { name: "Delete" }).click();
    await page.locator("dialog").getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => cards(page).count()).toBe(2);
    await bringIn(page, all);
    await expect.poll(() => cards(page).count()).toBe(3);
    await expect.poll(() => news(page)).toEqual(["the text: one game brought in.", "the text: 2 were here already."]);
    await leave(page);
  });

  test("a broken one is refused with its line and reason, and nothing is lost", async () => {
    const page = await visit("#/games");
    const broken = threeGames.replace("3. t1 6-3: 7-10 10-16", "3. t1 6-3: 7-11 11-16");
    await bringIn(page, broken);
    await expect.poll(() => cards(page).count()).toBe(2);
    await expect.poll(async () => (await news(page)).join("\n")).toMatch(/2 games brought in[^]*line 12: this game cannot be read\. In the program's words: turn 3, seat 1.*7-11/);
    await expect.poll(() => page.locator(".import textarea").inputValue()).toBe(broken);
    await expectNoViolations(page);
    await bringIn(page, "hello");
    await expect.poll(() => news(page)).toEqual([expect.stringContaining('expected a record of Salida, which begins with a line [record "1"]')]);
    await expect.poll(async () => (await said(page)).at(-1)).toContain("expected a record of Salida");
    await expect.poll(() => cards(page).count()).toBe(2);
    await leave(page);
  });

  test("the program's reason is introduced in Spanish, and marked as English", async () => {
    const page = await visit("#/games", { language: "es" });
    await bringIn(page, threeGames.replace("3. t1 6-3: 7-10 10-16", "3. t1 6-3: 7-11 11-16"));
    const told = page.locator(".news .error");
    await expect.poll(() => told.innerText()).toMatch(/^el texto, línea 12: esta partida no se puede leer\. En palabras del programa \(en inglés\): /);
    await expect.poll(() => told.locator("[lang=en]").innerText()).toMatch(/^turn 3, seat 1.*7-11/);
    await expect.poll(async () => (await said(page)).at(-1)).toBe("el texto, línea 12: esta partida no se puede leer.");
    await bringIn(page, '[record "1"]\n[rules "medellin"]\n');
    await expect.poll(() => told.innerText()).toMatch(/^el texto, línea \d+: esta partida no se puede leer/);
    await expect.poll(() => told.locator("[lang=en]").innerText()).not.toBe("");
    await leave(page);
  });

  test("a game without the rest of its dice says why it cannot be gone on with", async () => {
    const page = await visit("#/games");
    const { record } = await keptGame({ rules: "medellin", kind1: "person", kind3: "3", seed });
    await bringIn(page, record);
    await cards(page).waitFor();
    await expect.poll(() => cards(page).innerText()).toContain("The rest of its dice is not in the file");
    await expect.poll(() => page.getByRole("link", { name: "Go on" }).count()).toBe(0);
    await leave(page);
  });

  test("a file may be dropped anywhere", async () => {
    const page = await visit("#/games");
    await page.locator("h1").waitFor();
    const dropped = await page.evaluateHandle((text) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([text], "evening.salida"));
      return transfer;
    }, threeGames);
    await page.dispatchEvent(".games", "drop", { dataTransfer: dropped });
    await expect.poll(() => news(page)).toEqual(["evening.salida: 3 games brought in."]);
    await leave(page);
  });
});
