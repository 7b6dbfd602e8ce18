// A lesson: its steps, and the table of the one that is learned.
import { useState } from "preact/hooks";
import { linkTo } from "../route.js";
import { common } from "../words/common.js";
import { t } from "../words/words.js";
import type { Lesson } from "./lesson.js";
import { stepsDone } from "./progress.js";
import { StepTable } from "./StepTable.js";
import { useSitting } from "./useSitting.js";
import { words } from "./words.js";

export function LessonView({ lesson, step }: { lesson: Lesson; step: number }) {
  const [tries, setTries] = useState(0);
  const sitting = useSitting(lesson, step, tries);
  return (
    <section class="around-board lesson">
      <Steps lesson={lesson} step={step} />
      {sitting ? (
        <StepTable key={sitting.id} sitting={sitting} lesson={lesson} again={() => setTries(tries + 1)} />
      ) : (
        <p class="waiting">{t(common.loading)}</p>
      )}
    </section>
  );
}

function Steps({ lesson, step }: { lesson: Lesson; step: number }) {
  const done = stepsDone(lesson);
  return (
    <nav class="lesson-head" aria-label={t(words.steps)}>
      <ol class="plain lesson-steps">
        {lesson.steps.map((each, k) => {
          const title = `${k + 1}. ${t(each.title)}`;
          return (
            <li key={k}>
              <a
                href={linkTo("learn", lesson.id, { step: String(k + 1) })}
                class={done.has(k) ? "done" : ""}
                aria-current={k === step ? "step" : undefined}
                aria-label={done.has(k) ? t(words.step_done, title) : title}
                title={title}
              >
                {done.has(k) ? "✓" : k + 1}
              </a>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
