// How the seats' shares of the wins settle, game by game: a line each, told apart by its dashes and its letter too.
import * as Plot from "@observablehq/plot";
import { drawing, withNumbers } from "../../../report/marks.js";
import type { Words } from "../../../report/words.js";
import type { SharePoint } from "./counts.js";

export interface Line {
  seat: number;
  name: string;
  letter: string;
  /** As the page's style calls it: "red". */
  colour: string;
}

const dashes = ["none", "6 3", "2 3", "8 3 2 3", "1 4", "12 4", "4 2 1 2", "10 2 2 2"];

export function drawShares(points: readonly SharePoint[], lines: readonly Line[], words: Words, width: number): Element {
  const games = points.at(-1)?.game ?? 0;
  const ends = points.filter(({ game }) => game === games);
  const shareOf = (seat: number) => words.percent(ends.find((end) => end.seat === seat)?.share ?? 0);
  const letterOf = (seat: number) => lines.find((line) => line.seat === seat)?.letter ?? "";
  const name = `${words.say.winsLabel}: ${lines.map(({ seat, name: of }) => `${of} ${shareOf(seat)}`).join("; ")}`;
  return drawing(name, {
    width,
    height: Math.max(200, Math.min(300, width * 0.5)),
    marginLeft: 48,
    marginRight: 16 + 14 * lines.length,
    marginBottom: 40,
    x: {
      domain: [1, Math.max(2, games)],
      label: words.say.games,
      labelAnchor: "center",
      labelArrow: "none",
      ticks: Math.min(width < 500 ? 4 : 8, Math.max(1, games - 1)),
      tickFormat: words.shortNumber,
    },
    y: { domain: [0, 1], label: words.say.share, labelArrow: "none", tickFormat: words.shortPercent, grid: true, ticks: 5 },
    marks: [
      Plot.ruleY([1 / lines.length], { strokeDasharray: "4 3", strokeOpacity: 0.6, className: "reference" }),
      ...lines.map(({ seat, colour }, k) =>
        Plot.line(
          points.filter((point) => point.seat === seat),
          { x: "game", y: "share", stroke: `var(--line-${colour})`, strokeWidth: 2, strokeDasharray: dashes[k] ?? "none" },
        ),
      ),
      ...lines.map(({ seat, colour }) => {
        const own = ends.filter((end) => end.seat === seat);
        return Plot.dot(own, { x: "game", y: "share", r: 4, fill: `var(--line-${colour})`, render: withNumbers(own) });
      }),
      Plot.text(together(ends), {
        x: "game",
        y: "share",
        text: ({ seats }: { seats: number[] }) => seats.map(letterOf).join(" "),
        dx: 8,
        textAnchor: "start",
        fontWeight: "bold",
      }),
    ],
  });
}

/** Lines that end so near each other that their letters would cover one another. */
function together(ends: readonly SharePoint[]): { game: number; share: number; seats: number[] }[] {
  const near = 0.06;
  const groups: { game: number; share: number; seats: number[] }[] = [];
  for (const { game, share, seat } of ends.toSorted((one, other) => one.share - other.share)) {
    const last = groups.at(-1);
    if (last && share - last.share < near) last.seats.push(seat);
    else groups.push({ game, share, seats: [seat] });
  }
  return groups;
}
