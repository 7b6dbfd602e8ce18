// The report's numbers as its plots want them, and as files.
import type { RuleSet, Simulation, SimulationReport, Statistic } from "../../../engine/index.js";
import type { SimData } from "../../../report/data.js";
import { commandOf, type Setup } from "./setup.js";

export function plotData({ found, labels, names }: SimulationReport, lang: string): SimData {
  const name = (seat: number) => names[seat - 1] ?? String(seat);
  const known = (Object.keys(found.seats[0]?.statistics ?? {}) as Statistic[]).filter((key) => found.statistics[key].mean !== 0);
  return {
    kind: "sim",
    lang,
    wins: found.wins.map((win) => ({ ...win, name: name(win.seat) })),
    lengths: found.length.histogram,
    quantiles: found.length.quantiles,
    by_seat: known.map((statistic) => ({
      statistic,
      label: labels[statistic],
      values: found.seats.map(({ seat, statistics }) => ({
        seat,
        name: name(seat),
        mean: statistics[statistic].mean,
        low: statistics[statistic].low,
        high: statistics[statistic].high,
      })),
    })),
  };
}

/** The file that `salida sim --json` writes. */
export function fileOf({ found }: SimulationReport, setup: Setup, rules: RuleSet, milliseconds: number): string {
  const { games } = found;
  const seconds = milliseconds / 1000;
  const run = { command: commandOf({ ...setup, games }, rules), asked: setup.games, seconds, games_per_second: games / seconds };
  return `${JSON.stringify({ ...found, run } satisfies Simulation, null, 2)}\n`;
}
