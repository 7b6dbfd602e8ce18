// A game in the history: rules, players, when, how it stands, and what can be done with it.
import { useState } from "preact/hooks";
import { Dialog } from "../Dialog.js";
import { saveRecord } from "../keep/files.js";
import type { KeptGame } from "../keep/games.js";
import { SeatMark } from "../play/SeatsBar.js";
import { linkTo } from "../route.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import { canGoOn, type Played } from "./history.js";
import { whenBegun } from "./whenBegun.js";
import { words } from "./words.js";

interface GameCardProps {
  game: KeptGame;
  played: Played | undefined;
  remove: () => void;
}

export function GameCard({ game, played, remove }: GameCardProps) {
  const [asks, setAsks] = useState(false);
  const name = played?.name ?? game.rules;
  const nameOf = (seat: number) => {
    const called = game.seats.find((other) => other.seat === seat)?.name ?? "";
    return called === "" ? (played?.layout.seats[seat - 1]?.name ?? String(seat)) : called;
  };
  const goesOn = canGoOn(game);
  const winner = game.places[0] ?? game.tally?.seats.find(({ place }) => place === 1)?.seat;
  const state = !game.closed ? t(words.open) : winner === undefined ? t(words.left) : t(words.won, nameOf(winner));
  return (
    <li class="card kept-game" data-id={game.id}>
      <h2>{name}</h2>
      <p class="soft">
        {whenBegun(game)}
        {game.imported && ` · ${t(words.imported)}`}
      </p>
      <ul class="plain row players">
        {game.seats.map(({ seat, kind }) => {
          const mark = played?.layout.seats[seat - 1];
          return (
            <li key={seat} class="row">
              {mark && <SeatMark seat={mark} />}
              <span>
                {nameOf(seat)}
                {kind !== "person" && <span class="soft"> {t(words.bot, kind)}</span>}
              </span>
            </li>
          );
        })}
      </ul>
      <p class="state">{state}</p>
      {!game.closed && !goesOn && <p class="soft">{t(words.no_seed)}</p>}
      <div class="row">
        {goesOn && (
          <a class="button main" href={linkTo("game", game.id)}>
            {t(words.go_on)}
          </a>
        )}
        <a class="button" href={linkTo("replay", game.id)}>
          {t(game.closed || game.imported ? words.replay_review : words.replay)}
        </a>
        <button type="button" onClick={() => saveRecord(game)}>
          {t(words.export_one)}
        </button>
        <button type="button" onClick={() => setAsks(true)}>
          {t(common.remove)}
        </button>
      </div>
      {asks && (
        <RemoveDialog what={t(words.game_of, name, whenBegun(game))} close={() => setAsks(false)} remove={remove} />
      )}
    </li>
  );
}

interface RemoveDialogProps {
  what: string;
  close: () => void;
  remove: () => void;
}

export function RemoveDialog({ what, close, remove }: RemoveDialogProps) {
  return (
    <Dialog title={t(words.remove_title)} close={close}>
      <p>{t(words.remove_text, what)}</p>
      <div class="row">
        <button
          type="button"
          class="main"
          onClick={() => {
            close();
            remove();
          }}
        >
          {t(common.remove)}
        </button>
        <button type="button" onClick={close}>
          {t(common.cancel)}
        </button>
      </div>
    </Dialog>
  );
}
