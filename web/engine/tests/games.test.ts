// Games at a table, through the wrapper.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { type Beginning, Table } from "../index.js";
import { chance, everybody, fault, ruleSets, good, hasProgram, newEngine, playOn, salida, seedOf } from "./here.js";

const newTable = async (terms: Beginning) => good(await Table.begin(await newEngine(), terms));

/** Red could have captured on 13, and did not: whoever noticed may call (M10). */
async function missedCapture(kinds: Partial<Beginning> = {}): Promise<Table> {
  const position = "medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n";
  const table = await newTable({ rules: "medellin", ...everybody, ...kinds, position });
  good(await table.roll("3-1"));
  for (const text of ["20-23 [3]", "10-11 [1]"])
    good(await table.act(table.state.choices.findIndex((choice) => choice.text === text)));
  return table;
}

describe.each(ruleSets)("a whole game of %s", (rules) => {
  test("by random choices: the record is sound, and can be read again", async () => {
    const engine = await newEngine();
    const names = { name1: "Ana", name2: 'Luis "el rápido"' };
    const table = good(await Table.begin(engine, { rules, ...everybody, ...names, seed: seedOf(7), date: "2026-11-16" }));
    const { commitment } = table.state;
    const below = chance(7);
    while (table.state.phase !== "over") await playOn(table, below);
    const { state } = table;
    expect(state.closed).toBe(true);
    expect(state.seed).toBe(seedOf(7));
    expect(state.commitment).toBe(commitment);
    expect(state.choices).toEqual([]);
    expect(fault(await table.roll())).toContain("closed");

    const record = good(await table.record());
    expect(record).toContain(`[commitment "${commitment}"]`);
    const story = good(engine.askNow("story", { record }));
    expect(story.steps).toHaveLength(state.steps);
    expect(story.steps.at(-1)).toMatchObject({ pieces: state.pieces, tokens: state.tokens });
    expect(story.begins.tokens).toHaveLength(story.begins.pieces.flatMap(({ squares }) => squares).length);
    expect(story).toEqual(good(await table.story()));
    expect(fault(await Table.goOn(engine, { record, seed: seedOf(7) }))).toContain("this one is closed");

    const tally = good(engine.askNow("tally", { record }));
    expect(tally).toEqual(good(engine.askNow("tally", { table: state.table })));
    const sum = (of: (seat: (typeof tally.seats)[number]) => number) => tally.seats.map(of).reduce((a, b) => a + b);
    const events = story.steps.flatMap((step) => step.events);
    expect(sum(({ rolls }) => rolls)).toBe(tally.rolls);
    expect(tally.rolls).toBe(events.filter(({ kind }) => kind === "rolled").length);
    expect(sum(({ captures }) => captures)).toBe(events.flatMap(({ captured }) => captured ?? []).length);
    expect(sum(({ suffered }) => suffered)).toBe(sum(({ captures }) => captures));
    expect(sum(({ pips }) => pips)).toBe(events.filter(({ kind }) => kind === "rolled").flatMap(({ dice }) => dice!).reduce((a, b) => a + b));
    expect(state.places.map((seat) => tally.seats.find((one) => one.seat === seat)?.place)).toEqual(state.places.map((_, k) => k + 1));
    const audit = good(engine.askNow("audit", { record }));
    expect(audit).toMatchObject({ sound: true, closed: true, dice: "committed", commitment, seed: seedOf(7) });
    expect(audit.rolls).toBe(story.steps.filter(({ events }) => events[0]?.kind === "rolled").length);

    if (!hasProgram) return;
    const folder = mkdtempSync(join(tmpdir(), "salida-engine-"));
    writeFileSync(join(folder, "game.salida"), record);
    const said = salida("audit", join(folder, "game.salida"));
    for (const words of audit.words) expect(said).toContain(words);
    rmSync(folder, { recursive: true });
  });

  test("goes on from its record as if it had never stopped", async () => {
    const engine = await newEngine();
    const table = good(await Table.begin(engine, { rules, ...everybody, seed: seedOf(3) }));
    const below = chance(3);
    for (let k = 0; k < 150 && table.state.phase !== "over"; k += 1) await playOn(table, below);
    while (table.state.phase !== "roll") await playOn(table, below);
    const record = good(await table.record());
    const again = good(await Table.goOn(engine, { record, seed: seedOf(3) }));
    const { table: _, ...rest } = again.state;
    expect(table.state).toMatchObject(rest);
    const rolled = good(await again.roll());
    expect(rolled.events).toEqual(good(await table.roll()).events);
    expect(fault(await Table.goOn(engine, { record, seed: seedOf(4) }))).toContain("commitment");
    expect(fault(await Table.goOn(engine, { record }))).toContain("expected the seed");
  });

  test("what is taken back was never done", async () => {
    const table = await newTable({ rules, ...everybody, seed: seedOf(5) });
    const below = chance(5);
    let takenBack = 0;
    for (let k = 0; k < 400 && table.state.phase !== "over"; k += 1) {
      const before = table.state;
      const record = good(await table.record());
      await playOn(table, below);
      if (!table.state.can_undo) continue;
      expect(good(await table.undo()).events).toEqual([]);
      expect(table.state).toEqual({ ...before, by_itself: "nothing" }); // what was taken back is not forced
      expect(good(await table.record())).toBe(record);
      takenBack += 1;
      await playOn(table, below);
    }
    expect(takenBack).toBeGreaterThan(3);
  });

  test("between bots of all levels", async () => {
    const table = await newTable({ rules, kind1: "1", kind2: "2", kind3: "3", kind4: "greedy", seed: seedOf(11) });
    while (table.state.phase !== "over") good(await table.proceed());
    expect(table.state.places.length).toBeGreaterThan(0);
  });
});

