// What all plots share: a value with its interval, and how a drawing gets its name and its numbers.
import * as Plot from "@observablehq/plot";

import type { Interval } from "./data.js";
import type { Words } from "./words.js";

/** A value that is drawn as a dot with whiskers. */
export interface Estimate {
  of: string;
  value: number;
  low: number;
  high: number;
}

export function estimate(of: string, value: number, { low, high }: Interval): Estimate {
  return { of, value, low: low ?? Number.NaN, high: high ?? Number.NaN };
}

/** "Red: 25.10% (95% interval 24.90% to 25.30%)" */
export function spoken({ of, value, low, high }: Estimate, format: (value: number) => string, { say }: Words): string {
  const interval = Number.isNaN(low) ? "" : ` (${say.interval} ${format(low)} ${say.to} ${format(high)})`;
  return `${of}: ${format(value)}${interval}`;
}

// More than this nobody listens to.
const longestList = 24;

/** A name for a drawing of these: all of them where they are few, else the ends of their range. */
export function summary(name: string, estimates: Estimate[], format: (value: number) => string, words: Words): string {
  const all = (some: Estimate[]) => some.map((one) => spoken(one, format, words));
  if (estimates.length <= longestList) return `${name}. ${all(estimates).join("; ")}`;
  const [lowest, highest] = all([
    estimates.reduce((a, b) => (b.value < a.value ? b : a)),
    estimates.reduce((a, b) => (b.value > a.value ? b : a)),
  ]);
  const { say } = words;
  return `${name}. ${say.lowest}, ${lowest}; ${say.highest}, ${highest}; ${say.inTables}`;
}

/**
 * From the lowest to the highest of the values, with some air. Never so near that chance alone fills the plot: at least
 * `span` wide.
 */
export function domainAround(values: number[], span: number): [number, number] {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return [0, 1];
  const low = Math.min(...known);
  const high = Math.max(...known);
  const air = Math.max((high - low) * 0.06, (span - (high - low)) / 2);
  return [low - air, high + air];
}

export const ends = (estimates: Estimate[]): number[] =>
  estimates.flatMap(({ value, low, high }) => [value, low, high]);

/**
 * The numbers of each datum as attributes of the element that draws it, so that they can be read back from the page.
 * Only for marks that draw one element for each datum.
 */
export function withNumbers<T extends object>(data: readonly T[]): Plot.RenderFunction {
  return (index, scales, values, dimensions, context, next) => {
    const group = next?.(index, scales, values, dimensions, context) ?? null;
    index.forEach((datum, k) => {
      const element = group?.children[k];
      for (const [name, value] of Object.entries(data[datum] ?? {}))
        element?.setAttribute(`data-${name}`, String(value));
    });
    return group;
  };
}

const commonStyle = { fontSize: "12px", overflow: "visible", background: "none" };

/** One drawing: read as one picture with a name. */
export function drawing(name: string, options: Plot.PlotOptions): SVGSVGElement {
  const svg = Plot.plot({ style: commonStyle, ...options, ariaLabel: name }) as SVGSVGElement;
  svg.setAttribute("role", "img");
  for (const part of svg.querySelectorAll("[aria-label]")) part.removeAttribute("aria-label");
  return svg;
}
