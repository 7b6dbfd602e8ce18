// A game while it is played in this page: the table in the engine, what is shown of it, bots in their time, and the
// record in the browser's keeping after every step.
import { batch, computed, signal } from "@preact/signals";
import { type GameEvent, type Happened, type Language, type Layout, type Paces, type Result, Table } from "../../../engine/index.js";
import type { BotName, RuleSet } from "../../../engine/index.js";
import { lengthOf, type Motion } from "../board/motion.js";
import { openDialogs } from "../Dialog.js";
import { layoutOf, rulesIn, tables, valueOf } from "../engines.js";
import { games, type KeptGame } from "../keep/games.js";
import { forcedPlaysItself, language, speed } from "../settings.js";
import { playSoundOf } from "../sound.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

/** A line of the story. */
export interface Told {
  id: number;
  seat: number;
  kind: GameEvent["kind"] | "note";
  text: string;
}

const storyLength = 200;
export class Game {
  readonly state;
  readonly layout;
  readonly motion = signal<Motion | null>(null);
  /** Squares between which the last roll was played. */
  readonly last = signal<readonly number[]>([]);
  readonly story = signal<readonly Told[]>([]);
  /** What the page has to say about what was just asked: a hint, a rule, a wrong call. */
  readonly note = signal("");
  /** How many rolls were seen here: dice tumble with each. */
  readonly thrown = signal(0);
  readonly paused = signal(false);
  /** Whether people are given their time to call before a bot goes on. */
  readonly callTime = signal(false);
  readonly isOver = computed(() => this.state.value.phase === "over" || this.state.value.closed);

  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly stopListening: () => void;
  private told = 0;
  /** The number of the step that is kept next, and what of the record is not kept yet. */
  private step = 0;
  private unkept = "";
  private lastHappened: readonly GameEvent[] = [];
  private keeping: Promise<void> = Promise.resolve();
  /** What is being asked, or was last. */
  private asked: Promise<void> = Promise.resolve();
  private asking = false;
  private left = false;

  private constructor(
    readonly kept: KeptGame,
    readonly rules: RuleSet,
    private readonly table: Table,
    private readonly paces: Paces,
    layout: Layout,
  ) {
    this.state = signal(table.state);
    this.layout = signal(layout);
    // Everything on the screen changes its language, the engine's sentences too.
    let spokenIn = language.value;
    const stops = [
      language.subscribe((chosen) => {
        if (chosen !== spokenIn) void this.inTurn(() => this.speak(chosen));
        spokenIn = chosen;
      }),
      openDialogs.subscribe(() => this.next()),
    ];
    this.stopListening = () => stops.forEach((stop) => stop());
  }

  static async open(kept: KeptGame): Promise<Game> {
    const room = await tables();
    const rules = await rulesIn(room, kept.rules);
    await room.bringNetwork({ record: kept.record });
    const { record, calls, bot_seed } = kept;
    const terms = kept.seed === null ? { record, calls, bot_seed } : { record, calls, bot_seed, seed: kept.seed };
    const table = valueOf(await Table.goOn(room, terms, language.value));
    kept.record = valueOf(await table.record());
    kept.record += await setRight(table, kept);
    await games.put(kept).catch(() => {}); // the shell says so
    const game = new Game(kept, rules, table, valueOf(await room.ask("paces", {})), await layoutOf(kept.rules));
    await game.recall();
    game.next();
    return game;
  }

  /** The game goes on another time, or in another tab. */
  async leave(): Promise<void> {
    this.left = true;
    this.stopListening();
    clearTimeout(this.timer);
    await this.keeping;
    await this.table.leave();
  }

  // --- What somebody does

