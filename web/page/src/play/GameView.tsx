// The table as people see it: who plays, the board, what is asked, what happened.
import { useSignal } from "@preact/signals";
import { useRef } from "preact/hooks";
import { Board } from "../board/Board.js";
import { Dialog } from "../Dialog.js";
import { RulesText } from "../rules/RulesText.js";
import { around, language } from "../settings.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import { diceSaid } from "./Dice.js";
import { EndPanel } from "./EndPanel.js";
import type { Game } from "./game.js";
import { type Deed, keyHelp, useKeys } from "./keys.js";
import { Panel } from "./Panel.js";
import { SeatsBar } from "./SeatsBar.js";
import { SeatsDialog } from "./SeatsDialog.js";
import { moveText, useTaking } from "./taking.js";
import { useFocusInPanel } from "./useFocusInPanel.js";
import { WhyNot } from "./WhyNot.js";
import { words } from "./words.js";

type Opened = "rules" | "keys" | "seats" | "why" | "call" | null;

export function GameView({ game }: { game: Game }) {
  const state = game.state.value;
  const layout = game.layout.value;
  const opened = useSignal<Opened>(null);
  const isAsked = state.awaits_person && !game.paused.value;
  const mine = isAsked ? state.choices : [];
  const canRoll = isAsked && state.phase === "roll" && !state.by_hand;

  const { taken, shown, from, targets, tap } = useTaking(mine, state, {
    act: (choice) => void game.act(choice),
    why: (piece, square) => void game.whyNot(moveText(layout, piece, square)),
  });

  const call = () => {
    const people = state.callers;
    if (!game.rules.calling || state.phase !== "roll" || people.length === 0) notNow();
    else if (people.length === 1 && people[0]) void game.call(people[0]);
    else opened.value = "call";
  };
  const notNow = () => say(t(words.not_now, state.awaited_words));
  const hint = async () => {
    if (mine.length === 0) return notNow();
    shown.value = await game.hint();
  };
  const deeds: Record<Exclude<Deed["kind"], "pick">, () => void> = {
    roll: () => (canRoll ? void game.roll() : notNow()),
    call,
    last: () => say(game.lastMove()),
    dice: () => say(diceSaid(state.last_roll), ...state.situation),
    pieces: () => say(...state.pieces_words),
    moves: () =>
      mine.length === 0 ? say(t(words.no_plays)) : say(...mine.map(({ told }, k) => `${k + 1}: ${told}`)),
    undo: () => (state.can_undo ? void game.undo() : notNow()),
    hint: () => void hint(),
    why: () => (mine.length > 0 ? (opened.value = "why") : notNow()),
    pause: () => game.pause(),
    help: () => {
      opened.value = "keys";
      say(keyHelp.map(([key, meaning]) => `${key}: ${t(meaning)}`).join(". "));
    },
    escape: () => {
      taken.value = null;
      say(state.awaited_words);
    },
  };
  const pick = (choice: number) => (choice < mine.length ? void game.act(choice) : notNow());
  useKeys((deed) => (deed.kind === "pick" ? pick(deed.choice) : deeds[deed.kind]()));

  const panel = useRef<HTMLElement>(null);
  useFocusInPanel(panel);
  const nest = layout.squares.find((square) => square.kind === "nest" && square.seat === state.awaited);
  const facesTop = around.value && nest !== undefined && nest.centre[1] < layout.height / 2;
  const close = () => (opened.value = null);

  return (
    <div class={facesTop ? "around-board table faces-top" : "around-board table"}>
      <h1 class="unseen">{game.rules.name[language.value]}</h1>
      <SeatsBar game={game} />
      <div class="board-holder">
        <Board
          layout={layout}
          tokens={state.tokens}
          label={t(words.board_of, [...state.situation, ...state.pieces_words].join(" "))}
          turn={game.isOver.value ? null : state.awaited}
          movable={mine.flatMap((choice) => (choice.from === null ? [] : [choice.from]))}
          taken={from}
          targets={targets}
          last={game.last.value}
          motion={game.motion.value}
          onSquare={tap}
        />
      </div>
      <section class="panel card" aria-label={t(words.plays)} ref={panel} tabIndex={-1}>
        {game.isOver.value ? (
          <EndPanel game={game} />
        ) : (
          <Panel game={game} choices={mine} point={(choice) => (shown.value = choice)} ask={(deed) => deeds[deed]()} />
        )}
        <div class="row tools">
          <button type="button" class="quiet" onClick={() => (opened.value = "rules")}>
            {t(common.rules)}
          </button>
          <button type="button" class="quiet" onClick={() => (opened.value = "seats")}>
            {t(words.seats)}
          </button>
          <button type="button" class="quiet" onClick={() => (opened.value = "keys")}>
            {t(words.keys)}
          </button>
        </div>
      </section>
      <section class="story card" aria-label={t(words.story)}>
        <ol reversed tabIndex={0} aria-label={t(words.story)}>
          {game.story.value.toReversed().map(({ id, kind, text }) => (
            <li key={id} class={kind}>
              {text}
            </li>
          ))}
        </ol>
      </section>
      {opened.value === "rules" && (
        <Dialog title={t(common.rules)} close={close}>
          <RulesText id={game.kept.rules} />
        </Dialog>
      )}
      {opened.value === "seats" && <SeatsDialog game={game} close={close} />}
      {opened.value === "why" && <WhyNot game={game} close={close} />}
      {opened.value === "keys" && (
        <Dialog title={t(words.keys)} close={close}>
          <dl class="keys">
            {keyHelp.map(([key, meaning]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{t(meaning)}</dd>
              </div>
            ))}
          </dl>
        </Dialog>
      )}
      {opened.value === "call" && (
        <Dialog title={t(words.call_by)} close={close}>
          <div class="stack">
            {state.callers.map((seat) => (
              <button
                key={seat}
                type="button"
                onClick={() => {
                  close();
                  void game.call(seat);
                }}
              >
                {game.nameOf(seat)}
              </button>
            ))}
          </div>
        </Dialog>
      )}
    </div>
  );
}
