const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** Milliseconds after which a part that ends counts as having run well. */
export const STABLE_AFTER = 60_000;

/** Milliseconds to wait before a part is started again that has now failed so many times in a row. */
export function pauseBefore(failures: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
}