describe("an audit", () => {
  test("of a game that goes on, by committed dice and by hand", async () => {
    const engine = await newEngine();
    const bound = good(await Table.begin(engine, { rules: "parchis4a", ...everybody, seed: seedOf(1) }));
    const below = chance(1);
    for (let k = 0; k < 40 || bound.state.phase !== "roll"; k += 1) await playOn(bound, below);
    const audit = good(engine.askNow("audit", { record: good(await bound.record()), lang: "es" }));
    expect(audit).toMatchObject({ sound: true, closed: false, dice: "committed", seed: null });
    expect(audit.words.join(" ")).toContain("aún no se muestra la semilla");
    const byHand = good(await Table.begin(engine, { rules: "medellin", ...everybody, first: 1 }));
    good(await byHand.roll("3-1"));
    const thrown = good(engine.askNow("audit", { record: good(await byHand.record()) }));
    expect(thrown).toMatchObject({ sound: true, closed: false, dice: "by_hand", commitment: null, seed: null });
  });

  test("finds what is not as the seed and the rules give it, and in which line", async () => {
    const engine = await newEngine();
    const table = good(await Table.begin(engine, { rules: "parchis2d", ...everybody, until: "first", seed: seedOf(2) }));
    const below = chance(2);
    while (table.state.phase !== "over") await playOn(table, below);
    const record = good(await table.record());
    const other = good(engine.askNow("audit", { record: record.replace(seedOf(2), seedOf(3)) }));
    expect(other).toMatchObject({ sound: false, closed: true, dice: "committed" });
    expect(other.words[0]).toContain("game 1 is not sound: the commitment is not that of this seed");
    const broken = good(engine.askNow("audit", { record: record.replace("[hash", "[hush") }));
    expect(broken).toMatchObject({ sound: false, closed: false, dice: "unknown", commitment: null, rolls: 0 });
    expect(broken.words[0]).toMatch(/^record:\d+: game 1 is not sound: expected/);
    expect(fault(engine.askNow("audit", { record: "" }))).toContain("expected a game");
  });

  test.skipIf(!hasProgram)("of the simulator's games", async () => {
    const folder = mkdtempSync(join(tmpdir(), "salida-engine-"));
    salida("sim", "--rules", "parcheesi", "--games", "1", "--records", folder);
    const record = readFileSync(join(folder, readdirSync(folder)[0]!), "utf8");
    rmSync(folder, { recursive: true });
    const engine = await newEngine();
    expect(good(engine.askNow("audit", { record }))).toMatchObject({ sound: true, closed: true, dice: "simulation" });
    const other = good(engine.askNow("audit", { record: record.replace(/game 0/, "game 1") }));
    expect(other.sound).toBe(false);
  });
});

