#!/usr/bin/env node
// node tools/page_pictures.mjs: docs/page/*.jpg, the three boards on a phone, a tablet and a wide screen.
import { mkdirSync } from "node:fs";
import { openBrowser, playSome, serve } from "./served_page.mjs";

const boards = [
  ["parques", "medellin", "es-CO", "light"],
  ["parchis", "parchis2d", "es-ES", "dark"],
  ["parcheesi", "parcheesi", "en-US", "light"],
];
const sizes = [
  ["phone", { width: 360, height: 740 }],
  ["tablet", { width: 820, height: 1180 }],
  ["wide", { width: 1440, height: 900 }],
];

mkdirSync("docs/page", { recursive: true });
const { address, stop } = await serve();
const browser = await openBrowser();
for (const [board, rules, locale, colorScheme] of boards) {
  const context = await browser.newContext({ viewport: sizes[2][1], locale, colorScheme, deviceScaleFactor: 0.75 });
  await context.addInitScript(() => localStorage.setItem("salida.speed", "none"));
  const page = await context.newPage();
  await page.goto(address);
  await page.locator(`input[value=${rules}]`).check();
  for (const seat of await page.locator(".seats-grid select").all().then((all) => all.slice(0, 4))) await seat.selectOption("person");
  await page.locator("button.begin").click();
  await page.locator(".table").waitFor();
  await playSome(page, 400);
  for (let k = 0; k < 200 && (await page.locator(".choices button").count()) === 0; ++k) await playSome(page, 1);
  for (const [size, viewport] of sizes) {
    await page.setViewportSize(viewport);
    await page.waitForTimeout(300);
    await page.screenshot({ path: `docs/page/${board}-${size}.jpg`, type: "jpeg", quality: 75 });
  }
  await context.close();
}
await browser.close();
stop();
