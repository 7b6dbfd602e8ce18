// One step of a lesson: what to know, the board, what to do, and what came of it.
import { useEffect, useRef, useState } from "preact/hooks";
import type { Happened } from "../../../engine/index.js";
import { Board } from "../board/Board.js";
import { lengthOf, type Motion } from "../board/motion.js";
import { layoutOf } from "../engines.js";
import { diceSaid } from "../play/Dice.js";
import { type Deed, useKeys } from "../play/keys.js";
import { moveText, useTaking } from "../play/taking.js";
import { words as playWords } from "../play/words.js";
import { language, speed } from "../settings.js";
import { playSoundOf } from "../sound.js";
import { useLoaded } from "../useLoaded.js";
import { say } from "../words/speech.js";
import { t } from "../words/words.js";
import type { Attempt } from "./attempt.js";
import type { Lesson } from "./lesson.js";
import { markDone } from "./progress.js";
import { answerOf, StepPanel } from "./StepPanel.js";
import type { Sitting } from "./useSitting.js";
import { words } from "./words.js";

/** How long a rival waits, in milliseconds. */
const paces = { slow: 1600, normal: 900, fast: 300, none: 0 };

interface StepTableProps {
  sitting: Sitting;
  lesson: Lesson;
  /** A new table from the step's position. */
  again: () => void;
}

export function StepTable({ sitting, lesson, again }: StepTableProps) {
  const { attempt, step, calling } = sitting;
  const { title, task } = attempt.step;
  const state = attempt.state.value;
  const outcome = attempt.outcome.value;
  const { choices } = attempt;
  const layout = useLoaded(() => layoutOf(lesson.rules), [language.value]) ?? sitting.layout;
  const [motion, setMotion] = useState<Motion | null>(null);
  const [note, setNote] = useState("");
  const heading = useRef<HTMLHeadingElement>(null);
  const remark = (text: string) => {
    setNote(text);
    say(text);
  };

  useEffect(() => {
    let moving = 0;
    attempt.show = ({ events }: Happened) => {
      moving = lengthOf(layout, { events });
      setNote("");
      setMotion({ events });
      playSoundOf(events);
      say(...events.map(({ text }) => text));
    };
    attempt.pace = () => new Promise((resolve) => setTimeout(resolve, moving + paces[speed.value]));
  }, [layout]);
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus({ preventScroll: true });
    say(`${t(words.step, step + 1, lesson.steps.length)}: ${t(title)}`, t(task));
    void attempt.open();
  }, []);
  useEffect(() => {
    if (outcome === "reached") markDone(lesson, step);
    if (outcome !== "doing") say(...answerOf(attempt));
  }, [outcome]);
  useLanguageOf(attempt);

  const { taken, shown, from, targets, tap } = useTaking(choices, state, {
    act: (choice) => void attempt.act(choice),
    why: (piece, square) => void attempt.whyNot(moveText(layout, piece, square)).then(remark),
  });
  const showWay = () => {
    const hint = attempt.hint();
    shown.value = typeof hint === "number" ? hint : null;
    if (typeof hint === "number") remark(t(words.shown, choices[hint]?.told ?? ""));
    else remark(t(hint === null ? words.shown_again : words[`shown_${hint}`]));
  };

  const notNow = () => (outcome === "doing" ? say(t(playWords.not_now, state.awaited_words)) : say(...answerOf(attempt)));
  const repeat = () => say(t(task));
  const deeds: Record<Exclude<Deed["kind"], "pick">, () => void> = {
    roll: () => (attempt.canRoll ? void attempt.roll() : notNow()),
    call: () => (attempt.canRoll && calling ? void attempt.call() : notNow()),
    last: () => say(attempt.events.value.at(-1)?.text ?? t(playWords.nothing_yet)),
    dice: () => say(diceSaid(state.last_roll), ...state.situation),
    pieces: () => say(...state.pieces_words),
    moves: () => (choices.length === 0 ? say(t(playWords.no_plays)) : say(...choices.map(({ told }, k) => `${k + 1}: ${told}`))),
    undo: again,
    hint: () => (outcome === "doing" ? showWay() : notNow()),
    why: repeat,
    pause: repeat,
    help: repeat,
    escape: () => {
      taken.value = null;
      repeat();
    },
  };
  const pick = (choice: number) => (choice < choices.length ? void attempt.act(choice) : notNow());
  useKeys((deed) => (deed.kind === "pick" ? pick(deed.choice) : deeds[deed.kind]()));

  return (
    <>
      <div class="lesson-text">
        <h1 ref={heading} tabIndex={-1}>
          <span class="soft">
            {t(lesson.name)} · {t(words.step, step + 1, lesson.steps.length)}
          </span>
          <br />
          {t(title)}
        </h1>
        <p>{t(task)}</p>
      </div>
      <div class="lesson-board">
        <Board
          layout={layout}
          tokens={state.tokens}
          label={t(playWords.board_of, [...state.situation, ...state.pieces_words].join(" "))}
          turn={state.phase === "over" ? null : state.awaited}
          movable={choices.flatMap((choice) => (choice.from === null ? [] : [choice.from]))}
          taken={from}
          targets={targets}
          motion={motion}
          onSquare={tap}
        />
      </div>
      <StepPanel sitting={sitting} lesson={lesson} note={note} again={again} showWay={showWay} point={(choice) => (shown.value = choice)} />
    </>
  );
}

/** The table speaks the language of the page, also when that changes. */
function useLanguageOf(attempt: Attempt): void {
  const spoken = useRef(language.value);
  useEffect(() => {
    if (spoken.current !== language.value) void attempt.speak(language.value);
    spoken.current = language.value;
  }, [language.value]);
}
