// Why the engine refuses a position, in both languages: it says it in English, as the program does.
import type { Bilingual, EngineError } from "../../../engine/index.js";
import { refusals, words } from "./words.js";

const patterns: readonly (readonly [RegExp, Bilingual])[] = [
  [/^expected the rule set .*; found "(.*)"/, refusals.rules],
  [/^expected at most (\d+) pieces on (\w+)/, refusals.too_many],
  [/^expected one seat alone on (\w+), which is safe/, refusals.not_shared],
  [/^expected one seat alone on (\w+)/, refusals.not_safe],
  [/^expected no piece past its door at (\d+); found "(\w+)"/, refusals.past_door],
  [/^expected two seats or more/, refusals.too_few],
  [/^expected a seat that has not finished/, refusals.finished],
  [/^expected fin= with the order/, refusals.order],
  [/^expected (\d+) pieces; found (\d+)/, refusals.pieces],
  [/^expected n, 1 to (\d+), h1 to h7 or g; found "(.*)"/, refusals.square],
];

export interface Refusal {
  said: Bilingual;
  values: string[];
}

export function refusalOf({ where, message }: EngineError): Refusal {
  for (const [pattern, said] of patterns) {
    const found = pattern.exec(message);
    if (found) return { said, values: found.slice(1) };
  }
  return where === "" ? { said: words.refused, values: [] } : { said: words.refused_word, values: [where] };
}
