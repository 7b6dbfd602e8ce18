import { useEffect, useState } from "preact/hooks";
import type { Layout } from "../../../engine/index.js";
import { layoutOf, rulesIn, tables } from "../engines.js";
import { language } from "../settings.js";
import { Attempt } from "./attempt.js";
import type { Lesson } from "./lesson.js";

export interface Sitting {
  /** Never the same for two tables. */
  id: string;
  step: number;
  attempt: Attempt;
  layout: Layout;
  /** M10: whether a missed capture may be called. */
  calling: boolean;
}

/** A table for this step, and a new one for each try; the one before stays until it is there. */
export function useSitting(lesson: Lesson, step: number, tries: number): Sitting | null {
  const [sitting, setSitting] = useState<Sitting | null>(null);
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    let attempt: Attempt | null = null;
    let left = false;
    const sitDown = async () => {
      const text = lesson.steps[step];
      if (!text) return;
      const room = await tables();
      const [layout, { calling }] = await Promise.all([layoutOf(lesson.rules), rulesIn(room, lesson.rules)]);
      attempt = await Attempt.begin(room, text, layout, language.value);
      if (left) void attempt.leave();
      else setSitting({ id: `${step}.${tries}`, step, attempt, layout, calling });
    };
    sitDown().catch(setFailure);
    return () => {
      left = true;
      void attempt?.leave();
    };
  }, [lesson, step, tries]);
  if (failure) throw failure; // the shell says it
  return sitting;
}
