// One estimate for each seat: a row each, a dot with whiskers and the number in words.
import * as Plot from "@observablehq/plot";

import type { NamedShare, SimData } from "./data.js";
import { domainAround, drawing, type Estimate, ends, estimate, spoken, summary, withNumbers } from "./marks.js";
import type { Words } from "./words.js";

type SeatEstimate = Pick<NamedShare, "seat" | "name"> & Estimate;

interface SeatRows {
  name: string;
  axis: string;
  rows: SeatEstimate[];
  format: (value: number) => string;
  tick: (value: number) => string;
  /** The least width of the axis. */
  span: number;
  /** Where all seats would stand if they were alike. */
  reference?: { value: number; label: string };
}

function seatRows({ name, axis, rows, format, tick, span, reference }: SeatRows, words: Words, width: number) {
  const longest = Math.max(...rows.map((row) => row.name.length));
  const across = reference ? [reference.value] : [];
  return drawing(summary(name, rows, format, words), {
    width,
    height: 60 + 32 * rows.length,
    marginLeft: 16 + 7 * longest,
    marginRight: 72,
    marginTop: reference ? 26 : 10,
    marginBottom: 40,
    x: {
      domain: domainAround([...ends(rows), ...across], span),
      label: axis,
      labelAnchor: "center",
      labelArrow: "none",
      tickFormat: tick,
      ticks: width < 500 ? 3 : 6,
      grid: true,
    },
    y: {
      domain: rows.map((row) => row.seat),
      type: "band",
      label: null,
      tickSize: 0,
      tickFormat: (seat: number) => rows.find((row) => row.seat === seat)?.name ?? "",
    },
    marks: [
      Plot.ruleX(across, { strokeDasharray: "4 3", className: "reference" }),
      Plot.text(across, {
        x: (value: number) => value,
        text: () => `${reference?.label}: ${format(reference?.value ?? 0)}`,
        frameAnchor: "top",
        dy: -14,
      }),
      Plot.ruleY(rows, { y: "seat", x1: "low", x2: "high", strokeWidth: 1.5, marker: "tick", className: "intervals" }),
      Plot.dot(rows, {
        y: "seat",
        x: "value",
        r: 5,
        fill: "var(--accent)",
        className: "values",
        title: (row: SeatEstimate) => spoken(row, format, words),
        render: withNumbers(rows),
      }),
      Plot.text(rows, {
        y: "seat",
        text: (row: SeatEstimate) => format(row.value),
        frameAnchor: "right",
        textAnchor: "start",
        dx: 8,
        fontVariant: "tabular-nums",
      }),
    ],
  });
}

export function drawWins({ wins }: Pick<SimData, "wins">, words: Words, width: number): Element {
  const rows = wins.map((win) => ({ seat: win.seat, name: win.name, ...estimate(win.name, win.share, win) }));
  return seatRows(
    {
      name: words.say.winsLabel,
      axis: words.say.share,
      rows,
      format: words.percent,
      tick: words.shortPercent,
      span: 0.01,
      reference: { value: 1 / rows.length, label: words.say.fairShare },
    },
    words,
    width,
  );
}

/** Small multiples: each statistic has a scale of its own. */
export function drawBySeat({ by_seat }: Pick<SimData, "by_seat">, words: Words, width: number): Element {
  const grid = document.createElement("div");
  grid.className = "multiples";
  const columns = Math.max(1, Math.floor(width / 330));
  const gap = 24;
  for (const { statistic, label, values } of by_seat) {
    const rows = values.map((value) => ({
      seat: value.seat,
      name: value.name,
      ...estimate(value.name, value.mean, value),
    }));
    const svg = seatRows(
      { name: label, axis: label, rows, format: words.number, tick: words.shortNumber, span: 0.01 },
      words,
      Math.floor((width - gap * (columns - 1)) / columns),
    );
    svg.dataset.statistic = statistic;
    grid.append(svg);
  }
  return grid;
}
