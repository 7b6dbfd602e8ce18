// Made from schemas/*.schema.json by `npm run types`: change those.

// Advice

/** How chances were found. */
export type Method = "certain" | "exact" | "sight" | "trials";

export type Evaluation = "network" | "expert";

export interface Verdict {
  play: string;
  position: PositionText;
  method: Method;
  chances: Chances;
  /** By trials half the width of the 95 % interval, at sight what looking a roll ahead changed. */
  error: number[];
  /** The best play, in the chance of whoever decides. */
  behind: number;
  behind_error: number;
}

export interface RollOutlook {
  roll: string;
  share: number;
  /** The best. */
  play: string;
  chances: Chances;
  luck: number;
}

/** One position looked at closely. */
export interface Analysis {
  format: Format;
  position: PositionText;
  roll: string | null;
  seat: SeatNumber;
  /** Whose chances they are. */
  seats: SeatNumber[];
  evaluation: Evaluation;
  trials: {
    number: number;
    /** That a trial goes on; 0 where it goes on to the end. */
    rolls: number;
    seed: number;
  } | null;
  method: Method;
  /** Of the position, or after the best play. */
  chances: Chances;
  /** By trials half the width of the 95 % interval, at sight what looking a roll ahead changed. */
  error: number[];
  /** Where a roll is awaited: all of them, the best first. */
  rolls: RollOutlook[];
  /** Where a choice is awaited: all ways to play the rest of the roll, the best first. */
  plays: Verdict[];
  /** What the best play has over the next, in words. */
  why: string[];
}

export interface Verdicts {
  analysis: Analysis;
  /** For each play the choice with which it begins; null where nothing can be chosen. */
  choices: (number | null)[];
}

export type Mark = "none" | "inaccuracy" | "mistake" | "blunder";

export interface Decision {
  seat: SeatNumber;
  play: string;
  /** Different positions that it could lead to. */
  ways: number;
  loss: number;
  mark: Mark;
  better: string | null;
}

export interface ReviewedRoll {
  turn: number;
  seat: SeatNumber;
  position: PositionText;
  roll: string;
  before: Chances;
  rolled: Chances;
  played: Chances;
  luck: number;
  decision: Decision;
  /** M10: who called, and what was given up. */
  call: {
    seat: SeatNumber;
    atonement: Decision;
  } | null;
  skill: number[];
  calls: number[];
  late: number[];
}

/** What a result is made of: start and the next six add up to it. */
export interface SeatSum {
  seat: SeatNumber;
  player: string;
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
  marks: {
    inaccuracy: number;
    mistake: number;
    blunder: number;
  };
}

/** A whole game judged. The program adds where it came from. */
export interface Review {
  format: Format;
  rules: string;
  looks: number;
  calls: Calling;
  evaluation: Evaluation;
  turns: number;
  end: "won" | "played_on" | "unfinished";
  cut_off: string | null;
  start: Chances;
  result: Chances;
  seats: SeatSum[];
  rolls: ReviewedRoll[];
  /** The decisions with a mark. */
  marked: {
    /** An index into the rolls. */
    roll: number;
    atonement: boolean;
    decision: Decision;
  }[];
  /** Indexes into the rolls. */
  lucky: number[];
  unlucky: number[];
  file?: string;
  game?: number;
}

export interface PlayerProfile {
  name: string;
  games: number;
  seats: number;
  expected: number;
  result: {
    mean: number;
    low: number | null;
    high: number | null;
    variance: number;
  };
  luck: {
    mean: number;
    low: number | null;
    high: number | null;
    variance: number;
  };
  without_luck: {
    mean: number;
    low: number | null;
    high: number | null;
    variance: number;
  };
  decisions: number;
  loss_a_decision: number;
  marks_a_game: {
    inaccuracy: number;
    mistake: number;
    blunder: number;
  };
}

/** What many games say of their players. */
export interface ReviewProfiles {
  format: Format;
  looks: number;
  calls: Calling;
  games: number;
  rolls: number;
  not_read: number;
  players: PlayerProfile[];
  seats: PlayerProfile[];
  list: {
    file: string;
    game: number;
    fault?: string;
    rules?: string;
    rolls?: number;
    unfinished?: boolean;
    seats?: SeatSum[];
  }[];
}

