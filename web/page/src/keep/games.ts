// The games of this browser: each its record, and what is needed to go on with it.
import type { Calling, Tally } from "../../../engine/index.js";
import { Shelf } from "./database.js";

export interface KeptGame {
  id: string;
  rules: string;
  begun: number;
  changed: number;
  closed: boolean;
  /** The text that `salida audit`, `replay` and `review` read. */
  record: string;
  /** Of the dice, nobody's to look at before the game is closed; null where dice are thrown by hand. */
  seed: string | null;
  /** What lies on the table and is not played to its end; null where a roll is awaited. */
  rolled: string | null;
  /** What of it was played, as the notation has it. */
  plays: string[];
  calls: Calling;
  bot_seed: number;
  seats: { seat: number; name: string; kind: string }[];
  /** Bots that sit in for people. */
  stand_ins: { seat: number; bot: string }[];
  /** Seats in the order in which they came home. */
  places: number[];
  /** Not played here, but brought in from a file. */
  imported: boolean;
  /** Counted once, when the game was closed. */
  tally?: Tally;
  /** By the last review: what the dice added to each seat's chance to win. */
  luck?: { seat: number; luck: number }[];
}

export const games = new Shelf<KeptGame>("games");

/** Short enough for a link, and never twice. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8));
  return [...bytes].map((byte) => byte.toString(36).padStart(2, "0")).join("");
}

/** 64 hexadecimal digits that nobody can guess. */
export function newSeed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
