// The text of a house-rules file, read as TOML. What it means the engine says; where it says so is found here.
import type { HouseValue } from "../../../engine/house_rules.js";

export type Parsed = { readonly [key: string]: HouseValue };

export interface TomlFault {
  /** Null where it is the whole. */
  line: number | null;
  message: string;
}

/** As the program reads at the most. */
export const largestFile = 64 * 1024;

export async function readToml(text: string): Promise<{ parsed: Parsed } | { fault: TomlFault }> {
  const { parse, TomlError } = await import("smol-toml");
  try {
    return { parsed: parse(text) as unknown as Parsed };
  } catch (why) {
    if (!(why instanceof TomlError)) throw why;
    // Its first line is the fault in words; the lines of the file with a caret under it follow.
    return { fault: { line: why.line, message: why.message.split("\n", 1)[0] ?? "" } };
  }
}

/** The line that says a key, "capture.reward", counted from 1; null where no line does. */
export function lineOf(text: string, key: string): number | null {
  const [group, name] = key.includes(".") ? (key.split(".", 2) as [string, string]) : ["", key];
  let current = "";
  for (const [index, line] of text.split("\n").entries()) {
    const heading = /^\s*\[\s*([\w-]+)\s*\]/.exec(line)?.[1];
    const said = /^\s*([\w.-]+)\s*=/.exec(line)?.[1];
    if (heading !== undefined) {
      current = heading;
      if (heading === key) return index + 1;
    } else if ((current === "" && said === key) || (current === group && said === name)) {
      return index + 1;
    }
  }
  return null;
}
