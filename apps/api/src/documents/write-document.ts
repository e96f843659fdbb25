import { Piscina } from "piscina";
import type { DocumentOrder } from "./document-thread.ts";

/** Of one document, from the moment that it is asked for. */
const LONGEST = 30_000;

/** A thread, because a document of 200 lines takes a third of a second. It ends when it was idle for a minute. */
const threads = new Piscina<DocumentOrder, Uint8Array>({
  filename: new URL("./document-thread.ts", import.meta.url).href,
  minThreads: 0,
  maxThreads: 1,
  maxQueue: 50,
  idleTimeout: 60_000,
  resourceLimits: { maxOldGenerationSizeMb: 256 },
});

/** Writes the PDF of a document. The same order gives the same bytes. @throws an error when that takes too long */
export async function writeDocument(order: DocumentOrder): Promise<Buffer> {
  const bytes = await threads.run(order, { signal: AbortSignal.timeout(LONGEST) });
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
