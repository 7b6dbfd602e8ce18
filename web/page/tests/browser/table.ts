// Games for tests: made by the engine in node, put into a browser's keeping, and played there.
import { readFileSync } from "node:fs";
import type { Page } from "playwright-core";
import { type Beginning, type Engine, loadEngine, Table } from "../../../engine/index.js";
import type { KeptGame, KeptStep } from "../../src/keep/games.js";
import { visit, type Visit } from "./here.js";

let engine: Promise<Engine> | null = null;

/** The page's own engine, for what a test wants to know beforehand. */
export function engineHere(): Promise<Engine> {
  engine ??= loadEngine(readFileSync(new URL("../../../../build/wasm/salida.wasm", import.meta.url)));
  return engine;
}

export const seed = "5eed".repeat(16);

export type Terms = Omit<Beginning, "date" | "bot_seed">;

/** A game as the page would have kept it. */
export async function keptGame(terms: Terms): Promise<KeptGame> {
  const begun = await Table.begin(await engineHere(), { ...terms, bot_seed: 7, date: "2026-11-16" });
  if (!begun.ok) throw new Error(`${begun.error.where}: ${begun.error.message}`);
  const record = await begun.value.record();
  if (!record.ok) throw new Error(record.error.message);
  const { state } = begun.value;
  await begun.value.leave();
  return {
    id: "test",
    rules: terms.rules,
    begun: Date.now(),
    changed: Date.now(),
    closed: state.closed,
    record: record.value,
    seed: terms.seed ?? null,
    rolled: null,
    plays: [],
    calls: terms.calls ?? "always",
    bot_seed: 7,
    seats: state.seats.map(({ seat, name, kind }) => ({ seat, name, kind })),
    stand_ins: [],
    places: [],
    imported: false,
  };
}

export async function keep(page: Page, game: KeptGame): Promise<void> {
  await page.evaluate(async (value) => {
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("salida");
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error);
    });
    const writing = database.transaction("games", "readwrite");
    writing.objectStore("games").put(value);
    await new Promise((resolve) => (writing.oncomplete = resolve));
    database.close();
  }, game);
}

export async function kept(page: Page, id = "test"): Promise<KeptGame> {
  return page.evaluate(async (key) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("salida");
      opening.onsuccess = () => resolve(opening.result);
    });
    const both = database.transaction(["games", "steps"]);
    const reading = both.objectStore("games").get(key);
    const readingSteps = both.objectStore("steps").getAll(IDBKeyRange.bound([key], [key, []]));
    await new Promise((resolve) => (both.oncomplete = resolve));
    database.close();
    const game = reading.result as KeptGame;
    const steps = readingSteps.result as KeptStep[];
    return { ...game, ...steps.at(-1)?.now, record: game.record + steps.map(({ added }) => added).join("") };
  }, id);
}

/** A visitor who sits at that table. */
export async function sitDown(terms: Terms, options: Visit = {}): Promise<Page> {
  const page = await visit("", options);
  await page.locator(".begin").waitFor();
  await keep(page, await keptGame({ seed, ...terms }));
  await page.goto(`${page.url().split("#")[0]}#/game/test`);
  await page.locator(".table").waitFor();
  return page;
}

type Asked = "over" | "play" | "roll";

/** What is asked of a person next: bots have done what is theirs by then. */
async function nextAsked(page: Page): Promise<Asked> {
  const found = await page.waitForFunction(() => {
    if (document.querySelector(".ranking")) return "over";
    if (document.querySelector(".choices button")) return "play";
    return document.querySelector(".roll:enabled") ? "roll" : false;
  });
  return (await found.jsonValue()) as Asked;
}

/** Does what is asked, by whatever `answer` does, until the game is over. */
export async function playOut(page: Page, answer: (what: "play" | "roll") => Promise<void>, most = 5000): Promise<void> {
  for (let k = 0; k < most; ++k) {
    const what = await nextAsked(page);
    if (what === "over") return;
    await answer(what);
  }
  throw new Error(`not over after ${most} answers`);
}

export const byKeys = (page: Page) => (what: "play" | "roll") => page.keyboard.press(what === "roll" ? "r" : "1");
