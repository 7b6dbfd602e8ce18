// What the program prints as JSON: it keeps to the schemas, and for one value it is what the browser's engine answers.
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test } from "vitest";

import { type Engine, Table } from "../index.js";
import { everybody, ruleSets, good, hasProgram, newEngine, program, root, salida } from "./here.js";
import { faultsOf } from "./schemas.js";

const folder = mkdtempSync(join(tmpdir(), "salida-json-"));
afterAll(() => rmSync(folder, { recursive: true }));
const inFolder = (name: string) => join(folder, name);

/** Games of each rule set as records, made when they are first asked for. */
function recordOf(rules: string): string {
  const file = inFolder(`${rules}.salida`);
  if (!existsSync(file)) salida("watch", "--rules", rules, "--seats", "3,2", "--seed", "5", "--record", file);
  return file;
}

/** What a command prints, whatever its exit status. */
const printed = (words: readonly string[], input = "") =>
  spawnSync(program, words, { encoding: "utf8", cwd: root, input, env: { ...process.env, XDG_CACHE_HOME: folder } }).stdout;

const inside = "parcheesi t1 1:n,n,5,5 3:n,n,20,h3 now=play dice=5,3";
const awaiting = "medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n";

const whole: [definition: string, words: string[]][] = [
  ["RulesList", ["rules", "list", "--json"]],
  ["RulesFile", ["rules", "show", "parchis4a", "--json"]],
  ["RulesFile", ["rules", "show", "rules/quick_game.toml", "--json"]],
  ["RulesDifference", ["rules", "diff", "simulator", "medellin", "--json"]],
  ["Position", ["show", "--rules", "parcheesi", "--json"]],
  ["Position", ["show", "--position", inside, "--json"]],
  ["Outcomes", ["legal", "--position", awaiting, "--roll", "3-1", "--json"]],
  ["Perft", ["perft", "--position", awaiting, "--depth", "1", "--json"]],
  ["Bench", ["bench", "--seconds", "0.01", "--rules", "parchis4a", "--json"]],
  ["Simulation", ["sim", "--rules", "medellin", "--games", "20", "--json", "-"]],
  ["Simulation", ["sim", "--rules", "parcheesi", "--seats", "2,random", "--games", "1", "--json", "-"]],
  ["Sweep", ["sweep", "--rules", "medellin", "--games", "10", "--vary", "entry.tries=1,3", "--json", "-"]],
  ["Arena", ["arena", "--rules", "parchis4a", "--seats", "greedy,random", "--games", "20", "--sprt", "0.05", "--json", "-"]],
  ["Analysis", ["analyze", "--position", awaiting, "--roll", "3-1", "--trials", "4", "--json"]],
  ["Analysis", ["analyze", "--position", awaiting, "--time", "0", "--json"]],
  ["EndingTables", ["solve", "--list", "--json"]],
  ["EndingTable", ["solve", "--rules", "parchis4a", "--ending", "columns", "--pieces", "2", "--json"]],
  ["ExactChances", ["solve", "--position", "medellin t1 1:h4,g,g,g 3:h5,g,g,g", "--json"]],
  ["EndingComparison", ["solve", "--rules", "simulator", "--ending", "columns", "--pieces", "2", "--decisions", "20", "--compare", "random", "--json"]],
];

