// Whatever is asked, in whatever order.
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { type State, Table } from "../index.js";
import { requestBytes } from "../request.js";
import { everybody, ruleSets, good, newEngine, newSimulator, seedOf } from "./here.js";

const engine = await newEngine();
const simulator = await newSimulator();

function isConsistent(state: State, pieces: number): void {
  const awaitsChoice = state.phase === "play" || state.phase === "atone";
  expect(state.choices.length > 0).toBe(awaitsChoice);
  expect(state.dice_to_roll > 0).toBe(state.phase === "roll");
  expect(state.closed).toBe(state.phase === "over");
  for (const { seat, squares } of state.pieces) {
    expect(squares).toHaveLength(pieces);
    const drawn = state.tokens.filter((token) => token.seat === seat).flatMap(({ square, count }) => Array(count).fill(square));
    expect(drawn.sort()).toEqual([...squares].sort());
  }
  expect(state.situation.length).toBeGreaterThan(0);
  expect(state.seed === null).toBe(!state.closed);
}

describe.each(ruleSets)("%s", (rules) => {
  const { squares } = good(engine.askNow("layout", { rules }));
  const { pieces } = good(engine.askNow("catalogue", {})).rules.find(({ id }) => id === rules)!;

  test("any legal choices keep the table consistent", async () => {
    await fc.assert(
      fc.asyncProperty(fc.nat(), fc.array(fc.nat(47), { minLength: 50, maxLength: 200 }), async (seed, picks) => {
        const table = good(await Table.begin(engine, { rules, ...everybody, seed: seedOf(seed) }));
        for (const pick of picks) {
          const before = table.state;
          if (before.phase === "over") break;
          const choice = before.choices[pick % Math.max(1, before.choices.length)];
          const { events, state } = good(
            before.phase === "roll" ? await table.roll() : await table.act(before.choices.indexOf(choice!)),
          );
          isConsistent(state, pieces);
          expect(state.pieces).toHaveLength(4);
          for (const { from, to, path } of [...state.choices, ...events]) {
            for (const square of path ?? []) expect(squares[square]).toBeDefined();
            if (from != null) expect([path?.at(0), path?.at(-1)]).toEqual([from, to]);
          }
          if (choice?.from != null) expect(events.find(({ path }) => path)).toMatchObject({ path: choice.path, captured: choice.captured });
          if (choice) expect(choice.captured.length > 0).toBe(choice.captures);
        }
        await table.leave();
      }),
      { numRuns: 15, seed: 1 },
    );
  });
});

test("any bytes are answered", () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
      const answer = engine.answerTo(bytes);
      expect(answer.ok || answer.error.where !== "engine").toBe(true);
    }),
    { numRuns: 300, seed: 1 },
  );
});

test("any fields of any verb are answered", () => {
  const verbs = [
    ...["catalogue", "rules", "house_rules", "layout", "position", "network_for", "network", "begin", "go_on", "state", "roll", "act", "undo"],
    ...["call", "proceed", "paces", "hand_over", "take_back", "resign", "close", "leave", "record", "why_not"],
    ...["advice", "audit", "story", "tally", "verdicts", "review", "begin_simulation", "simulate", "end_simulation"],
  ];
  const names = ["rules", "table", "seat", "kind1", "kind3", "name1", "seed", "first", "position", "record", "until"];
  const more = ["dice", "choice", "bot", "remark", "text", "looks", "calls", "seats", "simulation", "games", "lang"];
  const value = fc.oneof(
    fc.constantFrom(...ruleSets, "person", "random", "greedy", "4", "1", "2", "3", "0", "5-3", "es", "first", "1,1"),
    fc.constantFrom("medellin t1 1:10,20,g,g 3:n,n,13,g", "medellin t9 1:", "10-13", "call1", "n-5", seedOf(1)),
    fc.string({ unit: "binary", maxLength: 40 }),
    fc.integer({ min: -3, max: 100 }),
  );
  const fields = fc.dictionary(fc.constantFrom(...names, ...more), value, { maxKeys: 8 });
  fc.assert(
    fc.property(fc.constantFrom(...verbs), fields, (verb, asked) => {
      const answer = (verb.includes("simul") ? simulator : engine).answerTo(requestBytes(verb, asked));
      expect(answer.ok || answer.error.where !== "engine").toBe(true);
    }),
    { numRuns: 3000, seed: 1 },
  );
});
