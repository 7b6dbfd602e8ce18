// The second check of the dice, on records of the engine.
import { describe, expect, test } from "vitest";
import { ruleSets, good, newEngine, seedOf } from "../../../engine/tests/here.js";
import { Table } from "../../../engine/index.js";
import { checkDice, type First } from "../../src/replay/diceCheck.js";

const engine = await newEngine();

async function played(rules: string, seed: number): Promise<{ record: string; first: First }> {
  const table = good(await Table.begin(engine, { rules, kind1: "1", kind3: "1", seed: seedOf(seed) }));
  while (!table.state.closed) good(await table.proceed());
  const record = good(await table.record());
  good(await table.leave());
  const { fields } = good(await engine.ask("rules", { rules }));
  return { record, first: fields.find(({ key }) => key === "board.first")?.value as First };
}

describe.each(ruleSets)("%s", (rules) => {
  test("makes every roll again", async () => {
    for (const seed of [1, 2, 3]) {
      const { record, first } = await played(rules, seed);
      const { rolls, sound } = good(await engine.ask("audit", { record }));
      expect(sound).toBe(true);
      expect(rolls).toBeGreaterThan(20);
      expect(await checkDice(record, first)).toEqual({ kind: "sound", rolls });
    }
  });
  test("finds one die that was changed", async () => {
    const { record, first } = await played(rules, 4);
    const last = [...record.matchAll(/ ([1-6])(-[1-6])?:/g)].at(-1);
    const die = Number(last?.[1]);
    const at = (last?.index ?? 0) + 1;
    const tampered = record.slice(0, at) + String((die % 6) + 1) + record.slice(at + 1);
    expect(await checkDice(tampered, first)).toMatchObject({ kind: "roll", expected: expect.stringMatching(`^${die}`) });
  });
});

test("who begins is checked too", async () => {
  const { record, first } = await played("parcheesi", 5);
  expect(first).toBe("lowest_roll");
  const die = /^draw 1:([1-6])/m.exec(record)?.[1];
  expect(await checkDice(record.replace(/^draw 1:[1-6]/m, `draw 1:${(Number(die) % 6) + 1}`), first)).toEqual({ kind: "draw" });
  const begins = /^begins (\d)$/m.exec(record)?.[1];
  expect(await checkDice(record.replace(/^begins \d$/m, `begins ${begins === "1" ? 3 : 1}`), first)).toEqual({ kind: "draw" });
});

test("another player, another commitment", async () => {
  const { record, first } = await played("medellin", 6);
  expect(await checkDice(record.replace('[seat "3 1"]', '[seat "3 2"]'), first)).toEqual({ kind: "commitment" });
});

test("dice thrown by hand, or of a game that goes on, cannot be made again", async () => {
  const { record, first } = await played("medellin", 6);
  expect(await checkDice(record.replace(/\[seed .*\]\n/, ""), first)).toBeNull();
  expect(await checkDice('[record "1"]\n[dice "hand"]\n\nbegins 1\n1. t1 5-3: -\n', first)).toBeNull();
});
