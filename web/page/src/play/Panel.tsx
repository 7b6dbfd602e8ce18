// What is asked of whom: a roll, one of the ways to play, or patience.
import { useState } from "preact/hooks";
import type { Choice, State } from "../../../engine/index.js";
import { t } from "../words/words.js";
import { Choices } from "./Choices.js";
import { Dice } from "./Dice.js";
import type { Game } from "./game.js";
import { words } from "./words.js";

interface PanelProps {
  game: Game;
  /** What the person who is awaited can do. */
  choices: readonly Choice[];
  /** Shows a choice on the board. */
  point: (choice: number | null) => void;
  ask: (deed: "roll" | "call" | "undo" | "hint" | "why" | "pause") => void;
}

export function Panel({ game, choices, point, ask }: PanelProps) {
  const state = game.state.value;
  const name = state.seats.find(({ seat }) => seat === state.awaited)?.name ?? "";
  return (
    <>
      <div class="asked">
        <p class="asks">
          {name !== "" && `${name}. `}
          {state.awaited_words}
        </p>
        <Dice roll={state.last_roll} left={state.dice} rewards={state.rewards} thrown={game.thrown.value} />
      </div>
      {state.situation.length > 1 && <p class="soft">{state.situation.slice(1).join(" ")}</p>}
      {state.phase === "roll" && <RollPanel game={game} state={state} roll={() => ask("roll")} />}
      <Choices choices={choices} act={(choice) => void game.act(choice)} point={point} />
      <p class="note" hidden={game.note.value === ""}>
        {game.note.value}
      </p>
      <div class="row">
        <button type="button" disabled={!state.can_undo} onClick={() => ask("undo")}>
          {t(words.undo)}
        </button>
        <button type="button" disabled={choices.length === 0} onClick={() => ask("hint")}>
          {t(words.hint_button)}
        </button>
        <button type="button" disabled={choices.length === 0} onClick={() => ask("why")}>
          {t(words.why_button)}
        </button>
        {game.rules.calling && (
          <button type="button" disabled={state.phase !== "roll"} onClick={() => ask("call")}>
            {t(words.call)}
          </button>
        )}
        <button type="button" aria-pressed={game.paused.value} onClick={() => ask("pause")}>
          {t(game.paused.value ? words.go_on : words.pause)}
        </button>
      </div>
    </>
  );
}

function RollPanel({ game, state, roll }: { game: Game; state: State; roll: () => void }) {
  if (state.by_hand) return <HandDice key={state.steps} game={game} dice={state.dice_to_roll} />;
  if (state.awaits_person) {
    return (
      <button type="button" class="main roll" onClick={roll} disabled={game.paused.value}>
        {t(words.roll)}
      </button>
    );
  }
  return (
    <p class="soft">
      {game.callTime.value ? t(words.call_time) : t(words.rolls, game.nameOf(state.awaited))}
    </p>
  );
}

/** Dice that were thrown on a real table. */
function HandDice({ game, dice }: { game: Game; dice: number }) {
  const [fallen, setFallen] = useState<number[]>([]);
  const faces = [1, 2, 3, 4, 5, 6];
  const isWhole = Array.from({ length: dice }, (_, k) => fallen[k]).every((face) => face !== undefined);
  return (
    <form
      class="stack"
      onSubmit={(event) => {
        event.preventDefault();
        void game.roll(fallen.slice(0, dice).join("-"));
      }}
    >
      {Array.from({ length: dice }, (_, k) => (
        <fieldset key={k} class="row faces">
          <legend>{dice === 1 ? t(words.roll_hand) : t(words.die, k + 1)}</legend>
          {faces.map((face) => (
            <button
              key={face}
              type="button"
              aria-pressed={fallen[k] === face}
              onClick={() => setFallen(Object.assign([...fallen], { [k]: face }))}
            >
              {face}
            </button>
          ))}
        </fieldset>
      ))}
      <button type="submit" class="main" disabled={!isWhole}>
        {t(words.enter_dice)}
      </button>
    </form>
  );
}
