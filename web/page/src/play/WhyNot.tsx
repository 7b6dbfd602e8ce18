// A move that is not on the list: which rule forbids it?
import { useState } from "preact/hooks";
import { Dialog } from "../Dialog.js";
import { t } from "../words/words.js";
import type { Game } from "./game.js";
import { squareText } from "./taking.js";
import { words } from "./words.js";

export function WhyNot({ game, close }: { game: Game; close: () => void }) {
  const { squares } = game.layout.value;
  const state = game.state.value;
  const mine = state.pieces.find(({ seat }) => seat === state.awaited)?.squares ?? [];
  const starts = [...new Set(mine)].map((square) => squareText(squares[square]?.name ?? ""));
  const [from, setFrom] = useState(starts[0] ?? "n");
  const [to, setTo] = useState("");
  return (
    <Dialog title={t(words.why_title)} close={close}>
      <form
        class="stack"
        onSubmit={(event) => {
          event.preventDefault();
          void game.whyNot(`${from}-${to.trim()}`);
        }}
      >
        <div class="row">
          <label class="field">
            {t(words.why_from)}
            <select value={from} onChange={(event) => setFrom(event.currentTarget.value)}>
              {starts.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <label class="field">
            {t(words.why_to)}
            <input type="text" size={6} maxLength={6} required value={to} onInput={(event) => setTo(event.currentTarget.value)} />
          </label>
        </div>
        <button type="submit" class="main">
          {t(words.why_ask)}
        </button>
        <p role="status">{game.note.value}</p>
      </form>
    </Dialog>
  );
}
