/**
 * What needs no comparison. Comparing a picture with its baseline takes most of a visual test's time: half a second to decode the
 * two. A fingerprint is taken of a baseline together with a picture that was compared and found the same; whoever makes the same
 * picture of the same baseline, to the byte, needs not compare them again. Anything else is compared.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const file = new URL("fingerprints.json", import.meta.url);

/** Fingerprints by the name of the picture, as they stand in the repository. */
export function readFingerprints(): Record<string, string> {
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Record<string, string>) : {};
}

/** Where the baseline of a picture lies. */
export const baselineOf = (picture: string): URL =>
  new URL(`__screenshots__/${picture}-chromium-linux.png`, import.meta.url);

/** Of a baseline and a picture that looks the same; both count. */
export function fingerprint(baseline: Uint8Array, picture: Uint8Array): string {
  const both = createHash("sha256").update(createHash("sha256").update(baseline).digest()).update(picture);
  return both.digest("base64url").slice(0, 22);
}

let known: Record<string, string> | undefined;

/** Whether there is a fingerprint of this picture at all. */
export function isKnown(picture: string): boolean {
  known ??= readFingerprints();
  return known[picture] !== undefined;
}

/** Whether this picture was found the same as its baseline before, the baseline being what it was then. */
export function isRecorded(picture: string, taken: Uint8Array): boolean {
  const baseline = baselineOf(picture);
  if (!isKnown(picture) || !existsSync(baseline)) return false;
  return known?.[picture] === fingerprint(readFileSync(baseline), taken);
}

/** Keeps that this picture looks like its baseline. */
export function record(picture: string, taken: Uint8Array): void {
  known = { ...readFingerprints(), [picture]: fingerprint(readFileSync(baselineOf(picture)), taken) };
  const sorted = Object.entries(known)
    .filter(([name]) => existsSync(baselineOf(name)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  writeFileSync(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