export interface EndingTable {
  format: Format;
  rules: string;
  ending: string;
  positions: number;
  error: number;
  solved?: boolean;
  sweeps?: number;
  seconds?: number;
  file: string;
}

export type EndingTables = EndingTable[];

export interface ExactChances {
  format: Format;
  position: PositionText;
  seats: SeatNumber[];
  chances: Chances;
  error: number;
}

export interface EndingComparison {
  format: Format;
  rules: string;
  ending: string;
  bot: string;
  seed: number;
  decisions: number;
  loss?: {
    mean: number;
    low: number;
    high: number;
    largest: number;
  };
  lose_nothing?: number;
  worst?: {
    position: PositionText;
    roll: string;
    played: string;
    best: string;
  };
  seconds?: number;
}

// Parts

/** Grows when the meaning of a key changes. 0.1.0 wrote 1. */
export type Format = 2;

/** Counted from 1. */
export type SeatNumber = number;

export type Chance = number;

/** To win, in the order of the seats that play; they add up to 1. */
export type Chances = Chance[];

/** A position as docs/notation.md writes it. */
export type PositionText = string;

/** Whether a game ends with the first who is home, or is played on for places. */
export type Until = "first" | "places";

/** Whether bots call what was missed (M10). */
export type Calling = "always" | "chance" | "never";

export type BotName = "random" | "greedy" | "expert" | "learned" | "search" | "1" | "2" | "3" | "4" | "5";

export type Language = "en" | "es";

export type Phase = "roll" | "play" | "atone" | "over";

export interface Bilingual {
  en: string;
  es: string;
}

/** A mean over games; low to high holds the true mean in 95 of 100 runs. */
export interface Estimate {
  mean: number;
  sd: number;
  low: number;
  high: number;
}

/** A share of games, and how many they were; low to high is its 95 % interval. */
export interface Share {
  games: number;
  share: Chance;
  low: number;
  high: number;
}

/** Bin k holds the games of [from + k * width, from + (k + 1) * width) turns. */
export interface Histogram {
  from: number;
  width: number;
  counts: number[];
}

/** By percentage: "50" is the median. */
export type Quantiles = Record<string, number>;

/** What was wrong, and where. */
export interface EngineError {
  where: string;
  message: string;
}

// Games

/** Whether a record is sound: its plays keep the rules, and its dice are those that it was bound to. */
export interface Audit {
  format: Format;
  sound: boolean;
  fault: string | null;
  rules: string | null;
  turns: number;
  rolls: number;
  places: SeatNumber[];
  /** Whether it was played to its end. */
  finished: boolean;
  /** Played to its end, or closed before. */
  closed: boolean;
  cut_off: string | null;
  dice: "committed" | "by_hand" | "simulation" | "unknown";
  /** What could be made again of them. */
  dice_check: "made_again" | "by_hand" | "seed_unknown" | "among_choices" | "unknown";
  commitment: string | null;
  seed: string | null;
  luck: {
    seat: SeatNumber;
    rolls: number;
    pips: number;
    pips_expected: number;
    /** Rolls that repeat the turn: doubles, or sixes in a game of one die. */
    repeats: number;
    repeats_expected: number;
    exits: number;
    exits_expected: number;
  }[];
  words: string[];
}

/** The same of a game in a file. */
export interface FileAudit {
  format: Format;
  sound: boolean;
  fault: string | null;
  rules: string | null;
  turns: number;
  rolls: number;
  places: SeatNumber[];
  /** Whether it was played to its end. */
  finished: boolean;
  /** Played to its end, or closed before. */
  closed: boolean;
  cut_off: string | null;
  dice: "committed" | "by_hand" | "simulation" | "unknown";
  /** What could be made again of them. */
  dice_check: "made_again" | "by_hand" | "seed_unknown" | "among_choices" | "unknown";
  commitment: string | null;
  seed: string | null;
  luck: {
    seat: SeatNumber;
    rolls: number;
    pips: number;
    pips_expected: number;
    /** Rolls that repeat the turn: doubles, or sixes in a game of one die. */
    repeats: number;
    repeats_expected: number;
    exits: number;
    exits_expected: number;
  }[];
  file: string;
  /** Its number in the file. */
  game: number;
}

