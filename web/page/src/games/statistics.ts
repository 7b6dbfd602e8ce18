// What the games of this browser come to, person by person.
import type { KeptGame } from "../keep/games.js";

export interface Sums {
  games: number;
  wins: number;
  turns: number;
  captures: number;
  suffered: number;
  /** Over the games that were reviewed. */
  luck: number;
  reviewed: number;
}

export interface Line extends Sums {
  rules: string;
  /** "" for people who gave no name. */
  person: string;
}

export function peopleOf(games: readonly KeptGame[]): string[] {
  const names = games.flatMap(({ seats }) => seats.filter(({ kind }) => kind === "person").map(({ name }) => name));
  return [...new Set(names)].filter((name) => name !== "").toSorted((one, other) => one.localeCompare(other));
}

/** A line for each person and rule set, of finished games that were counted. */
export function linesOf(games: readonly KeptGame[]): Line[] {
  const lines = new Map<string, Line>();
  for (const { rules, seats, closed, tally, luck } of games) {
    if (!closed || !tally) continue;
    for (const { person, own } of sittersOf(seats)) {
      const counted = tally.seats.filter(({ seat }) => own.includes(seat));
      const lucks = luck?.filter(({ seat }) => own.includes(seat)) ?? [];
      const key = JSON.stringify([rules, person]);
      lines.set(key, {
        rules,
        person,
        ...together(lines.get(key), {
          games: 1,
          wins: counted.some(({ place }) => place === 1) ? 1 : 0,
          turns: tally.turns,
          captures: sum(counted.map(({ captures }) => captures)),
          suffered: sum(counted.map(({ suffered }) => suffered)),
          luck: sum(lucks.map((one) => one.luck)),
          reviewed: lucks.length > 0 ? 1 : 0,
        }),
      });
    }
  }
  return [...lines.values()];
}

/** Who has a name may sit on several seats; those without one are as many people as seats. */
function sittersOf(seats: KeptGame["seats"]): { person: string; own: number[] }[] {
  const people = seats.filter(({ kind }) => kind === "person");
  const seatsOf = (person: string) => people.filter(({ name }) => name === person).map(({ seat }) => seat);
  const named = [...new Set(people.map(({ name }) => name))].filter((name) => name !== "");
  return [...named.map((person) => ({ person, own: seatsOf(person) })), ...seatsOf("").map((seat) => ({ person: "", own: [seat] }))];
}

/** One line of several: a person's, over all rules. */
export function total(lines: readonly Sums[]): Sums {
  return lines.reduce<Sums>((all, line) => together(all, line), nothing);
}

const nothing: Sums = { games: 0, wins: 0, turns: 0, captures: 0, suffered: 0, luck: 0, reviewed: 0 };

function together(one: Sums = nothing, other: Sums): Sums {
  return {
    games: one.games + other.games,
    wins: one.wins + other.wins,
    turns: one.turns + other.turns,
    captures: one.captures + other.captures,
    suffered: one.suffered + other.suffered,
    luck: one.luck + other.luck,
    reviewed: one.reviewed + other.reviewed,
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((all, one) => all + one, 0);
}
