// Positions while they are set up: the text, the squares, and why the engine refuses some.
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadEngine } from "../../../engine/index.js";
import { placeOf, placesOf, squareOf } from "../../src/editor/places.js";
import { refusalOf } from "../../src/editor/refusals.js";
import { settingOf, textOf, waysToWrite, withoutSeat, withPieceMoved, withSeat } from "../../src/editor/setting.js";
import { refusals } from "../../src/editor/words.js";

const engine = await loadEngine(readFileSync(new URL("../../../../build/wasm/salida.wasm", import.meta.url)));
const start = settingOf("medellin t1 1:n,n,n,n 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n");

test("a setting and its text say the same", () => {
  const place = fc.constantFrom("n", "g", "h1", "h7", "5", "68");
  const hand = fc.array(place, { minLength: 2, maxLength: 4 });
  const more = fc.subarray(["dbl=1", "fin=2", "on=1"]);
  fc.assert(
    fc.property(fc.array(hand, { minLength: 2, maxLength: 8 }), fc.nat(7), more, (hands, turn, words) => {
      const setting = {
        rules: "our-table_2",
        turn: turn + 1,
        hands: hands.map((squares, k) => ({ seat: k + 1, squares })),
        more: words,
      };
      expect(settingOf(textOf(setting))).toEqual(setting);
    }),
  );
});

test("pieces and seats come and go", () => {
  expect(textOf(withPieceMoved(start, 2, "n", "22"))).toBe("medellin t1 1:n,n,n,n 2:22,n,n,n 3:n,n,n,n 4:n,n,n,n");
  const two = withoutSeat(withoutSeat(start, 1), 3);
  expect(textOf(two)).toBe("medellin t2 2:n,n,n,n 4:n,n,n,n");
  expect(textOf(withSeat(two, 3, 4))).toBe("medellin t2 2:n,n,n,n 3:n,n,n,n 4:n,n,n,n");
});

test("what else was known of a position is kept where it can be", () => {
  expect(waysToWrite(start)).toEqual([textOf(start)]);
  expect(waysToWrite({ ...start, more: ["dbl=1"] })).toEqual([`${textOf(start)} dbl=1`, textOf(start)]);
  expect(waysToWrite({ ...start, more: ["now=play", "dice=4"] })).toEqual([textOf(start)]);
});

describe.each(["medellin", "parchis4a"])("on the board of %s", (rules) => {
  const layout = engine.askNow("layout", { rules });
  if (!layout.ok) throw new Error(layout.error.message);
  test.each([1, 2, 3, 4])("seat %i has its nest, the ring, its column and its goal", (seat) => {
    const places = placesOf(layout.value, seat);
    expect(places).toEqual([
      "n",
      ...Array.from({ length: 68 }, (_, k) => String(k + 1)),
      ...Array.from({ length: 7 }, (_, k) => `h${k + 1}`),
      "g",
    ]);
    for (const place of places) {
      const square = squareOf(layout.value, seat, place);
      expect(placeOf(layout.value, seat, square ?? -1)).toBe(place);
    }
    expect(squareOf(layout.value, seat, "h8")).toBeNull();
  });
});

test.each([
  ["parchis4a t1 1:5,5,5,n 2:n,n,n,n", refusals.too_many, ["2", "5"]],
  ["parchis4a t1 1:7,n,n,n 2:7,n,n,n", refusals.not_safe, ["7"]],
  ["parchis4a t1 1:2,n,n,n 2:n,n,n,n", refusals.past_door, ["68", "2"]],
  ["parchis4a t1 1:n,n,n,n", refusals.too_few, []],
  ["medellin t1 1:g,g,g,g 2:n,n,n,n 3:n,n,n,n", refusals.finished, []],
  ["medellin t3 1:g,g,g,g 2:g,g,g,g 3:n,n,n,n", refusals.order, []],
  ["medellin t1 1:n,n,n 2:n,n,n,n", refusals.pieces, ["4", "3"]],
  ["medellin t1 1:n,n,n,69 2:n,n,n,n", refusals.square, ["68", "69"]],
  ["nowhere t1 1:n,n,n,n 2:n,n,n,n", refusals.rules, ["nowhere"]],
])("%s is refused in words", (position, said, values) => {
  const answer = engine.askNow("position", { position });
  if (answer.ok) throw new Error("expected a refusal");
  expect(refusalOf(answer.error)).toEqual({ said, values });
});

test("what nobody foresaw is refused in words too", () => {
  expect(refusalOf({ where: "x=1", message: "expected something else" }).values).toEqual(["x=1"]);
});
