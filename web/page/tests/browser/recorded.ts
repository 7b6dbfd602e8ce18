// Recorded games for tests: played by bots in node, and brought into a browser by its import.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { Engine, type Layout, type Result, type Review, type Story, Table } from "../../../engine/index.js";
import type { Language } from "../../../engine/index.js";
import { visit, type Visit } from "./here.js";
import { engineHere, seed } from "./table.js";

const file = (path: string) => readFileSync(new URL(`../../../../${path}`, import.meta.url));
const module = WebAssembly.compile(file("build/wasm/salida.wasm"));

function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.where}: ${result.error.message}`);
  return result.value;
}

/** Three games, the last by house rules that stand in it. */
export const threeGames = file("tests/replay/games.salida").toString();

/** The end of a game between two bots, its dice committed to. */
export async function shortGame(): Promise<string> {
  const position = "medellin t1 1:60,66,g,g 3:26,32,g,g";
  const terms = { rules: "medellin", kind1: "person", name1: "Ana", kind3: "2", position, seed, date: "2026-11-16" } as const;
  const table = good(await Table.begin(await engineHere(), terms));
  good(await table.handOver(1, "1"));
  while (!table.state.closed) good(await table.proceed());
  const record = good(await table.record());
  good(await table.leave());
  return record;
}

export async function storyHere(record: string, lang: Language): Promise<Story> {
  return good(await (await engineHere()).ask("story", { record, lang }));
}
export async function auditHere(record: string, lang: Language) {
  return good(await (await engineHere()).ask("audit", { record, lang }));
}
export async function layoutHere(rules: string, lang: Language): Promise<Layout> {
  return good(await (await engineHere()).ask("layout", { rules, lang }));
}
/** As the page asks for it: with the network. */
export async function reviewHere(record: string): Promise<Review> {
  const engine = await Engine.of(await module);
  good(await engine.ask("network", { network: "medellin-2", bytes: new Uint8Array(file("nets/medellin-2.net")) }));
  return good(await engine.ask("review", { record, looks: 2 }));
}

/** Pasted into the import box. */
export async function bringIn(page: Page, text: string): Promise<void> {
  const box = page.locator(".import");
  await box.waitFor({ state: "attached" });
  if (!(await box.isVisible())) await page.locator("details:has(.import) > summary").click();
  await box.locator("textarea").fill(text);
  await box.locator("button").last().click();
  await page.locator(".news li").first().waitFor();
}

/** A visitor who brought that game in and looks at it. */
export async function replaying(record: string, options: Visit = {}): Promise<Page> {
  const page = await visit("#/games", options);
  await bringIn(page, record);
  await page.locator(".kept-game a[href*=replay]").click();
  await page.locator(".replay #board").waitFor();
  return page;
}
