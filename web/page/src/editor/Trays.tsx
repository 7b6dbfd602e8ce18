// The pieces that are off the ring, to be taken up: what each seat has in its nest and at home.
import type { Layout } from "../../../engine/index.js";
import { SeatMark } from "../play/SeatsBar.js";
import { t } from "../words/words.js";
import type { Hand } from "./setting.js";
import { words } from "./words.js";

export interface Taken {
  seat: number;
  from: string;
}

interface TraysProps {
  layout: Layout;
  hands: readonly Hand[];
  taken: Taken | null;
  take: (seat: number, from: string) => void;
}

export function Trays({ layout, hands, taken, take }: TraysProps) {
  return (
    <ul class="trays plain">
      {hands.map(({ seat, squares }) => {
        const mark = layout.seats[seat - 1];
        const button = (from: "n" | "g") => {
          const count = squares.filter((square) => square === from).length;
          return (
            <button
              type="button"
              disabled={count === 0}
              aria-pressed={taken?.seat === seat && taken.from === from}
              onClick={() => take(seat, from)}
            >
              {t(from === "n" ? words.in_nest : words.at_home, mark?.name ?? seat, count)}
            </button>
          );
        };
        return (
          <li key={seat} class="row">
            {mark && <SeatMark seat={mark} />}
            {button("n")}
            {button("g")}
          </li>
        );
      })}
    </ul>
  );
}
