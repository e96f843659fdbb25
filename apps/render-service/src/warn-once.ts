const MOST_REMEMBERED = 1_000;
const REMINDER = 600_000;

/** Passes on each warning at most once per ten minutes. An unknown article would otherwise cause a warning with every click. */
export function warnOnce(warn: (warning: string) => void, now: () => number = Date.now): (warning: string) => void {
  const warnedAt = new Map<string, number>();
  return (warning) => {
    const last = warnedAt.get(warning);
    if (last !== undefined && now() - last < REMINDER) return;
    warnedAt.delete(warning);
    warnedAt.set(warning, now());
    for (const oldest of warnedAt.keys()) {
      if (warnedAt.size <= MOST_REMEMBERED) break;
      warnedAt.delete(oldest);
    }
    warn(warning);
  };
}
