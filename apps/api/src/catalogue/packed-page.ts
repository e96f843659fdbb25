import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";
import type { Page } from "@showroom/domain/model/page";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** A serialised page in each content encoding. */
export interface PackedPage {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

const packed = new WeakMap<Page, Promise<PackedPage>>();

async function pack(page: Page): Promise<PackedPage> {
  const identity = Buffer.from(JSON.stringify(page));
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  };
  const [br, zipped] = await Promise.all([brotli(identity, options), gzipped(identity, { level: 6 })]);
  return {
    etag: `"${createHash("sha256").update(identity).digest("base64url").slice(0, 22)}"`,
    identity,
    br,
    gzip: zipped,
  };
}

/**
 * Serialises and compresses a page once while the catalogue caches it, because pages are large and every buyer loads
 * them.
 */
export function packedPage(page: Page): Promise<PackedPage> {
  const before = packed.get(page);
  if (before) return before;
  const packing = pack(page);
  packed.set(page, packing);
  return packing;
}

const SMALLEST_FIRST = ["br", "gzip", "identity"] as const;
export type PageEncoding = (typeof SMALLEST_FIRST)[number];

/** The smallest encoding that an Accept-Encoding header accepts. */
export function chooseEncoding(accept: string | string[] | undefined): PageEncoding {
  const encodings = new Negotiator({ headers: { "accept-encoding": String(accept ?? "") } }).encodings([
    ...SMALLEST_FIRST,
  ]);
  return SMALLEST_FIRST.find((encoding) => encodings.includes(encoding)) ?? "identity";
}
