// Games from a file: taken apart, each checked by the engine, and none twice.
import type { Asks, Language } from "../../../engine/index.js";
import type { KeptGame } from "../keep/games.js";
import { dayIn, momentOf } from "./day.js";
import { headOf } from "./record.js";

export interface FoundGame {
  /** Where in the file it begins, from 1. */
  line: number;
  record: string;
}

/** Each game of a file that may hold several. */
export function gamesIn(text: string): FoundGame[] {
  const lines = text.replace(/^\uFEFF/, "").replaceAll("\r\n", "\n").split("\n");
  const starts = lines.flatMap((line, k) => (line.startsWith("[record ") ? [k] : []));
  return starts.map((start, k) => ({
    line: start + 1,
    record: tidy(lines.slice(start, starts[k + 1] ?? lines.length).join("\n")),
  }));
}

/** As the engine ends a record, so that what goes out and comes in again is the same text. */
export function tidy(record: string): string {
  return `${record.trimEnd()}\n${headOf(record).closed ? "\n" : ""}`;
}

/** Records as JSON lines, which the program reads and the page does not. */
export function isJsonLines(text: string): boolean {
  return /^\s*\{"record":/.test(text);
}

export type Checked =
  | { kind: "taken"; game: KeptGame; doubtful: boolean; cutOff: { line: number; reason: string } | null }
  | { kind: "known"; game: KeptGame }
  | { kind: "longer" | "sounder"; game: KeptGame }
  | { kind: "refused"; line: number; reason: string };

interface Importing {
  engine: Asks;
  lang: Language;
  newId: () => string;
  now: number;
}

/** What becomes of a game that was found, beside those that are kept already. */
export async function check(found: FoundGame, kept: readonly KeptGame[], { engine, lang, newId, now }: Importing): Promise<Checked> {
  const same = kept.find((game) => isSameGame(game.record, found.record));
  if (same && (!same.imported || tidy(same.record) === tidy(found.record))) return { kind: "known", game: same };
  const story = await engine.ask("story", { record: found.record, lang });
  if (!story.ok) return { kind: "refused", ...placeOf(`${story.error.where}: ${story.error.message}`, found.line) };
  const head = headOf(found.record);
  const trust = await trustIn(engine, found.record);
  const trusted = same ? await trustIn(engine, same.record) : "none";
  const isLonger = same !== undefined && extendsRecord(found.record, same.record);
  if (same && (isLonger ? isMore(trusted, trust) : !isMore(trust, trusted))) return { kind: "known", game: same };
  const day = dayIn(found.record);
  const game: KeptGame = {
    id: same?.id ?? newId(),
    rules: head.rules,
    begun: day === null ? now : momentOf(day),
    changed: now,
    closed: story.value.closed,
    record: found.record,
    seed: null,
    rolled: null,
    plays: [],
    calls: "always",
    bot_seed: 1,
    seats: head.seats,
    stand_ins: [],
    places: head.places,
    imported: true,
  };
  if (same) return { kind: isLonger ? "longer" : "sounder", game };
  const { cut_off } = story.value;
  return {
    kind: "taken",
    game,
    doubtful: trust === "none",
    cutOff: cut_off === null ? null : placeOf(cut_off, found.line),
  };
}

/** How far the dice of a record can be trusted: as it says, or because it shows the seed that they came from. */
const trusts = ["none", "said", "shown"] as const;
type Trust = (typeof trusts)[number];

async function trustIn(engine: Asks, record: string): Promise<Trust> {
  const audit = await engine.ask("audit", { record });
  if (audit.ok && !audit.value.sound) return "none";
  return audit.ok && audit.value.seed !== null ? "shown" : "said";
}

function isMore(one: Trust, other: Trust): boolean {
  return trusts.indexOf(one) > trusts.indexOf(other);
}

/** Dice are bound to one game: records with the same commitment are of the same one. */
export function isSameGame(one: string, other: string): boolean {
  if (tidy(one) === tidy(other)) return true;
  const [bound, otherBound] = [headOf(one).commitment, headOf(other).commitment];
  if (bound !== null || otherBound !== null) return bound === otherBound;
  return extendsRecord(one, other) || extendsRecord(other, one);
}

function extendsRecord(longer: string, shorter: string): boolean {
  return longer.length > shorter.length && tidy(longer).startsWith(shorter.trimEnd());
}

/** "record:12: ...": the engine counts lines from the beginning of the game; people, from that of the file. */
function placeOf(said: string, line: number): { line: number; reason: string } {
  const [, within, reason] = /^record:(\d+): ([^]*)$/.exec(said) ?? [];
  return { line: line + Number(within ?? 1) - 1, reason: reason ?? said.replace(/^\w*: /, "") };
}