  roll(dice?: string): Promise<void> {
    return this.do(() => this.table.roll(dice));
  }
  act(choice: number): Promise<void> {
    return this.do(() => {
      this.notePlay(choice);
      return this.table.act(choice);
    });
  }
  undo(): Promise<void> {
    return this.do(() => {
      this.kept.plays = this.kept.plays.slice(0, -1);
      return this.table.undo();
    });
  }
  call(seat: number): Promise<void> {
    return this.inTurn(() => this.do(() => this.table.call(seat)));
  }
  /** To the bot that sits in everywhere. */
  handOver(seat: number): Promise<void> {
    return this.inTurn(() => this.do(() => this.table.handOver(seat)));
  }
  takeBack(seat: number): Promise<void> {
    return this.inTurn(() => this.do(() => this.table.takeBack(seat)));
  }
  /** Whether that is the end of the game: two played, or nobody else sits here in person. */
  endsWithout(seat: number): boolean {
    return this.state.value.seats.some((other) => other.seat === seat && other.ends_game);
  }
  resign(seat: number): Promise<void> {
    return this.inTurn(async () => {
      await this.do(() => this.table.resign(seat));
      this.remark(t(words.resigned, this.nameOf(seat)));
    });
  }
  pause(): void {
    this.paused.value = !this.paused.value;
    say(t(this.paused.value ? words.paused : words.goes_on));
    this.next();
  }

  async hint(): Promise<number | null> {
    if (this.state.value.choices.length === 0) return null;
    const advice = await this.table.advice();
    if (!advice.ok) return null;
    const choice = this.state.value.choices[advice.value.choice];
    this.remark(t(words.hint, choice?.told ?? advice.value.text));
    return advice.value.choice;
  }

  /** Says which rule forbids a move, written as "13-18". */
  async whyNot(move: string): Promise<void> {
    const why = await this.table.whyNot(move);
    if (!why.ok) this.remark(why.error.message);
    else if (why.value.legal) this.remark(t(words.is_legal, move));
    else this.remark(why.value.rule === "" ? why.value.sentence : t(words.why_rule, why.value.sentence, why.value.rule));
  }

  // --- What can be said of it

  nameOf(seat: number): string {
    const name = this.state.value.seats.find((other) => other.seat === seat)?.name ?? "";
    const colour = this.layout.value.seats[seat - 1]?.name ?? "";
    return name === "" ? colour : name;
  }
  lastMove(): string {
    return this.lastHappened.map(({ text }) => text).join(" ") || t(words.nothing_yet);
  }

  /** Shown and said, but no part of the game. */
  remark(text: string): void {
    this.note.value = text;
    say(text);
  }

  // --- How it goes on

  private do(ask: () => Promise<Result<Happened>>): Promise<void> {
    if (this.asking || this.left) return Promise.resolve(); // a second tap on the same button
    this.asking = true;
    clearTimeout(this.timer);
    this.asked = ask()
      .then((happened) => (happened.ok ? this.show(happened.value) : this.remark(happened.error.message)))
      .finally(() => {
        this.asking = false;
        this.next();
      });
    return this.asked;
  }

  /** Once nothing else is being asked: what may be asked at any time is not lost behind a bot that thinks. */
  private async inTurn(what: () => Promise<void>): Promise<void> {
    while (this.asking) await this.asked;
    await what();
  }

