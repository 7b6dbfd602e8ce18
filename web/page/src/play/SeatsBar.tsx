// Who plays: colour, shape and letter, name, how many are home, whose turn it is.
import type { LayoutSeat } from "../../../engine/index.js";
import { Token } from "../board/Piece.js";
import { t } from "../words/words.js";
import type { Game } from "./game.js";
import { words } from "./words.js";

export function SeatMark({ seat }: { seat: LayoutSeat }) {
  return (
    <svg class="swatch" viewBox="-0.6 -0.6 1.2 1.2" aria-hidden="true">
      <Token seat={seat} radius={0.5} />
    </svg>
  );
}

export function SeatsBar({ game }: { game: Game }) {
  const state = game.state.value;
  const layout = game.layout.value;
  const home = (seat: number) => {
    const pieces = state.pieces.find((other) => other.seat === seat)?.squares ?? [];
    return pieces.filter((square) => layout.squares[square]?.kind === "goal").length;
  };
  return (
    <ul class="seats-bar">
      {state.seats.map(({ seat, bot, name }) => {
        const mark = layout.seats[seat - 1];
        const colour = name === "" ? "" : `${mark?.name} · `;
        const awaited = seat === state.awaited && !game.isOver.value;
        return (
          <li key={seat} class={awaited ? "awaited" : ""} aria-current={awaited ? "true" : undefined}>
            {mark && <SeatMark seat={mark} />}
            <span class="name">{game.nameOf(seat)}</span>
            <span class="soft">
              {colour}
              {bot !== null && <span class="which-bot">{t(words.bot, bot)} · </span>}
              {t(words.pieces_home, home(seat))}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
