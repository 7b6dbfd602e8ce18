// What the tests share: the real module, native where it was built, and chance from a seed.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

import { Engine, type Result, type Table } from "../index.js";
import { root } from "./root.js";
import { answers, faultsOf } from "./schemas.js";

export { root };
export const program = process.env.SALIDA_PROGRAM ?? `${root}build/release/salida`;

const moduleOf = (name: string) => WebAssembly.compile(readFileSync(`${root}build/wasm/${name}.wasm`));
export const module = await moduleOf("salida");
export const newEngine = () => checkedEngine(module);
const simulatorModule = await moduleOf("salida_simulator");
export const newSimulator = () => checkedEngine(simulatorModule);

/** An engine whose every answer is held against its schema. */
async function checkedEngine(of: WebAssembly.Module): Promise<Engine> {
  const engine = await Engine.of(of);
  const ask = engine.askNow.bind(engine);
  engine.askNow = (verb, fields) => {
    const answer = ask(verb, fields);
    const faults = answer.ok ? faultsOf(answers[verb], answer.value) : faultsOf("EngineError", answer.error);
    if (faults.length > 0) throw new Error(`${verb}: ${faults.slice(0, 5).join("; ")}`);
    return answer;
  };
  return engine;
}

export const ruleSets: readonly string[] = good((await newEngine()).askNow("catalogue", {})).rules.map(({ id }) => id);

export const hasProgram = existsSync(program);
export const salida = (...words: string[]) => execFileSync(program, words, { encoding: "utf8" });

/** The value of an answer that is none of the errors. */
export function good<T>(result: Result<T>): T {
  if (!result.ok) throw new Error(`${result.error.where}: ${result.error.message}`);
  return result.value;
}

/** What was wrong, of an answer that must be an error. */
export function fault(result: Result<unknown>): string {
  if (result.ok) throw new Error(`expected an error; found ${JSON.stringify(result.value).slice(0, 200)}`);
  return `${result.error.where}: ${result.error.message}`;
}

/** Numbers from 0 to n - 1 that are the same in every run (mulberry32). */
export function chance(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % n;
  };
}

/** 64 hexadecimal digits. */
export const seedOf = (number: number) => number.toString(16).padStart(64, "0");

export const everybody = { kind1: "person", kind2: "person", kind3: "person", kind4: "person" } as const;

/** One more roll or choice of a game between people, the choices at random. */
export async function playOn(table: Table, below: (n: number) => number): Promise<void> {
  const { phase, choices } = table.state;
  good(phase === "roll" ? await table.roll() : await table.act(below(choices.length)));
}
