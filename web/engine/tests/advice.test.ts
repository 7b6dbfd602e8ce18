// Bots with a network, advice, reviews, simulations: at once, and in a worker.
import { existsSync, readFileSync } from "node:fs";

import { afterAll, describe, expect, test } from "vitest";

import { type Asks, type Engine, EngineClient, houseRulesFields, simulate, Table, type SimulationProgress } from "../index.js";
import { type Line, serve } from "../protocol.js";
import { chance, everybody, fault, good, module, newEngine, newSimulator, playOn, root, ruleSets, seedOf } from "./here.js";

const network = new Uint8Array(readFileSync(`${root}nets/parchis4a-4.net`));
const takeNetwork = (engine: Engine) =>
  good(engine.askNow("network", { network: "parchis4a-4", bytes: network }));

async function playedGame(engine: Asks): Promise<Table> {
  const table = good(await Table.begin(engine, { rules: "parchis4a", ...everybody, until: "first", seed: seedOf(2) }));
  const below = chance(2);
  while (table.state.phase !== "over") await playOn(table, below);
  return table;
}

describe("at a table", () => {
  test("the strongest bot advises one of the choices", async () => {
    const engine = await newEngine();
    takeNetwork(engine);
    const table = good(await Table.begin(engine, { rules: "parchis4a", ...everybody, seed: seedOf(9) }));
    const below = chance(9);
    let asked = 0;
    while (asked < 5) {
      await playOn(table, below);
      if (table.state.choices.length < 2) continue;
      const advice = good(await table.advice());
      expect(table.state.choices[advice.choice]?.text.split(" ")[0]).toBe(advice.text);
      asked += 1;
    }
    while (table.state.phase !== "roll") await playOn(table, below);
    expect(fault(await table.advice())).toContain("expected a choice");
  });

  test("verdicts rank all ways to play a roll, and say why", async () => {
    const engine = await newEngine();
    const position = "medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n";
    const table = good(await Table.begin(engine, { rules: "medellin", ...everybody, position }));
    const { analysis: before } = good(await table.verdicts());
    expect(before.rolls).toHaveLength(21);
    expect(before.rolls.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1, 4);
    expect(before.rolls.reduce((sum, one) => sum + one.share * one.luck, 0)).toBeCloseTo(0, 4);
    good(await table.roll("3-1"));
    const { analysis, choices } = good(await table.verdicts());
    const { plays, why, evaluation } = analysis;
    expect(evaluation).toBe("expert");
    expect(plays.length).toBeGreaterThan(2);
    expect(plays[0]).toMatchObject({ behind: 0 });
    expect(choices).toHaveLength(plays.length);
    expect(choices[0]).toEqual(expect.any(Number));
    expect(plays[0]?.play).toContain("x");
    expect(plays[0]?.chances.reduce((sum, one) => sum + one)).toBeCloseTo(1, 4);
    expect(why.length).toBeGreaterThan(0);
  });
});

describe("the network of a table", () => {
  const choice = (engine: Engine, rules: string, seats: string) => good(engine.askNow("network_for", { rules, seats }));

  test("is named by the engine, and three players use that of four", async () => {
    const engine = await newEngine();
    for (const rules of ruleSets) {
      expect(choice(engine, rules, "5,person")).toEqual({ network: `${rules}-2`, remarks: [] });
      expect(choice(engine, rules, "person,4,5")).toEqual({ network: `${rules}-4`, remarks: [] });
      expect(choice(engine, rules, "person,3,2,1").network).toBeNull();
      expect(existsSync(`${root}nets/${rules}-2.net`) && existsSync(`${root}nets/${rules}-4.net`)).toBe(true);
    }
    expect(fault(engine.askNow("network_for", { rules: "medellin", seats: "5" }))).toContain("expected 2 to 4 players");
    expect(fault(engine.askNow("network", { network: "medellin-3", bytes: network }))).toContain("a network's name");
  });

  test("judges a game of three", async () => {
    const engine = await newEngine();
    const three = { kind1: "person", kind2: "5", kind3: "4" } as const;
    const table = good(await Table.begin(engine, { rules: "parchis4a", ...three, seed: seedOf(3) }));
    const record = good(await table.record());
    expect(good(engine.askNow("network_for", { record })).network).toBe("parchis4a-4");
    expect(good(await table.verdicts()).analysis.evaluation).toBe("expert");
    takeNetwork(engine);
    expect(good(await table.verdicts()).analysis.evaluation).toBe("network");
  });

  test("is missing for house rules, which is said before the game", async () => {
    const engine = await newEngine();
    good(engine.askNow("house_rules", houseRulesFields({ format: 1, id: "ours", base: "parchis4a", capture: { reward: 15 } })));
    const remark = "5: no network was trained for these rules; an expert's judgement stands in";
    expect(choice(engine, "ours", "5,random,5,person")).toEqual({ network: null, remarks: [remark] });
    const spanish = good(engine.askNow("network_for", { rules: "ours", seats: "4,person", lang: "es" }));
    expect(spanish.remarks).toEqual(["4: no se entrenó ninguna red para estas reglas; en su lugar juzga un experto"]);
  });
});

