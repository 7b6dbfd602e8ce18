// Simulations in parts, and their report: the program's own numbers.
import { describe, expect, test } from "vitest";

import type { Engine, SimulationTerms } from "../index.js";
import { fault, ruleSets, good, hasProgram, newSimulator, salida } from "./here.js";

const terms = { rules: "medellin", seats: "greedy,random,random", seed: 5, until: "first", games: 90, rows: "yes" } as const;

const begin = (engine: Engine, asked: SimulationTerms = terms) => good(engine.askNow("begin_simulation", asked)).simulation;
const found = (engine: Engine, simulation: number) => good(engine.askNow("simulation_report", { simulation, lang: "en" })).found;

describe("a simulation in parts", () => {
  test("comes to the same, whoever plays which games", async () => {
    const whole = await newSimulator();
    const all = begin(whole);
    good(whole.askNow("simulate", { simulation: all, games: 90 }));
    const [one, other] = [await newSimulator(), await newSimulator()];
    const [sum, part] = [begin(one), begin(other)];
    good(one.askNow("simulate", { simulation: sum, first: 60, games: 30 }));
    for (const first of [0, 30]) {
      good(other.askNow("simulate", { simulation: part, first, games: 30 }));
      const { games, totals, rows } = good(other.askNow("take_totals", { simulation: part }));
      expect(games).toBe(30);
      expect(rows.split("\n")[0]).toMatch(new RegExp(`^${first},`));
      good(one.askNow("add_totals", { simulation: sum, totals }));
    }
    expect(found(one, sum)).toEqual(found(whole, all));
  });

  test("takes no totals of another one, and none that were damaged", async () => {
    const engine = await newSimulator();
    const simulation = begin(engine);
    const otherwise = begin(engine, { ...terms, seed: 6 });
    good(engine.askNow("simulate", { simulation: otherwise, games: 2 }));
    const { totals } = good(engine.askNow("take_totals", { simulation: otherwise }));
    expect(fault(engine.askNow("add_totals", { simulation, totals }))).toContain("is of another run");
    expect(fault(engine.askNow("add_totals", { simulation: otherwise, totals: totals.replace(" 2 ", " 3 ") }))).toContain("damaged");
    expect(fault(engine.askNow("add_totals", { simulation, totals: "" }))).toContain("expected a checkpoint");
  });
});

describe("the report", () => {
  test.runIf(hasProgram).each(ruleSets)("of %s has the program's numbers", async (rules) => {
    const engine = await newSimulator();
    const until = good(engine.askNow("catalogue", {})).rules.find(({ id }) => id === rules)!.until;
    const simulation = begin(engine, { rules, seats: "3,random", seed: 12, until, games: 60 });
    good(engine.askNow("simulate", { simulation, games: 60 }));
    const written = JSON.parse(salida("sim", "--rules", rules, "--seats", "3,random", "--seed", "12", "--games", "60", "--json", "-"));
    const { run, ...numbers } = written;
    expect(run.asked).toBe(60);
    expect(JSON.stringify(found(engine, simulation))).toBe(JSON.stringify(numbers));
  });

  test("has words and boards in the language that is asked for", async () => {
    const engine = await newSimulator();
    const simulation = begin(engine);
    good(engine.askNow("simulate", { simulation, games: 3 }));
    const { labels, names, drawings } = good(engine.askNow("simulation_report", { simulation, lang: "es" }));
    expect(labels.turns).toBe("turnos");
    expect(names).toEqual(["Rojo", "Azul", "Amarillo", "Verde"]);
    expect(drawings.map(({ id }) => id)).toEqual(["visits", "captures"]);
    for (const { svg } of drawings) expect(svg).toMatch(/^<svg [\s\S]*data-value[\s\S]*<\/svg>\n$/);
  });
});
