// A lesson as data: steps on the real board, each with a position, dice that fall as the lesson needs them, and something
// to do. What is legal and what happens the engine knows; here stands what is worth seeing.
import type { Bilingual, EventKind } from "../../../engine/index.js";

/** Who learns; the rival sits across, at seat 3. */
export const learner = 1;

export interface Lesson {
  /** As the catalogue calls it; the name of its file, too. */
  id: string;
  rules: string;
  name: Bilingual;
  about: Bilingual;
  minutes: number;
  steps: readonly Step[];
}

export interface Step {
  title: Bilingual;
  /** What to know, and what to do. */
  task: Bilingual;
  position: string;
  /** The rival's rolls and moves that lead up to it. */
  before?: readonly string[];
  /** The learner's, as they fall. */
  dice: readonly string[];
  goal: Goal;
  /** One way there: moves as the engine writes them, or "call". */
  way: readonly string[];
  /** The rival's answer: rolls and moves. */
  after?: readonly string[];
  done: Bilingual;
  /** Where something else was played; a step without it cannot be missed. */
  otherwise?: Bilingual;
}

/** What must happen. */
export interface Goal {
  event: EventKind;
  times?: number;
  captures?: true;
  /** Names of the layout, on one of which the piece lands. */
  on?: readonly string[];
  /** Names of the layout where pieces of the learner must then stand; twice for two. */
  holds?: readonly string[];
}
