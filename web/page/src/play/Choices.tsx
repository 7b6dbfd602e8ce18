// The ways to play, as buttons large enough for any finger.
import type { Choice } from "../../../engine/index.js";

interface ChoicesProps {
  choices: readonly Choice[];
  act: (choice: number) => void;
  /** Shows a choice on the board. */
  point: (choice: number | null) => void;
}

export function Choices({ choices, act, point }: ChoicesProps) {
  if (choices.length === 0) return null;
  return (
    <ol class="choices">
      {choices.map((choice, k) => (
        <li key={choice.text}>
          <button
            type="button"
            class={choice.captures ? "captures" : ""}
            onClick={() => act(k)}
            onMouseEnter={() => point(k)}
            onMouseLeave={() => point(null)}
            onFocus={() => point(k)}
            onBlur={() => point(null)}
          >
            <span class="key" aria-hidden="true">
              {k < 9 ? k + 1 : ""}
            </span>
            <span class="told">{choice.told}</span>
            <span class="code soft" aria-hidden="true">
              {choice.text}
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
