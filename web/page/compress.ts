// Beside every file of the built page that gains by it, the same compressed: the server sends what a browser takes.
import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const compressible = /\.(html|js|css|wasm|svg|webmanifest|net)$/;
/** What saves less is not worth a second file. */
const worthwhile = 0.95;

const inBrotli = promisify(brotliCompress);
const inGzip = promisify(gzip);

export async function compressFolder(folder: string): Promise<void> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true });
  const gaining = files.filter((file) => file.isFile() && compressible.test(file.name));
  await Promise.all(gaining.map((file) => compressFile(join(file.parentPath, file.name))));
}

async function compressFile(path: string): Promise<void> {
  const bytes = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
  const compressed = { br: await inBrotli(bytes, { params }), gz: await inGzip(bytes, { level: constants.Z_BEST_COMPRESSION }) };
  for (const [suffix, smaller] of Object.entries(compressed)) {
    if (smaller.length < worthwhile * bytes.length) await writeFile(`${path}.${suffix}`, smaller);
  }
}

/** After everything else has been written, the service worker too. */
export function compress(): Plugin {
  let folder = "";
  return {
    name: "salida-compress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = join(root, build.outDir);
    },
    closeBundle: { order: "post", sequential: true, handler: () => compressFolder(folder) },
  };
}
