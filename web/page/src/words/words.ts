// Words of the page in both languages. What the game says comes from the engine; what the page says stands in a
// words.ts beside the screen that says it.
import type { Bilingual } from "../../../engine/index.js";
import { language } from "../settings.js";

/** In the language that was chosen, with what stands for {0}, {1}... */
export function t(words: Bilingual, ...values: (string | number)[]): string {
  return words[language.value].replace(/\{(\d)\}/g, (hole, k: string) => String(values[Number(k)] ?? hole));
}

/** "12,345" and "12.345". */
export function number(value: number, digits = 0): string {
  return new Intl.NumberFormat(language.value, { minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
}

/** "45.3 %": of a share. */
export function percent(share: number, digits = 1): string {
  return `${number(100 * share, digits)} %`;
}

export function date(when: number): string {
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium", timeStyle: "short" }).format(when);
}
