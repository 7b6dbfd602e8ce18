// The board: what the engine drew of it, and on top what can change. It knows no rules: it is handed where pieces stand,
// what can be tapped and what moved.
import { useEffect, useLayoutEffect, useMemo, useRef } from "preact/hooks";
import type { Layout, Point, Token } from "../../../engine/index.js";
import { type Motion, play } from "./motion.js";
import { Piece } from "./Piece.js";

export interface BoardProps {
  layout: Layout;
  tokens: readonly Token[];
  /** What a screen reader says of it. */
  label: string;
  /** The seat that is to move. */
  turn?: number | null;
  /** Squares whose pieces can be taken up. */
  movable?: readonly number[];
  /** The square whose piece is taken up. */
  taken?: number | null;
  /** Where it could land, and whether that captures. */
  targets?: readonly { square: number; captures: boolean }[];
  /** Squares of the last move. */
  last?: readonly number[];
  /** A number for each square, shown as a shade: the highest is the darkest. */
  heat?: readonly number[];
  /** What just moved: shown once, while everything already stands where it came to. */
  motion?: Motion | null;
  /** A tap, already drawn to the nearest square that answers to one. */
  onSquare?: (square: number) => void;
}

/** Numbers on the hottest square are still to be read. */
const darkest = 0.65;

/** A square may be small under a finger: a tap this many pixels from its middle still means it. A mouse hits what it hits. */
const reach = 26;

export function Board(props: BoardProps) {
  const { layout, tokens, label, turn, movable = [], taken = null, targets = [], last = [], motion = null, heat = [] } = props;
  const { drawing } = layout;
  const overlay = useRef<SVGGElement>(null);
  useStyle(drawing.css);

  useLayoutEffect(() => {
    if (!motion || !overlay.current) return;
    return play(overlay.current, layout, motion);
  }, [motion]);

  const squares = useMemo(() => ({ __html: drawing.svg }), [drawing.svg]);
  const answering = [...new Set([...targets.map((target) => target.square), ...movable])];
  const tap = (event: MouseEvent) => {
    const square = squareAt(layout, overlay.current, event, answering);
    if (square !== null) props.onSquare?.(square);
  };
  const nest = layout.squares.find((square) => square.kind === "nest" && square.seat === turn);
  const hottest = Math.max(...heat.filter((value) => value > 0), 1);
  const outline = (square: number) => pointsOf(layout.squares[square]?.corners ?? []);

  return (
    <svg
      id="board"
      class={`board ${layout.style.name}${props.onSquare ? " can-tap" : ""}`}
      viewBox={`0 0 ${drawing.width} ${drawing.height}`}
      role="img"
      aria-label={label}
      onClick={tap}
    >
      <g dangerouslySetInnerHTML={squares} />
      <g transform={drawing.place} class="over" ref={overlay}>
        {nest && <TurnMark nest={nest} isRound={layout.style.round_nests} />}
        {heat.map((value, square) => value > 0 && (
          <polygon key={`heat${square}`} class="heat-mark" fill-opacity={(darkest * value) / hottest} points={outline(square)} />
        ))}
        {last.map((square) => (
          <polygon key={`last${square}`} class="last-mark" points={outline(square)} />
        ))}
        {targets.map(({ square, captures }) => (
          <polygon key={`to${square}`} class={captures ? "target-mark captures" : "target-mark"} points={outline(square)} />
        ))}
        {tokens.map((token) => (
          <Piece
            key={`${token.seat}:${token.square}:${token.x}:${token.y}`}
            seat={layout.seats[token.seat - 1]}
            token={token}
            movable={token.seat === turn && movable.includes(token.square)}
            taken={token.seat === turn && token.square === taken}
          />
        ))}
      </g>
    </svg>
  );
}

/** Around the nest of the seat that is to move, in its shape. */
function TurnMark({ nest, isRound }: { nest: Layout["squares"][number]; isRound: boolean }) {
  if (!isRound) return <polygon class="turn-mark" points={pointsOf(nest.corners)} />;
  return <circle class="turn-mark" cx={nest.centre[0]} cy={nest.centre[1]} r={nest.size / 2} />;
}

function pointsOf(corners: readonly (readonly [number, number])[]): string {
  return corners.map(([x, y]) => `${x},${y}`).join(" ");
}

/** The square that a tap means: the one that was hit, or where a finger missed, the nearest that answers to a tap. */
function squareAt(layout: Layout, board: SVGGElement | null, tap: MouseEvent, answering: readonly number[]): number | null {
  const toScreen = board?.getScreenCTM();
  if (!toScreen) return null;
  const { x, y } = new DOMPoint(tap.clientX, tap.clientY).matrixTransform(toScreen.inverse());
  const hit = layout.squares.findIndex(({ corners }) => isWithin(corners, x, y));
  if (answering.includes(hit)) return hit;
  const byFinger = tap instanceof PointerEvent && tap.pointerType !== "mouse";
  const distance = (square: number) => {
    const [atX, atY] = layout.squares[square]?.centre ?? [Infinity, Infinity];
    return Math.hypot(atX - x, atY - y);
  };
  const nearest = answering.toSorted((one, other) => distance(one) - distance(other))[0];
  if (byFinger && nearest !== undefined && distance(nearest) * toScreen.a <= reach) return nearest;
  return hit < 0 ? null : hit;
}

/** By the edges that a line from there to the right crosses. */
function isWithin(corners: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  corners.forEach(([x1, y1], k) => {
    const [x2, y2] = corners[(k + 1) % corners.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)) inside = !inside;
  });
  return inside;
}

/** The engine's style sheet for the board that is shown; a constructed sheet needs no inline style. */
export function useStyle(css: string): void {
  useEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets = [sheet, ...document.adoptedStyleSheets];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((other) => other !== sheet);
    };
  }, [css]);
}
