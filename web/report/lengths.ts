// How long games take: the histogram, with the median and the range of nine games in ten.
import * as Plot from "@observablehq/plot";

import type { SimData } from "./data.js";
import { drawing, withNumbers } from "./marks.js";
import type { Words } from "./words.js";

interface Bin {
  from: number;
  to: number;
  count: number;
}

interface Quantile {
  percent: number;
  turns: number;
}

type LengthData = Pick<SimData, "lengths" | "quantiles">;

export function drawLengths({ lengths, quantiles }: LengthData, words: Words, width: number): Element {
  const { say, count } = words;
  const bins = lengths.counts.map(
    (games, k): Bin => ({
      from: lengths.from + k * lengths.width,
      to: lengths.from + (k + 1) * lengths.width,
      count: games,
    }),
  );
  const all = Object.entries(quantiles).map(([percent, turns]): Quantile => ({ percent: Number(percent), turns }));
  const middle = all.filter(({ percent }) => percent === 50);
  // After one game all of them are the same.
  const outer = all.filter(({ percent, turns }) => (percent === 5 || percent === 95) && turns !== middle[0]?.turns);
  const called = ({ percent, turns }: Quantile) =>
    `${percent === 50 ? say.median : words.shortPercent(percent / 100)}: ${words.shortNumber(turns)}`;
  const span = lengths.width * bins.length;
  const name = [say.lengthsLabel, ...all.map(called)].join("; ");
  return drawing(name, {
    width,
    height: Math.max(220, Math.min(360, width * 0.45)),
    marginTop: 58,
    marginLeft: 56,
    marginRight: 52, // for the words of the last quantile
    marginBottom: 40,
    x: {
      label: say.turns,
      labelAnchor: "center",
      labelArrow: "none",
      tickFormat: words.shortNumber,
      ticks: Math.min(width < 500 ? 4 : 10, span),
    },
    y: {
      label: say.games,
      labelArrow: "none",
      tickFormat: words.shortNumber,
      grid: true,
      ticks: Math.min(5, Math.max(...lengths.counts)),
    },
    marks: [
      Plot.rectY(bins, {
        x1: "from",
        x2: "to",
        y: "count",
        fill: "var(--bars)",
        inset: 0,
        className: "bins",
        insetLeft: bins.length < width / 4 ? 1 : 0,
        render: withNumbers(bins),
        title: (bin: Bin) => `${count(bin.from)}–${count(bin.to)} ${say.turns}: ${count(bin.count)} ${say.games}`,
      }),
      Plot.ruleY([0]),
      Plot.ruleX(outer, { x: "turns", strokeDasharray: "4 3", className: "outer" }),
      Plot.ruleX(middle, { x: "turns", strokeWidth: 2.5, className: "median", render: withNumbers(middle) }),
      Plot.text(middle, { x: "turns", text: called, frameAnchor: "top", dy: -34, fontWeight: "bold" }),
      ...outer.map((quantile) =>
        Plot.text([quantile], {
          x: "turns",
          text: called,
          frameAnchor: "top",
          dy: -16,
          textAnchor: quantile.percent < 50 ? "end" : "start",
        }),
      ),
    ],
  });
}
