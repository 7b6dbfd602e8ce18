// What the page reads in a record by itself, and what becomes of games from a file.
import { readdirSync, readFileSync } from "node:fs";
import { parse } from "smol-toml";
import { describe, expect, test } from "vitest";
import { good, newEngine, root, seedOf } from "../../../engine/tests/here.js";
import { houseRulesFields, type HouseValue, Table } from "../../../engine/index.js";
import { check, gamesIn, isJsonLines, isSameGame } from "../../src/games/importing.js";
import { headOf, readRecord } from "../../src/games/record.js";
import type { KeptGame } from "../../src/keep/games.js";

const file = readFileSync(`${root}tests/replay/games.salida`, "utf8");
const [first, second, third] = gamesIn(file).map(({ record }) => record) as [string, string, string];
const engine = await newEngine();

async function committed(steps: number): Promise<string> {
  const table = good(await Table.begin(engine, { rules: "parchis4a", kind1: "1", kind2: "person", name2: 'Ñ "x" \\', seed: seedOf(7) }));
  good(await table.handOver(2, "1"));
  for (let k = 0; k < steps && !table.state.closed; ++k) good(await table.proceed());
  const record = good(await table.record());
  good(await table.leave());
  return record;
}

describe("headers", () => {
  test("say who played by which rules", () => {
    expect(headOf(first)).toMatchObject({
      rules: "parcheesi",
      base: "parcheesi",
      seats: [{ seat: 1, kind: "person", name: "" }, { seat: 3, kind: "person", name: "" }],
      dice: "hand",
      closed: true,
      places: [1],
      house: null,
    });
  });
  test("give names back as they were typed", async () => {
    expect(headOf(await committed(1)).seats[1]).toEqual({ seat: 2, kind: "person", name: 'Ñ "x" \\' });
  });
  test("in a comment are none", () => {
    const { headers, words } = readRecord('[record "1"]\n{ a note\n[seed "00"]\n} begins 1 ; [dice "no"]\n1. t1 5-3: n-5 {well} 5-8\n');
    expect(headers).toEqual([["record", "1"]]);
    expect(words).toEqual(["begins", "1", "1.", "t1", "5-3:", "n-5", "5-8"]);
  });

  const houses = readdirSync(`${root}rules`).filter((name) => name.endsWith(".toml"));
  test.each(houses)("carry the house rules of %s", async (name) => {
    const here = await newEngine();
    const toml = parse(readFileSync(`${root}rules/${name}`, "utf8")) as { readonly [key: string]: HouseValue };
    const { id, hash, colours } = good(await here.ask("house_rules", houseRulesFields(toml)));
    const table = good(await Table.begin(here, { rules: id, kind1: "person", kind2: "person", first: 1 }));
    const { house } = headOf(good(await table.record()));
    const elsewhere = await newEngine();
    expect(good(await elsewhere.ask("house_rules", house ?? {}))).toMatchObject({ id, hash, colours });
  });
});

describe("a file of games", () => {
  const importing = { engine, lang: "en" as const, newId: () => "new", now: 5 };
  const kept = (record: string, imported = true): KeptGame => ({ id: "old", record, imported }) as KeptGame;

  test("is taken apart at each game, with its line", () => {
    expect(gamesIn(file).map(({ line }) => line)).toEqual([1, 77, 169]);
    expect(gamesIn(file.replaceAll("\n", "\r\n")).map(({ record }) => record)).toEqual([first, second, third]);
    expect(first + second + third).toBe(file);
    expect(gamesIn("hello")).toEqual([]);
    expect(isJsonLines('{"record":1,"rules":"parcheesi"}')).toBe(true);
  });
  test("brings new games in", async () => {
    const taken = await check({ line: 169, record: third }, [kept(first), kept(second)], importing);
    expect(taken).toMatchObject({ kind: "taken", doubtful: false, game: { id: "new", rules: "six_arm_parques", closed: true, imported: true, seed: null, places: [1] } });
  });
  test("doubles nothing that is here, however its lines end", async () => {
    expect(await check({ line: 1, record: `${first}\n\n` }, [kept(second), kept(first, false)], importing)).toMatchObject({ kind: "known", game: { id: "old" } });
  });
  test("goes on with an imported game, never with one that is played here", async () => {
    const [short, long] = [await committed(10), await committed(10_000)];
    expect(isSameGame(short, long)).toBe(true);
    expect(isSameGame(short, first)).toBe(false);
    expect(await check({ line: 1, record: long }, [kept(short)], importing)).toMatchObject({ kind: "longer", game: { id: "old", record: long, closed: true } });
    expect(await check({ line: 1, record: long }, [kept(short, false)], importing)).toMatchObject({ kind: "known" });
    expect(await check({ line: 1, record: short }, [kept(long)], importing)).toMatchObject({ kind: "known" });
  });
  test("puts a sound game in the place of an imported one that is not, and never the other way", async () => {
    const sound = await committed(10_000);
    // A roll that moves nothing, as another that moves nothing.
    const forged = sound.replace(/^(\d+\. t\d )([1-4]): -$/m, (_, turn: string, roll: string) => `${turn}${(Number(roll) % 4) + 1}: -`);
    expect(forged).not.toBe(sound);
    expect(await check({ line: 1, record: sound }, [kept(forged)], importing)).toMatchObject({ kind: "sounder", game: { id: "old", record: sound } });
    expect(await check({ line: 1, record: sound }, [kept(forged, false)], importing)).toMatchObject({ kind: "known" });
    expect(await check({ line: 1, record: forged }, [kept(sound)], importing)).toMatchObject({ kind: "known" });
    expect(await check({ line: 1, record: forged }, [kept(await committed(10))], importing)).toMatchObject({ kind: "known" });
  });
  test("is refused with the line of the file and the reason", async () => {
    const broken = file.replace("[rules \"medellin\"]", "[rules \"medellín\"]").replace("3. t1 6-3: 7-10 10-16", "3. t1 6-3: 7-11 11-16");
    const [one, two] = gamesIn(broken) as [{ line: number; record: string }, { line: number; record: string }];
    expect(await check(one, [], importing)).toMatchObject({ kind: "refused", line: 12, reason: expect.stringContaining("7-11") });
    expect(await check(two, [], importing)).toMatchObject({ kind: "refused", reason: expect.stringContaining("medellín") });
  });
  test("is taken with a warning where its dice are not what was promised", async () => {
    const sound = await committed(10_000);
    const seed = headOf(sound).seed ?? "";
    const tampered = sound.replace(seed, seedOf(8));
    expect(await check({ line: 1, record: tampered }, [], importing)).toMatchObject({ kind: "taken", doubtful: true });
  });
});
