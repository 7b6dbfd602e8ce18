// Bundles the script of the report page: build/web/report.js, and beside it the hash by which the page's content
// security policy lets it run.
import { createHash } from "node:crypto";
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

import { build } from "esbuild";

const root = new URL("../../", import.meta.url);

/** The packages that have a part in the bundle: "d3-array", "@observablehq/plot". */
function packagesIn({ inputs }) {
  const names = Object.keys(inputs).map((path) => path.match(/node_modules\/((?:@[^/]+\/)?[^/]+)\//)?.[1]);
  return [...new Set(names)].filter(Boolean).sort();
}

function licenceOf(name) {
  const folder = new URL(`node_modules/${name}/`, root);
  const file = readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry));
  if (file) return readFileSync(new URL(file, folder), "utf8").trim();
  const { license, author } = JSON.parse(readFileSync(new URL("package.json", folder), "utf8"));
  return `${license}, ${typeof author === "string" ? author : author?.name}`;
}

/** Every report is a copy of these libraries, so each carries their licences; a text that several share comes once. */
function licences(names) {
  const packages = new Map();
  for (const name of names) packages.set(licenceOf(name), [...(packages.get(licenceOf(name)) ?? []), name]);
  const texts = [...packages].map(([text, of]) => `${of.join(", ")}:\n\n${text}`);
  return `/*\n${texts.join("\n\n---\n\n").replaceAll("*/", "* /").replaceAll("<", "(").replaceAll(">", ")")}\n*/\n`;
}

const { metafile, outputFiles } = await build({
  absWorkingDir: fileURLToPath(root),
  entryPoints: ["web/report/report.ts"],
  outfile: "build/web/report.js",
  bundle: true,
  minify: true,
  format: "iife",
  target: ["es2022"],
  metafile: true,
  write: false,
});

const [output] = Object.values(metafile.outputs);
const script = licences(packagesIn(output)) + outputFiles[0].text;
mkdirSync(new URL("build/web/", root), { recursive: true });
writeFileSync(
  new URL("build/web/report.js.hash", root),
  `sha256-${createHash("sha256").update(script).digest("base64")}`,
);
writeFileSync(new URL("build/web/report.js", root), script);