describe("choices", () => {
  test("say what they would do, and between which squares", async () => {
    const table = await newTable({ rules: "medellin", ...everybody, position: "medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n" });
    expect(fault(await table.act(0))).toContain("expected a person's choice");
    expect(fault(await table.roll())).toContain("expected");
    expect(fault(await table.roll("3"))).toContain("two dice");
    expect(fault(await table.roll("7-1"))).toContain("expected");
    good(await table.roll("3-1"));
    const capture = table.state.choices.find((choice) => choice.captures && choice.kind === "walk");
    expect(capture).toMatchObject({ text: "10-13x [3]", path: [9, 10, 11, 12], captured: [3], dice: [3], reward: null });
    expect(capture?.told).toContain("captures");
    expect(fault(await table.act(table.state.choices.length))).toContain("play: expected one of the choices");
    const happened = good(await table.act(table.state.choices.indexOf(capture!)));
    expect(happened.events[0]).toMatchObject({ kind: "walked", seat: 1, from: 9, to: 12, path: [9, 10, 11, 12], captured: [3] });
  });

  test("a path leads through the door into the column, out of the nest in one step, and back to it", async () => {
    const position = "parchis4a t2 1:n,n,n,n 2:15,n,g,g 3:n,n,n,n 4:n,n,n,n";
    const engine = await newEngine();
    const names = good(engine.askNow("layout", { rules: "parchis4a" })).squares.map(({ name }) => name);
    const table = good(await Table.begin(engine, { rules: "parchis4a", ...everybody, position }));
    good(await table.roll("4"));
    expect(table.state.choices[0]!.path.map((square) => names[square])).toEqual(["15", "16", "17", "2:h1", "2:h2"]);
    const entering = good(await Table.begin(engine, { rules: "parchis4a", ...everybody, position }));
    const { events } = good(await entering.roll("5"));
    const { path } = entering.state.choices[0] ?? events.find(({ kind }) => kind === "entered")!;
    expect(path!.map((square) => names[square])).toEqual(["2:n", "22"]);
    const missed = await missedCapture();
    good(await missed.call(2));
    for (const choice of missed.state.choices) expect(choice.path).toEqual([choice.from, choice.to]);
  });

  test("what is not legal is explained with the rule's number", async () => {
    const position = "parchis4a t1 1:10,20,30,g 2:n,n,n,n 3:14,14,n,n 4:n,n,n,n";
    const blocked = await newTable({ rules: "parchis4a", ...everybody, position });
    good(await blocked.roll("5"));
    expect(good(await blocked.whyNot("10-15"))).toMatchObject({ legal: false, rule: "P12", field: "crowd.blockades" });
    expect(good(await blocked.whyNot(blocked.state.choices[0]!.text.split(" ")[0]!))).toEqual({ legal: true });
  });

  test("everything is told in the language that the table speaks", async () => {
    const table = await newTable({ rules: "medellin", ...everybody, first: 1 });
    const english = table.state.awaited_words;
    good(await table.speak("es"));
    expect(table.state.awaited_words).not.toBe(english);
    expect(good(await table.roll("3-1")).events[0]?.text).toContain("saca");
  });
});

test("pieces are drawn side by side, and as a stack where they are too many", async () => {
  const position = "parcheesi t1 1:10,10,n,g 2:g,g,n,n 3:n,n,n,n 4:n,n,n,n";
  const { tokens } = (await newTable({ rules: "parcheesi", ...everybody, position })).state;
  const [left, right] = tokens.filter(({ square }) => square === 9);
  expect([left, right]).toMatchObject([{ seat: 1, count: 1 }, { seat: 1, count: 1 }]);
  expect(Math.hypot(left!.x - right!.x, left!.y - right!.y)).toBeGreaterThanOrEqual(left!.radius + right!.radius);
  expect(tokens.filter(({ seat, count }) => seat === 2 && count === 2)).toHaveLength(1);
});

describe("calls (M10)", () => {
  test("a miss is nowhere to be seen, and may be called", async () => {
    const table = await missedCapture();
    const shown = JSON.stringify(table.state);
    expect(table.state).toMatchObject({ awaits: "calls", by_itself: "calls_end", callers: [1, 2, 3, 4] });
    expect(shown).not.toContain("off=");
    expect(shown).not.toMatch(/miss/i);
    const called = good(await table.call(2));
    expect(called.events[0]).toMatchObject({ kind: "called", seat: 2 });
    expect(called.state).toMatchObject({ phase: "atone", awaited: 1 });
    const atoned = good(await table.act(0));
    expect(atoned.events[0]).toMatchObject({ kind: "atoned", seat: 1 });
  });

  test("a call in vain costs nothing and says so", async () => {
    const table = await newTable({ rules: "medellin", ...everybody, first: 1 });
    const before = table.state;
    const called = good(await table.call(3));
    expect(called.events.map((event) => event.kind)).toEqual(["called_in_vain"]);
    expect(called.state).toEqual(before);
    expect(good(await table.whyNot("call3"))).toMatchObject({ legal: false });
  });

  test("bots call when people have had their time", async () => {
    const table = await missedCapture({ kind2: "3", kind3: "3" });
    expect(good(await table.proceed()).events[0]).toMatchObject({ kind: "called", seat: 2 });
  });

  test("not in games that have no calling", async () => {
    const table = await newTable({ rules: "parchis4a", ...everybody, first: 1 });
    expect(fault(await table.call(1))).toContain("expected rules in which misses are called");
  });
});

