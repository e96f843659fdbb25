import type { Readable } from "node:stream";
import type { FastifyReply } from "fastify";

const clean = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "")
    .toLowerCase();

/** A file name of letters, digits and dashes: safe on every system, and in a header. */
export const fileName = (words: readonly string[], extension: string): string =>
  `${words
    .map(clean)
    .filter((word) => word !== "")
    .join("-")}.${extension}`;

interface SentFile {
  /** Of letters, digits and dashes: see `fileName`. */
  readonly name: string;
  readonly type: string;
  readonly content: Buffer | Readable | string;
}

/** Sends a file as a download that no cache keeps. */
export async function sendFile(reply: FastifyReply, { name, type, content }: SentFile): Promise<FastifyReply> {
  return await reply
    .type(type)
    .header("cache-control", "no-store")
    .header("content-disposition", `attachment; filename="${name}"`)
    .send(content);
}
