// What a sweep shows: an estimate against the values of the first field, a series for each value of the second.
import * as Plot from "@observablehq/plot";

import type { SweepData, SweepPoint } from "./data.js";
import { domainAround, drawing, ends, type Estimate, estimate, spoken, withNumbers } from "./marks.js";
import type { Words } from "./words.js";

interface SweepEstimate extends Estimate {
  x: number | string;
  series: string;
  /** The row of the plot that it is in; empty where there is only one. */
  facet: string;
}

// Told apart by shape as well as by colour (the colours are in the page's style, for light and dark).
const symbols: Plot.SymbolType[] = ["circle", "square", "triangle", "diamond", "star", "cross", "wye"];
const colours = 6;

const isNumber = (text: string): boolean => text.trim() !== "" && Number.isFinite(Number(text));

function seriesOf({ points, fields }: SweepData): string[] {
  return fields.length < 2 ? [""] : [...new Set(points.map(({ values }) => values[1] ?? ""))];
}

const seriesStyle = (k: number) => ({ colour: `var(--series-${(k % colours) + 1})`, symbol: symbols[k % symbols.length] ?? "circle" });

/** Ours and not the library's, so that a colour and a shape stand together in one sign. */
function legend({ fields }: SweepData, series: string[]): Element {
  const list = document.createElement("ul");
  list.className = "legend";
  series.forEach((value, k) => {
    const item = document.createElement("li");
    const { colour, symbol } = seriesStyle(k);
    const sign = Plot.plot({ width: 16, height: 16, margin: 8, axis: null, style: { overflow: "visible", background: "none" },
                             marks: [Plot.dot([0], { frameAnchor: "middle", x: null, y: null, r: 5, symbol, fill: colour })] });
    sign.setAttribute("aria-hidden", "true");
    item.append(sign, `${fields[1]} = ${value}`);
    list.append(item);
  });
  return list;
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
  return [
    Plot.line(estimates, { ...place, y: "value", stroke: colour, strokeOpacity: 0.6, className: "lines" }),
    Plot.ruleX(estimates, { ...place, y1: "low", y2: "high", stroke: colour, strokeWidth: 1.5, marker: "tick", className: "intervals" }),
    Plot.dot(estimates, { ...place, y: "value", r: 4, symbol, fill: colour, title: say, className: "values",
                          render: withNumbers(estimates) }),
  ];
}

function sweepPlot(data: SweepData, plot: SweepPlot, words: Words, width: number): Element {
  const { estimates, facets, references } = plot;
  const series = seriesOf(data);
  const say = (one: SweepEstimate) => spoken(one, plot.format, words);
  const steps = [...new Set(estimates.map(({ x }) => x))];
  const numeric = typeof steps[0] === "number";
  const widest = Math.max(...ends(estimates).filter(Number.isFinite).map((value) => plot.tick(value).length));
  const rows = facets.length > 1;
  // Series stand side by side, so that whiskers at the same value do not hide one another.
  const apart = Math.min(9, (0.6 * width) / (steps.length * series.length));
  const aside = (k: number) => (k - (series.length - 1) / 2) * apart;
  const svg = drawing(`${plot.name}. ${estimates.map(say).join("; ")}`, {
    width,
    height: rows ? 60 + 130 * facets.length : Math.max(240, Math.min(380, width * 0.5)),
    marginLeft: Math.max(48, 20 + 6 * Math.min(widest, 8)),
    marginRight: 20,
    marginTop: 30,
    marginBottom: 40,
    inset: 8,
    x: { label: data.fields[0] ?? "", labelAnchor: "center", labelArrow: "none",
         ...(numeric ? { type: "linear", ticks: steps.length <= 12 ? steps as number[] : 8, tickFormat: words.shortNumber, inset: 24 }
                     : { type: "point", domain: steps }) },
    y: { domain: domainAround([...ends(estimates), ...references], plot.span), label: plot.axis, labelAnchor: "top",
         labelArrow: "none", tickFormat: plot.tick, grid: true, ticks: rows ? 4 : 6 },
    fy: { domain: facets, axis: null, padding: rows ? 0.25 : 0 },
    marks: [
      rows ? Plot.frame({ strokeOpacity: 0.25 }) : null,
      rows ? Plot.text(facets, { fy: (facet: string) => facet, text: (facet: string) => facet, frameAnchor: "top-left", dx: 6, dy: 5, fontWeight: "bold" }) : null,
      Plot.ruleY(references, { strokeDasharray: "4 3", className: "reference" }),
      ...series.flatMap((value, k) => seriesMarks(estimates.filter((one) => one.series === value), k, aside(k), say)),
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
    return found ? [{ ...estimate(point.label, found.mean, found.ci95), ...placed(data, point), facet: "" }] : [];
  });
  if (label === undefined || estimates.length === 0) return null;
  return sweepPlot(data, { name: label, axis: label, estimates, facets: [""], references: [], format: words.number,
                           tick: words.shortNumber, span: 0.01 }, words, width);
}

export function drawFairness(data: SweepData, words: Words, width: number): Element | null {
  const estimates = data.points.flatMap((point) => point.wins.map((win): SweepEstimate => ({
    ...estimate(`${point.label}, ${win.name}`, win.share, win.ci95),
    ...placed(data, point),
    facet: win.name,
  })));
  if (estimates.length === 0) return null;
  return sweepPlot(data, {
    name: words.say.fairnessLabel,
    axis: words.say.share,
    estimates,
    facets: [...new Set(estimates.map(({ facet }) => facet))],
    references: [...new Set(data.points.map(({ wins }) => 1 / wins.length))],
    format: words.percent,
    tick: words.shortPercent,
    span: 0.01,
  }, words, width);
}
