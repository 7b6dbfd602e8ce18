// House rules while they are made: the base, what they are called, and the fields that somebody spoke of.
import type { RuleField } from "../../../engine/index.js";
import type { HouseValue } from "../../../engine/house_rules.js";
import type { Parsed } from "./readToml.js";

export interface Draft {
  base: string;
  name: string;
  /** Empty where it is the same. */
  name_es: string;
  id: string;
  /** Whether somebody chose the id; else it is made from the name. */
  idIsChosen: boolean;
  notes: string;
  /** Null where the engine chooses them. */
  colours: string[] | null;
  /** By their keys. What nobody spoke of is as in the base, or follows from the rest. */
  fields: Record<string, string>;
}

export function newDraft(base: string, name: string, taken: readonly string[]): Draft {
  const id = freeId(idFrom(name), taken);
  return { base, name, name_es: "", id, idIsChosen: false, notes: "", colours: null, fields: {} };
}

const longestId = 32;

/** "¡Los Martes!" -> "los_martes" */
export function idFrom(name: string): string {
  const plain = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  const id = plain.replace(/[^a-z0-9-]+/g, "_").slice(0, longestId).replace(/^_+|_+$/g, "");
  return id === "" ? "house" : id;
}

/** The id itself, or with the first number that makes it nobody else's. */
export function freeId(id: string, taken: readonly string[]): string {
  for (let number = 1; ; number += 1) {
    const ending = number === 1 ? "" : `_${number}`;
    const tried = id.slice(0, longestId - ending.length) + ending;
    if (!taken.includes(tried)) return tried;
  }
}

/** Of a file that the engine found sound. */
export function draftOf(parsed: Parsed): Draft {
  const text = (key: string) => (typeof parsed[key] === "string" ? parsed[key] : "");
  const fields: Record<string, string> = {};
  for (const [group, held] of Object.entries(parsed)) {
    if (!isGroup(held)) continue;
    for (const [field, value] of Object.entries(held)) fields[`${group}.${field}`] = String(value);
  }
  const colours = parsed["colours"];
  const name = text("name") || text("id");
  return {
    base: text("base"),
    name,
    name_es: text("name_es") === name ? "" : text("name_es"),
    id: text("id"),
    idIsChosen: true,
    notes: text("notes"),
    colours: Array.isArray(colours) ? colours.map(String) : null,
    fields,
  };
}

function isGroup(value: HouseValue): value is { readonly [key: string]: HouseValue } {
  return typeof value === "object" && !Array.isArray(value);
}

const requestKinds: Record<RuleField["kind"], string> = { truth: "truth", number: "number", choice: "text" };

/** As the engine takes them: "number entry.tries" -> "3". */
export function requestOf(draft: Draft, kinds: ReadonlyMap<string, RuleField["kind"]>): Record<string, string> {
  const request: Record<string, string> = { "number format": "1", "text base": draft.base, "text id": draft.id };
  if (draft.name !== "") request["text name"] = draft.name;
  if (draft.name_es !== "") request["text name_es"] = draft.name_es;
  if (draft.notes !== "") request["text notes"] = draft.notes;
  if (draft.colours) request["list colours"] = draft.colours.join(",");
  for (const [key, value] of Object.entries(draft.fields)) request[`${requestKinds[kinds.get(key) ?? "choice"]} ${key}`] = value;
  return request;
}

/** Without what is said as in the base, and so need not be said. */
export function withoutBaseValues(draft: Draft, base: readonly RuleField[]): Draft {
  const differs = ([key, value]: [string, string]) => base.find((field) => field.key === key)?.value !== value;
  return { ...draft, fields: Object.fromEntries(Object.entries(draft.fields).filter(differs)) };
}
