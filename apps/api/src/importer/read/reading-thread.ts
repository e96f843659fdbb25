/** The thread of `bundle-reader.ts`: reads and checks bundles, one after the other. */
import { parentPort } from "node:worker_threads";
import { BundleError } from "../findings/bundle-error.ts";
import type { ReadingAnswer } from "./bundle-reader.ts";
import { readBundle } from "./read-bundle.ts";

async function answerTo(source: string): Promise<ReadingAnswer> {
  try {
    const { found: _found, places, ...loaded } = await readBundle(source);
    return { kind: "read", loaded: { ...loaded, places: places.rows() } };
  } catch (error) {
    // Any other error ends the thread, and its message reaches who asked.
    if (error instanceof BundleError) return { kind: "refused", findings: error.findings };
    throw error;
  }
}

parentPort?.on("message", (source: string) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  void answerTo(source).then((answer) => parentPort?.postMessage(answer));
});
