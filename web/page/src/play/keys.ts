// Every action has a key.
import type { Bilingual } from "../../../engine/index.js";
import { letterKeys } from "../settings.js";
import { useKeydown } from "../useKeydown.js";
import { words } from "./words.js";

export type Deed =
  | { kind: "roll" | "call" | "last" | "dice" | "pieces" | "moves" | "undo" | "hint" | "why" | "pause" | "help" | "escape" }
  | { kind: "pick"; choice: number };

const letters: Record<string, Deed> = {
  r: { kind: "roll" },
  c: { kind: "call" },
  l: { kind: "last" },
  d: { kind: "dice" },
  p: { kind: "pieces" },
  m: { kind: "moves" },
  u: { kind: "undo" },
  h: { kind: "hint" },
  w: { kind: "why" },
  b: { kind: "pause" },
  "?": { kind: "help" },
};

export const keyHelp: readonly (readonly [key: string, words: Bilingual])[] = [
  ["R", words.key_roll],
  ["1 – 9", words.key_pick],
  ["C", words.key_call],
  ["L", words.key_last],
  ["D", words.key_dice],
  ["P", words.key_pieces],
  ["M", words.key_moves],
  ["U", words.key_undo],
  ["H", words.key_hint],
  ["W", words.key_why],
  ["B", words.key_pause],
  ["?", words.key_help],
  ["Esc", words.key_escape],
];

/** What a key asks for; nothing while somebody writes, chooses from a list, or has a dialog open. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return null;
  const within = event.target instanceof Element ? event.target : null;
  if (within?.closest("input, select, textarea, dialog")) return null;
  if (event.key === "Escape") return { kind: "escape" };
  if (!letterKeys.value) return null;
  if (event.key >= "1" && event.key <= "9") return { kind: "pick", choice: Number(event.key) - 1 };
  return letters[event.key.toLowerCase()] ?? null;
}

export function useKeys(answer: (deed: Deed) => void): void {
  useKeydown((event) => {
    const deed = deedOf(event);
    if (!deed) return;
    event.preventDefault();
    answer(deed);
  });
}
