// Every step of every lesson on the real engine: its way leads to its goal and to what its text promises, and no other
// way leads into a dead end.
import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, test } from "vitest";
import { Engine, type Layout, Table } from "../../../engine/index.js";
import { Attempt } from "../../src/lessons/attempt.js";
import type { Lesson, Step } from "../../src/lessons/lesson.js";
import { lessons, lessonsFor } from "../../src/lessons/lessons.js";

let engine: Engine;
const layouts = new Map<string, Layout>();
beforeAll(async () => {
  engine = await Engine.of(await WebAssembly.compile(readFileSync(new URL("../../../../build/wasm/salida.wasm", import.meta.url))));
  for (const { rules } of lessons) {
    const layout = engine.askNow("layout", { rules });
    if (layout.ok) layouts.set(rules, layout.value);
  }
});

test("every rule set has a lesson, and every lesson a rule set", () => {
  const catalogue = engine.askNow("catalogue", {});
  if (!catalogue.ok) throw new Error(catalogue.error.message);
  for (const { id, lesson } of catalogue.value.rules) expect(lessons.map((each) => each.id), id).toContain(lesson);
  expect(lessonsFor(catalogue.value.rules).map(({ id }) => id)).toEqual(["parques", "parchis", "parcheesi"]);
  expect(lessons).toHaveLength(3);
});

async function begin(lesson: Lesson, step: Step): Promise<Attempt> {
  const layout = layouts.get(lesson.rules);
  if (!layout) throw new Error(`no board for ${lesson.rules}`);
  const attempt = await Attempt.begin(engine, step, layout, "en");
  await attempt.open();
  return attempt;
}

/** Rolls wherever a roll is asked, and else does what the way says. */
async function follow(attempt: Attempt, way: readonly string[]): Promise<void> {
  for (const deed of way) {
    if (deed === "call") {
      await attempt.call();
      continue;
    }
    while (attempt.canRoll) await attempt.roll();
    const choice = attempt.choices.findIndex(({ text }) => text === deed);
    expect(attempt.choices.map(({ text }) => text)).toContain(deed);
    await attempt.act(choice);
  }
  while (way.length === 0 && attempt.canRoll) await attempt.roll();
}

describe.each(lessons)("$id", (lesson) => {
  test("has 7 to 10 steps", () => {
    expect(lesson.steps.length).toBeGreaterThanOrEqual(7);
    expect(lesson.steps.length).toBeLessThanOrEqual(10);
  });

  test.each(lesson.steps)("$title.en: its way reaches its goal", async (step) => {
    const attempt = await begin(lesson, step);
    expect(attempt.outcome.value).toBe("doing");
    await follow(attempt, step.way);
    expect(attempt.outcome.value).toBe("reached");
    await attempt.leave();
  });

  test.each(lesson.steps)("$title.en: every other way comes to an end that the lesson has words for", async (step) => {
    let missed = 0;
    let tried = 0;
    const explore = async (deeds: readonly number[]): Promise<void> => {
      tried += 1;
      const attempt = await begin(lesson, step);
      for (const deed of deeds) await (attempt.canRoll ? attempt.roll() : attempt.act(deed));
      const { outcome, choices, canRoll } = { outcome: attempt.outcome.value, choices: attempt.choices.length, canRoll: attempt.canRoll };
      await attempt.leave();
      if (outcome === "missed") missed += 1;
      if (outcome !== "doing" || tried > 400) return;
      expect(canRoll || choices > 0).toBe(true);
      for (let deed = 0; deed < (canRoll ? 1 : choices); deed += 1) await explore([...deeds, deed]);
    };
    await explore([]);
    expect(missed > 0).toBe(step.otherwise !== undefined);
  });
});

