import type { Bilingual } from "../../../engine/index.js";

/** Words that TypeScript holds to both languages. */
export function catalogue<K extends string>(words: Record<K, Bilingual>): Record<K, Bilingual> {
  return words;
}
