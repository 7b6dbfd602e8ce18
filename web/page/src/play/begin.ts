// Sitting down to a new game: it is in the browser's keeping before the first roll.
import { type Beginning, type BotName, type Calling, Table, type Until } from "../../../engine/index.js";
import { rulesIn, tables, valueOf } from "../engines.js";
import { games, newId, newSeed } from "../keep/games.js";
import { language } from "../settings.js";
import { today } from "../today.js";

export interface Sitter {
  seat: number;
  kind: "person" | BotName;
  name: string;
}

export interface Terms {
  rules: string;
  sitters: readonly Sitter[];
  /** Null where the rules or the position say it. */
  until: Until | null;
  calls: Calling;
  /** Thrown on a real table, and typed in. */
  dice_by_hand: boolean;
  /** Who begins; null where the rules draw it. */
  first: number | null;
  /** Where the game begins, if not as the rules say. */
  position: string | null;
  /** Of the dice; drawn by the browser where it is not given. */
  seed?: string;
}

/** The id of the game, to go to. */
export async function beginGame(terms: Terms): Promise<string> {
  const room = await tables();
  await rulesIn(room, terms.rules);
  const seed = terms.dice_by_hand ? null : (terms.seed ?? newSeed());
  const bot_seed = crypto.getRandomValues(new Uint32Array(1))[0] ?? 1;
  const asked: Beginning = {
    rules: terms.rules,
    calls: terms.calls,
    bot_seed,
    date: today(),
    ...Object.fromEntries(terms.sitters.flatMap(({ seat, kind, name }) => [[`kind${seat}`, kind], [`name${seat}`, name]])),
    ...(seed === null ? {} : { seed }),
    ...(terms.until === null ? {} : { until: terms.until }),
    ...(terms.first === null ? {} : { first: terms.first }),
    ...(terms.position === null ? {} : { position: terms.position }),
  };
  const table = valueOf(await Table.begin(room, asked, language.value));
  const record = valueOf(await table.record());
  await table.leave();
  const now = Date.now();
  const id = newId();
  await games.put({
    id,
    rules: terms.rules,
    begun: now,
    changed: now,
    closed: false,
    record,
    seed,
    rolled: null,
    plays: [],
    calls: terms.calls,
    bot_seed,
    seats: terms.sitters.map(({ seat, kind, name }) => ({ seat, kind, name })),
    stand_ins: [],
    places: [],
    imported: false,
  });
  void navigator.storage?.persist?.();
  return id;
}
