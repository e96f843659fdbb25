import { comparing } from "../importer/change/bundle-difference.ts";

/** Every difference between two versions of a catalogue, at once. */
export function compareSources(...versions: Parameters<typeof comparing>) {
  const work = comparing(...versions);
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}
