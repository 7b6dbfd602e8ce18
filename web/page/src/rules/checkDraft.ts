// What the engine says of house rules while they are made: the rules in full, or what contradicts what, and which
// values would not.
import type { Asks, EngineError, Language, RuleField, RulesText } from "../../../engine/index.js";
import { type Draft, requestOf, withoutBaseValues } from "./draft.js";

export interface Problem {
  /** A field's key, or "id", "name", "notes", "colours". */
  key: string;
  /** The key of another field that brings it about. */
  cause: string | null;
  message: string;
  /** Values of that field with which it does not arise. */
  fits: string[];
}

export type Checked = { draft: Draft; text: RulesText } | { problem: Problem };

/** In a room of its own: what is only tried must not be what games are played by. */
export async function checkDraft(room: Asks, draft: Draft, base: RulesText, lang: Language): Promise<Checked> {
  const kinds = new Map(base.fields.map(({ key, kind }) => [key, kind]));
  const ask = (tried: Draft) => room.ask("house_rules", requestOf(tried, kinds));
  const answer = await ask(draft);
  if (!answer.ok) {
    const { key, cause } = blamed(answer.error);
    const fits: string[] = [];
    for (const value of valuesOf(base.fields.find((field) => field.key === key))) {
      const tried = await ask({ ...draft, fields: { ...draft.fields, [key]: value } });
      if (tried.ok || blamed(tried.error).key !== key) fits.push(value);
    }
    return { problem: { key, cause, message: answer.error.message, fits } };
  }
  // What was set and set back is as if it had never been spoken of, if that makes the same rules.
  const shorter = withoutBaseValues(draft, base.fields);
  const same = await ask(shorter);
  const isSame = same.ok && same.value.hash === answer.value.hash;
  if (!isSame) await ask(draft);
  const text = await room.ask("rules", { rules: draft.id, lang });
  if (text.ok) return { draft: isSame ? shorter : draft, text: text.value };
  return { problem: { ...blamed(text.error), message: text.error.message, fits: [] } };
}

/** "reward.time: expected ... (because of capture.reward)": the message names the field, the place may be its cause. */
export function blamed({ where, message }: EngineError): { key: string; cause: string | null } {
  const key = /^([a-z_]+(?:\.[a-z_]+)?): /.exec(message)?.[1] ?? where;
  return { key, cause: where !== key && where.includes(".") ? where : null };
}

function valuesOf(field: RuleField | undefined): string[] {
  if (!field) return [];
  if (field.low === null || field.high === null) return field.options.map(({ value }) => value);
  const { low } = field;
  return Array.from({ length: field.high - low + 1 }, (_, k) => String(low + k));
}
