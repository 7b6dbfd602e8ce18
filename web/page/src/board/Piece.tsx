// A piece: the seat's colour, its shape and its letter; several on one square as one with their number.
import type { LayoutSeat, Token } from "../../../engine/index.js";

interface PieceProps {
  seat: LayoutSeat | undefined;
  token: Token;
  movable?: boolean;
  taken?: boolean;
}

export function Piece({ seat, token, movable = false, taken = false }: PieceProps) {
  if (!seat) return null;
  const classes = ["piece", movable ? "movable" : "", taken ? "taken" : ""].filter(Boolean).join(" ");
  return (
    <g
      class={classes}
      transform={`translate(${token.x} ${token.y})`}
      data-seat={token.seat}
      data-square={token.square}
      data-count={token.count}
    >
      <Token seat={seat} radius={token.radius} count={token.count} />
    </g>
  );
}

/** Around 0,0. */
export function Token({ seat, radius, count = 1 }: { seat: LayoutSeat; radius: number; count?: number }) {
  return (
    <>
      {count > 1 && (
        <g transform={`translate(${-0.2 * radius} ${-0.2 * radius})`}>
          <Outline seat={seat} radius={radius} />
        </g>
      )}
      <Outline seat={seat} radius={radius} />
      <text class={`piece-letter on-${seat.seat}`} fill={seat.ink} font-size={seat.letter_size * radius} dy="0.36em">
        {seat.letter}
      </text>
      {count > 1 && (
        <g transform={`translate(${0.65 * radius} ${0.65 * radius})`}>
          <circle class="count-badge" r={0.55 * radius} />
          <text class="piece-letter" fill="#1b1b1b" font-size={0.9 * radius} dy="0.36em">
            {count}
          </text>
        </g>
      )}
    </>
  );
}

function Outline({ seat, radius }: { seat: LayoutSeat; radius: number }) {
  const points = seat.outline.map(([x, y]) => `${x * radius},${y * radius}`).join(" ");
  const drawn = (classes: string, fill: string) =>
    points === "" ? <circle class={classes} fill={fill} r={radius} /> : <polygon class={classes} fill={fill} points={points} />;
  return (
    <>
      {drawn("piece-rim", "none")}
      {drawn("piece-body", seat.fill)}
    </>
  );
}
