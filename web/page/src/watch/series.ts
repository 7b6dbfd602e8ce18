// Games between bots, one after another, at any pace. Every step is counted; at the fastest pace only some are drawn.
import { batch, signal } from "@preact/signals";
import { type Beginning, type GameEvent, type Happened, type Layout, type RuleSet, Table } from "../../../engine/index.js";
import { lengthOf, type Motion } from "../board/motion.js";
import { layoutOf, openThinker, type Room, rulesIn, valueOf } from "../engines.js";
import { games, newId } from "../keep/games.js";
import { seatsFor, type Setup } from "../simulate/setup.js";
import { language, type Speed, speed } from "../settings.js";
import { playSoundOf } from "../sound.js";
import { today } from "../today.js";
import { say } from "../words/speech.js";
import { addLandings, type Counts, type Landings, noCounts, withGame } from "./counts.js";
import { seedsOf } from "./seeds.js";

export interface Told {
  id: number;
  kind: GameEvent["kind"];
  text: string;
}

const storyLength = 200;
/** Between two steps, and after the end of a game, in milliseconds. */
const paces: Record<Speed, { step: number; end: number }> = {
  slow: { step: 1400, end: 5000 },
  normal: { step: 600, end: 2500 },
  fast: { step: 120, end: 800 },
  none: { step: 0, end: 0 },
};
const millisecondsADrawing = 250;
/** Asked for in one go where nobody looks at each: the engine need not wait for the page. */
const stepsAtOnce = 32;

export class Series {
  readonly state;
  readonly layout;
  readonly motion = signal<Motion | null>(null);
  /** Squares between which the last roll was played. */
  readonly last = signal<readonly number[]>([]);
  readonly story = signal<readonly Told[]>([]);
  readonly counts;
  /** Of the layout's squares; drawn with the rest. */
  readonly landings = signal<Landings>({ visits: [], captures: [] });
  /** Counted from 1. */
  readonly game = signal(1);
  readonly running = signal(false);
  /** As fast as it goes: only some positions are drawn. */
  readonly flatOut = signal(false);
  readonly failure = signal<unknown>(null);

  private told = 0;
  private lines: Told[] = [];
  private readonly landed: Landings = { visits: [], captures: [] };
  private drawn = 0;
  private busy = false;
  private left = false;
  private wake = () => {};
  private readonly stopListening: () => void;

  private constructor(
    readonly setup: Setup,
    readonly rules: RuleSet,
    private readonly room: Room,
    layout: Layout,
    private table: Table,
  ) {
    this.state = signal(table.state);
    this.layout = signal(layout);
    this.counts = signal<Counts>(noCounts(seatsFor(rules.arms, setup.bots.length)));
    let spokenIn = language.value;
    this.stopListening = language.subscribe((chosen) => {
      if (chosen !== spokenIn) void this.speak();
      spokenIn = chosen;
    });
  }

  static async begin(setup: Setup): Promise<Series> {
    // A room of its own: what is played here must not keep a game at another table waiting.
    const room = await openThinker();
    try {
      const rules = await rulesIn(room, setup.rules);
      await room.bringNetwork({ rules: setup.rules, seats: setup.bots });
      return new Series(setup, rules, room, await layoutOf(setup.rules), await newTable(room, rules, setup, 1));
    } catch (why) {
      room.end();
      throw why;
    }
  }

  leave(): void {
    this.left = true;
    this.running.value = false;
    this.stopListening();
    this.wake();
    this.room.end();
  }

  start(): void {
    this.running.value = true;
    void this.go();
  }
  pause(): void {
    this.running.value = false;
    this.wake();
  }
  /** One more, whether or not it goes on by itself. */
  async step(): Promise<void> {
    this.pause();
    await this.alone(() => this.stepOn());
  }
  /** The rest of this game at once, and the next one set up; it counts like any other. */
  async nextGame(): Promise<void> {
    await this.inBetween(async () => {
      const { game } = this;
      const current = game.value;
      while (game.value === current && !this.left) await this.manyStepsOn();
      this.draw();
    });
  }

  /** Into the games of this browser, as far as it has come; the answer is its id. */
  async keep(): Promise<string> {
    const id = newId();
    await this.inBetween(() => this.keepAs(id));
    return id;
  }

  private async keepAs(id: string): Promise<void> {
    const { state } = this.table;
    const record = valueOf(await this.table.record());
    const { seed, bot_seed } = await seedsOf(this.setup.seed, this.game.value);
    const now = Date.now();
    await games.put({
      id,
      rules: this.setup.rules,
      begun: now,
      changed: now,
      closed: state.closed,
      record,
      seed,
      rolled: state.phase === "play" ? state.last_roll : null,
      plays: [],
      calls: this.setup.calls,
      bot_seed,
      seats: state.seats.map(({ seat, name, kind }) => ({ seat, name, kind })),
      stand_ins: [],
      places: state.places,
      imported: true, // nobody here played it: it is there to be replayed
    });
  }

