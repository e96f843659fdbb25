/**
 * Shortens a list of steps that fails, with a bounded number of replays: by leaving out what one device does, then halves,
 * quarters and so on.
 */
import type { Step } from "./steps/step.ts";

const deviceOf = (step: Step | undefined): string | null => (step && "device" in step ? step.device : null);

export async function shrink(
  steps: readonly Step[],
  stillFails: (steps: readonly Step[]) => Promise<boolean>,
  mostReplays: number,
): Promise<readonly Step[]> {
  let short = steps;
  let replays = 0;
  const devices = new Set(steps.map(deviceOf));
  for (const left of devices) {
    if (left === null || left === deviceOf(steps.at(-1)) || replays >= mostReplays) continue;
    const without = short.filter((step) => deviceOf(step) !== left);
    replays += 1;
    if (await stillFails(without)) short = without;
  }
  for (
    let size = Math.ceil(steps.length / 2);
    size >= 1 && replays < mostReplays;
    size = size === 1 ? 0 : Math.ceil(size / 2)
  ) {
    // From the end: the step that fails is the last one, and stays.
    for (let end = short.length - 1; end > 0 && replays < mostReplays; end -= size) {
      const without = [...short.slice(0, Math.max(0, end - size)), ...short.slice(end)];
      replays += 1;
      if (await stillFails(without)) short = without;
    }
  }
  return short;
}
