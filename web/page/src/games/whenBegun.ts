import type { KeptGame } from "../keep/games.js";
import { language } from "../settings.js";
import { today } from "../today.js";
import { date } from "../words/words.js";
import { dayIn, momentOf } from "./day.js";

/** Of an imported game the day alone is known. */
export function whenBegun(game: KeptGame): string {
  if (!game.imported) return date(game.begun);
  const day = dayIn(game.record) ?? today(new Date(game.begun));
  return new Intl.DateTimeFormat(language.value, { dateStyle: "medium" }).format(momentOf(day));
}