test("a review adds up, with a network and without", async () => {
  const engine = await newEngine();
  const table = await playedGame(engine);
  expect(good(await table.review()).evaluation).toBe("expert");
  takeNetwork(engine);
  const review = good(await table.review());
  expect(review).toMatchObject({ evaluation: "network", looks: 1, end: "won" });
  for (const sum of review.seats) {
    expect(sum.start + sum.luck + sum.skill).toBeCloseTo(sum.result, 4);
    expect(sum.result).toBe(sum.seat === table.state.places[0] ? 1 : 0);
  }
  expect(review.marked.length).toBeGreaterThan(3);
  for (const { roll, decision } of review.marked) {
    expect(decision.mark).not.toBe("none");
    expect(review.rolls[roll]).toBeDefined();
  }
  expect(review).toEqual(good(engine.askNow("review", { record: good(await table.record()) })));
});

async function lastTotals(engine: Asks, seats: string, at_once: number): Promise<SimulationProgress["found"]> {
  let last: SimulationProgress["found"] | null = null;
  let looks = 0;
  for await (const totals of simulate(engine, { rules: "parcheesi", seats, seed: 4 }, { games: 100, at_once })) {
    last = good(totals).found;
    looks += 1;
    expect(last.games).toBe(Math.min(100, looks * at_once));
  }
  return last!;
}

describe("simulations", () => {
  test("come to the same in any stretches", async () => {
    const engine = await newSimulator();
    const whole = await lastTotals(engine, "random,random,random", 100);
    expect(await lastTotals(engine, "random,random,random", 30)).toEqual(whole);
    expect(whole.wins.map((wins) => wins.games).reduce((a, b) => a + b)).toBe(100);
  });

  test("between bots", async () => {
    const totals = await lastTotals(await newSimulator(), "greedy,random", 50);
    expect(totals.wins[0]!.games).toBeGreaterThan(50);
  });

  test("that were not begun, or are too long", async () => {
    const engine = await newSimulator();
    expect(fault(engine.askNow("simulate", { simulation: 7, games: 1 }))).toContain("expected one that was begun");
    const { simulation } = good(engine.askNow("begin_simulation", { rules: "medellin", seats: "random,random" }));
    expect(fault(engine.askNow("simulate", { simulation, games: 1e9 }))).toContain("expected a number from 1 to");
    good(engine.askNow("end_simulation", { simulation }));
    expect(fault(engine.askNow("simulate", { simulation, games: 1 }))).toContain("expected one that was begun");
  });

  test("of unknown players end with the error", async () => {
    for await (const totals of simulate(await newSimulator(), { rules: "medellin", seats: "me,you" }, { games: 1, at_once: 1 }))
      expect(fault(totals)).toContain("expected random");
  });
});

describe("in a worker", () => {
  const { port1, port2 } = new MessageChannel();
  afterAll(() => port1.close());

  test("a game is played and reviewed as at once", async () => {
    serve(port2 as unknown as Line);
    const client = new EngineClient(port1 as unknown as Line, module);
    for (const port of [port1, port2]) port.start();
    const [there, here] = await Promise.all([playedGame(client), newEngine().then(playedGame)]);
    expect(there.state).toEqual(here.state);
    expect(good(await there.review())).toEqual(good(await here.review()));
    expect(fault(await client.ask("state", { table: 99 }))).toContain("expected a table that is open");
  });
});
