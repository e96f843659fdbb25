/** Measures the steal time of a virtual machine: processor time that the host gave to others. */
import { readFileSync } from "node:fs";

/** Ticks of all processors since the start, as `/proc/stat` counts them; undefined where there is none. */
function ticks(): { readonly all: number; readonly stolen: number } | undefined {
  try {
    const [line = ""] = readFileSync("/proc/stat", "utf8").split("\n");
    // user, nice, system, idle, iowait, irq, softirq, steal; guests count as users already.
    const counts = line.split(/\s+/u).slice(1, 9).map(Number);
    return { all: counts.reduce((sum, count) => sum + count, 0), stolen: counts[7] ?? 0 };
  } catch {
    return undefined;
  }
}

/** Starts to count. The returned function describes the share so far. */
export function countStolen(): () => string {
  const start = ticks();
  return () => {
    const now = ticks();
    if (!start || !now || now.all === start.all) return "unknown";
    return `${((100 * (now.stolen - start.stolen)) / (now.all - start.all)).toFixed(0)}%`;
  };
}
