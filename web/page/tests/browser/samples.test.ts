// What 0.1.0 left in browsers and in links (tests/samples/0.1.0) opens for ever.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { KeptGame } from "../../src/keep/games.js";
import type { House } from "../../src/keep/houses.js";
import { leave, visit } from "./here.js";
import { kept } from "./table.js";

const sample = (name: string) => readFileSync(new URL(`../../../../tests/samples/0.1.0/${name}`, import.meta.url), "utf8");

interface Kept {
  named: Record<"under_way" | "first_chosen" | "from_position" | "resigned" | "by_hand" | "house", string>;
  games: KeptGame[];
  houses: House[];
  localStorage: Record<string, string>;
}
const browserOf010 = JSON.parse(sample("browser/kept.json")) as Kept;
const { named } = browserOf010;

/** A browser in which 0.1.0 was played, its database as 0.1.0 made it, and today's page at that place. */
function comeBack(hash: string): Promise<Page> {
  return visit(hash, {
    before: (context) =>
      context.addInitScript(({ games, houses, localStorage: settings }) => {
        for (const [key, value] of Object.entries(settings)) localStorage.setItem(key, value);
        const opening = indexedDB.open("salida", 1); // asked before the page asks, and so answered before it
        opening.onupgradeneeded = () => {
          const keptGames = opening.result.createObjectStore("games", { keyPath: "id" });
          const keptHouses = opening.result.createObjectStore("houses", { keyPath: "id" });
          for (const game of games) keptGames.put(game);
          for (const house of houses) keptHouses.put(house);
        };
        opening.onsuccess = () => opening.result.close();
      }, browserOf010),
  });
}

const goTo = (page: Page, hash: string) => page.evaluate((to) => (location.hash = to), hash);
const choices = (page: Page) => page.locator(".choices button").allInnerTexts();

describe("games that 0.1.0 kept in a browser", () => {
  test("are listed with what became of them, and its settings hold", async () => {
    const page = await comeBack("#/games");
    await expect.poll(() => page.locator(".kept-game").count()).toBe(7);
    await expect.poll(() => page.locator("html").getAttribute("data-theme")).toBe("dark");
    const goOn = await page.getByRole("link", { name: "Go on" }).evaluateAll((links) => links.map((link) => link.getAttribute("href")));
    expect(goOn.toSorted()).toEqual([named.under_way, named.first_chosen, named.by_hand, named.house].map((id) => `#/game/${id}`).toSorted());
    const cards = await page.locator(".kept-game").allInnerTexts();
    expect(cards.filter((card) => card.includes("Red won"))).toHaveLength(1);
    expect(cards.filter((card) => card.includes("Quick parqués, two pieces"))).toHaveLength(1);
    expect(cards.filter((card) => card.includes("imported"))).toHaveLength(1);
    await page.locator("details:has(.statistics) > summary").click();
    await expect.poll(() => page.getByLabel("I am").inputValue()).toBe("Ana");
    await leave(page);
  });

  test("go on in the middle of a roll of which one die was played", async () => {
    const page = await comeBack(`#/game/${named.under_way}`);
    await page.locator(".choices button").first().waitFor();
    expect((await choices(page)).join(" ")).toMatch(/13-14.*15-16/s);
    await expect.poll(() => page.getByRole("button", { name: "Undo" }).isEnabled()).toBe(true);
    await page.keyboard.press("1");
    await expect.poll(async () => (await kept(page, named.under_way)).rolled).not.toBe("1-1");
    const { record } = await kept(page, named.under_way);
    expect(record).toContain("\n8. t3 2-3: 42-44 42-45\n9. t1 1-1: 11-12 13-14");
    await leave(page);
  });

  test("go on with a bot in somebody's seat, by house rules, and with dice by hand", async () => {
    const page = await comeBack(`#/game/${named.first_chosen}`);
    await page.locator(".seats-bar", { hasText: "bot 4" }).waitFor();
    await page.locator(".choices button").first().waitFor();
    await goTo(page, `#/game/${named.house}`);
    await page.locator(".roll:enabled").waitFor();
    await page.keyboard.press("r");
    await expect.poll(async () => (await kept(page, named.house)).changed).toBeGreaterThan(1795007470363);
    await goTo(page, `#/game/${named.by_hand}`);
    await page.locator(".faces").first().waitFor();
    await expect.poll(() => page.locator(".story li").count()).toBeGreaterThan(3);
    await leave(page);
  });

  test("are over as they were, and can be replayed", async () => {
    const page = await comeBack(`#/game/${named.resigned}`);
    await page.waitForURL(new RegExp(`replay/${named.resigned}`));
    await page.getByText("0 / 9").waitFor();
    await goTo(page, `#/replay/${named.from_position}`);
    await page.getByText("0 / 58").waitFor();
    await page.keyboard.press("End");
    await page.getByText("58 / 58").waitFor();
    await leave(page);
  });
});

test.each(JSON.parse(sample("browser/links.json")) as { id: string; link: string }[])("a link to $id of 0.1.0 brings the same rules", async ({ id, link }) => {
  const page = await visit(link);
  await page.getByRole("button", { name: "Keep these rules" }).click();
  await page.waitForURL(new RegExp(`rules/${id}`));
  await page.getByRole("button", { name: "Copy a link to these rules" }).click();
  expect(new URL(await page.getByLabel("Link to these rules").inputValue()).hash).toBe(link);
  await leave(page);
});
