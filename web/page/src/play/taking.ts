// Tap a piece, then where it goes. A piece with one way to go goes by a second tap; a square that it cannot reach is a
// question.
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Choice, Layout, State } from "../../../engine/index.js";
import { say } from "../words/speech.js";

interface Answers {
  act: (choice: number) => void;
  why: (from: number, to: number) => void;
}

export interface Taking {
  /** The choice whose squares are shown: it is pointed at, or was hinted at. */
  shown: Signal<number | null>;
  taken: Signal<number | null>;
  from: number | null;
  targets: { square: number; captures: boolean }[];
  tap: (square: number) => void;
}

export function useTaking(choices: readonly Choice[], state: State, { act, why }: Answers): Taking {
  const taken = useSignal<number | null>(null);
  const shown = useSignal<number | null>(null);
  useEffect(() => {
    taken.value = null;
    shown.value = null;
  }, [state]);

  const pointed = shown.value === null ? undefined : choices[shown.value];
  const from = pointed?.from ?? taken.value;
  const targets = (pointed ? [pointed] : choices.filter((choice) => choice.from === from)).flatMap(({ to, captures }) =>
    to === null ? [] : [{ square: to, captures }],
  );

  const takeUp = (square: number) => {
    taken.value = square;
    say(...choices.filter((choice) => choice.from === square).map(({ told }) => told));
  };
  const tap = (square: number) => {
    const landing = choices.findIndex((choice) => choice.from === taken.value && choice.to === square);
    const only = choices.filter((choice) => choice.from === square);
    if (taken.value !== null && landing >= 0) act(landing);
    else if (taken.value === square && only.length === 1 && only[0]) act(choices.indexOf(only[0]));
    else if (taken.value === square) taken.value = null;
    else if (only.length > 0) takeUp(square);
    else if (taken.value !== null) {
      why(taken.value, square);
      taken.value = null;
    }
  };
  return { shown, taken, from, targets, tap };
}

/** "n-5": a move as it is written, where a square of the mover needs no seat. */
export function moveText({ squares }: Layout, from: number, to: number): string {
  return `${squareText(squares[from]?.name ?? "")}-${squareText(squares[to]?.name ?? "")}`;
}
export function squareText(name: string): string {
  return name.replace(/^\d+:/, "");
}