/** The first line of a record: everything before the first roll. Keys that are not ours hold text. */
export interface RecordOpening {
  record: 1;
  rules: string;
  seats: {
    seat: SeatNumber;
    kind: string;
    name?: string;
    word?: string;
  }[];
  house?: Record<string, string>;
  draw?: {
    seat: SeatNumber;
    die: number;
  }[];
  begins: SeatNumber;
  [key: string]: unknown;
}

/** A turn of a record. */
export interface RecordTurn {
  turn?: number;
  seat?: SeatNumber;
  steps: {
    roll: string;
  } | {
    play: string;
  } | {
    comment: string;
  } | {
    bot: string;
    seat: SeatNumber;
  } | {
    back: SeatNumber;
  } | {
    resign: SeatNumber;
  }[];
}

/** The last line of a record that is closed. */
export interface RecordEnd {
  result: string;
  places?: SeatNumber[];
  [key: string]: unknown;
}

export type RecordLine = RecordOpening | RecordTurn | RecordEnd;

/** What a bot is asked: docs/protocol.md. */
export interface BotQuestion {
  id: unknown;
  rules?: string | RulesFile;
  position: PositionText;
  roll?: string;
  legal?: string[];
  time_ms?: number;
}

export interface BotAnswer {
  id?: unknown;
  play?: string;
  error?: string;
}

/** x, y */
export type Point = readonly [number, number];

export interface Square {
  name: string;
  kind: "ring" | "column" | "goal" | "nest";
  seat: SeatNumber;
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
  seat: SeatNumber;
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

/** Where everything lies on a board. */
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
    round_nests: boolean;
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
  seat: SeatNumber;
  squares: number[];
}

/** A piece, or a stack of pieces of one seat, where it is drawn: in the layout's coordinates. */
export interface Token {
  seat: SeatNumber;
  square: number;
  x: number;
  y: number;
  radius: number;
  count: number;
}

export interface Choice {
  kind: "enter" | "walk" | "jump" | "reward" | "stop" | "crown" | "atone";
  text: string;
  /** The move as the notation has it, by which it is played. */
  play: string;
  told: string;
  from: number | null;
  to: number | null;
  /** Square by square from `from` to `to`; empty where it moves nobody. */
  path: number[];
  dice: number[];
  reward: number | null;
  captures: boolean;
  /** Whose pieces it would capture, a seat for each. */
  captured: SeatNumber[];
}

export interface TableSeat {
  seat: SeatNumber;
  kind: string;
  name: string;
  /** Whether a person sits there, who may have handed the seat to a bot. */
  person: boolean;
  resigned: boolean;
  /** Whether the game ends if that person resigns. */
  ends_game: boolean;
  /** Who plays there now; null for the person. */
  bot: string | null;
}

/** How long to wait, in milliseconds, before a bot acts, the only move is played, the time to call is over. */
export interface Pauses {
  bot_acts: number;
  forced_move: number;
  calls_end: number;
}

export interface Paces {
  slow: Pauses;
  normal: Pauses;
  fast: Pauses;
  none: Pauses;
}

/** A table as everybody at it may see it. */
export interface State {
  table: number;
  rules: string;
  position: PositionText;
  phase: Phase;
  /** During calls (M10) the next dice wait for people who may call what was just played, missed or not. */
  awaits: "nothing" | "calls" | "roll" | "choice";
  awaited: SeatNumber;
  awaits_person: boolean;
  /** What `proceed` does, once its pause is over. */
  by_itself: "nothing" | "bot_acts" | "forced_move" | "calls_end";
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
  /** People who may call a missed capture now. */
  callers: SeatNumber[];
  places: SeatNumber[];
  /** Who won because everybody else resigned. */
  won_by_resignation: number | null;
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
  position: Position;
  pieces: SeatPieces[];
  tokens: Token[];
  situation: string[];
  pieces_words: string[];
}

export type EventKind = "threw_for_first" | "begins" | "rolled" | "entered" | "walked" | "reward_played" | "crowned" | "blockade_formed" | "blockade_opened" | "reward_earned" | "reward_lost" | "reward_declined" | "dice_lost" | "stopped" | "stayed_in_nest" | "could_not_move" | "repeated_too_often" | "penalised" | "spared" | "called" | "called_in_vain" | "atoned" | "rolls_again" | "turn_passes" | "finished" | "came_last" | "won" | "left_unfinished" | "bot_sits_in" | "person_back" | "resigned" | "won_by_resignation";

