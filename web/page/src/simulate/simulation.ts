// Many games on several workers. Which worker plays which game makes no difference: totals are sums of whole numbers,
// and a game depends on the seed and its number alone. Games are dealt out in order and none is left unfinished, so that
// a run that was stopped is every game up to some number.
import { batch, signal } from "@preact/signals";
import type { SimulationReport, SimulationTerms } from "../../../engine/index.js";
import { openSimulator, type Room, rulesIn, valueOf } from "../engines.js";
import { language } from "../settings.js";
import type { Setup } from "./setup.js";

/** Rows of more games than these would fill a phone's memory. */
export const mostRows = 100_000;
const mostWorkers = 4;
const millisecondsALot = 250;
const millisecondsAReport = 2000;

interface Worker {
  room: Room;
  simulation: number;
}

export class Simulation {
  readonly played = signal(0);
  readonly milliseconds = signal(0);
  readonly phase = signal<"running" | "stopping" | "done">("running");
  readonly report = signal<SimulationReport | null>(null);
  readonly failure = signal<unknown>(null);

  private dealt = 0;
  private columns = "";
  /** Whether a network was there for the bots that want one. */
  withNetwork = false;
  private readonly rows: { first: number; text: string }[] = [];
  private readonly opening: Promise<Room>[];
  /** The totals of all workers, in the first one's engine. */
  private sum: Worker | null = null;
  private readonly begun = performance.now();
  private reported = performance.now();
  private left = false;

  constructor(readonly setup: Setup) {
    const workers = Math.max(1, Math.min(mostWorkers, navigator.hardwareConcurrency ?? 1, Math.ceil(setup.games / 100)));
    this.opening = Array.from({ length: workers }, () => openSimulator());
    this.run().catch((why: unknown) => {
      if (!this.left) this.failure.value = why;
    });
  }

  stop(): void {
    if (this.phase.value === "running") this.phase.value = "stopping";
  }

  /** Whatever is still played is nobody's any more. */
  leave(): void {
    this.left = true;
    for (const room of this.opening) void room.then((opened) => opened.end());
  }

  /** A line for each game, in their order; null where they were too many to keep. */
  rowsOfGames(): string | null {
    if (this.setup.games > mostRows) return null;
    const inOrder = this.rows.toSorted((one, other) => one.first - other.first);
    return [this.columns, ...inOrder.map(({ text }) => text)].join("");
  }

  /** In the language that is spoken now. */
  async tell(): Promise<void> {
    if (!this.sum || this.played.value === 0) return;
    const { room, simulation } = this.sum;
    const report = valueOf(await room.ask("simulation_report", { simulation, lang: language.value }));
    if (!this.left) this.report.value = report;
  }

  private async run(): Promise<void> {
    const rooms = await Promise.all(this.opening);
    const workers = await Promise.all(rooms.map((room) => this.sitDown(room)));
    const [first] = rooms;
    if (!first) return;
    this.sum = await this.sitDown(first);
    await Promise.all(workers.map((worker) => this.work(worker)));
    await this.tell();
    this.phase.value = "done";
  }

  private async sitDown(room: Room): Promise<Worker> {
    const { rules: id, bots, games, until, calls, seed } = this.setup;
    await rulesIn(room, id);
    this.withNetwork = await room.bringNetwork({ rules: id, seats: bots });
    const kept = games <= mostRows ? "yes" : "no";
    const terms: SimulationTerms = { rules: id, seats: bots.join(","), games, until, calls, seed, rows: kept };
    const { simulation, columns } = valueOf(await room.ask("begin_simulation", terms));
    this.columns = columns;
    return { room, simulation };
  }

  /** Lots that grow until each takes its time: often enough to see it move, seldom enough to lose none by it. */
  private async work(worker: Worker): Promise<void> {
    let lot = 1;
    while (this.phase.value === "running" && this.dealt < this.setup.games && !this.left) {
      const first = this.dealt;
      const games = Math.min(lot, this.setup.games - first);
      this.dealt += games;
      const begin = performance.now();
      valueOf(await worker.room.ask("simulate", { simulation: worker.simulation, first, games }));
      const speed = games / Math.max(1, performance.now() - begin);
      lot = Math.max(1, Math.min(4 * lot, Math.floor(speed * millisecondsALot)));
      await this.bring(worker, first);
    }
  }

  private async bring({ room, simulation }: Worker, first: number): Promise<void> {
    if (!this.sum) return;
    const { games, totals, rows } = valueOf(await room.ask("take_totals", { simulation }));
    valueOf(await this.sum.room.ask("add_totals", { simulation: this.sum.simulation, totals }));
    if (rows !== "") this.rows.push({ first, text: rows });
    const now = performance.now();
    batch(() => {
      this.played.value += games;
      this.milliseconds.value = now - this.begun;
    });
    if (now - this.reported < millisecondsAReport) return;
    this.reported = now;
    await this.tell();
  }
}
