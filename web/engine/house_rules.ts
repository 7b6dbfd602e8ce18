// House rules as the engine takes them: the values that a reader of TOML or JSON found, each with its kind. What they
// mean, and what is wrong with them, the engine knows.

export type HouseValue = string | number | boolean | readonly HouseValue[] | { readonly [key: string]: HouseValue };

type Kind = "number" | "truth" | "text" | "list" | "group" | "other";

function kindAndText(value: HouseValue): [Kind, string] {
  if (typeof value === "string") return ["text", value];
  if (typeof value === "boolean") return ["truth", String(value)];
  if (typeof value === "number") return Number.isInteger(value) ? ["number", String(value)] : ["other", String(value)];
  if (Array.isArray(value)) return ["list", value.map((item) => (typeof item === "string" ? item : "")).join(",")];
  return ["group", "a group"];
}

function isGroup(value: HouseValue): value is { readonly [key: string]: HouseValue } {
  return typeof value === "object" && !Array.isArray(value);
}

/** The fields of the request "house_rules": "number entry.tries" -> "3". */
export function houseRulesFields(rules: { readonly [key: string]: HouseValue }): Record<string, string> {
  const fields: Record<string, string> = {};
  const add = (key: string, value: HouseValue) => {
    const [kind, text] = kindAndText(value);
    fields[`${kind} ${key}`] = text;
  };
  for (const [key, value] of Object.entries(rules)) {
    if (isGroup(value) && Object.keys(value).length > 0) {
      for (const [field, held] of Object.entries(value)) add(`${key}.${field}`, held);
    } else {
      add(key, value);
    }
  }
  return fields;
}
