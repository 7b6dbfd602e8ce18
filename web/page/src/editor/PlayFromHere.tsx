// Who plays on from the position, and the start of that game.
import { useState } from "preact/hooks";
import type { BotName, Layout, ReadPosition, RuleSet } from "../../../engine/index.js";
import { Choose } from "../Choose.js";
import { words as home } from "../home/words.js";
import { beginGame } from "../play/begin.js";
import { SeatMark } from "../play/SeatsBar.js";
import { go } from "../route.js";
import { t } from "../words/words.js";
import { settingOf, untilOf } from "./setting.js";
import { words } from "./words.js";

type Kind = "person" | BotName;

interface PlayFromHereProps {
  rules: RuleSet;
  levels: readonly BotName[];
  layout: Layout;
  position: ReadPosition;
}

export function PlayFromHere({ rules, levels, layout, position }: PlayFromHereProps) {
  const [kinds, setKinds] = useState<Readonly<Record<number, Kind>>>({});
  const [failure, setFailure] = useState("");
  const seats = position.pieces.map(({ seat }) => seat);
  // Whoever opens the editor mostly plays the seat whose turn it is.
  const kindOf = (seat: number): Kind => kinds[seat] ?? (seat === position.awaited ? "person" : "3");
  const options = (["person", ...levels] as const).map((kind) => [kind, kindWords(kind)] as const);
  const start = async () => {
    try {
      const sitters = seats.map((seat) => ({ seat, kind: kindOf(seat), name: "" }));
      const until = untilOf(settingOf(position.position), rules.until);
      const terms = { rules: rules.id, sitters, until, calls: "always", dice_by_hand: false, first: null } as const;
      go("game", await beginGame({ ...terms, position: position.position }));
    } catch (why) {
      setFailure(why instanceof Error ? why.message : String(why));
    }
  };
  return (
    <section class="card stack">
      <h2>{t(words.play)}</h2>
      <div class="seats-grid">
        {seats.map((seat) => {
          const mark = layout.seats[seat - 1];
          return (
            <div key={seat} class="row">
              {mark && <SeatMark seat={mark} />}
              <Choose
                label={t(words.seat_is, mark?.name ?? seat)}
                value={kindOf(seat)}
                options={options}
                onChange={(kind) => setKinds({ ...kinds, [seat]: kind })}
              />
            </div>
          );
        })}
      </div>
      <button type="button" class="main" disabled={position.phase !== "roll"} onClick={() => void start()}>
        {t(words.start)}
      </button>
      {position.phase !== "roll" && <p class="error">{t(position.phase === "over" ? words.is_over : words.no_roll)}</p>}
      {failure !== "" && (
        <p role="alert" class="error">
          {failure}
        </p>
      )}
    </section>
  );
}

function kindWords(kind: Kind): string {
  return kind === "person" ? t(home.person) : t(home.level, kind);
}
