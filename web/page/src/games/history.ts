// The games of this browser as the history shows them, and all that changes them.
import { computed, signal } from "@preact/signals";
import type { Layout, Language } from "../../../engine/index.js";
import type { Room } from "../engines.js";
import { games, type KeptGame, newId } from "../keep/games.js";
import { houses } from "../keep/houses.js";
import { language } from "../settings.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { check, type Checked, gamesIn, isJsonLines } from "./importing.js";
import { boardOf, readingRoom, rulesOf } from "./reading.js";
import { headOf } from "./record.js";
import { removeGame, undoRemoval } from "./removal.js";
import { words } from "./words.js";

export type Which = "all" | "open" | "closed" | "imported";
export const whiches: readonly Which[] = ["all", "open", "closed", "imported"];

/** Rules by their id: what they are called, and their board with the marks of its seats. */
export interface Played {
  name: string;
  layout: Layout;
}

export interface Progress {
  what: "reading" | "counting";
  done: number;
  of: number;
}

export interface News {
  text: string;
  isBad: boolean;
  /** The engine's reason, in English as the program says it. */
  reason?: string;
}

export class History {
  /** The newest first. */
  readonly all = signal<readonly KeptGame[]>([]);
  readonly played = signal<ReadonlyMap<string, Played>>(new Map());
  readonly rules = signal("");
  readonly which = signal<Which>("all");
  readonly progress = signal<Progress | null>(null);
  /** What became of the files that were brought in, and what was wrong with them. */
  readonly news = signal<readonly News[]>([]);
  readonly shown = computed(() =>
    this.all.value.filter(
      (game) => (this.rules.value === "" || game.rules === this.rules.value) && isOfKind(game, this.which.value),
    ),
  );

  private left = false;

  async load(lang: Language): Promise<void> {
    await this.look(lang);
    await this.count();
  }

  leave(): void {
    this.left = true;
  }

  async remove(game: KeptGame): Promise<void> {
    if (await removeGame(game)) this.all.value = this.all.value.filter(({ id }) => id !== game.id);
  }

  async undoRemoval(): Promise<void> {
    await undoRemoval();
    await this.look(language.value);
  }

  async bringIn(files: readonly { name: string; text: string }[]): Promise<void> {
    this.news.value = [];
    for (const file of files) await this.bringInFile(file);
    this.progress.value = null;
    say(...this.news.value.map(({ text, reason = "" }) => (language.value === "en" ? `${text} ${reason}`.trim() : text)));
    await this.load(language.value);
  }

  private async bringInFile({ name, text }: { name: string; text: string }): Promise<void> {
    const found = gamesIn(text);
    if (found.length === 0) return this.tell(t(isJsonLines(text) ? words.json_lines : words.no_record, name), true);
    const engine = await readingRoom();
    let kept = await games.all();
    const became: (Checked & { at: number })[] = [];
    for (const [k, game] of found.entries()) {
      this.progress.value = { what: "reading", done: k + 1, of: found.length };
      const checked = await check(game, kept, { engine, lang: language.value, newId, now: Date.now() });
      became.push({ ...checked, at: game.line });
      if (checked.kind === "known" || checked.kind === "refused") continue;
      await games.put(checked.game);
      await keepHouse(engine, checked.game);
      kept = [...kept.filter(({ id }) => id !== checked.game.id), checked.game];
    }
    const count = (kind: Checked["kind"]) => became.filter((one) => one.kind === kind).length;
    if (count("taken") > 0) this.tell(t(count("taken") === 1 ? words.taken_one : words.taken, name, count("taken")));
    if (count("known") > 0) this.tell(t(count("known") === 1 ? words.known_one : words.known, name, count("known")));
    if (count("longer") > 0) this.tell(t(words.longer, name, count("longer")));
    if (count("sounder") > 0) this.tell(t(words.sounder, name, count("sounder")));
    for (const one of became) {
      if (one.kind === "refused") this.tell(t(words.refused, name, one.line), true, one.reason);
      if (one.kind === "taken" && one.doubtful) this.tell(t(words.doubtful, name, one.at), true);
      if (one.kind === "taken" && one.cutOff) this.tell(t(words.cut_off, name, one.cutOff.line), false, one.cutOff.reason);
    }
  }

  private tell(text: string, isBad = false, reason?: string): void {
    this.news.value = [...this.news.value, { text, isBad, ...(reason === undefined ? {} : { reason }) }];
  }

  private async look(lang: Language): Promise<void> {
    const all = newestFirst(await games.all());
    const room = await readingRoom();
    const heads = new Map(all.map((game) => [game.rules, headOf(game.record)]));
    const played = await Promise.all(
      [...heads].map(async ([id, head]) => {
        const [{ rules }, layout] = await Promise.all([rulesOf(room, head, lang), boardOf(room, head, lang)]);
        return [id, { name: rules.name[lang], layout }] as const;
      }),
    );
    if (this.left) return;
    this.played.value = new Map(played);
    this.all.value = all;
  }

  /** Each finished game once. */
  private async count(): Promise<void> {
    const room = await readingRoom();
    const uncounted = this.all.value.filter(({ closed, tally }) => closed && !tally);
    for (const [k, game] of uncounted.entries()) {
      if (this.left) return;
      this.progress.value = { what: "counting", done: k + 1, of: uncounted.length };
      const tally = await room.ask("tally", { record: game.record });
      if (!tally.ok || !this.all.value.some(({ id }) => id === game.id)) continue; // or it was deleted meanwhile
      const counted = { ...game, tally: tally.value };
      await games.put(counted);
      this.all.value = this.all.value.map((other) => (other.id === game.id ? counted : other));
    }
    this.progress.value = null;
  }
}

/** House rules come with the game that was played by them, so that it can be played on. */
async function keepHouse(room: Room, game: KeptGame): Promise<void> {
  const head = headOf(game.record);
  if (head.house === null || (await houses.get(head.rules))) return;
  const { toml } = await rulesOf(room, head, language.value);
  await houses.put({ id: head.rules, toml, fields: head.house, changed: Date.now() });
}

function newestFirst(all: readonly KeptGame[]): KeptGame[] {
  return all.toSorted((one, other) => other.begun - one.begun);
}

/** Whether it can be gone on with: by the page's dice, or by those that people throw. */
export function canGoOn(game: KeptGame): boolean {
  return !game.closed && (game.seed !== null || headOf(game.record).dice === "hand");
}

function isOfKind(game: KeptGame, which: Which): boolean {
  if (which === "imported") return game.imported;
  return which === "all" || (which === "closed" ? game.closed : canGoOn(game));
}
