// Records out of the browser and into it.
import { dayIn } from "../games/day.js";
import { today } from "../today.js";
import type { KeptGame } from "./games.js";

export function saveFile(name: string, text: string, type = "text/plain"): void {
  const url = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement("a"), { href: url, download: name });
  link.click();
  URL.revokeObjectURL(url);
}

export function fileNameOf(game: KeptGame): string {
  return `${game.rules}-${dayIn(game.record) ?? today(new Date(game.begun))}-${game.id}.salida`;
}

export function saveRecord(game: KeptGame): void {
  saveFile(fileNameOf(game), game.record);
}

/** All in one file, as the record's format allows. */
export function saveRecords(all: readonly KeptGame[]): void {
  saveFile(`salida-${today()}.salida`, all.map(({ record }) => `${record.trimEnd()}\n`).join("\n"));
}

/** By whatever the device shares with; else it is copied, and the answer is true. */
export async function shareRecord(game: KeptGame): Promise<boolean> {
  const files = [new File([game.record], `${fileNameOf(game)}.txt`, { type: "text/plain" })];
  if (navigator.canShare?.({ files })) {
    await navigator.share({ files, title: "Salida" }).catch(() => {}); // thought better of it
    return false;
  }
  await navigator.clipboard.writeText(game.record);
  return true;
}
