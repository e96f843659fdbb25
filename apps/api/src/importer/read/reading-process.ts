/** The process of `bundle-reader.ts`: reads and checks bundles, one after the other. */
import { BundleError } from "../findings/bundle-error.ts";
import type { ReadingAnswer } from "./bundle-reader.ts";
import { readBundle } from "./read-bundle.ts";

async function answerTo(source: string): Promise<ReadingAnswer> {
  try {
    const { found: _found, places, ...loaded } = await readBundle(source);
    return { kind: "read", loaded: { ...loaded, places: places.rows() } };
  } catch (error) {
    if (error instanceof BundleError) return { kind: "refused", findings: error.findings };
    return { kind: "failed", error };
  }
}

process.on("message", (source: string) => {
  void answerTo(source).then((answer) => process.send?.(answer));
});
