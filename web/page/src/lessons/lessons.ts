import type { Lesson } from "./lesson.js";
import { parcheesi } from "./parcheesi.js";
import { parchis } from "./parchis.js";
import { parques } from "./parques.js";

export const lessons: readonly Lesson[] = [parques, parchis, parcheesi];
