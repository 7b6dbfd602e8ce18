// What the engine answers: the JSON of each verb. docs/engine.md says it in words. Seats are counted from 1, squares are
// indexes into the squares of the layout, chances stand in the order of the seats that play.

/** What was wrong, and where. */
export interface EngineError {
  where: string;
  message: string;
}

export type Result<T> = { ok: true; value: T } | { ok: false; error: EngineError };

export type Language = "en" | "es";
export type BotName = "random" | "greedy" | "expert" | "learned" | "search" | "1" | "2" | "3" | "4" | "5";
export type Calling = "always" | "chance" | "never";
export type Until = "first" | "places";

export interface Bilingual {
  en: string;
  es: string;
}

export interface RuleSet {
  id: string;
  /** The built-in rule set that house rules depart from; a built-in's own id. */
  base: string;
  name: Bilingual;
  country: Bilingual;
  notes: string;
  hash: string;
  look: "parques" | "parchis" | "parcheesi";
  /** Two players at the least, at the most one an arm. */
  arms: number;
  pieces: number;
  dice: number;
  /** M10: a missed capture may be called. */
  calling: boolean;
  until: Until;
  colours: (Bilingual & { id: string })[];
}

export interface Catalogue {
  version: string;
  rules: RuleSet[];
  bots: BotName[];
  levels: BotName[];
  level_words: { level: BotName; name: Bilingual }[];
}

/** A field of the rules, as a form asks for it. */
export interface RuleField {
  key: string;
  group: string;
  numbers: string;
  value: string;
  /** The value in the rule set that these rules depart from. */
  base: string;
  kind: "truth" | "number" | "choice" | "set";
  /** Of a truth or a choice: every value, and what it means. */
  options: { value: string; answer: string }[];
  /** Of a number: the least and the largest; not every value between them makes a game with every other field. */
  low: number | null;
  high: number | null;
  question: string;
  answer: string;
}

export interface RulesText {
  rules: RuleSet;
  fields: RuleField[];
  /** The keys in which they differ from their base. */
  differences: string[];
  /** The house-rules file; of a built-in rule set one to begin with. */
  toml: string;
}

export type Point = readonly [x: number, y: number];

export interface Square {
  name: string;
  kind: "ring" | "column" | "goal" | "nest";
  seat: number;
  number: number;
  start: boolean;
  safe: boolean;
  door: boolean;
  corners: Point[];
  centre: Point;
  /** The diameter of the largest circle around the centre. */
  size: number;
  width: number;
  along: Point;
  wide: Point;
}

export interface LayoutSeat {
  seat: number;
  arm: number;
  name: string;
  letter: string;
  colour: string;
  fill: string;
  ink: string;
  shape: string;
  /** Of a piece of radius 1 around 0, 0; empty where it is a circle. */
  outline: Point[];
  /** Of its letter, by the radius of the piece. */
  letter_size: number;
}

export interface Layout {
  width: number;
  height: number;
  squares: Square[];
  seats: LayoutSeat[];
  style: {
    name: string;
    ground: string;
    paper: string;
    safe: string;
    numbers: "middle" | "edge";
    on_start: string;
    on_safe: string;
    on_nest: string;
    on_goal: string;
  };
  /** The ground and the squares, for an svg element whose id is "board". */
  drawing: {
    svg: string;
    css: string;
    width: number;
    height: number;
    /** The transform from the layout's coordinates to the drawing's. */
    place: string;
  };
}

export interface SeatPieces {
  seat: number;
  squares: number[];
}

/** A piece, or a stack of pieces of one seat, where it is drawn: in the layout's coordinates. */
export interface Token {
  seat: number;
  square: number;
  x: number;
  y: number;
  radius: number;
  count: number;
}

export interface Choice {
  kind: "enter" | "walk" | "jump" | "reward" | "stop" | "crown" | "atone";
  text: string;
  told: string;
  from: number | null;
  to: number | null;
  /** Square by square from `from` to `to`; empty where it moves nobody. */
  path: number[];
  dice: number[];
  reward: number | null;
  captures: boolean;
  /** Whose pieces it would capture, a seat for each. */
  captured: number[];
}

