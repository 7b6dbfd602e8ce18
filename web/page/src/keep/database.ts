// What the browser keeps of ours: games and house rules. Where it keeps nothing (some private windows), everything
// lasts as long as the page, and the page says so.
import { signal } from "@preact/signals";
import { type DBSchema, type IDBPDatabase, openDB } from "idb";
import type { KeptGame } from "./games.js";
import type { House } from "./houses.js";

interface Schema extends DBSchema {
  games: { key: string; value: KeptGame };
  houses: { key: string; value: House };
}
type Kind = "games" | "houses";

export const keepsNothing = signal(false);
/** Whether what was last to be kept could not be: a full disk, or a browser that took the database away. */
export const keepingFails = signal(false);

let opened = open();

async function open(): Promise<IDBPDatabase<Schema> | null> {
  try {
    return await openDB<Schema>("salida", 1, {
      upgrade(database) {
        database.createObjectStore("games", { keyPath: "id" });
        database.createObjectStore("houses", { keyPath: "id" });
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
    const database = await opened;
    if (!database) {
      this.inMemory.set(value.id, value);
      return;
    }
    try {
      await database.put(this.kind, value as unknown as Schema[Kind]["value"]);
      keepingFails.value = false;
    } catch (why) {
      keepingFails.value = true;
      opened = open(); // for the next time
      throw why;
    }
  }

  async remove(id: string): Promise<void> {
    this.inMemory.delete(id);
    await (await opened)?.delete(this.kind, id);
  }
}
