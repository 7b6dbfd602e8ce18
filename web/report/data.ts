// What a report carries: the JSON that the simulator writes into the page.

/** Where the true value lies in 95 of 100 such runs; null where there were too few games to say. */
export type Interval = readonly [low: number, high: number] | null;

export interface Seat {
  seat: number;
  name: string;
}

export interface WinShare extends Seat {
  share: number;
  ci95: Interval;
}

export interface Mean {
  mean: number;
  ci95: Interval;
}

export interface SeatStatistic {
  statistic: string;
  label: string;
  values: (Seat & Mean)[];
}

/** Bin k holds the games of [from + k * width, from + (k + 1) * width) turns. */
export interface Histogram {
  from: number;
  width: number;
  counts: number[];
}

export interface SimData {
  kind: "sim";
  lang: string;
  wins: WinShare[];
  lengths: Histogram;
  /** By percentage: "50" is the median. */
  quantiles: Record<string, number>;
  by_seat: SeatStatistic[];
}

export interface SweepPoint {
  label: string;
  /** One for each of the fields, in their order. */
  values: string[];
  statistics: Record<string, Mean>;
  wins: WinShare[];
}

export interface SweepData {
  kind: "sweep";
  lang: string;
  fields: string[];
  points: SweepPoint[];
  plots: { statistic: string; label: string }[];
}

export interface ReviewSeat extends Seat {
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
  seat: number;
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

export function readData(page: Document): ReportData | null {
  const text = page.getElementById("salida-data")?.textContent;
  return text ? (JSON.parse(text) as ReportData) : null;
}