export interface TableSeat {
  seat: number;
  kind: string;
  name: string;
  /** Whether a person sits there, who may have handed the seat to a bot. */
  person: boolean;
  /** Who plays there now; null for the person. */
  bot: string | null;
}

export interface State {
  table: number;
  rules: string;
  position: string;
  phase: "roll" | "play" | "atone" | "over";
  awaited: number;
  awaits_person: boolean;
  dice_to_roll: number;
  by_hand: boolean;
  last_roll: string | null;
  /** Not yet played. */
  dice: number[];
  rewards: number[];
  doubles: number;
  pieces: SeatPieces[];
  tokens: Token[];
  choices: Choice[];
  can_undo: boolean;
  open_to_calls: boolean;
  places: number[];
  seats: TableSeat[];
  awaited_words: string;
  situation: string[];
  pieces_words: string[];
  steps: number;
  closed: boolean;
  /** What the dice were bound to before the first roll; null where they are thrown by hand. */
  commitment: string | null;
  /** Shown once the game is closed. */
  seed: string | null;
}

/** A position that was written, as it is told and drawn. */
export interface ReadPosition {
  /** As the engine writes it. */
  position: string;
  rules: string;
  pieces: SeatPieces[];
  tokens: Token[];
  phase: State["phase"];
  awaited: number;
  situation: string[];
  pieces_words: string[];
}

export type EventKind =
  | "threw_for_first"
  | "begins"
  | "rolled"
  | "entered"
  | "walked"
  | "reward_played"
  | "crowned"
  | "blockade_formed"
  | "blockade_opened"
  | "reward_earned"
  | "reward_lost"
  | "reward_declined"
  | "dice_lost"
  | "stopped"
  | "stayed_in_nest"
  | "could_not_move"
  | "repeated_too_often"
  | "penalised"
  | "spared"
  | "called"
  | "called_in_vain"
  | "atoned"
  | "rolls_again"
  | "turn_passes"
  | "finished"
  | "came_last"
  | "won"
  | "left_unfinished";

export interface GameEvent {
  kind: EventKind;
  seat: number;
  text: string;
  /** Whether a screen that shows whose turn it is need not say it. */
  quiet: boolean;
  dice?: number[];
  /** Where a piece was moved: between which squares, and whose pieces were captured, a seat for each. */
  from?: number;
  to?: number;
  /** Square by square from `from` to `to` where it walked; else only these two. */
  path?: number[];
  captured?: number[];
}

/** What happened by what was asked, and how the table stands now. */
export interface Happened {
  events: GameEvent[];
  state: State;
}

export type WhyNot = { legal: true } | { legal: false; rule: string; field: string; sentence: string };

export interface Advice {
  choice: number;
  text: string;
}

export interface Story {
  rules: string;
  closed: boolean;
  cut_off: string | null;
  begins: { seat: number; events: GameEvent[]; pieces: SeatPieces[]; tokens: Token[] };
  steps: { seat: number; text: string; events: GameEvent[]; pieces: SeatPieces[]; tokens: Token[] }[];
  comments: { steps: number; text: string }[];
}

/** What a game was for each seat. */
export interface Tally {
  turns: number;
  rolls: number;
  seats: {
    seat: number;
    /** 1 for who came home first; null for who did not. */
    place: number | null;
    rolls: number;
    captures: number;
    /** Own pieces that were captured. */
    suffered: number;
    exits: number;
    /** Pieces in the goal. */
    home: number;
    /** Pieces that a repeat too many cost. */
    penalties: number;
    /** Or sixes, where one die is thrown. */
    doubles: number;
    pips: number;
  }[];
}

/** Whether a record is sound: its plays keep the rules, and its dice are those that it was bound to. */
export interface Audit {
  sound: boolean;
  /** Whether the game was played to its end, or closed before. */
  complete: boolean;
  dice: "committed" | "by_hand" | "simulation" | "unknown";
  commitment: string | null;
  seed: string | null;
  rolls: number;
  words: string[];
}

export interface Verdict {
  play: string;
  /** The choice with which it begins; null where nothing can be chosen. */
  choice: number | null;
  method: "certain" | "exact" | "sight" | "trials";
  chances: number[];
  error: number[];
  /** The best play, in the chance of whoever decides. */
  behind: number;
}

