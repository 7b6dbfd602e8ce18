// A record gone through: its rolls, and where it can be played on.
import { describe, expect, test } from "vitest";
import { chance, everybody, ruleSets, good, newEngine, playOn, seedOf } from "../../../engine/tests/here.js";
import { Table } from "../../../engine/index.js";
import { piecesText, playableAt } from "../../src/replay/positions.js";
import { rollsOf } from "../../src/replay/rolls.js";

const engine = await newEngine();
const long = 150;

/** Positions by how many steps had been played. */
async function played(rules: string) {
  const table = good(await Table.begin(engine, { rules, ...everybody, seed: seedOf(11) }));
  const below = chance(3);
  const seen = new Map([[0, table.state]]);
  while (table.state.steps < long || table.state.phase !== "roll") {
    await playOn(table, below);
    seen.set(table.state.steps, table.state);
  }
  const record = good(await table.record());
  good(await table.leave());
  return { record, seen, story: good(await engine.ask("story", { record })) };
}

describe.each(ruleSets)("%s", (rules) => {
  test("can be played on from every roll", async () => {
    const { record, seen, story } = await played(rules);
    const rolls = rollsOf(story);
    for (const step of seen.keys()) {
      const roll = rolls.findLast(({ from }) => from <= step);
      const between = roll && step < roll.to ? roll.from - 1 : step;
      expect(good(await playableAt(engine, record, story, step, "en")), `step ${step}`).toBe(seen.get(between)?.position);
    }
    const position = good(await playableAt(engine, record, story, story.steps.length, "en")) ?? "";
    const begun = good(await Table.begin(engine, { rules, ...everybody, position, seed: seedOf(12) }));
    expect(begun.state.position).toBe(position);
    good(await begun.leave());
  });
  test("says where the pieces stand at every step", async () => {
    const { seen, story } = await played(rules);
    const layout = good(await engine.ask("layout", { rules }));
    for (const [step, { pieces_words }] of seen) {
      const position = piecesText(story, layout, step);
      expect(good(await engine.ask("position", { position })).pieces_words, position).toEqual(pieces_words);
    }
  });
  test("rolls and turns are those of the record", async () => {
    const { record, story } = await played(rules);
    const lines = record.split("\n").filter((line) => /^\d+\. /.test(line));
    const rolls = rollsOf(story);
    expect(rolls.at(-1)?.turn).toBe(lines.length);
    const told = rolls.map(({ dice, play }) => `${dice}: ${play === "" ? "-" : play}`).join(" ");
    expect(told).toBe(lines.map((line) => line.replace(/^\d+\. t\d /, "")).join(" "));
  });
});
