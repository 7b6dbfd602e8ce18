// Handing a seat to a bot, taking it back, giving up.
import { useState } from "preact/hooks";
import { Dialog } from "../Dialog.js";
import { t } from "../words/words.js";
import type { Game } from "./game.js";
import { SeatMark } from "./SeatsBar.js";
import { words } from "./words.js";


export function SeatsDialog({ game, close }: { game: Game; close: () => void }) {
  const [sure, setSure] = useState<number | null>(null);
  const state = game.state.value;
  return (
    <Dialog title={t(words.seats)} close={close}>
      <ul class="stack plain">
        {state.seats.map(({ seat, person, bot }) => {
          const mark = game.layout.value.seats[seat - 1];
          const name = game.nameOf(seat);
          return (
            <li key={seat} class="row">
              {mark && <SeatMark seat={mark} />}
              <strong>{name}</strong>
              <span class="soft">{bot === null ? t(words.seat_person) : t(words.bot, bot)}</span>
              {person && !game.isOver.value && (
                <>
                  {bot === null ? (
                    <button type="button" onClick={() => void game.handOver(seat)}>
                      {t(words.hand_over, name)}
                    </button>
                  ) : (
                    <button type="button" onClick={() => void game.takeBack(seat)}>
                      {t(words.take_back, name)}
                    </button>
                  )}
                  <button
                    type="button"
                    onClick={() => {
                      if (sure !== seat) return setSure(seat);
                      close();
                      void game.resign(seat);
                    }}
                  >
                    {sure === seat ? t(game.endsWithout(seat) ? words.resign_ends : words.resign_sure) : t(words.resign, name)}
                  </button>
                </>
              )}
            </li>
          );
        })}
      </ul>
      {state.commitment !== null && <p class="soft commitment">{t(words.commitment, state.commitment)}</p>}
    </Dialog>
  );
}