describe("who sits where", () => {
  test("a seat is handed to a bot and taken back", async () => {
    const table = await newTable({ rules: "parcheesi", kind1: "person", kind3: "person", seed: seedOf(1) });
    const seat = table.state.awaited;
    expect(fault(await table.proceed())).toContain("expected something that happens by itself");
    good(await table.handOver(seat, "2"));
    expect(table.state.awaits_person).toBe(false);
    expect(fault(await table.roll())).toContain("expected a person's turn");
    good(await table.proceed());
    good(await table.takeBack(seat));
    expect(table.state.seats.every((one) => one.bot === null)).toBe(true);
  });

  test("who resigns leaves the seat to a bot, or ends a game of two", async () => {
    const four = await newTable({ rules: "parchis2d", ...everybody, seed: seedOf(1) });
    const gone = good(await four.resign(2));
    expect(gone.events.map(({ kind }) => kind)).toEqual(["resigned", "bot_sits_in"]);
    expect(four.state.seats[1]).toMatchObject({ seat: 2, person: false, resigned: true, bot: "3" });
    expect(good(await four.record())).toContain("resign2 bot2(3)");
    const two = await newTable({ rules: "parchis2d", kind1: "person", kind3: "person", seed: seedOf(1) });
    const last = good(await two.resign(1));
    expect(last.state).toMatchObject({ closed: true, seed: seedOf(1), won_by_resignation: 3 });
    expect(last.events.at(-1)).toMatchObject({ kind: "won_by_resignation", seat: 3 });
    expect(last.added).toContain('[result "3 wins by resignation"]');
    expect(fault(await two.resign(1))).toContain("closed");
  });

  test("who sits in is kept by the record", async () => {
    const engine = await newEngine();
    const table = good(await Table.begin(engine, { rules: "parcheesi", kind1: "person", kind3: "person", seed: seedOf(1) }));
    good(await table.handOver(3));
    const again = good(await Table.goOn(engine, { record: good(await table.record()), seed: seedOf(1) }));
    expect(again.state.seats[1]).toMatchObject({ seat: 3, person: true, bot: "3" });
  });
});

describe("a step costs the same at the end of a long game as at its beginning", () => {
  test("what is added to the record is short, and makes the record", async () => {
    const engine = await newEngine();
    const table = good(await Table.begin(engine, { rules: "medellin", kind1: "1", kind2: "1", kind3: "1", kind4: "1", seed: seedOf(5) }));
    let record = good(await table.record());
    const added: number[] = [];
    while (!table.state.closed) {
      const happened = good(await table.proceed());
      if (!table.state.closed) added.push(happened.added.length);
      record += happened.added;
    }
    expect(added.length).toBeGreaterThan(500);
    expect(Math.max(...added)).toBeLessThan(200);
    expect(good(engine.askNow("audit", { record }))).toMatchObject({ sound: true, closed: true });
    expect(good(engine.askNow("story", { record }))).toEqual(good(await table.story()));
  });
});

describe("the first position", () => {
  /** Two pieces, one of them outside of the nest from the first roll on (rules/quick_game.toml). */
  const quick = { "number format": "1", "text id": "quick", "text base": "simulator", "number board.pieces": "2", "number board.outside": "1" };

  test("is the engine's own: rules, seats, who begins and until when", async () => {
    const engine = await newEngine();
    good(engine.askNow("house_rules", quick));
    const position = (terms: object) => good(engine.askNow("first_position", { rules: "quick", ...terms })).position.text;
    expect(position({})).toBe("quick t1 1:n,5 2:n,22 3:n,39 4:n,56");
    expect(position({ seats: "1,3", first: 3 })).toBe("quick t3 1:n,5 3:n,39");
    expect(position({ seats: "2,3", until: "places" })).toBe("quick t2 2:n,22 3:n,39 on=1");
    expect(good(engine.askNow("first_position", { rules: "parcheesi" })).tokens).toHaveLength(16);
    const refused = (terms: object) => fault(engine.askNow("first_position", { rules: "quick", ...terms }));
    expect(refused({ seats: "1,9" })).toBe('seats: expected seats, as in 1,3; found "9"');
    expect(refused({ seats: "1" })).toBe("seats: expected at least two");
    expect(refused({ seats: "1,3", first: 2 })).toBe("first: expected a seat that plays; found 2");
    expect(refused({ until: "dawn" })).toContain("until: expected first or places");
  });

  test("stands in the record where somebody chose who begins; dice and terms are sound", async () => {
    const engine = await newEngine();
    good(engine.askNow("house_rules", quick));
    const terms = { rules: "quick", kind1: "person", kind3: "person", seed: seedOf(7), first: 3, until: "places" } as const;
    const table = good(await Table.begin(engine, terms));
    expect(table.state.position).toBe("quick t3 1:n,5 3:n,39 on=1");
    const record = good(await table.record());
    expect(record).toContain('[until "places"]\n[start "quick t3 1:n,5 3:n,39 on=1"]');
    const below = chance(3);
    while (table.state.phase !== "over") await playOn(table, below);
    expect(table.state.places).toHaveLength(2);
    expect(good(engine.askNow("audit", { record: good(await table.record()) }))).toMatchObject({ sound: true, closed: true });
  });
});
