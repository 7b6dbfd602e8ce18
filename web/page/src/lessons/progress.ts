// Which steps somebody has done, in this browser.
import { signal } from "@preact/signals";
import { store, stored } from "../settings.js";
import type { Lesson } from "./lesson.js";

const keyOf = (lesson: Lesson) => `salida.lesson.${lesson.id}`;
const changes = signal(0);

/** Of steps counted from 0; whatever else was stored counts as nothing. */
export function stepsDone(lesson: Lesson): ReadonlySet<number> {
  changes.value; // whoever shows it shows it anew
  const done = (stored(keyOf(lesson)) ?? "").split(" ").filter(Boolean).map(Number);
  return new Set(done.filter((step) => lesson.steps[step] !== undefined));
}

export function markDone(lesson: Lesson, step: number): void {
  store(keyOf(lesson), [...new Set([...stepsDone(lesson), step])].join(" "));
  changes.value += 1;
}
