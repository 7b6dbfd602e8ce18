// Positions set up by taps and by keys, refused in words, and played from.
import type { Page } from "playwright-core";
import { describe, expect, test } from "vitest";
import type { Layout } from "../../../engine/index.js";
import { desktop, expectNoViolations, leave, phone, said, visit } from "./here.js";
import { engineHere } from "./table.js";

async function layoutOf(rules: string): Promise<Layout> {
  const layout = (await engineHere()).askNow("layout", { rules });
  if (!layout.ok) throw new Error(layout.error.message);
  return layout.value;
}

/** A finger on the middle of a square. */
async function tap(page: Page, layout: Layout, name: string): Promise<void> {
  const centre = layout.squares.find((square) => square.name === name)?.centre ?? [0, 0];
  const at = await page.evaluate(([x, y]) => {
    const over = document.querySelector<SVGGElement>("#board .over");
    return new DOMPoint(x, y).matrixTransform(over?.getScreenCTM() ?? undefined);
  }, centre as [number, number]);
  await page.mouse.click(at.x, at.y);
}

function text(page: Page) {
  return page.getByRole("textbox");
}

/** Waits until the position is that. */
async function shows(page: Page, position: string): Promise<void> {
  await page.waitForFunction((expected) => document.querySelector("textarea")?.value === expected, position);
}

test("a position by taps, its undo and its link", async () => {
  const layout = await layoutOf("medellin");
  const page = await visit("#/editor/medellin", { viewport: phone });
  await page.getByRole("button", { name: "Red: 4 in the nest" }).click();
  await tap(page, layout, "5");
  await shows(page, "medellin t1 1:n,n,n,5 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n");
  await expect.poll(async () => (await said(page)).at(-1)).toMatch(/^Red: 3 in .* and 1 on 5/);
  await tap(page, layout, "5");
  await tap(page, layout, "1:h3");
  await shows(page, "medellin t1 1:n,n,n,h3 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n");
  await tap(page, layout, "2:n");
  await tap(page, layout, "30");
  await shows(page, "medellin t1 1:n,n,n,h3 2:n,n,n,30 3:n,n,n,n 4:n,n,n,n");
  await tap(page, layout, "30");
  await page.getByRole("button", { name: "Home", exact: true }).click();
  await shows(page, "medellin t1 1:n,n,n,h3 2:n,n,n,g 3:n,n,n,n 4:n,n,n,n");

  // Another's column is no way of its own.
  await tap(page, layout, "1:h3");
  await tap(page, layout, "2:h2");
  await expect.poll(async () => (await said(page)).at(-1)).toContain("not on the way of Red");
  await page.getByRole("button", { name: "To the nest", exact: true }).click();
  await shows(page, "medellin t1 1:n,n,n,n 2:n,n,n,g 3:n,n,n,n 4:n,n,n,n");
  await page.getByRole("button", { name: "Undo" }).click();
  await shows(page, "medellin t1 1:n,n,n,h3 2:n,n,n,g 3:n,n,n,n 4:n,n,n,n");

  // The address carries it.
  await page.reload();
  await shows(page, "medellin t1 1:n,n,n,h3 2:n,n,n,g 3:n,n,n,n 4:n,n,n,n");
  await leave(page);
});

test("a position by keys alone, and a game from it", async () => {
  const page = await visit("#/editor/parchis4a");
  const lists = page.locator(".placing");
  /** To a control by its label, as Tab would come to it, and a key after the other. */
  const choose = async (label: string, option: string) => {
    const list = lists.getByLabel(label, { exact: true });
    await list.focus();
    await page.keyboard.type(option);
  };
  await page.getByRole("checkbox", { name: "Red" }).focus();
  await page.keyboard.press("Space");
  await shows(page, "parchis4a t1 1:n,n,n,n 2:n,n,n,n 4:n,n,n,n");
  await page.getByRole("checkbox", { name: "Green" }).focus();
  await page.keyboard.press("Space");
  await shows(page, "parchis4a t1 1:n,n,n,n 2:n,n,n,n");
  await choose("Piece of", "Blue");
  await choose("To", "square 40");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await shows(page, "parchis4a t1 1:n,n,n,n 2:n,n,n,40");
  await page.getByLabel("To move").focus();
  await page.keyboard.type("Blue");
  await shows(page, "parchis4a t2 1:n,n,n,n 2:n,n,n,40");
  await expect.poll(async () => (await said(page)).at(-1)).toContain("Blue");

  await page.getByLabel("Yellow is").focus();
  await page.keyboard.type("Level 1");
  await page.getByRole("button", { name: "Start the game from here" }).focus();
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/game\//);
  await page.getByRole("button", { name: "Roll", exact: true }).waitFor();
  await expect.poll(() => page.locator("#board").getAttribute("aria-label")).toContain("1 on 40");
  await leave(page);
});

