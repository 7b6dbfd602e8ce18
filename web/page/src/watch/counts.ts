// What the games that were watched came to. Each is counted by the engine when it is over; here they are only added up.
import type { GameEvent, Tally } from "../../../engine/index.js";
import type { Histogram } from "../../../report/data.js";

export interface SeatCounts {
  seat: number;
  wins: number;
  captures: number;
  suffered: number;
  exits: number;
  penalties: number;
}

export interface Counts {
  turns: number[];
  rolls: number;
  /** Of each game, in their order. */
  winners: number[];
  seats: SeatCounts[];
}

export function noCounts(seats: readonly number[]): Counts {
  const none = { wins: 0, captures: 0, suffered: 0, exits: 0, penalties: 0 };
  return { turns: [], rolls: 0, winners: [], seats: seats.map((seat) => ({ seat, ...none })) };
}

export function withGame(counts: Counts, tally: Tally, winner: number): Counts {
  return {
    turns: [...counts.turns, tally.turns],
    rolls: counts.rolls + tally.rolls,
    winners: [...counts.winners, winner],
    seats: counts.seats.map((before) => {
      const more = tally.seats.find(({ seat }) => seat === before.seat);
      return {
        seat: before.seat,
        wins: before.wins + (before.seat === winner ? 1 : 0),
        captures: before.captures + (more?.captures ?? 0),
        suffered: before.suffered + (more?.suffered ?? 0),
        exits: before.exits + (more?.exits ?? 0),
        penalties: before.penalties + (more?.penalties ?? 0),
      };
    }),
  };
}

export interface SharePoint {
  game: number;
  seat: number;
  share: number;
}

/** Each seat's share of the wins after so many games; of many games, only some of them. */
export function sharesOverGames({ winners, seats }: Counts, most = 120): SharePoint[] {
  const every = Math.max(1, Math.ceil(winners.length / most));
  const wins = new Map(seats.map(({ seat }) => [seat, 0]));
  return winners.flatMap((winner, k) => {
    wins.set(winner, (wins.get(winner) ?? 0) + 1);
    const game = k + 1;
    if (game % every !== 0 && game !== winners.length) return [];
    return seats.map(({ seat }) => ({ game, seat, share: (wins.get(seat) ?? 0) / game }));
  });
}

/** 1, 2, 5, 10, 20, 50...: the least that makes at most so many bins. */
function roundWidth(span: number, mostBins: number): number {
  for (let power = 1; ; power *= 10) {
    const fit = [1, 2, 5].map((step) => step * power).find((width) => span / width < mostBins);
    if (fit !== undefined) return fit;
  }
}

export function histogramOf(values: readonly number[], mostBins = 24): Histogram {
  if (values.length === 0) return { from: 0, width: 1, counts: [] };
  const low = Math.min(...values);
  const high = Math.max(...values);
  const width = roundWidth(high - low, mostBins);
  const from = Math.floor(low / width) * width;
  const counts = Array<number>(Math.floor((high - from) / width) + 1).fill(0);
  for (const value of values) {
    const bin = Math.floor((value - from) / width);
    counts[bin] = (counts[bin] ?? 0) + 1;
  }
  return { from, width, counts };
}

/** The least value that so many percent do not exceed. */
export function quantilesOf(values: readonly number[], percents: readonly number[] = [5, 50, 95]): Record<string, number> {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (percent: number) => sorted[Math.max(0, Math.ceil((sorted.length * percent) / 100) - 1)] ?? 0;
  return Object.fromEntries(percents.map((percent) => [String(percent), at(percent)]));
}

/** Landings and captures, by the squares of the layout. */
export interface Landings {
  visits: number[];
  captures: number[];
}

/** Adds to it: a run lands millions of times. */
export function addLandings(landings: Landings, events: readonly GameEvent[]): void {
  for (const { to, captured } of events) {
    if (to === undefined) continue;
    landings.visits[to] = (landings.visits[to] ?? 0) + 1;
    landings.captures[to] = (landings.captures[to] ?? 0) + (captured?.length ?? 0);
  }
}
