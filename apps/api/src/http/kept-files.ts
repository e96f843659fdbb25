/**
 * Answers requests for hashed files of a build from memory. The name of such a file contains a hash of its content, so
 * it never changes, and a browser that opens the product for the first time asks for some twenty of them.
 */
import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { FOR_EVER, isHashed } from "./cache-control.ts";
import { chooseEncoding } from "../kernel/packed-bytes.ts";
import type { Encoding } from "../kernel/packed-bytes.ts";

/** Matches the names of scripts, styles and fonts in the folder itself. Other files are sent from disk. */
const NAME = /^[A-Za-z0-9][\w.-]*\.(js|css|woff2)$/;
const TYPES: Readonly<Record<string, string>> = {
  js: "text/javascript; charset=utf-8",
  css: "text/css; charset=utf-8",
  woff2: "font/woff2",
};
/** Content encodings with the ending of the file that a build writes next to the plain one. */
const ENDINGS: Readonly<Record<Encoding, string>> = { br: ".br", gzip: ".gz", identity: "" };
/** Bytes. A build has some 4 MB of such files in all encodings; earlier builds may lie beside it. */
const MOST_BYTES = 32_000_000;
/** Milliseconds without a change after which a build has written a file and its compressed versions completely. */
const COMPLETE = 10_000;

type KeptFile = Readonly<Partial<Record<Encoding, Buffer>>> & { readonly identity: Buffer };

/** Reads a file, or returns null when there is none. Rejects when it cannot be read. */
async function read(path: string): Promise<{ readonly bytes: Buffer; readonly isComplete: boolean } | null> {
  try {
    const [bytes, { mtimeMs }] = await Promise.all([readFile(path), stat(path)]);
    return { bytes, isComplete: Date.now() - mtimeMs > COMPLETE };
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}

/** Reads a file in all its encodings. Returns null when it is missing or may still be written. */
async function readAll(path: string): Promise<KeptFile | null> {
  const [identity, br, gzip] = await Promise.all([read(path), read(path + ENDINGS.br), read(path + ENDINGS.gzip)]);
  if (identity === null || [identity, br, gzip].some((file) => file?.isComplete === false)) return null;
  return { identity: identity.bytes, ...(br && { br: br.bytes }), ...(gzip && { gzip: gzip.bytes }) };
}

async function send(file: KeptFile, type: string, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const wanted = chooseEncoding(request.headers["accept-encoding"]);
  const encoding = file[wanted] === undefined ? "identity" : wanted;
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  reply.header("cache-control", FOR_EVER).header("vary", "Accept-Encoding");
  return await reply.type(type).send(file[encoding] ?? file.identity);
}

/**
 * Answers requests for hashed files of `folder` before the routes of `scope` do. It leaves to the routes: requests with a
 * range or a condition, and files that are missing or cannot be read. The rate limit belongs to the routes, so it does
 * not count the other requests: an answer from memory takes no longer than a refusal.
 * @param prefix of the folder's URL, with a slash at its end
 */
export function keepFiles(scope: FastifyInstance, folder: string, prefix: string): void {
  const files = new LRUCache<string, KeptFile>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ identity, br, gzip }) => identity.length + (br?.length ?? 0) + (gzip?.length ?? 0) + 1,
    // The route reads the file again and reports the error.
    fetchMethod: async (name) => (await readAll(join(folder, name)).catch(() => null)) ?? undefined,
  });
  scope.addHook("onRequest", async (request, reply) => {
    const { range, "if-none-match": match, "if-modified-since": since } = request.headers;
    if (request.method !== "GET" || range !== undefined || match !== undefined || since !== undefined) return undefined;
    const name = request.url.slice(prefix.length);
    const type = TYPES[NAME.exec(name)?.[1] ?? ""];
    if (type === undefined || !isHashed(name)) return undefined;
    const file = await files.fetch(name);
    return file && (await send(file, type, request, reply));
  });
}
