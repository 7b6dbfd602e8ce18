// The engine beside the browser, to judge what the page made.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
export { Engine } from "../../../engine/engine.js";

const path = fileURLToPath(new URL("../../../../build/wasm/salida.wasm", import.meta.url));
export const module = await WebAssembly.compile(readFileSync(path));
