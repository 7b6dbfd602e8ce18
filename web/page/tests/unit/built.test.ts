// The page as it was built: small enough for a first visit, and everything compressed that gains by it.
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../../../build/web/page/", import.meta.url));
if (!existsSync(`${folder}index.html`)) throw new Error("expected the built page in build/web/page: npm run build:page");

const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => statSync(folder + name).isFile());
const html = readFileSync(`${folder}index.html`, "utf8");

/** What a browser fetches before the first screen stands. */
function firstLoad(): string[] {
  const named = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, name = ""]) => name);
  const byName = (pattern: RegExp) => files.filter((name) => pattern.test(name));
  return ["index.html", ...named, ...byName(/^assets\/worker-[^.]*\.js$/), ...byName(/^assets\/salida-[^.]*\.wasm$/)];
}

test("the first load is at most 250 KB in brotli", () => {
  const load = firstLoad();
  expect(load).toHaveLength(new Set(load).size);
  for (const kind of [/\.html$/, /index.*\.js$/, /\.css$/, /worker.*\.js$/, /\.wasm$/]) expect(load.filter((name) => kind.test(name))).not.toEqual([]);
  const sizes = load.map((name) => [statSync(`${folder}${name}.br`).size, name] as const);
  const sum = sizes.reduce((total, [size]) => total + size, 0);
  console.log(`first load, brotli: ${(sum / 1000).toFixed(1)} KB of 250\n${sizes.map(([size, name]) => `${size} ${name}`).join("\n")}`);
  expect(sum).toBeLessThanOrEqual(250_000);
});

test("what is compressed is the same file", () => {
  const originals = files.filter((name) => /\.(html|js|css|wasm|svg|webmanifest)$/.test(name) && statSync(folder + name).size > 500);
  expect(originals.length).toBeGreaterThan(5);
  for (const name of originals) {
    const bytes = readFileSync(folder + name);
    expect(brotliDecompressSync(readFileSync(`${folder}${name}.br`)).equals(bytes), name).toBe(true);
    expect(gunzipSync(readFileSync(`${folder}${name}.gz`)).equals(bytes), name).toBe(true);
  }
});

test("the service worker keeps every file, and none of the compressed ones", () => {
  const worker = readFileSync(`${folder}sw.js`, "utf8");
  const own = files.filter((name) => !/\.(br|gz)$/.test(name) && name !== "sw.js");
  for (const name of own) expect(worker, name).toContain(`"${name}"`);
  expect(worker).not.toMatch(/\.(br|gz)"/);
});

test("the page has no inline script and no inline style", () => {
  expect(html).not.toMatch(/<script(?![^>]*\ssrc=)/);
  expect(html).not.toMatch(/<style|\sstyle=/);
});
