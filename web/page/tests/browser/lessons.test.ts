// The lessons: each to its end, by mouse, by keyboard alone and by touch; what is answered to another move; what is kept.
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Layout } from "../../../engine/index.js";
import { parcheesi } from "../../src/lessons/courses/parcheesi.js";
import { parchis } from "../../src/lessons/courses/parchis.js";
import { parques } from "../../src/lessons/courses/parques.js";
import { expectNoViolations, leave, phone, said, visit } from "./here.js";
import { engineHere } from "./table.js";

const roll = (page: Page) => page.getByRole("button", { name: /^(Roll|Tirar)$/ });
const answer = (page: Page) => page.locator(".answer");

/** The button of a move, which is written on it: "5=12 [4+3]". */
const choice = (page: Page, move: string) => page.locator(".choices button").filter({ has: page.getByText(move, { exact: true }) });

test("a lesson to its end by mouse, and then the first game", async () => {
  const page = await visit("#/learn");
  await expectNoViolations(page);
  await page.getByRole("link", { name: "Parqués: Begin" }).click();
  for (const [k, step] of parques.steps.entries()) {
    await page.getByRole("heading", { level: 1, name: step.title.en }).waitFor();
    if (k === 0) await expectNoViolations(page);
    if (step.way.includes("call")) await page.getByRole("button", { name: "Call a missed capture" }).click();
    else {
      for (const dice of step.dice) {
        await roll(page).click();
        await page.locator(".lesson-story").getByText(`Red rolls ${dice}.`).waitFor();
      }
      for (const move of step.way) await choice(page, move).click();
    }
    await page.getByText(step.done.en).first().waitFor();
    if (k < parques.steps.length - 1) await page.getByRole("button", { name: "Next", exact: true }).click();
  }
  await page.getByRole("button", { name: "Play your first game" }).click();
  await page.waitForURL(/#\/game\//);
  await page.locator(".seats-bar").waitFor();
  await expect.poll(() => page.locator(".seats-bar li").count()).toBe(4);
  await expect.poll(() => page.locator(".seats-bar").innerText()).toContain("bot 1");
  await page.goto(page.url().replace(/#.*/, "#/learn"));
  await page.getByRole("link", { name: "Parqués: Learned! Once more" }).waitFor();
  await leave(page);
});

test("a lesson to its end by keyboard alone, in Spanish, heard", async () => {
  const page = await visit("#/learn/parchis", { language: "es" });
  for (const [k, step] of parchis.steps.entries()) {
    await page.getByRole("heading", { level: 1, name: step.title.es }).waitFor();
    await roll(page).waitFor();
    await expect.poll(() => said(page)).toContain(step.task.es);
    await page.keyboard.press("r");
    for (const move of step.way) {
      await choice(page, move).waitFor();
      await page.keyboard.press(await choice(page, move).locator(".key").innerText());
    }
    await answer(page).waitFor();
    await expect.poll(() => answer(page).innerText()).toBe(step.done.es);
    await expect.poll(() => said(page)).toContain(step.done.es);
    // The way on has the focus.
    if (k < parchis.steps.length - 1) await page.keyboard.press("Enter");
  }
  await page.keyboard.press("Enter");
  await page.waitForURL(/#\/game\//);
  await leave(page);
});

test("a lesson to its end by touch on a phone, on the board itself", async () => {
  const page = await visit("#/learn/parcheesi", { viewport: phone, hasTouch: true, isMobile: true });
  const layout = await layoutOf(page);
  for (const [k, step] of parcheesi.steps.entries()) {
    await page.getByRole("heading", { level: 1, name: step.title.en }).waitFor();
    await roll(page).tap();
    for (const move of step.way) {
      await choice(page, move).waitFor();
      const [, from = "", to = ""] = /^(\w+)[-+](\w+?)x?( |$)/.exec(move) ?? [];
      await tapSquare(page, layout, from);
      await page.locator(".piece.taken").first().waitFor();
      await tapSquare(page, layout, to);
      await choice(page, move).waitFor({ state: "detached" });
    }
    await page.getByText(step.done.en).first().waitFor();
    if (k === 0) await expectNoViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(phone.width);
    if (k < parcheesi.steps.length - 1) await page.getByRole("button", { name: "Next", exact: true }).tap();
  }
  await page.getByRole("button", { name: "Play your first game" }).waitFor();
  await leave(page);
});

/** Where squares are drawn, by their names as moves have them. */
async function layoutOf(page: Page): Promise<Map<string, { x: number; y: number }>> {
  const layout = (await engineHere()).askNow("layout", { rules: "parcheesi" });
  if (!layout.ok) throw new Error(layout.error.message);
  await page.locator("#board .over").waitFor();
  const mine = ({ seat, kind }: Layout["squares"][number]) => kind === "ring" || seat === 1;
  return new Map(layout.value.squares.filter(mine).map(({ name, centre: [x, y] }) => [name.replace(/^1:/, ""), { x, y }]));
}

async function tapSquare(page: Page, layout: Map<string, { x: number; y: number }>, name: string): Promise<void> {
  const at = layout.get(name);
  if (!at) throw new Error(`no square ${name}`);
  await page.locator("#board").scrollIntoViewIfNeeded();
  const { x, y } = await page.locator("#board .over").evaluate((over, { x, y }) => {
    const on = new DOMPoint(x, y).matrixTransform((over as SVGGElement).getScreenCTM()!);
    return { x: on.x, y: on.y };
  }, at);
  await page.touchscreen.tap(x, y);
}

test("another move is answered, and tried again", async () => {
  const page = await visit("#/learn/parques?step=5");
  const step = parques.steps[4]!;
  await roll(page).click();
  await choice(page, "24=31 [4+3]").click();
  await page.getByText(step.otherwise!.en).first().waitFor();
  await expectNoViolations(page);
  await page.locator(".panel").getByRole("button", { name: "Try again" }).click();
  await roll(page).click();
  await page.getByRole("button", { name: "Show me" }).click();
  await page.locator(".note").getByText("captures Yellow").waitFor();
  await choice(page, "13=20x [4+3]").click();
  await page.getByText(step.done.en).first().waitFor();
  await leave(page);
});

test("progress is kept, and the language can change in the middle", async () => {
  const page = await visit("#/learn/parchis?step=3");
  await roll(page).click();
  await choice(page, "8-12 [4]").click();
  await page.getByText(parchis.steps[2]!.done.en).first().waitFor();
  await page.getByRole("button", { name: "Settings" }).click();
  await page.getByLabel("Language").selectOption("es");
  await page.getByRole("button", { name: "Cerrar" }).click();
  await page.getByText(parchis.steps[2]!.done.es).first().waitFor();
  await page.locator(".lesson-story").getByText("Rojo saca 2.").waitFor();
  await page.reload();
  await page.getByRole("link", { name: "3. Los seguros, hecho" }).waitFor();
  await page.getByRole("link", { name: "Aprender", exact: true }).click();
  await page.getByRole("link", { name: "Parchís: Seguir en el paso 1" }).waitFor();
  await leave(page);
});

test("every key says something", async () => {
  const page = await visit("#/learn/parques?step=5");
  await roll(page).waitFor();
  for (const key of ["c", "l", "d", "p", "m", "h", "w", "b", "?", "Escape", "9", "r", "m", "l", "h"]) {
    await page.locator("[role=log] p").evaluateAll((lines) => lines.forEach((line) => line.setAttribute("data-old", "")));
    await page.keyboard.press(key);
    await page.locator("[role=log] p:not([data-old])").first().waitFor({ state: "attached" });
  }
  await page.keyboard.press("Escape");
  await expect.poll(async () => (await said(page)).at(-1)).toBe(parques.steps[4]!.task.en);
  await leave(page);
});

test("a lesson that does not exist says so and shows those that do", async () => {
  const page = await visit("#/learn/ludo");
  await page.getByText("There is no lesson called ludo.").waitFor();
  await page.getByRole("link", { name: "Parcheesi: Begin" }).waitFor();
  await leave(page);
});
