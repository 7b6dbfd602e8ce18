// Sums over games.
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Tally } from "../../../engine/index.js";
import { linesOf, peopleOf, total } from "../../src/games/statistics.js";
import type { KeptGame } from "../../src/keep/games.js";

type Seat = Tally["seats"][number];
const seatOf = (seat: number, place: number | null, captures: number, suffered: number): Seat => ({
  seat, place, captures, suffered, rolls: 10, exits: 1, home: 4, penalties: 0, repeats: 1, pips: 70,
});
const game = (rules: string, seats: KeptGame["seats"], counted: Seat[], more: Partial<KeptGame> = {}): KeptGame =>
  ({ id: "x", rules, closed: true, seats, tally: { turns: 30, rolls: 50, seats: counted }, ...more }) as KeptGame;

const ana = { seat: 1, kind: "person", name: "Ana" };
const beto = { seat: 3, kind: "person", name: "Beto" };
const bot = { seat: 2, kind: "3", name: "" };

describe("statistics", () => {
  test("have a line for each person and rule set", () => {
    const lines = linesOf([
      game("medellin", [ana, beto], [seatOf(1, 1, 3, 1), seatOf(3, null, 1, 3)], { luck: [{ seat: 1, luck: 0.2 }, { seat: 3, luck: -0.2 }] }),
      game("medellin", [ana, bot], [seatOf(1, null, 2, 5), seatOf(2, 1, 5, 2)], { tally: { turns: 50, rolls: 80, seats: [seatOf(1, null, 2, 5), seatOf(2, 1, 5, 2)] } }),
      game("parcheesi", [ana, beto], [seatOf(1, 1, 0, 0), seatOf(3, 2, 0, 0)]),
    ]);
    expect(lines).toEqual([
      { rules: "medellin", person: "Ana", games: 2, wins: 1, turns: 80, captures: 5, suffered: 6, luck: 0.2, reviewed: 1 },
      { rules: "medellin", person: "Beto", games: 1, wins: 0, turns: 30, captures: 1, suffered: 3, luck: -0.2, reviewed: 1 },
      { rules: "parcheesi", person: "Ana", games: 1, wins: 1, turns: 30, captures: 0, suffered: 0, luck: 0, reviewed: 0 },
      { rules: "parcheesi", person: "Beto", games: 1, wins: 0, turns: 30, captures: 0, suffered: 0, luck: 0, reviewed: 0 },
    ]);
    expect(total(lines.filter(({ person }) => person === "Ana"))).toEqual({ games: 3, wins: 2, turns: 110, captures: 5, suffered: 6, luck: 0.2, reviewed: 1 });
  });
  test("count one person on two seats as one game", () => {
    const [line] = linesOf([game("medellin", [ana, { ...beto, name: "Ana" }], [seatOf(1, null, 3, 1), seatOf(3, 1, 1, 3)])]);
    expect(line).toMatchObject({ games: 1, wins: 1, captures: 4, suffered: 4 });
  });
  test("count people without a name by their seats", () => {
    const nameless = [{ ...ana, name: "" }, { ...beto, name: "" }];
    expect(linesOf([game("medellin", nameless, [seatOf(1, null, 3, 1), seatOf(3, 1, 1, 3)])])).toMatchObject([{ person: "", games: 2, wins: 1, turns: 60, captures: 4 }]);
  });
  test("leave out games that go on and bots", () => {
    expect(linesOf([game("medellin", [ana], [seatOf(1, 1, 1, 1)], { closed: false }), game("medellin", [bot], [seatOf(2, 1, 1, 1)])])).toEqual([]);
    expect(peopleOf([game("medellin", [beto, ana, bot, { seat: 4, kind: "person", name: "" }], [])])).toEqual(["Ana", "Beto"]);
  });
  test("come to the same however games are parted", () => {
    const played = fc.record({ rules: fc.constantFrom("a", "b"), name: fc.constantFrom("Ana", "Beto"), captures: fc.nat(9), won: fc.boolean() })
      .map(({ rules, name, captures, won }) => game(rules, [{ ...ana, name }], [seatOf(1, won ? 1 : 2, captures, 0)]));
    fc.assert(
      fc.property(fc.array(played), fc.nat(20), (all, cut) => {
        expect(total([...linesOf(all.slice(0, cut)), ...linesOf(all.slice(cut))])).toEqual(total(linesOf(all)));
      }),
    );
  });
});
