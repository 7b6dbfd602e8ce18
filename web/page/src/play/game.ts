// A game while it is played in this page: the table in the engine, what is shown of it, bots in their time, and the
// record in the browser's keeping after every step.
import { batch, computed, signal } from "@preact/signals";
import { type GameEvent, type Happened, type Language, type Layout, type Result, Table } from "../../../engine/index.js";
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
/** How long a bot waits, and how long people have to call before it rolls, in milliseconds. */
const paces = {
  slow: { bot: 1400, call: 5000 },
  normal: { bot: 600, call: 3000 },
  fast: { bot: 150, call: 2000 },
  none: { bot: 0, call: 1000 },
};

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
  /** Steps of the game when the time to call was last over. */
  private calledUntil = -1;
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
    for (const { seat, bot } of kept.stand_ins) await table.handOver(seat, bot as BotName);
    // A record ends with the last roll that was played. What was begun since lies on the table as it fell.
    if (kept.rolled !== null) await table.roll(table.state.by_hand ? kept.rolled : undefined);
    for (const play of kept.plays) await table.act(table.state.choices.findIndex(({ text }) => text === play));
    const game = new Game(kept, rules, table, await layoutOf(kept.rules));
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
      const play = this.state.value.choices[choice];
      if (play) this.kept.plays = [...this.kept.plays, play.text];
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
  handOver(seat: number, bot: BotName): Promise<void> {
    return this.inTurn(() => {
      this.kept.stand_ins = [...this.kept.stand_ins.filter((other) => other.seat !== seat), { seat, bot }];
      return this.do(() => this.table.handOver(seat, bot));
    });
  }
  takeBack(seat: number): Promise<void> {
    return this.inTurn(() => {
      this.kept.stand_ins = this.kept.stand_ins.filter((other) => other.seat !== seat);
      return this.do(() => this.table.takeBack(seat));
    });
  }
  /** Whether that is the end of the game: two played, or nobody else sits here in person. */
  endsWithout(seat: number): boolean {
    const { seats } = this.state.value;
    return seats.length === 2 || !seats.some((other) => other.person && other.seat !== seat);
  }
  resign(seat: number): Promise<void> {
    return this.inTurn(async () => {
      const remark = t(words.resigned, this.nameOf(seat));
      await this.do(() => this.table.resign(seat, remark));
      this.story.value = [...this.story.value, { id: ++this.told, kind: "note", seat, text: remark }];
      this.remark(remark);
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
  /** Who sits here in person, and may call. */
  people(): number[] {
    return this.state.value.seats.filter(({ person, bot }) => person && bot === null).map(({ seat }) => seat);
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

  private async show({ events, state }: Happened): Promise<void> {
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

  /** In the browser's keeping, in the order in which it was played. */
  private keep(): Promise<void> {
    const { closed, places, phase, last_roll } = this.state.value;
    const rolled = phase === "play" ? last_roll : null;
    const plays = rolled === null ? [] : this.kept.plays;
    this.keeping = this.keeping.then(async () => {
      const record = await this.table.record();
      if (!record.ok) return;
      Object.assign(this.kept, { record: record.value, rolled, plays, closed, places, changed: Date.now() });
      await games.put(this.kept).catch(() => {}); // the shell says so; the next step is kept with this one
    });
    return this.keeping;
  }

  private isTimeToCall(): boolean {
    const { open_to_calls, phase, steps } = this.state.value;
    return this.rules.calling && open_to_calls && phase === "roll" && this.calledUntil !== steps && this.people().length > 0;
  }

  /** Whatever comes by itself: a bot, the end of the time to call, a forced move. */
  private next(): void {
    clearTimeout(this.timer);
    this.callTime.value = false;
    if (this.left || this.asking || this.paused.value || this.isOver.value || openDialogs.value > 0) return;
    const pace = paces[speed.value];
    const state = this.state.value;
    const moving = this.motion.value ? lengthOf(this.layout.value, this.motion.value) : 0;
    if (this.isTimeToCall()) {
      this.callTime.value = !state.awaits_person;
      this.in(moving + pace.call, () => this.endCalls());
    } else if (!state.awaits_person) {
      if (!(state.by_hand && state.phase === "roll")) this.in(moving + pace.bot, () => this.do(() => this.table.actForBot()));
    } else if (forcedPlaysItself.value && state.choices.length === 1 && state.phase === "play" && !state.can_undo) {
      this.in(moving + pace.bot / 2, () => this.act(0));
    }
  }

  private in(milliseconds: number, what: () => Promise<void>): void {
    this.timer = setTimeout(() => void what(), milliseconds);
  }

  private endCalls(): Promise<void> {
    this.calledUntil = this.state.value.steps;
    return this.do(() => this.table.endCalls());
  }
}
