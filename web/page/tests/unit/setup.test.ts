// What is simulated: in a link, and as the program's command.
import fc from "fast-check";
import { expect, test } from "vitest";
import type { RuleSet } from "../../../engine/answers.js";
import { allBots, commandOf, queryOf, seatsFor, type Setup, setupOf, usualSetup } from "../../src/simulate/setup.js";

const rulesOf = (id: string, base: string, arms: number): RuleSet => ({
  id,
  base,
  arms,
  name: { en: id, es: id },
  country: { en: "", es: "" },
  notes: "",
  hash: "",
  look: "parques",
  lesson: "parques",
  pieces: 4,
  dice: 2,
  calling: true,
  until: "first",
  colours: [],
});
const known = [rulesOf("medellin", "medellin", 4), rulesOf("ours", "medellin", 6)];
const usual = usualSetup(known[0]!, "random", 7);

test("a link that was made of a setup means it", () => {
  const setups = fc
    .constantFrom(...known)
    .chain(({ id, arms }) =>
      fc.record({
        rules: fc.constant(id),
        bots: fc.array(fc.constantFrom(...allBots), { minLength: 2, maxLength: arms }),
        until: fc.constantFrom("first" as const, "places" as const),
        calls: fc.constantFrom("always" as const, "chance" as const, "never" as const),
        seed: fc.maxSafeNat(),
        games: fc.integer({ min: 1, max: 1_000_000 }),
      }),
    );
  fc.assert(
    fc.property(setups, (setup: Setup) => {
      expect(setupOf(new URLSearchParams(queryOf(setup)), known, usual)).toEqual({ setup, unread: [] });
    }),
  );
});

test("what a link says wrongly is as usual, and told", () => {
  const query = new URLSearchParams("rules=chess&seats=random,me&games=0&seed=-1&until=never&calls=loud");
  const { setup, unread } = setupOf(query, known, usual);
  expect(setup).toEqual(usual);
  expect(unread.map(({ key }) => key)).toEqual(["rules", "seats", "until", "calls", "seed", "games"]);
});

test("a board that is larger is filled", () => {
  expect(setupOf(new URLSearchParams("rules=ours"), known, usual).setup.bots).toEqual(Array(6).fill("random"));
});

test("the command says what is not the rules' own", () => {
  expect(commandOf({ ...usual, games: 300 }, known[0]!)).toBe(
    "salida sim --rules medellin --seats random,random,random,random --games 300 --seed 7",
  );
  const setup: Setup = { ...usual, rules: "ours", bots: ["5", "random"], until: "places", calls: "never" };
  expect(commandOf(setup, known[1]!)).toBe(
    "salida sim --rules ours.toml --seats 5,random --until places --calls never --games 10000 --seed 7",
  );
});

test("so many sit as far apart as they can", () => {
  expect(seatsFor(4, 2)).toEqual([1, 3]);
  expect(seatsFor(4, 3)).toEqual([1, 2, 3]);
  expect(seatsFor(6, 4)).toEqual([1, 2, 4, 5]);
  expect(seatsFor(8, 8)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});
