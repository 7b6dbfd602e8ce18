// The chance of each seat to win, roll by roll: the graph of the report, on which one can go to a roll.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Review } from "../../../engine/index.js";
import type { ReviewData, ReviewMark } from "../../../report/data.js";
import { signed } from "../games/Statistics.js";
import { language } from "../settings.js";
import { number, t } from "../words/words.js";
import type { ReadGame } from "./ReplayScreen.js";
import { nameOf } from "./ReplayView.js";
import { words } from "./words.js";

interface ReviewGraphProps {
  game: ReadGame;
  review: Review;
  /** The one that is shown on the board, from 0; -1 before the first. */
  roll: number;
  toRoll: (roll: number) => void;
}

/** What a drawing of the library knows of its scales. */
interface Drawn extends SVGSVGElement {
  scale(name: "x"): { apply(value: number): number; invert(pixel: number): number };
}

export function ReviewGraph({ game, review, roll, toRoll }: ReviewGraphProps) {
  const figure = useRef<HTMLElement>(null);
  const [graph, setGraph] = useState<Drawn | null>(null);
  const width = useWidth(figure);
  useEffect(() => {
    let current = true;
    if (width > 0)
      void draw(game, review, width).then((drawn) => {
        if (!current || !drawn) return;
        figure.current?.replaceChildren(drawn.whole);
        setGraph(drawn.graph);
      });
    return () => {
      current = false;
    };
  }, [game, review, width]);
  useEffect(() => mark(graph, roll), [graph, roll]);

  const press = (event: MouseEvent) => {
    if (!graph || !(event.target instanceof Node) || !graph.contains(event.target)) return;
    const { left, width: shown } = graph.getBoundingClientRect();
    const pressed = Math.round(graph.scale("x").invert(((event.clientX - left) * graph.viewBox.baseVal.width) / shown));
    toRoll(Math.min(review.rolls.length, Math.max(1, pressed)) - 1);
  };
  return (
    <>
      <figure class="graph" ref={figure} onClick={press} />
      <p class="soft">{t(words.graph_hint)}</p>
    </>
  );
}

async function draw(game: ReadGame, review: Review, width: number): Promise<{ whole: Element; graph: Drawn } | null> {
  const [{ drawReview }, { wordsFor }] = await Promise.all([import("../../../report/review.js"), import("../../../report/words.js")]);
  const whole = drawReview(dataOf(game, review), wordsFor(language.value), width);
  if (!whole) return null;
  // The library brings a style sheet inside each drawing, which the page's policy forbids: replay.css says the same.
  for (const style of whole.querySelectorAll("style")) style.remove();
  // And names for groups, which are no parts of a picture.
  for (const group of whole.querySelectorAll("g[aria-label]")) group.removeAttribute("aria-label");
  return { whole, graph: whole.querySelector("svg[role=img]") as Drawn };
}

// As the catalogue of colours has them; replay.css has one of each for lines.
const palette = ["red", "blue", "yellow", "green", "orange", "purple", "white", "black", "brown", "pink"];

export function dataOf(game: ReadGame, review: Review): ReviewData {
  const indexOf = (seat: number) => review.seats.findIndex((other) => other.seat === seat);
  const markAt = (k: number, seat: number, kind: ReviewMark["kind"], label: string): ReviewMark[] => {
    const roll = review.rolls[k];
    return roll ? [{ roll: k + 1, turn: roll.turn, seat, kind, chance: roll.before[indexOf(seat)] ?? 0, label }] : [];
  };
  const fell = (k: number, kind: ReviewMark["kind"]) => {
    const roll = review.rolls[k];
    return roll ? markAt(k, roll.seat, kind, `${roll.roll} (${signed(roll.luck)})`) : [];
  };
  return {
    kind: "review",
    lang: language.value,
    seats: review.seats.map(({ seat }, k) => ({
      seat,
      name: nameOf(game, seat),
      letter: game.layout.seats[seat - 1]?.letter ?? String(seat),
      colour: palette.indexOf(game.layout.seats[seat - 1]?.colour ?? "black") + 1,
      chances: [...review.rolls.map(({ before }) => before[k] ?? 0), review.result[k] ?? 0],
    })),
    marks: [
      ...review.marked.flatMap(({ roll, decision }) =>
        decision.mark === "none"
          ? []
          : markAt(roll, decision.seat, decision.mark, `${decision.play} (${t(words[decision.mark])}, −${number(100 * decision.loss, 1)})`),
      ),
      ...review.lucky.flatMap((k) => fell(k, "lucky")),
      ...review.unlucky.flatMap((k) => fell(k, "unlucky")),
    ],
  };
}

/** A line at the roll that is shown; what is given back takes it away. */
function mark(graph: Drawn | null, roll: number): (() => void) | undefined {
  if (!graph || roll < 0) return undefined;
  const line = document.createElementNS("http://www.w3.org/2000/svg", "line");
  const x = String(graph.scale("x").apply(roll + 1));
  const height = graph.viewBox.baseVal.height;
  for (const [name, value] of Object.entries({ class: "here", x1: x, x2: x, y1: "20", y2: String(height - 36) })) line.setAttribute(name, value);
  graph.append(line);
  return () => line.remove();
}

function useWidth(element: { current: HTMLElement | null }): number {
  const [width, setWidth] = useState(0);
  useEffect(() => {
    if (!element.current) return;
    const watching = new ResizeObserver(([entry]) => setWidth(Math.floor(entry?.contentRect.width ?? 0)));
    watching.observe(element.current);
    return () => watching.disconnect();
  }, []);
  return width;
}
