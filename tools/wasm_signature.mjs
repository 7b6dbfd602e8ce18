// Prints what `salida bench --signature-only` prints, from the browser's engine: node wasm_signature.mjs FILE.wasm
//
// The module exports salida_signature(), which returns the address of that text, ended by a zero byte.
import { readFile } from 'node:fs/promises';

const module = await WebAssembly.compile(await readFile(process.argv[2]));

// The C library may name a few system calls; the engine needs none, so each answers "not supported".
const imports = {};
for (const wanted of WebAssembly.Module.imports(module)) {
  (imports[wanted.module] ??= {})[wanted.name] = () => 52;
}

const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize?.();
const start = exports.salida_signature();
const bytes = new Uint8Array(exports.memory.buffer, start);
process.stdout.write(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0))));
