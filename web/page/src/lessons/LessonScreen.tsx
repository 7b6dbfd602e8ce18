// Learning a game by playing it: one lesson for each tradition.
import type { ScreenProps } from "../App.js";
import { catalogueOfRules, layoutOf } from "../engines.js";
import { SeatMark } from "../play/SeatsBar.js";
import { linkTo } from "../route.js";
import { language } from "../settings.js";
import { useLoaded } from "../useLoaded.js";
import { t } from "../words/words.js";
import type { Lesson } from "./lesson.js";
import { LessonView } from "./LessonView.js";
import { lessons, lessonsFor } from "./lessons.js";
import "./lessons.css";
import { stepsDone } from "./progress.js";
import { words } from "./words.js";

export function LessonScreen({ route }: ScreenProps) {
  const offered = useLoaded(async () => lessonsFor((await catalogueOfRules()).rules), []) ?? [];
  const lesson = lessons.find(({ id }) => id === route.of);
  if (lesson) return <LessonView lesson={lesson} step={stepOf(lesson, route.query.get("step"))} />;
  return (
    <section class="page stack">
      <h1>{t(words.title)}</h1>
      {route.of !== "" && <p role="alert">{t(words.no_lesson, route.of)}</p>}
      <p>{t(words.intro)}</p>
      <ul class="plain lesson-cards">
        {offered.map((each) => (
          <li key={each.id}>
            <LessonCard lesson={each} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Counted from 1 in a link; whatever is none of the lesson's steps is its first. */
function stepOf({ steps }: Lesson, asked: string | null): number {
  const step = Number(asked) - 1;
  return Number.isInteger(step) && step >= 0 && step < steps.length ? step : 0;
}

function LessonCard({ lesson }: { lesson: Lesson }) {
  const layout = useLoaded(() => layoutOf(lesson.rules), [lesson.rules, language.value]);
  const done = stepsDone(lesson);
  const { steps, minutes } = lesson;
  const next = steps.findIndex((_, k) => !done.has(k)) + 1; // 0 where all are done
  const begun = done.size > 0 && next > 0;
  const label = begun ? t(words.go_on_at, next) : t(done.size === 0 ? words.begin : words.once_more);
  return (
    <article class="card lesson-card">
      <div class="row" aria-hidden="true">
        {layout?.seats.map((seat) => (
          <SeatMark key={seat.seat} seat={seat} />
        ))}
      </div>
      <h2>{t(lesson.name)}</h2>
      <p>{t(lesson.about)}</p>
      <p class="soft">{t(words.size, steps.length, minutes)}</p>
      <a
        class="button main"
        href={linkTo("learn", lesson.id, begun ? { step: String(next) } : {})}
        aria-label={`${t(lesson.name)}: ${label}`}
      >
        {label}
      </a>
    </article>
  );
}
