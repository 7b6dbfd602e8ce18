// The schemas themselves: docs/json.md names every definition, and its examples keep to them.
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

import { root } from "./root.js";
import { definitions, faultsOf } from "./schemas.js";

const page = readFileSync(`${root}docs/json.md`, "utf8");
const examples = [...page.matchAll(/^### (\w+)\n[^#]*?```json\n([\s\S]*?)```/gm)].map(([, name, text]) => [name!, text!] as const);

test.each(examples)("the example of %s", (name, text) => {
  expect(faultsOf(name, JSON.parse(text))).toEqual([]);
});

test("every definition is named", () => {
  expect(examples.length).toBeGreaterThan(20);
  const named = new Set([...page.matchAll(/`(\w+)`|^### (\w+)$/gm)].map(([, code, heading]) => code ?? heading));
  expect(definitions.filter((name) => !named.has(name))).toEqual([]);
});

test("what does not keep to a schema is found", () => {
  expect(faultsOf("Share", { games: 1, share: 0.5, low: 0, high: 1 })).toEqual([]);
  expect(faultsOf("Share", { games: 1, share: 0.5, low: 0 })).toHaveLength(1);
  expect(faultsOf("Share", { games: 1, share: 1.5, low: 0, high: 1 })).toHaveLength(1);
  expect(faultsOf("Share", { games: 1, share: 0.5, low: 0, high: 1, ci95: [0, 1] })).toHaveLength(1);
});