export interface GameEvent {
  kind: EventKind;
  seat: SeatNumber;
  text: string;
  /** Whether a screen that shows whose turn it is need not say it. */
  quiet: boolean;
  dice?: number[];
  /** Where a piece was moved: between which squares, and whose pieces were captured, a seat for each. */
  from?: number;
  to?: number;
  /** Square by square from `from` to `to` where it walked; else only these two. */
  path?: number[];
  captured?: SeatNumber[];
}

/** What happened by what was asked, and how the table stands now. */
export interface Happened {
  events: GameEvent[];
  state: State;
  /** What was added to the record's text: whole rolls, each told once. */
  added: string;
}

export interface RecordText {
  record: string;
}

export type WhyNot = {
  legal: true;
} | {
  legal: false;
  rule: string;
  field: string;
  sentence: string;
};

export interface Advice {
  choice: number;
  text: string;
}

/** A whole game told, step by step. */
export interface Story {
  rules: string;
  closed: boolean;
  cut_off: string | null;
  begins: {
    seat: SeatNumber;
    events: GameEvent[];
    pieces: SeatPieces[];
    tokens: Token[];
  };
  steps: {
    seat: SeatNumber;
    text: string;
    events: GameEvent[];
    pieces: SeatPieces[];
    tokens: Token[];
  }[];
  comments: {
    steps: number;
    text: string;
  }[];
}

/** What a game was for each seat. */
export interface Tally {
  turns: number;
  rolls: number;
  seats: {
    seat: SeatNumber;
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
    /** Rolls that repeat the turn: doubles, or sixes in a game of one die. */
    repeats: number;
    pips: number;
  }[];
}

export type Nothing = Record<string, never>;

// Positions

export interface Position {
  format: Format;
  text: PositionText;
  rules: string;
  phase: Phase;
  turn: SeatNumber;
  /** Who rolls, plays or atones. */
  to_act: SeatNumber;
  /** Where a roll is awaited. */
  dice_to_roll?: number;
  seats: {
    seat: SeatNumber;
    colour: string;
    /** n the nest, g the goal, h and a number in the column, else the square of the ring. */
    pieces: string[];
  }[];
  /** Not yet played, inside a turn. */
  dice?: number[];
  /** Owed, each by its squares. */
  rewards?: number[];
  /** Who is home, in that order. */
  finished: SeatNumber[];
  play_on: boolean;
}

export interface Action {
  text: string;
  kind: "enter" | "walk" | "jump" | "reward" | "stop" | "crown" | "call" | "atone";
  /** Who calls. */
  seat?: SeatNumber;
  piece?: number;
  from?: string;
  to?: string;
  pips?: number;
}

/** The legal actions of a position. */
export interface Actions {
  format: Format;
  position: PositionText;
  to_act: SeatNumber;
  actions: Action[];
}

/** What a roll can lead to. */
export interface Outcomes {
  format: Format;
  position: PositionText;
  roll: string;
  outcomes: PositionText[];
  /** One that leads to each outcome. */
  plays?: string[];
}

/** Of a line that could not be answered. */
export interface LineError {
  format: Format;
  error: string;
}

/** A roll of a game that is watched. */
export interface PlayedRoll {
  format: Format;
  seat: SeatNumber;
  roll: string;
  play: string;
  position: PositionText;
}

export interface Perft {
  format: Format;
  counts: {
    depth: number;
    rolls: number;
    plays: number;
  }[];
}

export interface Bench {
  format: Format;
  signature: string;
  rules: Record<string, {
    signature: string;
    games_per_second: number;
    rolls_per_second: number;
  }>;
}

// Reports

/** Where the true value lies in 95 of 100 such runs; null where there were too few games to say. */
export interface Interval {
  low: number | null;
  high: number | null;
}

export interface NamedShare {
  seat: SeatNumber;
  name: string;
  games?: number;
  share: number;
  low: number | null;
  high: number | null;
}

