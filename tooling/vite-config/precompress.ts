import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Plugin } from "vite";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Text files that browsers load. Source maps are for developers; pictures, films and fonts are already compressed. */
const TEXT = /\.(?:js|css|svg|json|wasm)$/;
/** Bytes. A smaller file fits in one packet anyway. */
const SMALLEST = 1_024;

async function pack(file: string): Promise<void> {
  const content = await readFile(file);
  if (content.length < SMALLEST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
  await Promise.all([
    brotli(content, { params }).then((packed) => writeFile(`${file}.br`, packed)),
    gzipped(content, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ]);
}

/**
 * Vite plugin: writes a brotli and a gzip version next to every text file of a build. Nobody is sent a build for the
 * server.
 */
export function precompress(): Plugin {
  let folder: string | null = null;
  return {
    name: "showroom:precompress",
    apply: "build",
    configResolved: ({ root, build }) => {
      folder = build.write && !build.ssr ? join(root, build.outDir) : null;
    },
    closeBundle: {
      order: "post",
      sequential: true,
      handler: async () => {
        const built = folder;
        if (built === null) return;
        const names = await readdir(built, { recursive: true }).catch(() => []);
        await Promise.all(names.filter((name) => TEXT.test(name)).map((name) => pack(join(built, name))));
      },
    },
  };
}
