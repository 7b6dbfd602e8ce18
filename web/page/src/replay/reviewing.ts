// A review in a room of its own: first a quick look, then a longer one, until it is done or nobody waits for it.
import { signal } from "@preact/signals";
import type { Review } from "../../../engine/index.js";
import { openThinker, type Room } from "../engines.js";
import { standardLooks } from "../games/luck.js";

export type Stage = "thinking" | "done" | "stopped" | "failed";

export class Reviewing {
  /** The best so far. */
  readonly review = signal<Review | null>(null);
  readonly stage = signal<Stage>("thinking");
  readonly failure = signal("");
  readonly since = signal(Date.now());
  private room: Room | null = null;

  constructor(
    private readonly record: string,
    private readonly reviewed: (review: Review) => void,
  ) {}

  async start(): Promise<void> {
    this.stage.value = "thinking";
    this.since.value = Date.now();
    const room = await openThinker();
    if (this.stage.value !== "thinking") return room.end(); // it was left meanwhile
    this.room = room;
    await room.bringNetwork({ record: this.record });
    for (const looks of [1, standardLooks] as const) {
      const review = await room.ask("review", { record: this.record, looks });
      if (this.room !== room) return;
      if (!review.ok) {
        this.failure.value = review.error.message;
        return this.end("failed");
      }
      this.review.value = review.value;
    }
    if (this.review.value) this.reviewed(this.review.value);
    this.end("done");
  }

  stop(): void {
    if (this.stage.value === "thinking") this.end("stopped");
  }

  private end(stage: Stage): void {
    this.stage.value = stage;
    this.room?.end();
    this.room = null;
  }
}
