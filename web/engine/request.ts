// A request as the engine reads it: the verb, then names and values, each as its length in bytes, a colon, the bytes and
// a comma.
import type { Value } from "./verbs.js";

const encoder = new TextEncoder();

function bytesOf(value: Value): Uint8Array {
  return value instanceof Uint8Array ? value : encoder.encode(String(value));
}

export function requestBytes(verb: string, fields: Readonly<Record<string, Value | undefined>>): Uint8Array {
  const parts = [bytesOf(verb)];
  for (const [name, value] of Object.entries(fields)) {
    if (value !== undefined) parts.push(bytesOf(name), bytesOf(value));
  }
  const pieces = parts.flatMap((part) => [encoder.encode(`${part.length}:`), part, encoder.encode(",")]);
  const request = new Uint8Array(pieces.reduce((length, piece) => length + piece.length, 0));
  let at = 0;
  for (const piece of pieces) {
    request.set(piece, at);
    at += piece.length;
  }
  return request;
}
