// What a screen reader says: every event of a game, and the answer to every key.
import { signal } from "@preact/signals";

interface Line {
  id: number;
  text: string;
}

const remembered = 8;
let last = 0;

/** The newest last. Each has a number, so that what is said twice is heard twice. */
export const spoken = signal<readonly Line[]>([]);

export function say(...texts: string[]): void {
  const lines = texts.filter((text) => text !== "").map((text) => ({ id: ++last, text }));
  if (lines.length > 0) spoken.value = [...spoken.value, ...lines].slice(-Math.max(remembered, lines.length));
}