export interface Verdicts {
  seat: number;
  evaluation: "network" | "expert";
  chances: number[];
  /** Where a roll is awaited: all of them, the best first. */
  rolls: { roll: string; share: number; chances: number[]; luck: number }[];
  /** Where a choice is awaited: all ways to play the rest of the roll, the best first. */
  plays: Verdict[];
  why: string[];
}

export type Mark = "none" | "inaccuracy" | "mistake" | "blunder";

export interface Decision {
  seat: number;
  play: string;
  ways: number;
  loss: number;
  mark: Mark;
  better: string | null;
}

export interface ReviewedRoll {
  turn: number;
  seat: number;
  roll: string;
  before: number[];
  rolled: number[];
  played: number[];
  luck: number;
  decision: Decision;
}

/** What a result is made of: start and the next six add up to it. */
export interface SeatSum {
  seat: number;
  start: number;
  own_rolls: number;
  others_rolls: number;
  own_plays: number;
  others_plays: number;
  calls: number;
  late: number;
  luck: number;
  skill: number;
  result: number;
  rolls: number;
  decisions: number;
  marks: Record<Exclude<Mark, "none">, number>;
}

export interface Review {
  rules: string;
  looks: number;
  evaluation: "network" | "expert";
  end: "won" | "played_on" | "unfinished";
  start: number[];
  result: number[];
  seats: SeatSum[];
  rolls: ReviewedRoll[];
  marked: { roll: number; atonement: boolean; decision: Decision }[];
  lucky: number[];
  unlucky: number[];
}

export interface Estimate {
  mean: number;
  sd: number;
  low: number;
  high: number;
}

export interface Share {
  count: number;
  share: number;
  low: number;
  high: number;
}

export type Statistic =
  | "turns"
  | "rolls"
  | "captures"
  | "start_captures"
  | "suffered"
  | "exits"
  | "rewards"
  | "penalties"
  | "missed"
  | "calls"
  | "idle_rolls"
  | "nest_turns";

export interface Totals {
  simulation: number;
  games: number;
  unfinished: number;
  statistics: Record<Statistic, Estimate>;
  lead_changes: Estimate;
  choices: Estimate;
  seats: { seat: number; wins: Share; places: Share[]; statistics: Record<Statistic, Estimate> }[];
  first: { wins: Share; by_chance: number; p: number };
  quantiles: { percent: number; turns: number }[];
  lengths: { from: number; width: number; counts: number[] };
}

/** A mean over games; its interval holds the true mean in 95 of 100 runs. */
export interface FoundMean {
  mean: number;
  sd: number;
  ci95: [low: number, high: number];
}

export interface FoundShare {
  share: number;
  ci95: [low: number, high: number];
  games: number;
}

/** What `salida sim --json` writes, but for what a run itself is: its command, how many were asked for, its speed. */
export interface Findings {
  format: number;
  program: string;
  rules: { id: string; hash: string };
  players: number;
  until: Until;
  seed: number;
  bots: BotName[];
  games: number;
  unfinished: number;
  wins: (FoundShare & { seat: number })[];
  statistics: Record<Statistic | "lead_changes" | "lead_from", FoundMean> & { choices: FoundMean & { games: number } };
  length: { quantiles: Record<string, number>; histogram: { from: number; width: number; counts: number[] } };
  seats: { seat: number; colour: string; places: FoundShare[]; statistics: Record<Statistic, FoundMean> }[];
  /** Of who rolled first, second...; and whether the first wins more often than by chance. */
  first_player: {
    wins_in_order: FoundShare[];
    share: number;
    ci95: [low: number, high: number];
    by_chance: number;
    z: number;
    p: number;
  };
  squares: { square: string; seat?: number; visits: number; captures: number }[];
}

/** The report of a simulation: the numbers, what each is called, the seats' names, and the board as a picture. */
export interface SimulationReport {
  found: Findings;
  labels: Record<keyof Findings["statistics"], string>;
  names: string[];
  /** Each a whole svg element, with a style element in it. */
  drawings: { id: string; caption: string; svg: string }[];
}
