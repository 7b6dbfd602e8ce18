// What stands in a record (docs/notation.md), as far as a page must know without asking the engine: its headers, and the
// words between them.
import { houseRulesFields, type HouseValue } from "../../../engine/house_rules.js";

export interface RecordHead {
  rules: string;
  /** The built-in rule set that they are, or depart from. */
  base: string;
  seats: { seat: number; kind: string; name: string }[];
  /** "hand", "hmac-sha256" or "philox4x32 ...". */
  dice: string;
  commitment: string | null;
  seed: string | null;
  date: string | null;
  closed: boolean;
  /** Seats in the order in which they came home. */
  places: number[];
  /** House rules in full, as the engine takes them; null where the rules are built in. */
  house: Record<string, string> | null;
}

export interface ReadRecord {
  headers: (readonly [key: string, value: string])[];
  /** Whatever else stands there, without comments. */
  words: string[];
}

export function readRecord(text: string): ReadRecord {
  const headers: [string, string][] = [];
  const words: string[] = [];
  let inNote = false;
  for (const line of text.split(/\r?\n/)) {
    const header = inNote ? null : /^\[(\S+) "(.*)"\]\s*$/.exec(line);
    if (header) {
      headers.push([header[1] ?? "", unescaped(header[2] ?? "")]);
      continue;
    }
    let rest = line;
    while (rest !== "") {
      const end = rest.search(inNote ? /\}/ : /[{;]/);
      const part = end < 0 ? rest : rest.slice(0, end);
      if (!inNote) words.push(...part.split(/\s+/).filter(Boolean));
      if (end < 0 || rest[end] === ";") break;
      inNote = !inNote;
      rest = rest.slice(end + 1);
    }
  }
  return { headers, words };
}

function unescaped(value: string): string {
  const meant: Record<string, string> = { n: "\n", t: "\t" };
  return value.replace(/\\(.)/g, (_, letter: string) => meant[letter] ?? letter);
}

export function headOf(text: string): RecordHead {
  const { headers } = readRecord(text);
  const all = (key: string) => headers.filter(([other]) => other === key).map(([, value]) => value);
  const one = (key: string) => all(key)[0] ?? null;
  const rules = one("rules") ?? "";
  return {
    rules,
    base: one("base") ?? rules,
    seats: all("seat").map((value) => {
      const [seat = "", kind = "", ...name] = value.split(" ");
      return { seat: Number(seat), kind, name: name.join(" ") };
    }),
    dice: one("dice") ?? "hand",
    commitment: one("commitment"),
    seed: one("seed"),
    date: one("date"),
    closed: one("result") !== null,
    places: placesIn(one("places"), one("result")),
    house: one("base") === null ? null : houseFields(rules, headers),
  };
}

/** Who won by resignation has come home before everybody else. */
function placesIn(places: string | null, result: string | null): number[] {
  const winner = /^(\d) wins by resignation$/.exec(result ?? "")?.[1];
  return winner === undefined ? (places ?? "").split(" ").filter(Boolean).map(Number) : [Number(winner)];
}

const ofHouse = ["base", "name", "name_es", "notes"];

function houseFields(id: string, headers: ReadRecord["headers"]): Record<string, string> {
  const said: Record<string, HouseValue> = { format: 1, id };
  for (const [key, value] of headers) {
    if (key === "colours") said[key] = value.split(",");
    else if (ofHouse.includes(key)) said[key] = value;
    else if (key.includes(".")) said[key] = plainValue(value);
  }
  return houseRulesFields(said);
}

function plainValue(text: string): HouseValue {
  if (/^\d+$/.test(text)) return Number(text);
  return text === "true" || text === "false" ? text === "true" : text;
}
