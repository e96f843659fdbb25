const FIRST_PAUSE = 1_000;
const LONGEST_PAUSE = 30_000;

/** After this many milliseconds of running, a part's earlier failures no longer count. */
export const STABLE_AFTER = 60_000;

/** Milliseconds to wait before a restart, after the given number of consecutive failures. */
export function pauseBefore(failures: number): number {
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** (failures - 1));
}
