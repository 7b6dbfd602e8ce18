// What games that were watched come to.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { GameEvent, Tally } from "../../../engine/answers.js";
import { addLandings, histogramOf, noCounts, quantilesOf, sharesOverGames, withGame } from "../../src/watch/counts.js";

const turns = fc.array(fc.integer({ min: 1, max: 5000 }), { minLength: 1, maxLength: 200 });

test("every game is in one bin, and few bins are many enough", () => {
  fc.assert(
    fc.property(turns, (values) => {
      const { from, width, counts } = histogramOf(values);
      expect(counts.reduce((all, count) => all + count, 0)).toBe(values.length);
      expect(counts.length).toBeLessThanOrEqual(25);
      expect(from).toBeLessThanOrEqual(Math.min(...values));
      expect(from + width * counts.length).toBeGreaterThan(Math.max(...values));
      expect(from % width).toBe(0);
    }),
  );
});

test("no games make no bins", () => expect(histogramOf([])).toEqual({ from: 0, width: 1, counts: [] }));

test("half of the games take no longer than the median", () => {
  expect(quantilesOf([30, 10, 20])).toEqual({ "5": 10, "50": 20, "95": 30 });
  fc.assert(
    fc.property(turns, (values) => {
      const median = quantilesOf(values)["50"] ?? 0;
      expect(values.filter((value) => value <= median).length).toBeGreaterThanOrEqual(values.length / 2);
    }),
  );
});

const tallyOf = (captures: number): Tally => ({
  turns: 100,
  rolls: 150,
  seats: [1, 3].map((seat) => ({
    seat,
    place: seat,
    rolls: 75,
    captures,
    suffered: captures,
    exits: 4,
    home: 4,
    penalties: 1,
    repeats: 10,
    pips: 400,
  })),
});

test("games add up", () => {
  const counts = [1, 3, 3].reduce((all, winner, k) => withGame(all, tallyOf(k), winner), noCounts([1, 3]));
  expect(counts.winners).toEqual([1, 3, 3]);
  expect(counts.turns).toEqual([100, 100, 100]);
  expect(counts.rolls).toBe(450);
  expect(counts.seats).toEqual([
    { seat: 1, wins: 1, captures: 3, suffered: 3, exits: 12, penalties: 3 },
    { seat: 3, wins: 2, captures: 3, suffered: 3, exits: 12, penalties: 3 },
  ]);
});

test("shares of the wins add up to all of them after every game, and end with the last", () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(1, 2, 4), { minLength: 1, maxLength: 600 }), (winners) => {
      const counts = winners.reduce((all, winner) => withGame(all, tallyOf(0), winner), noCounts([1, 2, 4]));
      const points = sharesOverGames(counts);
      expect(points.length).toBeLessThanOrEqual(3 * 121);
      expect(points.at(-1)?.game).toBe(winners.length);
      const games = new Set(points.map(({ game }) => game));
      for (const game of games) {
        const together = points.filter((point) => point.game === game).reduce((all, { share }) => all + share, 0);
        expect(together).toBeCloseTo(1);
      }
    }),
  );
});

test("landings are counted where pieces came to, captures by their number", () => {
  const landings = { visits: [], captures: [] };
  const event = (more: Partial<GameEvent>): GameEvent => ({ kind: "walked", seat: 1, text: "", quiet: false, ...more });
  addLandings(landings, [event({ from: 2, to: 5, captured: [2, 3] }), event({ kind: "rolled" }), event({ from: 5, to: 5 })]);
  expect(landings.visits[5]).toBe(2);
  expect(landings.captures[5]).toBe(2);
  expect(landings.visits[2]).toBeUndefined();
});
