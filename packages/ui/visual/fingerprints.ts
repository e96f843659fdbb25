/**
 * Skips comparisons that were already done. Decoding a screenshot and its baseline takes half a second, most of a
 * visual test. A fingerprint is a hash of a baseline and a screenshot that matched it. When both are the same bytes
 * again, no comparison is needed.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const file = new URL("fingerprints.json", import.meta.url);

/** Fingerprints by screenshot name, as committed. */
export function readFingerprints(): Record<string, string> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

/** Location of a screenshot's baseline. */
export const baselineOf = (picture: string): URL =>
  new URL(`__screenshots__/${picture}-chromium-linux.png`, import.meta.url);

/** Hash of a baseline and a screenshot that matched it. */
export function fingerprint(baseline: Uint8Array, picture: Uint8Array): string {
  const both = createHash("sha256").update(createHash("sha256").update(baseline).digest()).update(picture);
  return both.digest("base64url").slice(0, 22);
}

let known: Record<string, string> | undefined;

/** Whether this screenshot has a fingerprint. */
export function isKnown(picture: string): boolean {
  known ??= readFingerprints();
  return known[picture] !== undefined;
}

/** Whether the same screenshot matched the same baseline before. */
export function isRecorded(picture: string, taken: Uint8Array): boolean {
  const baseline = baselineOf(picture);
  if (!isKnown(picture) || !existsSync(baseline)) return false;
  return known?.[picture] === fingerprint(readFileSync(baseline), taken);
}

/** Records that this screenshot matches its baseline. */
export function record(picture: string, taken: Uint8Array): void {
  known = { ...readFingerprints(), [picture]: fingerprint(readFileSync(baselineOf(picture)), taken) };
  const sorted = Object.entries(known)
    .filter(([name]) => existsSync(baselineOf(name)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