test("what cannot be played is refused in words, and the board stays", async () => {
  const layout = await layoutOf("parchis4a");
  const before = "parchis4a t1 1:n,n,n,7 2:n,n,n,30";
  const page = await visit(`#/editor/parchis4a?position=${encodeURIComponent(before)}`);
  await shows(page, before);
  await tap(page, layout, "30");
  await tap(page, layout, "7");
  const refusal = page.getByRole("alert");
  await refusal.getByText("Two colours cannot stand together on 7: it is not safe.").waitFor();
  await expect.poll(async () => (await said(page)).at(-1)).toContain("Two colours cannot stand together on 7");
  await expect.poll(() => text(page).inputValue()).toBe(before);

  // Text that is typed is shown once it can be played, and stays to be mended until then.
  await text(page).fill("parchis4a t1 1:n,n,n,n 2:n,n,5,5 3:5,n,n,n");
  await text(page).blur();
  await refusal.getByText("At most 2 pieces fit on 5.").waitFor();
  await expect.poll(() => text(page).inputValue()).toContain("3:5,n,n,n");
  await text(page).fill("medellin t2  2:g,g,g,h7 1:n,n,n,n");
  await text(page).blur();
  await shows(page, "medellin t2 1:n,n,n,n 2:h7,g,g,g");
  await expect.poll(() => refusal.count()).toBe(0);
  await expect.poll(() => page.getByLabel("Rules", { exact: true }).inputValue()).toBe("medellin");
  await leave(page);
});

const startButton = (page: Page) => page.getByRole("button", { name: "Start the game from here" });

test("what is typed counts at once, and begins one game however often Start is pressed", async () => {
  const page = await visit("#/editor/medellin");
  await shows(page, "medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n");
  await text(page).focus();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("medellin t1 1:g,g,g,h7 2:n,n,n,n");
  await expect.poll(() => page.locator("#board").getAttribute("aria-label")).toMatch(/Red: [^.]*\b3\b/);
  await expect.poll(() => text(page).inputValue()).toBe("medellin t1 1:g,g,g,h7 2:n,n,n,n"); // nobody's typing is written over
  await startButton(page).dblclick();
  await page.waitForURL(/#\/game\//);
  await page.getByRole("button", { name: "Roll", exact: true }).waitFor();
  await expect.poll(() => page.locator("#board").getAttribute("aria-label")).toMatch(/Red: [^.]*\b3\b/);
  await page.goto(`${page.url().split("#")[0]}#/games`);
  await expect.poll(() => page.locator(".kept-game").count()).toBe(1);
  await leave(page);
});

test("no game begins while something that cannot be played stands in the box", async () => {
  const page = await visit("#/editor/medellin");
  const before = "medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n";
  await shows(page, before);
  for (const refused of ["zzz", "medellin t1 1:999,n,n,n 2:n,n,n,n", "medellin t1 1:g,g,g,g 2:n,n,n,n"]) {
    await text(page).fill(refused);
    await expect.poll(() => startButton(page).isDisabled()).toBe(true);
    await page.getByText("mend it, or empty it").waitFor();
    await text(page).blur();
    expect(await startButton(page).isDisabled()).toBe(true);
    await text(page).fill("");
    await text(page).blur();
    await shows(page, before);
    await expect.poll(() => startButton(page).isEnabled()).toBe(true);
    await expect.poll(() => page.getByRole("alert").count()).toBe(0);
  }
  await leave(page);
});

test("all that was typed is undone at once", async () => {
  const page = await visit("#/editor/medellin");
  const before = "medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n";
  await shows(page, before);
  await text(page).focus();
  for (const typed of ["1:n,n,n,5 2:n,n,n,n", "1:n,n,n,56 2:n,n,n,n"]) {
    await text(page).fill(`medellin t1 ${typed}`);
    await expect.poll(() => startButton(page).isEnabled()).toBe(true);
  }
  await page.getByRole("button", { name: "Undo" }).click();
  await shows(page, before);
  await expect.poll(() => page.getByRole("button", { name: "Undo" }).isDisabled()).toBe(true);
  await leave(page);
});

test("a link whose position cannot be played says so, and leaves a board to begin with", async () => {
  const page = await visit("#/editor/medellin?position=nowhere%20t1%201:n", { language: "es" });
  await page.getByRole("alert").getByText("En este navegador no hay reglas llamadas nowhere.").waitFor();
  await shows(page, "medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n");
  await page.getByLabel("Reglas", { exact: true }).selectOption("parcheesi");
  await shows(page, "parcheesi t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n");
  await leave(page);
});

test("where no roll is awaited no game begins", async () => {
  const page = await visit(`#/editor?position=${encodeURIComponent("medellin t1 1:13,10,g,g 2:n,n,n,14 now=play dice=4 walked=1 could=2")}`);
  await page.getByText("A game begins where a roll is awaited").waitFor();
  await expect.poll(() => page.getByRole("button", { name: "Start the game from here" }).isDisabled()).toBe(true);
  await leave(page);
});

describe.each([
  ["phone", phone, "es"],
  ["desktop", desktop, "en"],
] as const)("axe, %s", (_name, viewport, language) => {
  test("the editor, with a refusal", async () => {
    const page = await visit("#/editor/medellin?position=medellin%20t1%201:n", { viewport, language });
    await page.getByRole("alert").waitFor();
    await page.locator("#board").waitFor();
    await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await leave(page);
  });
});
