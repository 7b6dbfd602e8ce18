// The series of a sweep: one for each value of its second field, with a colour and a shape.
import * as Plot from "@observablehq/plot";

import type { SweepData } from "./data.js";

// Told apart by shape as well as by colour (the colours are in the page's style, for light and dark).
const symbols: Plot.SymbolType[] = ["circle", "square", "triangle", "diamond", "star", "cross", "wye"];
const colours = 6;

/** The values of the second field; one without a name where there is no such field. */
export function seriesOf({ points, fields }: SweepData): string[] {
  return fields.length < 2 ? [""] : [...new Set(points.map(({ values }) => values[1] ?? ""))];
}

export const seriesStyle = (k: number) => ({
  colour: `var(--series-${(k % colours) + 1})`,
  symbol: symbols[k % symbols.length] ?? "circle",
});

/** Ours and not the library's, so that a colour and a shape stand together in one sign. */
export function legend({ fields }: SweepData, series: string[]): Element {
  const list = document.createElement("ul");
  list.className = "legend";
  series.forEach((value, k) => {
    const item = document.createElement("li");
    const { colour, symbol } = seriesStyle(k);
    const sign = Plot.plot({
      width: 16,
      height: 16,
      margin: 8,
      axis: null,
      style: { overflow: "visible", background: "none" },
      marks: [Plot.dot([0], { frameAnchor: "middle", x: null, y: null, r: 5, symbol, fill: colour })],
    });
    sign.setAttribute("aria-hidden", "true");
    item.append(sign, `${fields[1]} = ${value}`);
    list.append(item);
  });
  return list;
}