export interface SeatMean {
  seat: SeatNumber;
  name: string;
  mean: number;
  sd?: number;
  low: number | null;
  high: number | null;
}

export interface SimData {
  kind: "sim";
  lang: string;
  wins: NamedShare[];
  lengths: Histogram;
  quantiles: Quantiles;
  by_seat: {
    statistic: string;
    label: string;
    values: SeatMean[];
  }[];
}

export interface SweepMean {
  mean: number;
  sd?: number;
  low: number | null;
  high: number | null;
  games?: number;
}

export interface SweepPoint {
  label: string;
  /** One for each of the fields, in their order. */
  values: string[];
  statistics: Record<string, SweepMean>;
  wins: NamedShare[];
}

export interface SweepData {
  kind: "sweep";
  lang: string;
  fields: string[];
  points: SweepPoint[];
  plots: {
    statistic: string;
    label: string;
  }[];
}

export interface ReviewSeat {
  seat: SeatNumber;
  name: string;
  letter: string;
  /** Of the palette of seats, from 1. */
  colour: number;
  /** To win, before each roll, and at the end. */
  chances: number[];
}

/** A mistake, or one of the luckiest and unluckiest rolls. */
export interface ReviewMark {
  /** Counted from 1. */
  roll: number;
  turn: number;
  seat: SeatNumber;
  kind: "inaccuracy" | "mistake" | "blunder" | "lucky" | "unlucky";
  /** Of that seat, before the roll. */
  chance: number;
  label: string;
}

export interface ReviewData {
  kind: "review";
  lang: string;
  seats: ReviewSeat[];
  marks: ReviewMark[];
}

export type ReportData = SimData | SweepData | ReviewData;

// Rules

/** A rule set; house rules may say less. */
export interface RulesFile {
  /** That of house rules: this is read as such. */
  format: 1;
  id: string;
  base: string;
  name: string;
  name_es: string;
  country: string;
  country_es: string;
  seed?: string;
  notes?: string;
  colours: string[];
  hash: string;
  /** Every field, by its group. */
  rules: Record<string, Record<string, string | number | boolean>>;
}

export interface RulesList {
  format: Format;
  rule_sets: RulesFile[];
}

export interface RulesDifference {
  format: Format;
  a: string;
  b: string;
  differences: {
    field: string;
    a: string | number | boolean;
    b: string | number | boolean;
  }[];
}

export type Look = "parques" | "parchis" | "parcheesi";

/** A rule set as the page lists it. */
export interface RuleSet {
  id: string;
  /** The built-in rule set that house rules depart from; a built-in's own id. */
  base: string;
  name: Bilingual;
  country: Bilingual;
  notes: string;
  hash: string;
  look: Look;
  /** The page's lesson that teaches it; empty if there is none. */
  lesson: string;
  /** Two players at the least, at the most one an arm. */
  arms: number;
  pieces: number;
  dice: number;
  /** M10: a missed capture may be called. */
  calling: boolean;
  until: Until;
  colours: {
    id: string;
    en: string;
    es: string;
  }[];
}

export interface Catalogue {
  version: string;
  rules: RuleSet[];
  bots: BotName[];
  levels: BotName[];
  level_words: {
    level: BotName;
    name: Bilingual;
  }[];
}

