// What the page works out by itself: places in it, settings, words, the ways of walkers.
import "./browser.js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { KeptGame } from "../../src/keep/games.js";
import type { GameEvent, Layout } from "../../../engine/answers.js";

const { linkTo, routeOf } = await import("../../src/route.js");
const { language, speed } = await import("../../src/settings.js");
const { number, percent, t } = await import("../../src/words/words.js");
const { walksOf } = await import("../../src/board/motion.js");
const { games, newId, newSeed } = await import("../../src/keep/games.js");
const { keepsNothing, Shelf } = await import("../../src/keep/database.js");

describe("places of the page", () => {
  test("a link leads where it says, whatever is in it", () => {
    const text = fc.string({ unit: "grapheme", maxLength: 20 });
    fc.assert(
      fc.property(fc.constantFrom("game", "replay", "house"), text, fc.dictionary(text, text, { maxKeys: 3 }), (screen, of, query) => {
        const route = routeOf(linkTo(screen, of, query));
        expect(route.screen).toBe(screen);
        expect(route.of).toBe(of);
        for (const [key, value] of Object.entries(query)) expect(route.query.get(key)).toBe(value);
      }),
    );
  });
  test("a link that somebody cut short is a place too", () => {
    fc.assert(fc.property(fc.string(), (hash) => typeof routeOf(hash).screen === "string"));
    expect(routeOf("#/game/%E0%A4%A").of).toBe("%E0%A4%A");
    expect(routeOf("").screen).toBe("");
  });
});

describe("words", () => {
  test("holes are filled, those without a value stay", () => {
    language.value = "es";
    expect(t({ en: "{0} of {1}", es: "{1} de {0}" }, "a", 2)).toBe("2 de a");
    expect(t({ en: "{0}", es: "{0} {3}" }, "a")).toBe("a {3}");
  });
  test("numbers are written as people write them", () => {
    language.value = "en";
    expect([number(12345), percent(0.4567)]).toEqual(["12,345", "45.7 %"]);
    language.value = "es";
    expect([number(12345), percent(0.4567)]).toEqual(["12.345", "45,7 %"]);
  });
  test("the browser's language is taken, and a choice kept", () => {
    language.value = "en";
    expect(localStorage.getItem("salida.language")).toBe("en");
  });
});

describe("walkers", () => {
  const square = (x: number, kind: string, seat = 0) => ({ kind, seat, centre: [x, 0] }) as unknown as Layout["squares"][number];
  const layout = { squares: [square(0, "ring"), square(1, "ring"), square(2, "ring"), square(9, "nest", 2)] } as Layout;
  const walked = { kind: "walked", seat: 1, from: 0, to: 2, path: [0, 1, 2], captured: [2], text: "", quiet: false } as GameEvent;

  test("go square by square, and a captured piece goes back after", () => {
    speed.value = "normal";
    const [walk, back] = walksOf(layout, [walked]);
    expect(walk).toMatchObject({ seat: 1, way: [[0, 0], [1, 0], [2, 0]], duration: 80 });
    expect(back).toMatchObject({ seat: 2, from: 2, to: 3, way: [[2, 0], [9, 0]] });
  });
  test("no walk takes longer than half a second at the usual speed", () => {
    speed.value = "normal";
    const long = { ...walked, path: Array.from({ length: 40 }, () => 1), captured: [] };
    expect(walksOf(layout, [long])[0]?.duration).toBe(500);
  });
  test("what moves nobody has no walk", () => {
    expect(walksOf(layout, [{ kind: "rolled", seat: 1, text: "", quiet: false, dice: [5] }])).toEqual([]);
  });
});

test("where a browser keeps nothing, everything lasts as long as the page, which says so", async () => {
  const shelf = new Shelf<{ id: string; text: string }>("houses");
  await shelf.put({ id: "a", text: "one" });
  await shelf.put({ id: "a", text: "two" });
  expect(keepsNothing.value).toBe(true);
  expect(await shelf.get("a")).toEqual({ id: "a", text: "two" });
  expect(await shelf.all()).toHaveLength(1);
  await shelf.remove("a");
  expect(await shelf.get("a")).toBeUndefined();
});

test("a game's steps are kept one by one, and the game is given back whole", async () => {
  const game: KeptGame = {
    ...{ id: "a", rules: "medellin", begun: 1, changed: 1, closed: false, record: "begins 1\n", seed: null, rolled: null },
    ...{ plays: [], calls: "always", bot_seed: 1, seats: [], stand_ins: [], places: [], imported: false },
  };
  const now = { changed: 2, closed: false, rolled: null, plays: [], stand_ins: [{ seat: 3, bot: "3" }], resigned: [], places: [] };
  await games.put(game);
  await games.putStep({ game: "a", number: 0, added: "1. t1 1-2: -\n", now });
  await games.putStep({ game: "a", number: 1, added: "", now: { ...now, rolled: "3-4" } });
  expect(await games.get("a")).toEqual({ ...game, ...now, rolled: "3-4", record: "begins 1\n1. t1 1-2: -\n" });
  expect(await games.all()).toHaveLength(1);
  await games.remove("a");
  expect(await games.get("a")).toBeUndefined();
});

test("ids and seeds are new every time", () => {
  const many = Array.from({ length: 200 }, () => [newId(), newSeed()] as const);
  expect(new Set(many.map(([id]) => id)).size).toBe(200);
  for (const [id, seed] of many) {
    expect(id).toMatch(/^[0-9a-z]{16}$/);
    expect(seed).toMatch(/^[0-9a-f]{64}$/);
  }
});
