// What asking gives: a value, or what was wrong.
import type { EngineError } from "./answers.js";

export type Result<T> = { ok: true; value: T } | { ok: false; error: EngineError };
