// What can be done in a step, and what the lesson has to say to what was done.
import { useEffect, useRef } from "preact/hooks";
import { Choices } from "../play/Choices.js";
import { Dice } from "../play/Dice.js";
import { words as playWords } from "../play/words.js";
import { go, linkTo } from "../route.js";
import { t } from "../words/words.js";
import type { Attempt } from "./attempt.js";
import { FirstGame } from "./FirstGame.js";
import type { Lesson } from "./lesson.js";
import type { Sitting } from "./useSitting.js";
import { words } from "./words.js";

interface StepPanelProps {
  sitting: Sitting;
  lesson: Lesson;
  note: string;
  again: () => void;
  showWay: () => void;
  /** Shows a choice on the board. */
  point: (choice: number | null) => void;
}

/** What the lesson says to how it ended. */
export function answerOf({ outcome, step }: Attempt): string[] {
  if (outcome.value === "reached") return [t(words.well_done), t(step.done)];
  return [t(words.not_yet), t(step.otherwise ?? step.task)];
}

export function StepPanel({ sitting, lesson, note, again, showWay, point }: StepPanelProps) {
  const { attempt, step, calling } = sitting;
  const state = attempt.state.value;
  const outcome = attempt.outcome.value;
  const isLast = step === lesson.steps.length - 1;
  const panel = useFocusWithin(outcome, state);
  const [verdict, answer] = answerOf(attempt);
  const other = (step: number) => ({ step: String(step + 1) });
  return (
    <section class="panel card lesson-panel" aria-label={t(playWords.plays)} ref={panel} tabIndex={-1}>
      <div class="asked">
        <p class="awaited">{outcome === "doing" ? state.awaited_words : verdict}</p>
        <Dice roll={state.last_roll} left={state.dice} rewards={state.rewards} thrown={state.steps} />
      </div>
      {outcome !== "doing" && <p class={`answer ${outcome}`}>{answer}</p>}
      {outcome === "reached" && isLast && <FirstGame rules={lesson.rules} />}
      {outcome === "reached" && !isLast && (
        <button type="button" class="main roll" onClick={() => go("learn", lesson.id, other(step + 1))}>
          {t(words.next)}
        </button>
      )}
      {outcome === "missed" && (
        <button type="button" class="main roll" onClick={again}>
          {t(words.again)}
        </button>
      )}
      {attempt.canRoll && (
        <button type="button" class="main roll" onClick={() => void attempt.roll()}>
          {t(playWords.roll)}
        </button>
      )}
      {attempt.canRoll && calling && (
        <button type="button" onClick={() => void attempt.call()}>
          {t(playWords.call)}
        </button>
      )}
      <Choices choices={attempt.choices} act={(choice) => void attempt.act(choice)} point={point} />
      <p class="note" hidden={note === ""}>
        {note}
      </p>
      <div class="row tools">
        {step > 0 && (
          <a class="button quiet" href={linkTo("learn", lesson.id, other(step - 1))}>
            {t(words.previous)}
          </a>
        )}
        {outcome === "doing" && (
          <button type="button" class="quiet" onClick={showWay}>
            {t(words.show)}
          </button>
        )}
        {outcome !== "missed" && attempt.isBegun && (
          <button type="button" class="quiet" onClick={again}>
            {t(words.again)}
          </button>
        )}
        {outcome !== "reached" && !isLast && (
          <a class="button quiet" href={linkTo("learn", lesson.id, other(step + 1))}>
            {t(words.next)}
          </a>
        )}
        <a class="button quiet" href={linkTo("learn")}>
          {t(words.all_lessons)}
        </a>
      </div>
      {attempt.events.value.length > 0 && (
        <ol class="plain soft lesson-story" aria-label={t(playWords.story)}>
          {attempt.events.value.map(({ text }, k) => (
            <li key={k}>{text}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Whoever goes by keyboard stays where it goes on, though the button that was pressed is gone; and it is in sight. */
function useFocusWithin(outcome: Attempt["outcome"]["value"], state: object) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    const main = panel.current?.querySelector<HTMLElement>("button.main");
    if (outcome !== "doing") main?.focus({ preventScroll: true });
    else if (document.activeElement === document.body) panel.current?.focus({ preventScroll: true });
    main?.scrollIntoView({ block: "nearest" });
  }, [outcome, state]);
  return panel;
}
