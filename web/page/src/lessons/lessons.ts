// Every lesson of the folder courses/. Which rule set each teaches the catalogue says.
import type { RuleSet } from "../../../engine/index.js";
import type { Lesson } from "./lesson.js";

const courses = import.meta.glob<Record<string, Lesson>>("./courses/*.ts", { eager: true });

export const lessons: readonly Lesson[] = Object.values(courses).flatMap((course) => Object.values(course));

/** In the order of the rule sets that they teach, each once. */
export function lessonsFor(rules: readonly RuleSet[]): Lesson[] {
  const ids = new Set(rules.map(({ lesson }) => lesson));
  return [...ids].flatMap((id) => lessons.find((lesson) => lesson.id === id) ?? []);
}