  nameOf(seat: number): string {
    return this.layout.value.seats[seat - 1]?.name ?? String(seat);
  }

  // --- How it goes on

  private async go(): Promise<void> {
    await this.alone(async () => {
      while (this.running.value && !this.left) {
        if (this.flatOut.value) await this.manyStepsOn();
        else await this.stepOn();
        if (!this.flatOut.value) await this.wait(this.untilNext());
      }
      this.draw();
    });
  }

  /** One thing after another, however fast somebody presses. */
  private async alone(what: () => Promise<void>): Promise<void> {
    while (this.busy) await new Promise((resolve) => setTimeout(resolve, 5));
    this.busy = true;
    try {
      await what();
    } catch (why) {
      if (!this.left) this.failure.value = why;
    } finally {
      this.busy = false;
    }
  }

  /** Whatever is going on waits for it. */
  private async inBetween(what: () => Promise<void>): Promise<void> {
    const goesOn = this.running.value;
    this.pause();
    await this.alone(what);
    if (goesOn && !this.left) this.start();
  }

  private isOver(): boolean {
    return this.table.state.phase === "over" || this.table.state.closed;
  }

  private async stepOn(): Promise<void> {
    if (this.isOver()) return this.beginNext();
    const happened = valueOf(await this.table.proceed());
    if (this.left) return;
    this.take(happened);
    this.show(happened);
    if (this.isOver()) await this.count();
  }

  private async manyStepsOn(): Promise<void> {
    if (this.isOver()) return this.beginNext();
    for (const asked of Array.from({ length: stepsAtOnce }, () => this.table.proceed())) {
      const wasOver = this.isOver();
      const happened = await asked;
      if (this.left) return;
      if (!wasOver) this.take(valueOf(happened)); // else nothing was left to do
    }
    if (this.isOver()) await this.count();
    if (performance.now() - this.drawn <= millisecondsADrawing) return;
    this.draw();
    await new Promise(requestAnimationFrame); // the page must stay alive
  }

  private take({ events }: Happened): void {
    this.tell(events);
    addLandings(this.landed, events);
  }

  private async count(): Promise<void> {
    const tally = valueOf(await this.room.ask("tally", { table: this.table.state.table }));
    this.counts.value = withGame(this.counts.value, tally, this.table.state.places[0] ?? 0);
  }

  private async beginNext(): Promise<void> {
    const table = await newTable(this.room, this.rules, this.setup, this.game.value + 1);
    await this.table.leave();
    this.table = table;
    this.lines = [];
    batch(() => {
      this.game.value += 1;
      this.last.value = [];
      this.motion.value = null;
      if (!this.flatOut.value) this.draw();
    });
  }

  private show({ events }: Happened): void {
    const moved = events.flatMap(({ from, to }) => (from === undefined || to === undefined ? [] : [from, to]));
    batch(() => {
      if (events.some(({ kind }) => kind === "rolled")) this.last.value = moved;
      else if (moved.length > 0) this.last.value = [...this.last.value, ...moved];
      this.motion.value = { events };
      this.draw();
    });
    if (speed.value !== "slow" && speed.value !== "normal") return;
    playSoundOf(events);
    say(...events.map(({ text }) => text));
  }

  private draw(): void {
    this.drawn = performance.now();
    batch(() => {
      this.state.value = this.table.state;
      this.story.value = [...this.lines];
      this.landings.value = { visits: [...this.landed.visits], captures: [...this.landed.captures] };
    });
  }

  private tell(events: readonly GameEvent[]): void {
    for (const { kind, text } of events) this.lines.push({ id: ++this.told, kind, text });
    if (this.lines.length > 2 * storyLength) this.lines = this.lines.slice(-storyLength);
  }

  private untilNext(): number {
    const pace = paces[speed.value];
    const moving = this.motion.value ? lengthOf(this.layout.value, this.motion.value) : 0;
    return moving + (this.isOver() ? pace.end : pace.step);
  }

  /** Cut short where somebody pauses or leaves. */
  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  private async speak(): Promise<void> {
    const layout = await layoutOf(this.setup.rules);
    await this.inBetween(async () => {
      valueOf(await this.table.speak(language.value));
      const story = valueOf(await this.table.story());
      this.lines = [];
      this.tell([story.begins, ...story.steps].flatMap(({ events }) => events).slice(-storyLength));
      this.layout.value = layout;
      this.draw();
    });
  }
}

async function newTable(room: Room, rules: RuleSet, setup: Setup, game: number): Promise<Table> {
  const seats = seatsFor(rules.arms, setup.bots.length);
  const asked: Beginning = {
    rules: setup.rules,
    until: setup.until,
    calls: setup.calls,
    date: today(),
    ...(await seedsOf(setup.seed, game)),
    ...Object.fromEntries(seats.map((seat, k) => [`kind${seat}`, setup.bots[k]])),
  };
  return valueOf(await Table.begin(room, asked, language.value));
}
