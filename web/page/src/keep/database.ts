// What the browser keeps of ours: games, the steps of those that are played, and house rules. Where it keeps nothing (some private windows), everything
// lasts as long as the page, and the page says so.
import { signal } from "@preact/signals";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptGame, KeptStep } from "./games.js";
import type { House } from "./houses.js";

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  /** Since 0.2.0. */
  steps: { key: [game: string, number: number]; value: KeptStep };
  houses: { key: string; value: House };
}
type Kind = "houses";

export const keepsNothing = signal(false);
/** Whether what was last to be kept could not be: a full disk, or a browser that took the database away. */
export const keepingFails = signal(false);

let opened = open();

/** Null where nothing is kept. */
export function database(): Promise<IDBPDatabase<Schema> | null> {
  return opened;
}

/** Writes, and says whether that could be done: a game goes on all the same. */
export async function writing(write: (database: IDBPDatabase<Schema>) => Promise<unknown>): Promise<void> {
  const kept = await opened;
  if (!kept) return;
  try {
    await write(kept);
    keepingFails.value = false;
  } catch (why) {
    keepingFails.value = true;
    opened = open(); // for the next time
    throw why;
  }
}

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>("salida", 2, {
      upgrade(database, version) {
        if (version < 1) {
          database.createObjectStore("games", { keyPath: "id" });
          database.createObjectStore("houses", { keyPath: "id" });
        }
        database.createObjectStore("steps", { keyPath: ["game", "number"] });
      },
      // Another tab has a newer page: it may have the database, this tab goes on without.
      blocking: (_old, _new, event) => (event.target as IDBDatabase).close(),
    });
  } catch {
    keepsNothing.value = true;
    return null;
  }
}

/** All values of one kind, by their ids. */
export class Shelf<T extends { id: string }> {
  private readonly inMemory = new Map<string, T>();

  constructor(private readonly kind: Kind) {}

  async get(id: string): Promise<T | undefined> {
    const database = await opened;
    return database ? ((await database.get(this.kind, id)) as T | undefined) : this.inMemory.get(id);
  }

  async all(): Promise<T[]> {
    const database = await opened;
    return database ? ((await database.getAll(this.kind)) as unknown as T[]) : [...this.inMemory.values()];
  }

  async put(value: T): Promise<void> {
    if (!(await opened)) this.inMemory.set(value.id, value);
    await writing((kept) => kept.put(this.kind, value as unknown as Schema[Kind]["value"]));
  }

  async remove(id: string): Promise<void> {
    this.inMemory.delete(id);
    await (await opened)?.delete(this.kind, id);
  }
}
