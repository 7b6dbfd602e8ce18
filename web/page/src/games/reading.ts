// Records are read in a room of their own: what house rules they bring along is nobody else's.
import type { Language, Layout, RulesText, Story } from "../../../engine/index.js";
import { openThinker, type Room, valueOf } from "../engines.js";
import type { RecordHead } from "./record.js";

let opened: Promise<Room> | null = null;

export function readingRoom(): Promise<Room> {
  opened ??= openThinker();
  return opened;
}

/** Asked in one breath, so that no other record's house rules come between. */
function bringRules(room: Room, head: RecordHead): void {
  if (head.house) void room.ask("house_rules", head.house);
}

const layouts = new Map<string, Promise<Layout>>();

export function boardOf(room: Room, head: RecordHead, lang: Language): Promise<Layout> {
  const key = JSON.stringify([head.rules, head.house, lang]);
  const known = layouts.get(key);
  if (known) return known;
  bringRules(room, head);
  const layout = room.ask("layout", { rules: head.rules, lang }).then(valueOf);
  layouts.set(key, layout);
  layout.catch(() => layouts.delete(key)); // another time
  return layout;
}

export async function rulesOf(room: Room, head: RecordHead, lang: Language): Promise<RulesText> {
  bringRules(room, head);
  return valueOf(await room.ask("rules", { rules: head.rules, lang }));
}

export async function storyOf(room: Room, record: string, lang: Language): Promise<Story> {
  return valueOf(await room.ask("story", { record, lang }));
}

/** Where the pieces of a position stand, in words. */
export async function piecesWords(room: Room, head: RecordHead, position: string, lang: Language): Promise<string[]> {
  bringRules(room, head);
  return valueOf(await room.ask("position", { position, lang })).pieces_words;
}
