import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);

/** Content in each content encoding. */
export interface PackedBytes {
  readonly etag: string;
  readonly identity: Buffer;
  readonly br: Buffer;
  readonly gzip: Buffer;
}

export const etagOf = (bytes: Buffer): string =>
  `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;

/** @param quality of Brotli, 0 to 11. The highest takes some ten times longer than the default, for content that is sent often. */
export async function packBytes(identity: Buffer, quality = 6): Promise<PackedBytes> {
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: identity.length },
  };
  const [br, zipped] = await Promise.all([brotli(identity, options), gzipped(identity, { level: 6 })]);
  return { etag: etagOf(identity), identity, br, gzip: zipped };
}

const SMALLEST_FIRST = ["br", "gzip", "identity"] as const;
export type Encoding = (typeof SMALLEST_FIRST)[number];

/** The smallest encoding that an Accept-Encoding header accepts. */
export function chooseEncoding(accept: string | string[] | undefined): Encoding {
  const encodings = new Negotiator({ headers: { "accept-encoding": String(accept ?? "") } }).encodings([
    ...SMALLEST_FIRST,
  ]);
  return SMALLEST_FIRST.find((encoding) => encodings.includes(encoding)) ?? "identity";
}