/** What the texts promise: what happens after the roll, and where everything then stands. */
const promises: Record<Lesson["id"], readonly (readonly [events: string, position: string])[]> = {
  parques: [
    ["stayed_in_nest rolled stayed_in_nest rolled entered", "1:5,n,n,n 3:n,n,n,39 dbl=1 tries=2 now=play dice=2,2 freed=1 with=again"],
    ["entered entered entered entered rolls_again", "1:5,5,5,5 3:n,n,n,39 dbl=1"],
    ["walked walked turn_passes", "1:n,n,15,27 3:n,n,n,44"],
    ["walked turn_passes rolled walked turn_passes", "1:n,n,12,24 3:n,n,n,12"],
    ["walked turn_passes", "1:n,n,20,24 3:n,n,n,n"],
    ["entered", "1:5,n,13,24 3:n,n,n,n dbl=1 now=play dice=3,3 freed=1 with=again,captured"],
    ["repeated_too_often penalised turn_passes", "1:n,n,n,13 3:n,n,n,42"],
    ["walked turn_passes called atoned", "1:n,n,n,20 3:n,n,n,56"],
    ["walked turn_passes", "1:n,30,h4,g 3:n,n,n,42"],
    ["walked finished won", "1:g,g,g,g 3:n,n,n,42 fin=1"],
  ],
  parchis: [
    ["entered blockade_formed turn_passes", "1:n,n,5,5 3:n,n,39,39 f5=13"],
    ["entered blockade_formed turn_passes", "1:n,5,5,20 3:n,n,n,42 f5=13"],
    ["walked turn_passes rolled walked turn_passes", "1:n,n,12,31 3:n,n,n,12 f5=13"],
    ["walked reward_earned reward_played turn_passes", "1:n,n,20,50 3:n,n,n,n f5=13"],
    ["walked blockade_formed turn_passes rolled could_not_move turn_passes", "1:n,n,25,25 3:n,n,n,23 f5=13"],
    ["walked blockade_opened rolls_again", "1:n,14,25,31 3:n,n,n,44 dbl=1 f5=13"],
    ["walked rolls_again", "1:17,30,h2,g 3:n,n,n,50 dbl=1 f5=13"],
    ["repeated_too_often penalised turn_passes", "1:n,n,n,19 3:n,n,n,50 f5=13"],
    ["walked turn_passes", "1:n,n,31,h2 3:n,n,n,44 f5=13"],
    ["walked reward_earned reward_played turn_passes", "1:n,n,30,g 3:n,n,n,50 f5=13"],
  ],
  parcheesi: [
    ["entered walked turn_passes", "1:n,n,n,7 3:n,n,n,42"],
    ["entered turn_passes", "1:n,n,5,14 3:n,n,n,44"],
    ["walked reward_earned walked reward_played turn_passes", "1:n,n,n,41 3:n,n,n,n"],
    ["walked walked turn_passes rolled could_not_move rolls_again", "1:n,n,12,28 3:n,n,n,10"],
    ["entered reward_earned", "1:5,n,n,14 3:n,n,n,n now=play dice=2 captures=1 with=captured"],
    ["walked blockade_formed walked turn_passes rolled could_not_move rolls_again", "1:n,11,25,25 3:n,n,n,24"],
    ["walked reward_earned", "1:n,n,n,20 3:n,n,n,n now=play dice=1 captures=2 with=again,captured,breaks"],
    ["walked walked walked walked rolls_again", "1:17,33,44,g 3:n,n,n,62"],
    ["walked", "1:n,n,30,h2 3:n,n,n,44 now=play dice=2"],
    ["walked reward_earned walked reward_played turn_passes", "1:n,n,36,g 3:n,n,n,50"],
  ],
};

describe.each(lessons)("$id keeps its promises", (lesson) => {
  test.each(lesson.steps.map((step, k) => [step.title.en, step, k] as const))("%s", async (_title, step, k) => {
    const attempt = await begin(lesson, step);
    await follow(attempt, step.way);
    const [events, position] = promises[lesson.id]?.[k] ?? [];
    expect(attempt.events.value.map(({ kind }) => kind).join(" ")).toBe(`rolled ${events}`);
    expect(attempt.state.value.position.replace(/^\S+ t\d /, "")).toBe(position);
    await attempt.leave();
  });
});

