// A table, at which a game is played: what was last known of it, and all that can be done there.
import type { Advice, BotName, Happened, Language, Review, State, Story, Verdicts, WhyNot } from "./answers.js";
import type { Result } from "./result.js";
import type { AnswerOf, Asks, Beginning, Continuation, FieldsOf, Verb } from "./verbs.js";

/** Those verbs that do something at a table. */
type Deed = { [V in Verb]: AnswerOf<V> extends Happened ? V : never }[Verb];

export class Table {
  static async begin(engine: Asks, terms: Beginning, lang: Language = "en"): Promise<Result<Table>> {
    return Table.of(engine, lang, await engine.ask("begin", { ...terms, lang }));
  }

  static async goOn(engine: Asks, terms: Continuation, lang: Language = "en"): Promise<Result<Table>> {
    return Table.of(engine, lang, await engine.ask("go_on", { ...terms, lang }));
  }

  private static of(engine: Asks, lang: Language, state: Result<State>): Result<Table> {
    return state.ok ? { ok: true, value: new Table(engine, lang, state.value) } : state;
  }

  private constructor(
    private readonly engine: Asks,
    private lang: Language,
    public state: State,
  ) {}

  /** From now on everything is told in that language. */
  async speak(lang: Language): Promise<Result<State>> {
    this.lang = lang;
    const state = await this.engine.ask("state", this.here());
    if (state.ok) this.state = state.value;
    return state;
  }

  /** Dice that were thrown by hand as text: "5-3", or "5" for one. */
  roll(dice?: string): Promise<Result<Happened>> {
    return this.do("roll", dice === undefined ? this.here() : { ...this.here(), dice });
  }
  /** One of `state.choices`, by its place there. */
  act(choice: number): Promise<Result<Happened>> {
    return this.play(this.state.choices[choice]?.play ?? "");
  }
  /** A move as the notation has it: "13-18". */
  play(play: string): Promise<Result<Happened>> {
    return this.do("act", { ...this.here(), play });
  }
  undo(): Promise<Result<Happened>> {
    return this.do("undo", this.here());
  }
  /** M10. Where nothing was missed, that is what happened. */
  call(seat: number): Promise<Result<Happened>> {
    return this.do("call", { ...this.here(), seat });
  }
  /** What `state.by_itself` says: a bot acts, the only move is played, the time to call is over. */
  proceed(): Promise<Result<Happened>> {
    return this.do("proceed", this.here());
  }
  handOver(seat: number, bot?: BotName): Promise<Result<Happened>> {
    return this.do("hand_over", bot === undefined ? { ...this.here(), seat } : { ...this.here(), seat, bot });
  }
  takeBack(seat: number): Promise<Result<Happened>> {
    return this.do("take_back", { ...this.here(), seat });
  }
  /** For good. A bot plays on, or the game is closed. */
  resign(seat: number): Promise<Result<Happened>> {
    return this.do("resign", { ...this.here(), seat });
  }
  /** Nothing follows: the result is written, and the seed shown. */
  close(): Promise<Result<Happened>> {
    return this.do("close", this.here());
  }
  /** The engine forgets the table. */
  leave(): Promise<Result<object>> {
    return this.engine.ask("leave", this.here());
  }

  async record(): Promise<Result<string>> {
    const answer = await this.engine.ask("record", this.here());
    return answer.ok ? { ok: true, value: answer.value.record } : answer;
  }
  whyNot(text: string): Promise<Result<WhyNot>> {
    return this.engine.ask("why_not", { ...this.here(), text });
  }
  advice(): Promise<Result<Advice>> {
    return this.engine.ask("advice", this.here());
  }
  story(): Promise<Result<Story>> {
    return this.engine.ask("story", this.here());
  }
  verdicts(): Promise<Result<Verdicts>> {
    return this.engine.ask("verdicts", this.here());
  }
  review(looks: 1 | 2 = 1): Promise<Result<Review>> {
    return this.engine.ask("review", { ...this.here(), looks });
  }

  private here(): { table: number; lang: Language } {
    return { table: this.state.table, lang: this.lang };
  }

  private async do<V extends Deed>(verb: V, fields: FieldsOf<V>): Promise<Result<AnswerOf<V>>> {
    const happened = await this.engine.ask(verb, fields);
    if (happened.ok) this.state = (happened.value as Happened).state;
    return happened;
  }
}
