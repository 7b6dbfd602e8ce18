// Dice as they fell; those that were played are faint.
import { t } from "../words/words.js";
import { words } from "./words.js";

const pips: Record<number, readonly (readonly [number, number])[]> = {
  1: [[0, 0]],
  2: [[-1, -1], [1, 1]],
  3: [[-1, -1], [0, 0], [1, 1]],
  4: [[-1, -1], [1, -1], [-1, 1], [1, 1]],
  5: [[-1, -1], [1, -1], [0, 0], [-1, 1], [1, 1]],
  6: [[-1, -1], [1, -1], [-1, 0], [1, 0], [-1, 1], [1, 1]],
};

export function Die({ value, spent = false }: { value: number; spent?: boolean }) {
  return (
    <svg class={spent ? "die spent" : "die"} viewBox="-2 -2 4 4" aria-hidden="true">
      <rect x="-1.85" y="-1.85" width="3.7" height="3.7" rx="0.7" />
      {(pips[value] ?? []).map(([x, y]) => (
        <circle key={`${x},${y}`} cx={x} cy={y} r="0.34" />
      ))}
    </svg>
  );
}

interface DiceProps {
  /** "5-3", or "5". */
  roll: string | null;
  /** Not yet played. */
  left: readonly number[];
  rewards: readonly number[];
  /** Changes with each roll, so that the dice tumble again. */
  thrown: number;
}

export function Dice({ roll, left, rewards, thrown }: DiceProps) {
  const waiting = [...left];
  const fallen = (roll ?? "").split("-").filter(Boolean).map(Number);
  const dice = fallen.map((value) => {
    const at = waiting.indexOf(value);
    if (at >= 0) waiting.splice(at, 1);
    return { value, spent: at < 0 };
  });
  return (
    <div class="dice" key={thrown} aria-hidden="true">
      {dice.map(({ value, spent }, k) => (
        <Die key={k} value={value} spent={spent} />
      ))}
      {waiting.map((value, k) => (
        <Die key={`more${k}`} value={value} />
      ))}
      {rewards.map((squares, k) => (
        <span key={`reward${k}`} class="reward">
          +{squares}
        </span>
      ))}
    </div>
  );
}

/** "5 and 3": what a screen reader says. */
export function diceSaid(roll: string | null): string {
  return roll === null ? t(words.no_dice) : t(words.dice_said, roll.replace("-", " · "));
}
