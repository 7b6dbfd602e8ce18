// The module itself: the games it plays, what it knows, and that nothing that is asked brings it down.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { houseRulesFields } from "../index.js";
import { requestBytes } from "../request.js";
import { everybody, fault, ruleSets, good, hasProgram, newEngine, newSimulator, root, salida, seedOf } from "./here.js";

test.skipIf(!hasProgram)("plays the same games as the program", async () => {
  const signature = salida("bench", "--signature-only");
  for (const engine of [await newEngine(), await newSimulator()]) expect(engine.signature()).toBe(signature);
});

test("is small enough to be loaded before a page is shown", () => {
  expect(gzipSync(readFileSync(`${root}build/wasm/salida.wasm`), { level: 9 }).length).toBeLessThan(215_000);
});

describe("rules and boards", () => {
  test("five rule sets, in both languages", async () => {
    const catalogue = good((await newEngine()).askNow("catalogue", {}));
    expect(catalogue.rules[0]).toMatchObject({ id: "medellin", base: "medellin", look: "parques", lesson: "parques" });
    expect(catalogue.levels).toEqual(["1", "2", "3", "4", "5"]);
    expect(catalogue.level_words.map(({ level }) => level)).toEqual(catalogue.levels);
    expect(catalogue.level_words[0]?.name).toEqual({ en: "Level 1: plays at random", es: "Nivel 1: juega al azar" });
    for (const rules of catalogue.rules) {
      expect(rules.name.en && rules.name.es).toBeTruthy();
      expect(rules.colours).toHaveLength(rules.arms);
      expect(rules.calling).toBe(rules.id === "medellin");
    }
  });

  test.each(ruleSets)("%s says its rules in words", async (rules) => {
    const engine = await newEngine();
    const english = good(engine.askNow("rules", { rules })).fields;
    const spanish = good(engine.askNow("rules", { rules, lang: "es" })).fields;
    expect(english.length).toBeGreaterThan(30);
    for (const field of english) expect(field.question, field.key).not.toBe("");
    expect(spanish.map((field) => field.question)).not.toEqual(english.map((field) => field.question));
  });

  test.each([
    ["parchis4a", 4],
    ["six", 6],
    ["eight", 8],
  ])("the layout of %s has %i arms", async (rules, arms) => {
    const engine = await newEngine();
    if (arms !== 4) good(engine.askNow("house_rules", houseRulesFields({ format: 1, id: rules, base: "medellin", board: { arms } })));
    const layout = good(engine.askNow("layout", { rules }));
    expect(layout.seats).toHaveLength(arms);
    expect(layout.squares).toHaveLength(arms * (17 + 7 + 2));
    expect(new Set(layout.seats.map((seat) => seat.letter)).size).toBe(arms);
    for (const square of layout.squares) {
      expect(square.corners.length).toBeGreaterThanOrEqual(3);
      for (const [x, y] of [...square.corners, square.centre]) {
        expect(x).toBeGreaterThanOrEqual(-1e-6);
        expect(y).toBeGreaterThanOrEqual(-1e-6);
        expect(x).toBeLessThanOrEqual(layout.width + 1e-6);
        expect(y).toBeLessThanOrEqual(layout.height + 1e-6);
      }
    }
    expect(layout.squares.slice(0, 3).map((square) => square.name)).toEqual(["1", "2", "3"]);
  });

  test.each(ruleSets)("the board of %s is drawn but for its pieces", async (rules) => {
    const layout = good((await newEngine()).askNow("layout", { rules, lang: "es" }));
    const { svg, css, width, height, place } = layout.drawing;
    const named = [...svg.matchAll(/data-square="([^"]*)"/g)].map((found) => found[1]);
    expect(named).toEqual(layout.squares.map((square) => square.name));
    expect(svg.match(/<g[ >]/g)?.length).toBe(svg.match(/<\/g>/g)?.length);
    expect(svg).not.toMatch(/<svg|<style|<title|class="(piece|legend|turn)/);
    for (const rule of css.trim().split("\n")) expect(rule).toMatch(/^#board [^{}]+\{[^{}]+\}$/);
    expect(place).toBe("translate(20 20) scale(40)");
    expect([width, height]).toEqual([40 * (layout.width + 1), 40 * (layout.height + 1)]);
    expect(layout.seats.map((seat) => seat.outline.length)).toEqual([0, 4, 3, 4]);
    for (const { outline, letter_size } of layout.seats) {
      expect(letter_size).toBeGreaterThan(0.5);
      for (const [x, y] of outline) expect(Math.hypot(x, y)).toBeLessThan(1.5);
    }
  });

  test("house rules are a base and the differences, and the engine says what is wrong with them", async () => {
    const engine = await newEngine();
    const mine = { format: 1, id: "mine", name: "Mine", base: "medellin", notes: "a\n\"b\"", entry: { tries: 2, most: 4 } };
    expect(good(engine.askNow("house_rules", houseRulesFields(mine)))).toMatchObject({
      id: "mine",
      base: "medellin",
      name: { en: "Mine", es: "Mine" },
      notes: 'a\n"b"',
    });
    const tries = good(engine.askNow("rules", { rules: "mine" })).fields.find(({ key }) => key === "entry.tries");
    expect(tries?.value).toBe("2");
    const wrong = { ...mine, entry: { tries: "two" } };
    expect(fault(engine.askNow("house_rules", houseRulesFields(wrong)))).toContain("entry.tries: expected a number");
    expect(fault(engine.askNow("house_rules", { "nothing at all": "" }))).toContain("expected number, truth");
  });
});

describe("positions", () => {
  test("are read, written as the engine writes them, and told", async () => {
    const engine = await newEngine();
    const position = "medellin t1  1:20,10,g,g 3:n,n,13,g";
    const read = good(engine.askNow("position", { position, lang: "es" }));
    const text = "medellin t1 1:10,20,g,g 3:n,n,13,g";
    expect(read.position).toMatchObject({ rules: "medellin", text, phase: "roll", to_act: 1 });
    expect(read.pieces.map(({ seat }) => seat)).toEqual([1, 3]);
    expect(read.tokens.filter(({ seat }) => seat === 3)).toHaveLength(4);
    expect(read.situation[0]).toContain("dados");
    expect(read.pieces_words).toHaveLength(2);
    expect(good(engine.askNow("position", { rules: "medellin", position }))).toMatchObject({ position: read.position });
  });

  test("what is wrong with one is said, and where", async () => {
    const engine = await newEngine();
    expect(fault(engine.askNow("position", { position: "ludo t1" }))).toContain("position: ");
    expect(fault(engine.askNow("position", { rules: "parchis4a", position: "medellin t1" }))).toContain("expected");
    expect(fault(engine.askNow("position", { position: "medellin t1 1:10,99,g,g 3:n,n,13,g" }))).toMatch(/99.*expected/);
  });
});

describe("rules as a form", () => {
  test.each(ruleSets)("every field of %s has its values, and what they mean", async (rules) => {
    const { fields, differences } = good((await newEngine()).askNow("rules", { rules }));
    expect(differences).toEqual([]);
    for (const { key, group, kind, value, base, options, low, high, answer } of fields) {
      expect(key.startsWith(`${group}.`)).toBe(true);
      expect(base).toBe(value);
      if (kind === "number") {
        expect(options).toEqual([]);
        expect(Number(value)).toBeGreaterThanOrEqual(low!);
        expect(Number(value)).toBeLessThanOrEqual(high!);
      } else {
        expect([low, high]).toEqual([null, null]);
        expect(options.length).toBeGreaterThanOrEqual(2);
        expect(options.find((option) => option.value === value)?.answer, key).toBe(answer);
        for (const option of options) expect(option.answer, key).not.toBe("");
      }
      if (kind === "truth") expect(options.map((option) => option.value)).toEqual(["false", "true"]);
    }
  });

  test("house rules say in what they differ, and are a file that the program reads", async () => {
    const engine = await newEngine();
    const mine = { format: 1, id: "mine", name: 'Ours "at home"', base: "parcheesi", capture: { reward: 10 }, goal: { until: "places" } };
    const { hash } = good(engine.askNow("house_rules", houseRulesFields(mine)));
    const { differences, fields, toml } = good(engine.askNow("rules", { rules: "mine" }));
    expect(differences).toEqual(["capture.reward", "goal.until"]);
    expect(fields.find(({ key }) => key === "capture.reward")).toMatchObject({ value: "10", base: "20", kind: "number", low: 0, high: 30 });
    expect(toml).toContain("[capture]\nreward = 10\n");
    if (!hasProgram) return;
    const folder = mkdtempSync(join(tmpdir(), "salida-engine-"));
    for (const rules of ["mine", "medellin"]) {
      const file = join(folder, `${rules}.toml`);
      writeFileSync(file, good(engine.askNow("rules", { rules })).toml);
      expect(salida("rules", "check", file)).not.toBe("");
    }
    expect(salida("rules", "show", join(folder, "mine.toml"), "--json")).toContain(hash);
    rmSync(folder, { recursive: true });
  });
});

describe("bad requests are answered, and the engine goes on", () => {
  const text = (words: string) => new TextEncoder().encode(words);

  test.each([
    ["nothing", text("")],
    ["no netstring", text("catalogue")],
    ["JSON", text('{"verb": "catalogue"}')],
    ["a length that is too long", text("99:catalogue,")],
    ["a length that is none", text("-1:catalogue,")],
    ["a length beyond all numbers", text("99999999999999999999:catalogue,")],
    ["no comma", text("9:catalogue")],
    ["a name without a value", text("5:state,5:table,")],
    ["an unknown verb", requestBytes("fly", {})],
    ["no table", requestBytes("state", {})],
    ["an unknown table", requestBytes("roll", { table: 4_000_000_000 })],
    ["a table that is no number", requestBytes("roll", { table: "one" })],
    ["unknown rules", requestBytes("layout", { rules: "ludo" })],
    ["nobody at the table", requestBytes("begin", { rules: "medellin" })],
    ["an unknown bot", requestBytes("begin", { rules: "medellin", kind1: "person", kind2: "nobody" })],
    ["a name of two lines", requestBytes("begin", { rules: "medellin", kind1: "person", kind2: "1", name1: "a\nb" })],
    ["a seed that is none", requestBytes("begin", { rules: "medellin", ...everybody, seed: "abc" })],
    ["who begins does not play", requestBytes("begin", { rules: "medellin", kind1: "1", kind3: "1", first: 2 })],
    ["a position of other rules", requestBytes("begin", { rules: "medellin", ...everybody, position: "parchis4a t1" })],
    ["no record", requestBytes("go_on", { record: "" })],
    ["a broken record", requestBytes("go_on", { record: "[record \"1\"]\n[rules \"medellin\"]\nhello\n" })],
    ["bytes that are no network", requestBytes("network", { network: "medellin-4", bytes: new Uint8Array(9) })],
    ["what the simulator is asked", requestBytes("simulate", { simulation: 7, games: 1 })],
    ["bytes that are no text", new Uint8Array([0xff, 0xfe, 0x00, 0x80])],
  ])("%s", async (_, request) => {
    const engine = await newEngine();
    expect(fault(engine.answerTo(request))).toMatch(/: ./);
    good(engine.askNow("catalogue", {}));
  });

  test("a request that is too large", async () => {
    const engine = await newEngine();
    expect(fault(engine.answerTo(new Uint8Array(5_000_000)))).toContain("4 MB");
    expect(fault(engine.askNow("story", { record: "x".repeat(4_000_000) }))).toContain("record:1");
    good(engine.askNow("catalogue", {}));
  });

  test("as many tables as there is room for", async () => {
    const engine = await newEngine();
    const begin = () => engine.askNow("begin", { rules: "parchis4a", ...everybody, seed: seedOf(1) });
    const first = good(begin()).table;
    for (let k = 1; k < 64; k += 1) good(begin());
    expect(fault(begin())).toContain("leave one first");
    good(engine.askNow("leave", { table: first }));
    expect(fault(engine.askNow("state", { table: first }))).toContain("expected a table that is open");
    good(begin());
  });
});
