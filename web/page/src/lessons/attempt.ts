// A try at a step: a table of its own that begins at the step's position, dice that fall as the lesson says, a rival who
// does what the lesson says, and whether what was to be seen has happened.
import { batch, signal } from "@preact/signals";
import { type Asks, type GameEvent, type Happened, type Language, type Layout, type Result, Table } from "../../../engine/index.js";
import { learner, type Step } from "./lesson.js";

export type Outcome = "doing" | "reached" | "missed";

export class Attempt {
  readonly state;
  readonly outcome = signal<Outcome>("doing");
  /** Everything that happened since the step began, the newest last. */
  readonly events = signal<readonly GameEvent[]>([]);
  /** Told of all that happens. */
  show: (happened: Happened) => void = () => {};
  /** The time that a rival takes. */
  pace: () => Promise<void> = async () => {};

  private rolls = 0;
  private acts = 0;
  private busy = false;
  private left = false;

  private constructor(
    readonly step: Step,
    private readonly squares: Layout["squares"],
    private readonly table: Table,
  ) {
    this.state = signal(table.state);
  }

  static async begin(engine: Asks, step: Step, { squares }: Layout, lang: Language): Promise<Attempt> {
    const [rules = ""] = step.position.split(" ");
    const terms = { rules, position: step.position, kind1: "person", kind3: "person" } as const;
    return new Attempt(step, squares, valueOf(await Table.begin(engine, terms, lang)));
  }

  /** What the rival did just before. */
  open(): Promise<void> {
    return this.alone(() => this.follow(this.step.before ?? []));
  }
  leave(): Promise<unknown> {
    this.left = true;
    return this.table.leave();
  }

  /** Whether the learner may roll; until then, where the rules have it, call. */
  get canRoll(): boolean {
    const { phase, awaited } = this.state.value;
    return this.isMine() && phase === "roll" && awaited === learner && this.rolls < this.step.dice.length;
  }
  get choices() {
    const { awaited, choices } = this.state.value;
    return this.isMine() && awaited === learner ? choices : [];
  }

  roll(): Promise<void> {
    return this.do(() => this.table.roll(this.step.dice[this.rolls++]));
  }
  act(choice: number): Promise<void> {
    this.acts += 1;
    return this.do(() => this.table.act(choice));
  }
  call(): Promise<void> {
    return this.do(() => this.table.call(learner));
  }

  get isBegun(): boolean {
    return this.rolls > 0;
  }
  /** What to do now: roll, call, or a choice; null where the way was left. */
  hint(): "roll" | "call" | number | null {
    const { way } = this.step;
    if (this.canRoll) return way.includes("call") ? "call" : "roll";
    const found = way.slice(this.acts).map((move) => this.choices.findIndex(({ text }) => text === move));
    return found.find((choice) => choice >= 0) ?? null;
  }

  /** The rule that forbids a move written as "13-18". */
  async whyNot(move: string): Promise<string> {
    const why = await this.table.whyNot(move);
    if (!why.ok) return why.error.message;
    return why.value.legal ? "" : why.value.sentence;
  }

  /** From now on, and what happened until now too. */
  async speak(lang: Language): Promise<void> {
    this.state.value = valueOf(await this.table.speak(lang));
    const story = valueOf(await this.table.story());
    this.events.value = story.steps.flatMap(({ events }) => events);
  }

  private isMine(): boolean {
    return this.outcome.value === "doing";
  }

  private do(ask: () => Promise<Result<Happened>>): Promise<void> {
    return this.alone(async () => {
      this.tell(valueOf(await ask()));
      if (this.isReached()) {
        await this.follow(this.step.after ?? []);
        this.outcome.value = "reached";
      } else if (!this.canRoll && this.choices.length === 0) {
        this.outcome.value = "missed";
      }
    });
  }

  /** A second tap while something is still happening is no deed. */
  private async alone(what: () => Promise<void>): Promise<void> {
    if (this.busy || this.left) return;
    this.busy = true;
    try {
      await what();
    } finally {
      this.busy = false;
    }
  }

  private async follow(script: readonly string[]): Promise<void> {
    for (const line of script) {
      await this.pace();
      if (this.left) return;
      const { phase, choices } = this.table.state;
      const deed = phase === "roll" ? this.table.roll(line) : this.table.act(choices.findIndex(({ text }) => text === line));
      this.tell(valueOf(await deed));
    }
  }

  private tell(happened: Happened): void {
    batch(() => {
      this.events.value = [...this.events.value, ...happened.events];
      this.state.value = happened.state;
    });
    this.show(happened);
  }

  private isReached(): boolean {
    const { event, times = 1, captures = false, on, holds = [] } = this.step.goal;
    const isIt = ({ kind, to, captured = [] }: GameEvent) =>
      kind === event && (!captures || captured.length > 0) && (!on || (to !== undefined && on.includes(this.nameOf(to))));
    return this.events.value.filter(isIt).length >= times && this.isHeld(holds);
  }

  private isHeld(names: readonly string[]): boolean {
    const mine = this.state.value.pieces.find(({ seat }) => seat === learner)?.squares.map((square) => this.nameOf(square)) ?? [];
    const count = (list: readonly string[], name: string) => list.filter((other) => other === name).length;
    return names.every((name) => count(mine, name) >= count(names, name));
  }

  private nameOf(square: number): string {
    return this.squares[square]?.name ?? "";
  }
}

/** A lesson's positions and scripts are ours: what is wrong with them is a mistake of ours. */
function valueOf<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(`${result.error.where}: ${result.error.message}`);
}
