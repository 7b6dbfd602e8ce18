// What a sweep shows: an estimate against the values of the first field, a series for each value of the second.
import * as Plot from "@observablehq/plot";

import type { SweepData, SweepPoint } from "./data.js";
import { domainAround, drawing, type Estimate, ends, estimate, spoken, summary, withNumbers } from "./marks.js";
import { legend, seriesOf, seriesStyle } from "./series.js";
import type { Words } from "./words.js";

interface SweepEstimate extends Estimate {
  x: number | string;
  series: string;
  /** The row of the plot that it is in; empty where there is only one. */
  facet: string;
}

const isNumber = (text: string): boolean => text.trim() !== "" && Number.isFinite(Number(text));

/** The axis of the first field, and how much room it takes below the plot. */
function fieldAxis(field: string, steps: (number | string)[], { shortNumber }: Words, width: number) {
  const label = { label: field, labelAnchor: "center", labelArrow: "none" } as const;
  if (steps.every((step): step is number => typeof step === "number")) {
    const sorted = [...steps].sort((a, b) => a - b);
    const whole = (sorted.at(-1) ?? 0) - (sorted[0] ?? 0);
    const nearest = Math.min(...sorted.slice(1).map((step, k) => step - (sorted[k] ?? 0)));
    const ticks = (nearest / whole) * width > 40 ? sorted : width / 80;
    return { margin: 40, x: { ...label, type: "linear", ticks, tickFormat: shortNumber, inset: 24 } as const };
  }
  const lengths = steps.map((step) => String(step).length);
  const crowded = Math.max(...lengths) * 7 > (width - 80) / steps.length;
  const margin = crowded ? 44 + Math.max(...lengths) * 5 : 40;
  return {
    margin,
    x: { ...label, type: "point", domain: steps, tickRotate: crowded ? -40 : 0, labelOffset: margin - 4 } as const,
  };
}

interface SweepPlot {
  name: string;
  axis: string;
  estimates: SweepEstimate[];
  facets: string[];
  references: number[];
  format: (value: number) => string;
  tick: (value: number) => string;
  span: number;
}

function seriesMarks(estimates: SweepEstimate[], k: number, dx: number, say: (one: SweepEstimate) => string) {
  const { colour, symbol } = seriesStyle(k);
  const place = { x: "x", fy: "facet", dx };
  const inOrder = [...estimates].sort((a, b) => (typeof a.x === "number" && typeof b.x === "number" ? a.x - b.x : 0));
  return [
    Plot.line(inOrder, { ...place, y: "value", stroke: colour, strokeOpacity: 0.6, className: "lines" }),
    Plot.ruleX(estimates, {
      ...place,
      y1: "low",
      y2: "high",
      stroke: colour,
      strokeWidth: 1.5,
      marker: "tick",
      className: "intervals",
    }),
    Plot.dot(estimates, {
      ...place,
      y: "value",
      r: 4,
      symbol,
      fill: colour,
      title: say,
      className: "values",
      render: withNumbers(estimates),
    }),
  ];
}

function sweepPlot(data: SweepData, plot: SweepPlot, words: Words, width: number): Element {
  const { estimates, facets, references } = plot;
  const series = seriesOf(data);
  const say = (one: SweepEstimate) => spoken(one, plot.format, words);
  const steps = [...new Set(estimates.map(({ x }) => x))];
  const field = fieldAxis(data.fields[0] ?? "", steps, words, width);
  const widest = Math.max(
    ...ends(estimates)
      .filter(Number.isFinite)
      .map((value) => plot.tick(value).length),
  );
  const rows = facets.length > 1;
  // Series stand side by side, so that whiskers at the same value do not hide one another.
  const apart = Math.min(9, (0.6 * width) / (steps.length * series.length));
  const aside = (k: number) => (k - (series.length - 1) / 2) * apart;
  const svg = drawing(summary(plot.name, estimates, plot.format, words), {
    width,
    height: rows
      ? 20 + field.margin + 130 * facets.length
      : 200 + field.margin + Math.max(0, Math.min(140, width * 0.2)),
    marginLeft: Math.max(48, 20 + 6 * Math.min(widest, 8)),
    marginRight: 20,
    marginTop: 30,
    marginBottom: field.margin,
    inset: 8,
    x: field.x,
    y: {
      domain: domainAround([...ends(estimates), ...references], plot.span),
      label: plot.axis,
      labelAnchor: "top",
      labelArrow: "none",
      tickFormat: plot.tick,
      grid: true,
      ticks: rows ? 4 : 6,
    },
    fy: { domain: facets, axis: null, padding: rows ? 0.25 : 0 },
    marks: [
      rows ? Plot.frame({ strokeOpacity: 0.25 }) : null,
      rows
        ? Plot.text(facets, {
            fy: (facet: string) => facet,
            text: (facet: string) => facet,
            frameAnchor: "top-left",
            dx: 6,
            dy: 5,
            fontWeight: "bold",
          })
        : null,
      Plot.ruleY(references, { strokeDasharray: "4 3", className: "reference" }),
      ...series.flatMap((value, k) =>
        seriesMarks(
          estimates.filter((one) => one.series === value),
          k,
          aside(k),
          say,
        ),
      ),
    ],
  });
  const whole = document.createElement("div");
  if (series.length > 1) whole.append(legend(data, series));
  whole.append(svg);
  return whole;
}

/** What a point says of itself, at its place. */
function placed(data: SweepData, point: SweepPoint): Pick<SweepEstimate, "x" | "series"> {
  const first = point.values[0] ?? "";
  const numeric = data.points.every(({ values }) => isNumber(values[0] ?? ""));
  return { x: numeric ? Number(first) : first, series: data.fields.length < 2 ? "" : (point.values[1] ?? "") };
}

export function drawStatistic(data: SweepData, statistic: string, words: Words, width: number): Element | null {
  const label = data.plots.find((plot) => plot.statistic === statistic)?.label;
  const estimates = data.points.flatMap((point): SweepEstimate[] => {
    const found = point.statistics[statistic];
    return found ? [{ ...estimate(point.label, found.mean, found), ...placed(data, point), facet: "" }] : [];
  });
  if (label === undefined || estimates.length === 0) return null;
  return sweepPlot(
    data,
    {
      name: label,
      axis: label,
      estimates,
      facets: [""],
      references: [],
      format: words.number,
      tick: words.shortNumber,
      span: 0.01,
    },
    words,
    width,
  );
}

export function drawFairness(data: SweepData, words: Words, width: number): Element | null {
  const estimates = data.points.flatMap((point) =>
    point.wins.map(
      (win): SweepEstimate => ({
        ...estimate(`${point.label}, ${win.name}`, win.share, win),
        ...placed(data, point),
        facet: win.name,
      }),
    ),
  );
  if (estimates.length === 0) return null;
  return sweepPlot(
    data,
    {
      name: words.say.fairnessLabel,
      axis: words.say.share,
      estimates,
      facets: [...new Set(estimates.map(({ facet }) => facet))],
      references: [...new Set(data.points.map(({ wins }) => 1 / wins.length))],
      format: words.percent,
      tick: words.shortPercent,
      span: 0.01,
    },
    words,
    width,
  );
}
