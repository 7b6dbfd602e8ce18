// Every word of the page in both languages, with the same holes to fill.
import { expect, test } from "vitest";
import type { Bilingual } from "../../../engine/answers.js";

const modules = import.meta.glob<Record<string, unknown>>(["../../src/*/words.ts", "../../src/words/common.ts", "!../../src/words/words.ts"], { eager: true });

function isBilingual(value: unknown): value is Bilingual {
  return typeof value === "object" && value !== null && "en" in value && "es" in value;
}

const catalogues = Object.entries(modules).flatMap(([path, module]) =>
  Object.values(module)
    .filter((value): value is Record<string, Bilingual> => typeof value === "object" && value !== null)
    .filter((value) => Object.values(value).every(isBilingual))
    .map((words) => [path, words] as const),
);

test("there are catalogues", () => expect(catalogues.length).toBeGreaterThan(2));

test.each(catalogues)("%s", (_path, words) => {
  const holes = (text: string) => [...text.matchAll(/\{\d\}/g)].map(([hole]) => hole).toSorted();
  for (const [key, { en, es }] of Object.entries(words)) {
    expect(en, key).not.toBe("");
    expect(es, key).not.toBe("");
    expect(holes(en), key).toEqual(holes(es));
  }
});