  private async show({ events, state, added }: Happened): Promise<void> {
    this.kept.record += added;
    this.unkept += added;
    const moved = events.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [from, to]));
    batch(() => {
      if (events.length > 0) this.note.value = "";
      this.state.value = state;
      if (events.some(({ kind }) => kind === "rolled")) {
        this.thrown.value += 1;
        this.last.value = [...new Set(moved)];
      } else if (moved.length > 0) {
        this.last.value = [...new Set([...this.last.value, ...moved])];
      }
      this.motion.value = { events };
      this.tell(events);
    });
    if (events.length > 0) this.lastHappened = events;
    playSoundOf(events);
    say(...events.map(({ text }) => text));
    if (events.some(({ kind }) => kind === "called_in_vain")) this.note.value = events.map(({ text }) => text).join(" ");
    await this.keep();
  }

  private tell(events: readonly GameEvent[]): void {
    const lines = events.map(({ kind, seat, text }) => ({ id: ++this.told, kind, seat, text }));
    this.story.value = [...this.story.value, ...lines].slice(-storyLength);
  }

  /** What was told before the page was loaded again. */
  private async recall(): Promise<void> {
    const story = await this.table.story();
    if (!story.ok) return;
    const events = [story.value.begins, ...story.value.steps].flatMap((step) => step.events);
    this.tell(events.slice(-storyLength));
    this.lastHappened = story.value.steps.at(-1)?.events ?? story.value.begins.events;
  }

  private async speak(chosen: Language): Promise<void> {
    const layout = await layoutOf(this.kept.rules);
    const state = await this.table.speak(chosen);
    if (!state.ok || this.left) return;
    batch(() => {
      this.state.value = state.value;
      this.layout.value = layout;
      this.note.value = "";
      this.story.value = [];
    });
    await this.recall();
  }

  private notePlay(choice: number): void {
    const play = this.state.value.choices[choice]?.play;
    if (play !== undefined) this.kept.plays = [...this.kept.plays, play];
  }

  /** In the browser's keeping, in the order in which it was played. */
  private keep(): Promise<void> {
    const { closed, places, won_by_resignation, phase, last_roll, seats } = this.state.value;
    const rolled = phase === "play" && !closed ? last_roll : null;
    const now = {
      rolled,
      plays: rolled === null ? [] : this.kept.plays,
      stand_ins: seats.flatMap(({ seat, person, bot }) => (person && bot !== null ? [{ seat, bot }] : [])),
      resigned: seats.filter(({ resigned }) => resigned).map(({ seat }) => seat),
      closed,
      places: won_by_resignation === null ? places : [won_by_resignation],
      changed: Date.now(),
    };
    Object.assign(this.kept, now);
    this.keeping = this.keeping.then(async () => {
      const added = this.unkept;
      try {
        if (closed) await games.put(this.kept);
        else await games.putStep({ game: this.kept.id, number: this.step, added, now });
        this.unkept = this.unkept.slice(added.length);
        if (added !== "") this.step += 1; // what is open may still be taken back, and is kept anew
      } catch {
        // The shell says so; the next step is kept with this one.
      }
    });
    return this.keeping;
  }

  /** Whatever comes by itself: a bot, the end of the time to call, a forced move. */
  private next(): void {
    clearTimeout(this.timer);
    this.callTime.value = false;
    if (this.left || this.asking || this.paused.value || this.isOver.value || openDialogs.value > 0) return;
    const { by_itself, awaits, awaits_person } = this.state.value;
    if (by_itself === "nothing" || (by_itself === "forced_move" && !forcedPlaysItself.value)) return;
    const moving = this.motion.value ? lengthOf(this.layout.value, this.motion.value) : 0;
    this.callTime.value = awaits === "calls" && !awaits_person;
    this.in(moving + this.paces[speed.value][by_itself], () => this.proceed());
  }

  private proceed(): Promise<void> {
    return this.do(() => {
      if (this.state.value.by_itself === "forced_move") this.notePlay(0);
      return this.table.proceed();
    });
  }

  private in(milliseconds: number, what: () => Promise<void>): void {
    this.timer = setTimeout(() => void what(), milliseconds);
  }
}

/** A record ends with the last roll that was played to its end. What was begun since is on the table as it fell, and who
 * has sat down or left since does so again; what that adds to the record is the answer. */
async function setRight(table: Table, { rolled, plays, stand_ins, resigned = [] }: KeptGame): Promise<string> {
  if (rolled !== null && table.state.awaits_person) await table.roll(table.state.by_hand ? rolled : undefined);
  for (const play of plays) await table.play(playOf(play));
  let added = "";
  const add = (happened: Result<Happened>) => (added += happened.ok ? happened.value.added : "");
  for (const { seat, bot, person } of table.state.seats) {
    const sitsIn = stand_ins.find((other) => other.seat === seat)?.bot ?? null;
    if (!person) continue;
    if (resigned.includes(seat)) add(await table.resign(seat));
    else if (sitsIn === null && bot !== null) add(await table.takeBack(seat));
    else if (sitsIn !== null && sitsIn !== bot) add(await table.handOver(seat, sitsIn as BotName));
  }
  return added;
}

/** 0.1.0 kept what the button said: the move and its dice, or a word for stopping. */
function playOf(kept: string): string {
  return kept === "stop" || kept === "plantarse" ? "." : (kept.split(" ")[0] ?? "");
}
