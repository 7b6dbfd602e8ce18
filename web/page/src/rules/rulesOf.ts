// The rules of a table with those that they depart from, to say in what they differ.
import type { RuleField, RulesText } from "../../../engine/index.js";
import { rulesText } from "../engines.js";

export interface RulesOf {
  text: RulesText;
  base: RulesText;
}

export async function loadRules(id: string): Promise<RulesOf> {
  const text = await rulesText(id);
  return { text, base: text.rules.base === id ? text : await rulesText(text.rules.base) };
}

/** What the base answers to the same question. */
export function baseAnswer({ base }: RulesOf, key: string): string {
  return base.fields.find((field) => field.key === key)?.answer ?? "";
}

/** The fields in their order, a list for each group. */
export function grouped<T extends Pick<RuleField, "group">>(fields: readonly T[]): [group: string, fields: T[]][] {
  const found = new Map<string, T[]>();
  for (const field of fields) found.set(field.group, [...(found.get(field.group) ?? []), field]);
  return [...found];
}
