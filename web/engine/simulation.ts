// Many games, a stretch at a time: whoever has seen enough stops asking. The engine is salida_simulator.wasm, best in a
// worker.
import type { SimulationProgress } from "./answers.js";
import type { Result } from "./result.js";
import type { Asks, SimulationTerms } from "./verbs.js";

export interface Stretches {
  games: number;
  /** Between two looks at the totals. */
  at_once: number;
}

/** The totals so far, after each stretch; ends with the first error. */
export async function* simulate(
  engine: Asks,
  terms: SimulationTerms,
  { games, at_once }: Stretches,
): AsyncGenerator<Result<SimulationProgress>, void> {
  const begun = await engine.ask("begin_simulation", terms);
  if (!begun.ok) {
    yield begun;
    return;
  }
  const { simulation } = begun.value;
  try {
    for (let played = 0; played < games; played += at_once) {
      const totals = await engine.ask("simulate", { simulation, games: Math.min(at_once, games - played) });
      yield totals;
      if (!totals.ok) return;
    }
  } finally {
    await engine.ask("end_simulation", { simulation });
  }
}
