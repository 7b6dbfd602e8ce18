// House rules that somebody made or was sent.
import { Shelf } from "./database.js";

export interface House {
  id: string;
  /** The file, as people write and share it. */
  toml: string;
  /** What a reader found in it, as the engine takes it. */
  fields: Record<string, string>;
  changed: number;
}

export const houses = new Shelf<House>("houses");