describe("what the texts say besides", () => {
  const tableAt = async (position: string) => {
    const rules = position.split(" ")[0] ?? "";
    const begun = await Table.begin(engine, { rules, position, kind1: "person", kind3: "person" });
    if (!begun.ok) throw new Error(begun.error.message);
    return begun.value;
  };
  const choicesAfter = async (position: string, ...dice: string[]) => {
    const table = await tableAt(position);
    for (const roll of dice) await table.roll(roll);
    return table.state.choices.map(({ text }) => text);
  };

  test("a double of Parqués frees one or two, or one and a walk", async () => {
    const table = await tableAt("medellin t1 1:n,n,n,n 3:n,n,n,39");
    await table.roll("2-2");
    await table.act(0);
    expect(table.state.choices.map(({ text }) => text)).toEqual(["n-5", "5-7 [2]", "stop"]);
  });

  test("passing by captures nobody", async () => {
    expect(await choicesAfter("medellin t1 1:n,n,n,13 3:n,n,n,18", "4-3")).toEqual(["13=20 [4+3]"]);
  });

  test("a wrong call costs nothing", async () => {
    const table = await tableAt("medellin t1 1:n,n,n,20 3:n,n,14,50");
    const before = table.state.position;
    await table.call(1);
    expect(table.state.position).toBe(before);
  });

  test("a missed capture that is called sends the piece to jail that could have made it", async () => {
    const table = await tableAt("medellin t1 1:n,n,13,24 3:n,n,n,20");
    await table.roll("4-3");
    await table.act(table.state.choices.findIndex(({ text }) => text === "24=31 [4+3]"));
    await table.call(3);
    expect(table.state.choices.map(({ text }) => text)).toEqual(["13!n"]);
  });

  test("in Parchís a five may walk only where the start is full or nobody is at home", async () => {
    expect(await choicesAfter("parchis4a t1 1:n,n,5,20 3:n,n,n,42 f5=13", "5")).toEqual(["n-5"]);
    expect(await choicesAfter("parchis4a t1 1:n,5,5,20 3:n,n,n,42 f5=13", "5")).not.toContain("n-5");
  });

  test("a third six spares a pawn in the corridor", async () => {
    const table = await tableAt("parchis4a t1 1:n,n,19,h2 3:n,n,n,50 dbl=2 f5=13");
    await table.roll("6");
    expect(table.state.position).toBe("parchis4a t3 1:n,n,19,h2 3:n,n,n,50 f5=13");
  });

  test("the pawn before 14 must not move while a six opens the blockade", async () => {
    expect(await choicesAfter("parchis4a t1 1:n,14,25,25 3:n,n,n,44 f5=13", "6")).toEqual(["25-31 [6]"]);
  });

  test("in Parcheesi any number of doubles goes unpunished", async () => {
    const table = await tableAt("parcheesi t1 1:n,n,n,h7 3:n,n,n,42");
    for (const _ of [1, 2, 3, 4]) await table.roll("3-3");
    expect(table.state.position).toBe("parcheesi t1 1:n,n,n,h7 3:n,n,n,42");
  });

  test("a reward of Parcheesi may be declined", async () => {
    const table = await tableAt("parcheesi t1 1:n,n,n,13 3:n,n,n,15");
    for (const move of ["2-6", "13-15x [2]", "15-21 [6]"]) {
      const { phase, choices } = table.state;
      await (phase === "roll" ? table.roll(move) : table.act(choices.findIndex(({ text }) => text === move)));
    }
    expect(table.state.choices.map(({ text }) => text)).toEqual(["21+41 [20]", "stop"]);
  });
});
