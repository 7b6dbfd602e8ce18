// Pieces on their way. Everything already stands where it came to; a walker goes the way over it and the piece that
// stands there is not seen until the walker arrives. So nothing waits for a motion, and any of them can be cut short.
import { render } from "preact";
import { h } from "preact";
import type { GameEvent, Layout, Point } from "../../../engine/index.js";
import { isStill, speed } from "../settings.js";
import { Token } from "./Piece.js";

export interface Motion {
  events: readonly GameEvent[];
}

const ofASquare = { slow: 90, normal: 40, fast: 20, none: 0 };
const longest = { slow: 1000, normal: 500, fast: 250, none: 0 };
const ofACapture = { slow: 500, normal: 250, fast: 125, none: 0 };

interface Walk {
  seat: number;
  from: number;
  to: number;
  way: Point[];
  duration: number;
}

/** The walks of what happened, each after the one before: a capture sends its pieces back when the walker arrives. */
export function walksOf(layout: Layout, events: readonly GameEvent[]): Walk[] {
  const centre = (square: number): Point => layout.squares[square]?.centre ?? [0, 0];
  const nestOf = (seat: number) => layout.squares.findIndex((square) => square.kind === "nest" && square.seat === seat);
  const walks: Walk[] = [];
  for (const { seat, from, to, path, captured } of events) {
    if (from === undefined || to === undefined || path === undefined) continue;
    const duration = Math.min(longest[speed.value], Math.max(2, path.length - 1) * ofASquare[speed.value]);
    walks.push({ seat, from, to, way: path.map(centre), duration });
    for (const other of captured ?? []) {
      const nest = nestOf(other);
      walks.push({ seat: other, from: to, to: nest, way: [centre(to), centre(nest)], duration: ofACapture[speed.value] });
    }
  }
  return walks;
}

export function lengthOf(layout: Layout, motion: Motion): number {
  return isStill() ? 0 : walksOf(layout, motion.events).reduce((sum, walk) => sum + walk.duration, 0);
}

/** Shows it in the board's overlay; what is given back cuts it short. */
export function play(overlay: SVGGElement, layout: Layout, motion: Motion): () => void {
  if (isStill()) return () => {};
  const walks = walksOf(layout, motion.events);
  const walkers: SVGGElement[] = [];
  const running: Animation[] = [];
  let start = 0;
  for (const walk of walks) {
    const end = start + walk.duration;
    // A piece that walks on is at first where it begins, and not seen before: the one before it brings it there.
    const walker = walkerOf(layout, walk);
    overlay.append(walker);
    walkers.push(walker);
    const frames = walk.way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
    const walking = walker.animate(frames, { delay: start, duration: walk.duration, easing: "linear", fill: "both" });
    walking.finished.then(() => walker.remove(), () => {});
    running.push(walking);
    const token = overlay.querySelector(`.piece[data-seat="${walk.seat}"][data-square="${walk.to}"][data-count="1"]`);
    if (token && walks.findLast((other) => other.seat === walk.seat && other.to === walk.to) === walk)
      running.push(token.animate([{ opacity: 0 }, { opacity: 0 }], { duration: end }));
    start = end;
  }
  return () => {
    for (const animation of running) animation.cancel();
    for (const walker of walkers) walker.remove();
  };
}

function walkerOf(layout: Layout, walk: Walk): SVGGElement {
  const walker = document.createElementNS("http://www.w3.org/2000/svg", "g");
  walker.setAttribute("class", "walker");
  const seat = layout.seats[walk.seat - 1];
  if (seat) render(h(Token, { seat, radius: 0.41 }), walker);
  return walker;
}
