// A game as it went: the chance to win of each seat before every roll, with mistakes and the rolls that mattered most.
import * as Plot from "@observablehq/plot";

import type { ReviewData, ReviewMark, ReviewSeat } from "./data.js";
import { drawing, withNumbers } from "./marks.js";
import type { Words } from "./words.js";

interface Point {
  of: string;
  roll: number;
  value: number;
}

// Told apart by dashes as well as by colour; the letter at the end says whose line it is.
const dashes = ["none", "8 3", "2 3", "10 3 2 3", "5 5", "1 4", "14 4", "6 2 1 2 1 2"];
const dash = (k: number) => dashes[k % dashes.length] ?? "none";
const colour = (seat: ReviewSeat) => `var(--seat-${seat.colour})`;

const symbols: Record<ReviewMark["kind"], Plot.SymbolType> = {
  inaccuracy: "triangle",
  mistake: "triangle",
  blunder: "triangle",
  lucky: "star",
  unlucky: "times",
};
const sizes: Record<ReviewMark["kind"], number> = { inaccuracy: 2.5, mistake: 4, blunder: 6, lucky: 4.5, unlucky: 4 };

/** The last points of the lines, moved apart so that no letter hides another. */
function letters(seats: ReviewSeat[]) {
  const ends = seats
    .map((seat) => ({ seat, roll: seat.chances.length, value: seat.chances.at(-1) ?? 0 }))
    .sort((a, b) => a.value - b.value);
  const together = new Map<number, number>();
  return ends.map((end) => {
    const near = Math.round(end.value * 20);
    const before = together.get(near) ?? 0;
    together.set(near, before + 1);
    return { ...end, dx: 8 + 12 * before };
  });
}

/** Ours and not the library's, so that colour, dashes and letter stand together in one sign. */
function legend(seats: ReviewSeat[]): Element {
  const list = document.createElement("ul");
  list.className = "legend";
  seats.forEach((seat, k) => {
    const item = document.createElement("li");
    const sign = Plot.plot({
      width: 36,
      height: 14,
      margin: 0,
      axis: null,
      x: { domain: [0, 1] },
      y: { domain: [0, 1] },
      style: { overflow: "visible", background: "none" },
      marks: [Plot.ruleY([0.5], { x1: 0, x2: 1, stroke: colour(seat), strokeWidth: 2.5, strokeDasharray: dash(k) })],
    });
    sign.setAttribute("aria-hidden", "true");
    item.append(sign, `${seat.letter}: ${seat.name}`);
    list.append(item);
  });
  return list;
}

export function drawReview({ seats, marks }: ReviewData, words: Words, width: number): Element | null {
  const { say } = words;
  if (seats.length === 0) return null;
  const last = seats.map(({ name, chances }) => `${name} ${words.shortPercent(chances.at(-1) ?? 0)}`).join(", ");
  const lines = seats.map((seat) =>
    seat.chances.map((value, k): Point => ({ of: seat.name, roll: k + 1, value })),
  );
  const ends = letters(seats);
  const called = (mark: ReviewMark) => {
    const seat = seats.find(({ seat }) => seat === mark.seat)?.name ?? "";
    return `${say.turn} ${mark.turn}, ${seat}: ${mark.label}`;
  };
  const svg = drawing(`${say.reviewLabel}. ${say.atTheEnd}: ${last}; ${say.inTables}`, {
    width,
    height: Math.max(260, Math.min(440, width * 0.5)),
    marginTop: 26,
    marginLeft: 48,
    marginRight: 22 + 12 * seats.length,
    marginBottom: 40,
    x: {
      domain: [1, Math.max(2, seats[0]?.chances.length ?? 2)],
      label: say.rolls,
      labelAnchor: "center",
      labelArrow: "none",
      tickFormat: words.shortNumber,
      ticks: width < 500 ? 4 : 8,
    },
    y: {
      domain: [0, 1],
      label: say.chance,
      labelAnchor: "top",
      labelArrow: "none",
      tickFormat: words.shortPercent,
      ticks: 5,
      grid: true,
    },
    marks: [
      ...seats.map((seat, k) =>
        Plot.line(lines[k] ?? [], {
          x: "roll",
          y: "value",
          stroke: colour(seat),
          strokeWidth: 2,
          strokeDasharray: dash(k),
          className: "lines",
        }),
      ),
      ...ends.map(({ seat, roll, value, dx }) =>
        Plot.text([{ roll, value }], {
          x: "roll",
          y: "value",
          text: () => seat.letter,
          dx,
          textAnchor: "start",
          fontWeight: "bold",
          fill: colour(seat),
        }),
      ),
      Plot.dot(marks, {
        x: "roll",
        y: "chance",
        r: (mark: ReviewMark) => sizes[mark.kind] * (width < 500 ? 0.7 : 1),
        symbol: (mark: ReviewMark) => symbols[mark.kind],
        fill: (mark: ReviewMark) => (mark.kind === "unlucky" ? "none" : "var(--ink)"),
        stroke: "var(--ink)",
        className: "values",
        title: called,
        render: withNumbers(marks),
      }),
    ],
    r: { type: "identity" },
    symbol: { type: "identity" },
  });
  const key = document.createElement("p");
  key.className = "key";
  key.textContent = say.reviewKey;
  const whole = document.createElement("div");
  whole.append(legend(seats), svg, key);
  return whole;
}
