// How far somebody has come, in this browser.
import { signal } from "@preact/signals";
import { store, stored } from "../settings.js";
import type { Lesson } from "./lesson.js";

const keyOf = (lesson: Lesson) => `salida.lesson.${lesson.id}`;
const changes = signal(0);

/** How many steps of it are done, from the first on. */
export function stepsDone(lesson: Lesson): number {
  changes.value; // whoever shows it shows it anew
  const done = Number(stored(keyOf(lesson)) ?? 0);
  return Number.isInteger(done) && done >= 0 ? Math.min(done, lesson.steps.length) : 0;
}

export function markDone(lesson: Lesson, step: number): void {
  if (step < stepsDone(lesson)) return;
  store(keyOf(lesson), String(step + 1));
  changes.value += 1;
}
