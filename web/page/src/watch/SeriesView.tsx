// The board, how it goes on, what happens there, and what it all comes to.
import { useSignal } from "@preact/signals";
import { useState } from "preact/hooks";
import { Board } from "../board/Board.js";
import { Choose } from "../Choose.js";
import { Dice } from "../play/Dice.js";
import { linkTo } from "../route.js";
import { language, type Speed, speed, speeds } from "../settings.js";
import { queryOf } from "../simulate/setup.js";
import { common } from "../words/common.js";
import { say } from "../words/speech.js";
import { number, t } from "../words/words.js";
import type { Series } from "./series.js";
import { Statistics } from "./Statistics.js";
import { words } from "./words.js";

type Heat = "none" | "visits" | "captures";

export function SeriesView({ series }: { series: Series }) {
  if (series.failure.value) throw series.failure.value;
  const state = series.state.value;
  const layout = series.layout.value;
  const [heat, setHeat] = useState<Heat>("none");
  const isWay = (square: number) => ["ring", "column"].includes(layout.squares[square]?.kind ?? "");
  const heated = heat === "none" ? [] : Array.from(series.landings.value[heat], (count = 0, k) => (isWay(k) ? count : 0));
  const isOver = state.phase === "over" || state.closed;
  return (
    <>
      <div class="board-holder">
        <Board
          layout={layout}
          tokens={state.tokens}
          label={t(words.board_of, [...state.situation, ...state.pieces_words].join(" "))}
          turn={isOver ? null : state.awaited}
          last={series.last.value}
          motion={series.motion.value}
          heat={heated}
        />
      </div>
      <section class="card stack controls" aria-label={t(words.controls)}>
        <div class="asked">
          <div>
            <p class="soft">{t(words.which, series.rules.name[language.value], series.setup.seed, number(series.game.value))}</p>
            <p class="awaited">{isOver ? t(words.over, series.nameOf(state.places[0] ?? 0)) : state.awaited_words}</p>
          </div>
          <Dice roll={state.last_roll} left={state.dice} rewards={state.rewards} thrown={0} />
        </div>
        <Controls series={series} />
        <Choose
          label={t(words.heat)}
          value={heat}
          options={(["none", "visits", "captures"] as const).map((each) => [each, t(words[`heat_${each}`])])}
          onChange={setHeat}
        />
        {heated.length > 0 && <Darkest heated={heated} nameOf={(square) => layout.squares[square]?.name ?? ""} />}
        <a href={linkTo("simulate", "", queryOf(series.setup))}>{t(words.to_simulate)}</a>
      </section>
      <Statistics series={series} />
      <section class="story card" aria-label={t(words.story)}>
        <h2>{t(words.story)}</h2>
        <ol reversed tabIndex={0} aria-label={t(words.story)}>
          {series.story.value.toReversed().map(({ id, kind, text }) => (
            <li key={id} class={kind}>
              {text}
            </li>
          ))}
        </ol>
      </section>
    </>
  );
}

function Controls({ series }: { series: Series }) {
  const kept = useSignal<string | null>(null);
  const running = series.running.value;
  const begun = series.state.value.steps > 0 || series.game.value > 1;
  const toggle = () => {
    if (running) series.pause();
    else series.start();
    say(running ? t(words.paused, number(series.game.value)) : t(words.goes_on));
  };
  const keep = async () => {
    kept.value = await series.keep();
    say(t(words.kept));
  };
  const choosePace = (chosen: Speed | "flat_out") => {
    series.flatOut.value = chosen === "flat_out";
    if (chosen !== "flat_out") speed.value = chosen;
  };
  return (
    <>
      <div class="row">
        <button type="button" class="main" onClick={toggle}>
          {t(running ? words.pause : begun ? words.go_on : words.start)}
        </button>
        <button type="button" onClick={() => void series.step()}>
          {t(words.step)}
        </button>
        <button type="button" onClick={() => void series.nextGame()}>
          {t(words.next)}
        </button>
        <button type="button" onClick={() => void keep()}>
          {t(words.keep)}
        </button>
      </div>
      {kept.value !== null && (
        <p class="good">
          {t(words.kept)} <a href={linkTo("replay", kept.value)}>{t(words.to_replay)}</a>
        </p>
      )}
      <Choose<Speed | "flat_out">
        label={t(words.pace)}
        value={series.flatOut.value ? "flat_out" : speed.value}
        options={[...speeds.map((each) => [each, t(common[each])] as const), ["flat_out", t(words.flat_out)]]}
        onChange={choosePace}
      />
      {series.flatOut.value && <p class="soft">{t(words.flat_out_note)}</p>}
    </>
  );
}

/** The darkest square in words, so that colour is never all there is. */
function Darkest({ heated, nameOf }: { heated: readonly number[]; nameOf: (square: number) => string }) {
  const most = heated.reduce((best, count, square) => (count > (heated[best] ?? 0) ? square : best), 0);
  return <p class="soft">{t(words.heat_most, nameOf(most), number(heated[most] ?? 0))}</p>;
}
