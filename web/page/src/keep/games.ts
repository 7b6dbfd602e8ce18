// The games of this browser: each its record, and what is needed to go on with it. While a game is played, every step is
// kept by itself, so that it costs as much at the end of a long game as at its beginning; whoever asks for the game
// gets it whole.
import type { Calling, Tally } from "../../../engine/index.js";
import { database, writing } from "./database.js";

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
  /** Bots that sit in for people; the record says so too, as far as it goes. */
  stand_ins: { seat: number; bot: string }[];
  /** Who has resigned; missing where 0.1.0 kept the game. */
  resigned?: number[];
  /** Seats in the order in which they came home. */
  places: number[];
  /** Not played here, but brought in from a file. */
  imported: boolean;
  /** Counted once, when the game was closed. */
  tally?: Tally;
  /** By the last review: what the dice added to each seat's chance to win. */
  luck?: { seat: number; luck: number }[];
}

/** What changes with every step. */
type Now = Pick<KeptGame, "changed" | "closed" | "rolled" | "plays" | "stand_ins" | "resigned" | "places">;

export interface KeptStep {
  game: string;
  number: number;
  /** What it adds to the record's text. */
  added: string;
  now: Now;
}

class Games {
  private readonly inMemory = new Map<string, KeptGame>();

  async get(id: string): Promise<KeptGame | undefined> {
    const kept = await database();
    if (!kept) return this.inMemory.get(id);
    const reading = kept.transaction(["games", "steps"]);
    const [game, steps] = await Promise.all([reading.objectStore("games").get(id), reading.objectStore("steps").getAll(stepsOf(id))]);
    return game && whole(game, steps);
  }

  async all(): Promise<KeptGame[]> {
    const kept = await database();
    if (!kept) return [...this.inMemory.values()];
    const reading = kept.transaction(["games", "steps"]);
    const [all, steps] = await Promise.all([reading.objectStore("games").getAll(), reading.objectStore("steps").getAll()]);
    const played = new Map<string, KeptStep[]>();
    for (const step of steps) played.set(step.game, [...(played.get(step.game) ?? []), step]);
    return all.map((game) => whole(game, played.get(game.id) ?? []));
  }

  /** As a whole, in place of its steps. */
  async put(game: KeptGame): Promise<void> {
    if (!(await database())) this.inMemory.set(game.id, game);
    await writing(async (kept) => {
      const both = kept.transaction(["games", "steps"], "readwrite");
      await Promise.all([both.objectStore("games").put(game), both.objectStore("steps").delete(stepsOf(game.id)), both.done]);
    });
  }

  /** One more step of a game that is kept; or the same again, as it stands now. */
  async putStep(step: KeptStep): Promise<void> {
    const game = this.inMemory.get(step.game);
    if (game) this.inMemory.set(step.game, whole(game, [step]));
    await writing((kept) => kept.put("steps", step));
  }

  async remove(id: string): Promise<void> {
    this.inMemory.delete(id);
    await writing(async (kept) => {
      const both = kept.transaction(["games", "steps"], "readwrite");
      await Promise.all([both.objectStore("games").delete(id), both.objectStore("steps").delete(stepsOf(id)), both.done]);
    });
  }
}

function stepsOf(id: string): IDBKeyRange {
  return IDBKeyRange.bound([id], [id, []]); // a list comes after every number
}

function whole(game: KeptGame, steps: readonly KeptStep[]): KeptGame {
  return { ...game, ...steps.at(-1)?.now, record: game.record + steps.map(({ added }) => added).join("") };
}

export const games = new Games();

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