describe.runIf(hasProgram)("the program's JSON keeps to its schema", () => {
  test.each(whole)("%s: salida %j", (definition, words) => {
    expect(faultsOf(definition, JSON.parse(printed(words)))).toEqual([]);
  });

  test.each(ruleSets)("of games by %s: review, audit, record", (rules) => {
    const file = recordOf(rules);
    expect(faultsOf("Review", JSON.parse(printed(["review", "--looks", "1", "--json", "-", file])))).toEqual([]);
    expect(faultsOf("ReviewProfiles", JSON.parse(printed(["review", "--looks", "1", "--json", "-", file, file])))).toEqual([]);
    expect(faultsOf("FileAudit", JSON.parse(printed(["audit", "--json", file])))).toEqual([]);
    const lines = printed(["convert", "--json", file]).trim().split("\n");
    expect(lines.length).toBeGreaterThan(10);
    for (const line of lines) expect(faultsOf("RecordLine", JSON.parse(line))).toEqual([]);
  });

  test("of a record that cannot be read", () => {
    expect(faultsOf("FileAudit", JSON.parse(printed(["audit", "--json", "README.md"])))).toEqual([]);
  });

  test("of what is answered line by line", () => {
    const [first, ...rolls] = printed(["watch", "--seed", "1", "--players", "2", "--json"]).trim().split("\n");
    expect(faultsOf("Position", JSON.parse(first!))).toEqual([]);
    for (const line of rolls) expect(faultsOf("PlayedRoll", JSON.parse(line))).toEqual([]);
    const [outcomes, error] = printed(["legal", "--batch"], `${awaiting}\t3-1\nnonsense\t1\n`).trim().split("\n");
    expect(faultsOf("Outcomes", JSON.parse(outcomes!))).toEqual([]);
    expect(faultsOf("LineError", JSON.parse(error!))).toEqual([]);
    const question = { id: 7, position: awaiting, roll: "3-1" };
    expect(faultsOf("BotQuestion", question)).toEqual([]);
    const answers = printed(["engine", "--bot", "greedy"], `${JSON.stringify(question)}\nnonsense\n`).trim().split("\n");
    for (const line of answers) expect(faultsOf("BotAnswer", JSON.parse(line))).toEqual([]);
  });

  test("of the data that reports carry", () => {
    const data = (html: string) => /<script[^>]*id="salida-data"[^>]*>([\s\S]*?)<\/script>/.exec(html)?.[1] ?? "";
    const pages = [
      ["sim", "--rules", "medellin", "--games", "20", "--html", "-"],
      ["sweep", "--rules", "medellin", "--games", "10", "--vary", "entry.tries=1,3", "--html", "-"],
      ["review", "--looks", "1", "--html", "-", recordOf("medellin")],
    ];
    for (const words of pages) expect(faultsOf("ReportData", JSON.parse(data(printed(words))))).toEqual([]);
  });
});

function takeNetwork(engine: Engine, rules: string): void {
  const bytes = readFileSync(`${root}nets/${rules}-2.net`);
  good(engine.askNow("network", { network: `${rules}-2`, bytes: new Uint8Array(bytes) }));
}

describe.runIf(hasProgram)("program and browser write the same", () => {
  test.each(["medellin t1 1:10,20,g,g 2:n,n,n,n 3:n,n,13,g 4:n,n,n,n", inside])("position %s", async (position) => {
    const engine = await newEngine();
    const answer = good(engine.askNow("position", { position }));
    expect(answer.position).toEqual(JSON.parse(salida("show", "--json", "--position", position)));
  });

  test.each(["medellin", "parcheesi"])("review of a game by %s", async (rules) => {
    const file = recordOf(rules);
    const engine = await newEngine();
    takeNetwork(engine, rules);
    const { file: _, game, ...written } = JSON.parse(salida("review", "--looks", "1", "--json", "-", file));
    expect(game).toBe(1);
    const answer = good(engine.askNow("review", { record: readFileSync(file, "utf8"), looks: 1 }));
    expect(answer.rolls.length).toBeGreaterThan(50);
    // The program knows endings exactly; before them, everything is the same.
    const known = answer.rolls.findIndex(({ before }, k) => JSON.stringify(before) !== JSON.stringify(written.rolls[k].before));
    expect(known === -1 || known > 50).toBe(true);
    const early = { rolls: written.rolls.slice(0, 50) };
    expect(JSON.stringify({ rolls: answer.rolls.slice(0, 50) })).toBe(JSON.stringify(early));
    expect(Object.keys(answer)).toEqual(Object.keys(written));
    expect(Object.keys(answer.seats[0]!)).toEqual(Object.keys(written.seats[0]));
  });

  test("audit of a game", async () => {
    const file = recordOf("parchis4a");
    const { words: _, ...answer } = good((await newEngine()).askNow("audit", { record: readFileSync(file, "utf8") }));
    const { file: __, game: ___, ...written } = JSON.parse(salida("audit", "--json", file));
    expect(JSON.stringify(answer)).toBe(JSON.stringify(written));
  });

  test("analysis of a roll, and of a position that awaits one", async () => {
    const engine = await newEngine();
    const position = "medellin t1 1:10,20,30,n 3:n,n,13,40";
    takeNetwork(engine, "medellin");
    const seats = { kind1: everybody.kind1, kind3: everybody.kind3 };
    const table = good(await Table.begin(engine, { rules: "medellin", ...seats, position }));
    const analyze = (text: string) => JSON.stringify(JSON.parse(salida("analyze", "--json", "--time", "0", "--position", text)));
    expect(JSON.stringify(good(await table.verdicts()).analysis)).toBe(analyze(position));
    good(await table.roll("3-1"));
    expect(JSON.stringify(good(await table.verdicts()).analysis)).toBe(analyze(table.state.position));
  });
});
