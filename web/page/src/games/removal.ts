// A game that was deleted can be had back for some seconds, on whatever screen it was deleted.
import { signal } from "@preact/signals";
import { games, type KeptGame } from "../keep/games.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

const timeToUndo = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export const removed = signal<KeptGame | null>(null);

export async function removeGame(game: KeptGame): Promise<void> {
  await games.remove(game.id);
  removed.value = game;
  say(t(words.removed));
  clearTimeout(timer);
  timer = setTimeout(() => (removed.value = null), timeToUndo);
}

export async function undoRemoval(): Promise<void> {
  const game = removed.value;
  if (!game) return;
  clearTimeout(timer);
  removed.value = null;
  await games.put(game);
  say(t(words.restored));
}
