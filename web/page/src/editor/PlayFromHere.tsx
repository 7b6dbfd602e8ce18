// Who plays on from the position, and the start of that game.
import { useState } from "preact/hooks";
import type { BotName, Layout, ReadPosition, RuleSet } from "../../../engine/index.js";
import { BotRemarks } from "../home/BotRemarks.js";
import { SeatRow } from "../home/SeatRow.js";
import { beginGame } from "../play/begin.js";
import { go } from "../route.js";
import { t } from "../words/words.js";
import { words } from "./words.js";

type Kind = "person" | BotName;

interface PlayFromHereProps {
  rules: RuleSet;
  layout: Layout;
  position: ReadPosition;
  /** The engine is still reading another one. */
  waits: boolean;
  /** Somebody typed another one, which cannot be played. */
  isRefused: boolean;
}

export function PlayFromHere({ rules, layout, position, waits, isRefused }: PlayFromHereProps) {
  const [kinds, setKinds] = useState<Readonly<Record<number, Kind>>>({});
  const [starts, setStarts] = useState(false);
  const [failure, setFailure] = useState("");
  const seats = position.pieces.map(({ seat }) => seat);
  // Whoever opens the editor mostly plays the seat whose turn it is.
  const kindOf = (seat: number): Kind => kinds[seat] ?? (seat === position.position.to_act ? "person" : "3");
  const start = async () => {
    setStarts(true);
    setFailure("");
    try {
      const sitters = seats.map((seat) => ({ seat, kind: kindOf(seat), name: "" }));
      const terms = { rules: rules.id, sitters, until: null, calls: "always", dice_by_hand: false, first: null } as const;
      go("game", await beginGame({ ...terms, position: position.position.text }));
    } catch (why) {
      setFailure(why instanceof Error ? why.message : String(why));
      setStarts(false);
    }
  };
  return (
    <section class="card stack">
      <h2>{t(words.play)}</h2>
      <div class="seats-grid">
        {seats.map((seat) => {
          const mark = layout.seats[seat - 1];
          if (!mark) return null;
          return (
            <SeatRow
              key={seat}
              mark={mark}
              kind={kindOf(seat)}
              besides={["person"]}
              onKind={(kind) => setKinds({ ...kinds, [seat]: kind })}
            />
          );
        })}
      </div>
      <BotRemarks rules={rules.id} seats={seats.map(kindOf)} />
      <button type="button" class="main" disabled={position.position.phase !== "roll" || waits || isRefused || starts} onClick={() => void start()}>
        {t(words.start)}
      </button>
      {isRefused && <p class="error">{t(words.mend)}</p>}
      {position.position.phase !== "roll" && <p class="error">{t(position.position.phase === "over" ? words.is_over : words.no_roll)}</p>}
      {failure !== "" && (
        <p role="alert" class="error">
          {failure}
        </p>
      )}
    </section>
  );
}
