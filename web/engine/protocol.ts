// What a page and a worker say to each other: first the module, then requests with a number, and each its answer.
import { Engine } from "./engine.js";
import type { Result } from "./result.js";
import type { AnswerOf, Asks, FieldsOf, Verb } from "./verbs.js";

export type ToWorker =
  | { kind: "load"; module: WebAssembly.Module }
  | { kind: "ask"; id: number; verb: Verb; fields: FieldsOf<Verb> };

export interface FromWorker {
  id: number;
  answer: Result<AnswerOf<Verb>>;
}

/** One end of the line: a worker as its page sees it, the page as its worker does, or a port of a channel. */
export interface Line {
  postMessage(message: ToWorker | FromWorker): void;
  addEventListener(kind: "message", listen: (event: MessageEvent) => void): void;
}

/** The worker's end: answers in the order in which it was asked. */
export function serve(page: Line): void {
  let engine: Promise<Engine> | null = null;
  page.addEventListener("message", (event) => {
    const message = event.data as ToWorker;
    if (message.kind === "load") {
      engine = Engine.of(message.module);
      return;
    }
    void answerTo(engine, message).then((answer) => page.postMessage({ id: message.id, answer }));
  });
}

async function answerTo(
  engine: Promise<Engine> | null,
  { verb, fields }: ToWorker & { kind: "ask" },
): Promise<Result<AnswerOf<Verb>>> {
  try {
    if (engine) return (await engine).askNow(verb, fields);
    return { ok: false, error: { where: "worker", message: "expected a module first" } };
  } catch (fault) {
    return { ok: false, error: { where: "worker", message: String(fault) } };
  }
}

/** The page's end. */
export class EngineClient implements Asks {
  private readonly waiting = new Map<number, (answer: Result<AnswerOf<Verb>>) => void>();
  private last = 0;

  constructor(
    private readonly worker: Line,
    module: WebAssembly.Module,
  ) {
    worker.addEventListener("message", (event) => {
      const { id, answer } = event.data as FromWorker;
      this.waiting.get(id)?.(answer);
      this.waiting.delete(id);
    });
    worker.postMessage({ kind: "load", module });
  }

  ask<V extends Verb>(verb: V, fields: FieldsOf<V>): Promise<Result<AnswerOf<V>>> {
    return new Promise((resolve) => {
      this.last += 1;
      this.waiting.set(this.last, (answer) => resolve(answer as Result<AnswerOf<V>>));
      this.worker.postMessage({ kind: "ask", id: this.last, verb, fields });
    });
  }
}