/** A field of the rules, as a form asks for it. */
export interface RuleField {
  key: string;
  group: string;
  numbers: string;
  value: string;
  /** The value in the rule set that these rules depart from. */
  base: string;
  kind: "truth" | "number" | "choice";
  /** Of a truth or a choice: every value, and what it means. */
  options: {
    value: string;
    answer: string;
  }[];
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

/** Which network the bots at a table play with. */
export interface NetworkChoice {
  /** The name of the network to hand over; null where none fits, or nobody would use it. */
  network: string | null;
  /** What has to be said before the first roll: for which bots an expert stands in. */
  remarks: string[];
}

export interface TakenNetwork {
  network: string;
}

// Simulations

export type Statistic = "turns" | "rolls" | "captures" | "start_captures" | "suffered" | "exits" | "rewards" | "penalties" | "missed" | "calls" | "idle_rolls" | "nest_turns";

export interface SeatStatistics {
  turns: Estimate;
  rolls: Estimate;
  captures: Estimate;
  start_captures: Estimate;
  suffered: Estimate;
  exits: Estimate;
  rewards: Estimate;
  penalties: Estimate;
  missed: Estimate;
  calls: Estimate;
  idle_rolls: Estimate;
  nest_turns: Estimate;
}

export interface GameStatistics {
  turns: Estimate;
  rolls: Estimate;
  captures: Estimate;
  start_captures: Estimate;
  suffered: Estimate;
  exits: Estimate;
  rewards: Estimate;
  penalties: Estimate;
  missed: Estimate;
  calls: Estimate;
  idle_rolls: Estimate;
  nest_turns: Estimate;
  lead_changes: Estimate;
  /** The share of the turns after which the winner led to the end. */
  lead_from: Estimate;
  /** At a decision; counted in so many games. */
  choices: {
    mean: number;
    sd: number;
    low: number;
    high: number;
    games: number;
  };
}

export interface SeatWins {
  seat: SeatNumber;
  games: number;
  share: Chance;
  low: number;
  high: number;
}

/** Whether it pays to begin. */
export interface FirstPlayer {
  games: number;
  share: Chance;
  low: number;
  high: number;
  by_chance: number;
  z: number;
  p: number;
  /** Of who rolled first, second... */
  wins_in_order: Share[];
}

/** What only a run of the program knows. */
export interface SimulationRun {
  command: string;
  asked: number;
  seconds: number;
  games_per_second: number;
}

/** What many games came to. The same seed gives the same numbers in the program and in the browser. */
export interface Simulation {
  format: Format;
  program: string;
  rules: {
    id: string;
    hash: string;
  };
  players: number;
  until: Until;
  seed: number;
  bots: string[];
  games: number;
  unfinished: number;
  wins: SeatWins[];
  statistics: GameStatistics;
  length: {
    quantiles: Quantiles;
    histogram: Histogram;
  };
  seats: {
    seat: SeatNumber;
    colour: string;
    places: Share[];
    statistics: SeatStatistics;
  }[];
  first_player: FirstPlayer;
  squares: {
    square: string;
    /** Whose column it is in. */
    seat?: SeatNumber;
    visits: number;
    captures: number;
  }[];
  run?: SimulationRun;
}

/** Simulations by the values of one or more fields. */
export interface Sweep {
  format: Format;
  program: string;
  rules: {
    id: string;
    hash: string;
  };
  players: number;
  until: Until;
  seed: number;
  bots: string[];
  fields: string[];
  points: {
    values: Record<string, string>;
    players: number;
    games: number;
    unfinished: number;
    wins: SeatWins[];
    first_player: {
      games: number;
      share: Chance;
      low: number;
      high: number;
      p: number;
    };
    statistics: GameStatistics;
    run: {
      seconds: number;
      games_per_second: number;
    };
  }[];
  run: {
    command: string;
  };
}

/** Bots against bots. */
export interface Arena {
  format: Format;
  rules: string;
  games: number;
  deals: number;
  seatings: number;
  seed: number;
  unfinished: number;
  forfeited: number;
  seconds: number;
  entrants: {
    name: string;
    seats: number;
    share: number;
    low: number;
    high: number;
    fair: number;
    elo: number;
  }[];
  sprt?: {
    gain: number;
    log_likelihood_ratio: number;
    verdict: "open" | "stronger" | "not_stronger";
  };
}

export interface BegunSimulation {
  simulation: number;
  /** The names of what stands in the line of a game, themselves a line. */
  columns: string;
}

export interface SimulationProgress {
  simulation: number;
  found: Simulation;
}

export interface SimulationReport {
  found: Simulation;
  /** What each statistic is called. */
  labels: {
    turns: string;
    rolls: string;
    captures: string;
    start_captures: string;
    suffered: string;
    exits: string;
    rewards: string;
    penalties: string;
    missed: string;
    calls: string;
    idle_rolls: string;
    nest_turns: string;
    lead_changes: string;
    lead_from: string;
    choices: string;
  };
  /** Of the seats. */
  names: string[];
  /** Each a whole svg element, with a style element in it. */
  drawings: {
    id: string;
    caption: string;
    svg: string;
  }[];
}

export interface TakenTotals {
  games: number;
  totals: string;
  rows: string;
}

export interface AddedTotals {
  games: number;
}
