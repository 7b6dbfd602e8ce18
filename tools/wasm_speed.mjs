// Random games a second in the browser's simulator, for each rule set: node wasm_speed.mjs FILE.wasm [SECONDS]
//
// To be held against `salida sim --rules RULES --games 30000 --threads 1` on the same machine in the same minute.
import { readFile } from 'node:fs/promises';

const module = await WebAssembly.compile(await readFile(process.argv[2]));
const seconds = Number(process.argv[3] ?? 1);

const imports = {};
for (const wanted of WebAssembly.Module.imports(module)) {
  (imports[wanted.module] ??= {})[wanted.name] = () => 52;
}
const { exports } = await WebAssembly.instantiate(module, imports);
exports._initialize();

/** A request as docs/engine.md has it, all letters being ASCII. */
function ask(verb, fields) {
  const parts = [verb, ...Object.entries(fields).flat()].map(String);
  const request = new TextEncoder().encode(parts.map((part) => `${part.length}:${part},`).join(''));
  const room = exports.salida_room(request.length);
  new Uint8Array(exports.memory.buffer, room).set(request);
  const start = exports.salida_ask();
  const bytes = new Uint8Array(exports.memory.buffer, start);
  return JSON.parse(new TextDecoder().decode(bytes.subarray(0, bytes.indexOf(0))));
}

for (const { id, arms } of ask('catalogue', {}).rules) {
  const { simulation } = ask('begin_simulation', { rules: id, seats: Array(arms).fill('random').join(',') });
  ask('simulate', { simulation, games: 1000 }); // the browser compiles it anew while it runs
  const begin = performance.now();
  let games = 0;
  for (; performance.now() - begin < 1000 * seconds; games += 500) ask('simulate', { simulation, games: 500 });
  console.log(id.padEnd(12), Math.round((1000 * games) / (performance.now() - begin)), 'games/s');
}
