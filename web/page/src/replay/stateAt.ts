// How the table stood at a step: the engine plays a record of the game up to there, with dice as if thrown by hand, and
// tells what everybody at the table could see.
import { type Language, type Result, type State, type Story, Table } from "../../../engine/index.js";
import type { Asks } from "../../../engine/index.js";
import { readRecord } from "../games/record.js";
import { isRoll } from "./replay.js";

/** Of the dice, or of an end that has not come yet. */
const leftOut = ["dice", "commitment", "word", "seed", "result", "places"];

export function recordUpTo(record: string, story: Story, step: number): string {
  const headers = record.split("\n").filter((line) => /^\[\S+ "/.test(line) && !leftOut.some((key) => line.startsWith(`[${key} `)));
  const { words } = readRecord(record);
  const begins = words[words.indexOf("begins") + 1] ?? "1";
  const steps = story.steps.slice(0, step).map((each) => (isRoll(each) ? `\n${each.text}:` : ` ${each.text}`));
  return `${headers.join("\n")}\n\nbegins ${begins}${steps.join("")}\n`;
}

export async function stateAt(engine: Asks, record: string, story: Story, step: number, lang: Language): Promise<Result<State>> {
  const table = await Table.goOn(engine, { record: recordUpTo(record, story, step) }, lang);
  if (!table.ok) return table;
  await table.value.leave();
  return { ok: true, value: table.value.state };
}

/** A position from which the game can be played on: that of the step, or the one before its roll; null once it is over. */
export async function playableAt(engine: Asks, record: string, story: Story, step: number, lang: Language): Promise<Result<string | null>> {
  const state = await stateAt(engine, record, story, step, lang);
  if (!state.ok) return state;
  if (state.value.phase === "over") return { ok: true, value: null };
  if (state.value.phase === "roll") return { ok: true, value: state.value.position };
  const beforeRoll = story.steps.slice(0, step).findLastIndex(isRoll);
  return beforeRoll < 0 ? { ok: true, value: null } : playableAt(engine, record, story, beforeRoll, lang);
}
