// A game that was deleted can be had back for some seconds, on whatever screen it was deleted. While another tab plays it
// it is not deleted: that tab would keep it again.
import { signal } from "@preact/signals";
import { games, type KeptGame } from "../keep/games.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

const timeToUndo = 15_000;
let timer: ReturnType<typeof setTimeout> | undefined;

export const removed = signal<KeptGame | null>(null);
/** Whether a game was not deleted, because it is played in another tab. */
export const isHeld = signal(false);

/** Whether it could be deleted. */
export async function removeGame(game: KeptGame): Promise<boolean> {
  return navigator.locks.request(`salida game ${game.id}`, { ifAvailable: true }, async (lock) => {
    if (lock) await games.remove(game.id);
    removed.value = lock ? game : null;
    isHeld.value = !lock;
    say(t(lock ? words.removed : words.held));
    clearTimeout(timer);
    timer = setTimeout(forget, timeToUndo);
    return lock !== null;
  });
}

function forget(): void {
  removed.value = null;
  isHeld.value = false;
}

export async function undoRemoval(): Promise<void> {
  const game = removed.value;
  if (!game) return;
  clearTimeout(timer);
  removed.value = null;
  await games.put(game);
  say(t(words.restored));
}
