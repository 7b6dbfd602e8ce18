// What can be asked: the fields of each verb, and its answer.
import type {
  AddedTotals,
  Advice,
  Audit,
  BegunSimulation,
  BotName,
  Calling,
  Catalogue,
  Happened,
  Language,
  Layout,
  NetworkChoice,
  Nothing,
  Paces,
  ReadPosition,
  RecordText,
  Review,
  RulesText,
  RuleSet,
  SimulationProgress,
  SimulationReport,
  State,
  Story,
  TakenNetwork,
  TakenTotals,
  Tally,
  Until,
  Verdicts,
  WhyNot,
} from "./answers.js";
import type { Result } from "./result.js";

export type Value = string | number | Uint8Array;

interface Told {
  lang?: Language;
}
interface AtTable extends Told {
  table: number;
}
interface OfSeat extends AtTable {
  seat: number;
}
interface Bots {
  /** Whether bots call what was missed (M10). */
  calls?: Calling;
  /** Of what bots draw, never of the dice. */
  bot_seed?: number;
}
/** The game of a table, or of a record's text. */
type OfGame = AtTable | (Told & { record: string });

type SeatNumber = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;
type Sitters = { [K in `kind${SeatNumber}`]?: "person" | BotName } & { [K in `name${SeatNumber}`]?: string };

export type Beginning = Sitters &
  Bots & {
    rules: string;
    until?: Until;
    date?: string;
    /** 64 hexadecimal digits that nobody can guess; without it dice are thrown by hand. */
    seed?: string;
    /** Who begins, instead of whom the rules say or draw. */
    first?: number;
    /** Where the game begins, if not as the rules say. */
    position?: string;
  };

export interface Continuation extends Bots {
  record: string;
  seed?: string;
}

export interface SimulationTerms {
  rules: string;
  /** Names of bots with commas between them. */
  seats: string;
  seed?: number;
  until?: Until;
  calls?: Calling;
  /** How many are meant to be played: of few, the choices at every decision are counted. */
  games?: number;
  /** Whether a line for each game is kept until it is taken. */
  rows?: "yes" | "no";
}

export interface Verbs {
  catalogue: { fields: Nothing; answer: Catalogue };
  rules: { fields: Told & { rules: string }; answer: RulesText };
  /** Names are a kind of value, a blank and a key: "number entry.tries". */
  house_rules: { fields: Record<string, string>; answer: RuleSet };
  layout: { fields: Told & { rules: string }; answer: Layout };
  /** Without rules: those that its first word names. */
  position: { fields: Told & { rules?: string; position: string }; answer: ReadPosition };
  /** Where a game begins. Seats as in "1,3": all by default. */
  first_position: { fields: Told & { rules: string; seats?: string; first?: number; until?: Until }; answer: ReadPosition };
  /** Seats: the kinds of those who play, with commas between. */
  network_for: { fields: Told & ({ record: string } | { rules: string; seats: string }); answer: NetworkChoice };
  network: { fields: { network: string; bytes: Uint8Array }; answer: TakenNetwork };

  paces: { fields: Nothing; answer: Paces };
  begin: { fields: Told & Beginning; answer: State };
  go_on: { fields: Told & Continuation; answer: State };
  state: { fields: AtTable; answer: State };
  roll: { fields: AtTable & { dice?: string }; answer: Happened };
  act: { fields: AtTable & { play: string }; answer: Happened };
  undo: { fields: AtTable; answer: Happened };
  call: { fields: OfSeat; answer: Happened };
  proceed: { fields: AtTable; answer: Happened };
  hand_over: { fields: OfSeat & { bot?: BotName }; answer: Happened };
  take_back: { fields: OfSeat; answer: Happened };
  resign: { fields: OfSeat; answer: Happened };
  close: { fields: AtTable; answer: Happened };
  leave: { fields: AtTable; answer: Nothing };
  record: { fields: AtTable; answer: RecordText };
  why_not: { fields: AtTable & { text: string }; answer: WhyNot };
  advice: { fields: AtTable; answer: Advice };

  audit: { fields: Told & { record: string }; answer: Audit };
  story: { fields: OfGame; answer: Story };
  tally: { fields: OfGame; answer: Tally };
  verdicts: { fields: AtTable; answer: Verdicts };
  review: { fields: OfGame & { looks?: 1 | 2; calls?: Calling }; answer: Review };

  // Of the simulator's module, salida_simulator.wasm, which knows rules and networks too.
  /** Columns: the names of what stands in the line of a game, themselves a line. */
  begin_simulation: { fields: SimulationTerms; answer: BegunSimulation };
  /** From the game of that number on; without it, after those that were counted. */
  simulate: { fields: { simulation: number; games: number; first?: number }; answer: SimulationProgress };
  simulation_report: { fields: Told & { simulation: number }; answer: SimulationReport };
  /** What was counted since it was last taken, for the same simulation elsewhere to add; and the lines of the games. */
  take_totals: { fields: { simulation: number }; answer: TakenTotals };
  add_totals: { fields: { simulation: number; totals: string }; answer: AddedTotals };
  end_simulation: { fields: { simulation: number }; answer: Nothing };
}

export type Verb = keyof Verbs;
export type FieldsOf<V extends Verb> = Verbs[V]["fields"];
export type AnswerOf<V extends Verb> = Verbs[V]["answer"];

/** Whoever answers: the engine itself, or a worker that has one. */
export interface Asks {
  ask<V extends Verb>(verb: V, fields: FieldsOf<V>): Promise<Result<AnswerOf<V>>>;
}
