// A story by its rolls.
import type { GameEvent, Story } from "../../../engine/index.js";

/** A roll and what was played with it. */
export interface PlayedRoll {
  /** Of the step at which the dice fell, and of the last one before the next roll; the beginning is step 0. */
  from: number;
  to: number;
  turn: number;
  seat: number;
  /** "5-3" */
  dice: string;
  /** "20-23x 23+43", empty where nothing could be played. */
  play: string;
}

export function isRoll(step: { events: readonly GameEvent[] }): boolean {
  return step.events.some(({ kind }) => kind === "rolled");
}

/** A turn is all the rolls of one seat until another's. */
export function rollsOf(story: Story): PlayedRoll[] {
  const rolls: PlayedRoll[] = [];
  story.steps.forEach((step, k) => {
    const last = rolls.at(-1);
    if (isRoll(step)) {
      const turn = last === undefined ? 1 : last.turn + (last.seat === step.seat ? 0 : 1);
      rolls.push({ from: k + 1, to: k + 1, turn, seat: step.seat, dice: step.text, play: "" });
    } else if (last) {
      last.to = k + 1;
      last.play = `${last.play} ${step.text}`.trim();
    }
  });
  return rolls;
}
