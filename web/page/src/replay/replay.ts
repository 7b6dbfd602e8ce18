// A recorded game, step by step, forward and back.
import { batch, computed, signal } from "@preact/signals";
import type { GameEvent, Layout, Story } from "../../../engine/index.js";
import { lengthOf, type Motion } from "../board/motion.js";
import { speed } from "../settings.js";
import { playSoundOf } from "../sound.js";
import { say } from "../words/speech.js";
import { number, t } from "../words/words.js";
import { rollsOf } from "./rolls.js";
import { words } from "./words.js";

/** How long a step is looked at while the game plays itself, in milliseconds. */
const paces = { slow: 1600, normal: 800, fast: 300, none: 100 };

export class Replay {
  readonly story;
  readonly layout;
  readonly step;
  readonly isPlaying = signal(false);
  readonly motion = signal<Motion | null>(null);
  readonly rolls = computed(() => rollsOf(this.story.value));

  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(story: Story, layout: Layout, step: number) {
    this.story = signal(story);
    this.layout = signal(layout);
    this.step = signal(within(step, story));
  }

  leave(): void {
    clearTimeout(this.timer);
  }

  /** The same game told in another language. */
  tellIn(story: Story, layout: Layout): void {
    batch(() => {
      this.story.value = story;
      this.layout.value = layout;
      this.motion.value = null;
    });
  }

  get steps(): number {
    return this.story.value.steps.length;
  }
  eventsOf(step: number): readonly GameEvent[] {
    return step === 0 ? this.story.value.begins.events : (this.story.value.steps[step - 1]?.events ?? []);
  }
  /** What everybody saw happen there. */
  toldOf(step: number): string {
    return this.eventsOf(step)
      .map(({ text }) => text)
      .join(" ");
  }
  commentsOf(step: number): string[] {
    return this.story.value.comments.filter((comment) => comment.steps === step).map(({ text }) => text);
  }
  /** Of the roll that is shown; -1 before the first. */
  rollAt(step: number): number {
    return this.rolls.value.findLastIndex(({ from }) => from <= step);
  }
  /** "Step 12 of 215, turn 4. Red rolls 5-3." */
  placeOf(step: number): string {
    const roll = this.rolls.value[this.rollAt(step)];
    const place = roll ? t(words.place_turn, number(step), number(this.steps), number(roll.turn)) : t(words.place, number(step), number(this.steps));
    return `${place} ${[this.toldOf(step), ...this.commentsOf(step)].join(" ")}`;
  }

  /** Anywhere: the next step is walked and told, any other is said with its place. */
  go(step: number): void {
    this.pause();
    this.move(within(step, this.story.value));
  }
  toggle(): void {
    if (this.isPlaying.value) {
      this.pause();
      return say(t(words.paused));
    }
    if (this.step.value === this.steps) this.move(0);
    this.isPlaying.value = true;
    this.goOn();
  }
  pause(): void {
    clearTimeout(this.timer);
    this.isPlaying.value = false;
  }

  private move(step: number): void {
    const before = this.step.value;
    if (step === before) return say(this.placeOf(step));
    const events = this.eventsOf(step);
    const isNext = step === before + 1;
    batch(() => {
      this.step.value = step;
      this.motion.value = isNext ? { events } : null;
    });
    if (!isNext) return say(this.placeOf(step));
    playSoundOf(events);
    say(...events.map(({ text }) => text), ...this.commentsOf(step));
  }

  private goOn(): void {
    if (this.step.value === this.steps) return this.pause();
    this.move(this.step.value + 1);
    const walking = this.motion.value ? lengthOf(this.layout.value, this.motion.value) : 0;
    this.timer = setTimeout(() => this.goOn(), walking + paces[speed.value]);
  }
}

function within(step: number, story: Story): number {
  return Math.min(story.steps.length, Math.max(0, Number.isInteger(step) ? step : 0));
}
