// How the table stood in the middle of a record, as everybody could see it.
import { type Asks, type Language, type Layout, type Result, type Story, Table } from "../../../engine/index.js";
import { readRecord } from "../games/record.js";
import { rollsOf } from "./rolls.js";

/** Of the dice, or of an end that has not come yet. */
const leftOut = ["dice", "commitment", "word", "seed", "result", "places"];

export function recordUpTo(record: string, story: Story, step: number): string {
  const headers = record.split("\n").filter((line) => /^\[\S+ "/.test(line) && !leftOut.some((key) => line.startsWith(`[${key} `)));
  const { words } = readRecord(record);
  const begins = words[words.indexOf("begins") + 1] ?? "1";
  const played = story.steps.slice(0, step);
  const rolls = rollsOf({ ...story, steps: played }).map(({ dice, play }) => `${dice}: ${play === "" ? "-" : play}`);
  return `${[...headers, "", `begins ${begins}`, ...rolls].join("\n")}\n`;
}

/**
 * A position from which the game can be played on: that of the step, or the one before its roll; null once it is over.
 * The engine plays the game up to there, with dice as if they were thrown by hand.
 */
export async function playableAt(engine: Asks, record: string, story: Story, step: number, lang: Language): Promise<Result<string | null>> {
  const roll = rollsOf(story).findLast(({ from }) => from <= step);
  const between = roll && step < roll.to ? roll.from - 1 : step;
  const table = await Table.goOn(engine, { record: recordUpTo(record, story, between) }, lang);
  if (!table.ok) return table;
  await table.value.leave();
  const { phase, position } = table.value.state;
  return { ok: true, value: phase === "roll" ? position : null };
}

/** Where the pieces stand at a step, as a position that says nothing else. */
export function piecesText(story: Story, layout: Layout, step: number): string {
  const { pieces } = story.steps[step - 1] ?? story.begins;
  const isHome = (squares: readonly number[]) => squares.every((square) => layout.squares[square]?.kind === "goal");
  const turn = pieces.find(({ squares }) => !isHome(squares))?.seat ?? 1;
  const nameOf = (square: number) => (layout.squares[square]?.name ?? "").replace(/^\d:/, ""); // "1:n" of the layout is seat 1's "n"
  const placed = pieces.map(({ seat, squares }) => `${seat}:${squares.map(nameOf).join(",")}`);
  const home = story.steps.slice(0, step).flatMap(({ events }) => events.filter(({ kind }) => kind === "finished").map(({ seat }) => seat));
  return `${story.rules} t${turn} ${placed.join(" ")}${home.length > 0 ? ` fin=${home.join("")}` : ""}`;
}
