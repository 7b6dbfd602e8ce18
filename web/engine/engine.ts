// The engine: salida.wasm, asked and answered.
import type { EngineError } from "./answers.js";
import { requestBytes } from "./request.js";
import type { Result } from "./result.js";
import type { AnswerOf, Asks, FieldsOf, Value, Verb } from "./verbs.js";

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  salida_signature(): number;
  salida_room(bytes: number): number;
  salida_ask(): number;
}

/** The C library names a few system calls; the engine needs none, so each answers "not supported". */
function importsOf(module: WebAssembly.Module): WebAssembly.Imports {
  const imports: Record<string, Record<string, () => number>> = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) (imports[from] ??= {})[name] = () => 52;
  return imports;
}

function isError(answer: object): answer is { error: EngineError } {
  return "error" in answer && typeof answer.error === "object";
}

export class Engine implements Asks {
  static async of(module: WebAssembly.Module): Promise<Engine> {
    const instance = await WebAssembly.instantiate(module, importsOf(module));
    return new Engine(instance.exports as unknown as Exports);
  }

  private readonly decoder = new TextDecoder();
  private broken: EngineError | null = null;

  private constructor(private readonly wasm: Exports) {
    wasm._initialize();
  }

  /** What `salida bench --signature-only` prints: the proof that this engine plays the same games. */
  signature(): string {
    return this.textAt(this.wasm.salida_signature());
  }

  /** At once; what thinks long is better asked in a worker. */
  askNow<V extends Verb>(verb: V, fields: FieldsOf<V>): Result<AnswerOf<V>> {
    const answer = this.answerTo(requestBytes(verb, fields as Readonly<Record<string, Value | undefined>>));
    return answer.ok ? { ok: true, value: answer.value as AnswerOf<V> } : answer;
  }

  async ask<V extends Verb>(verb: V, fields: FieldsOf<V>): Promise<Result<AnswerOf<V>>> {
    return this.askNow(verb, fields);
  }

  /** The answer to bytes that may be no request at all. */
  answerTo(request: Uint8Array): Result<object> {
    if (this.broken) return { ok: false, error: this.broken };
    try {
      const room = this.wasm.salida_room(request.length);
      if (room === 0) return { ok: false, error: { where: "request", message: "expected at most 4 MB" } };
      new Uint8Array(this.wasm.memory.buffer, room, request.length).set(request);
      const answer = JSON.parse(this.textAt(this.wasm.salida_ask())) as object;
      return isError(answer) ? { ok: false, error: answer.error } : { ok: true, value: answer };
    } catch (fault) {
      // Memory that ran out, or a mistake of ours: what the module holds is no longer to be trusted.
      this.broken = { where: "engine", message: String(fault) };
      return { ok: false, error: this.broken };
    }
  }

  private textAt(address: number): string {
    const bytes = new Uint8Array(this.wasm.memory.buffer);
    return this.decoder.decode(bytes.subarray(address, bytes.indexOf(0, address)));
  }
}

/** In a browser: compiled while it comes in. The server must call it application/wasm. */
export async function fetchModule(url: string | URL): Promise<WebAssembly.Module> {
  return WebAssembly.compileStreaming(fetch(url));
}

export async function loadEngine(source: string | URL | BufferSource | WebAssembly.Module): Promise<Engine> {
  if (source instanceof WebAssembly.Module) return Engine.of(source);
  if (typeof source === "string" || source instanceof URL) return Engine.of(await fetchModule(source));
  return Engine.of(await WebAssembly.compile(source));
}
