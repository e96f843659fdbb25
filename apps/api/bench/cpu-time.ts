import { readdirSync, readFileSync } from "node:fs";

/** Of a clock tick, as Linux counts them. */
const TICK_MS = 10;

interface ProcessTimes {
  readonly parent: number;
  /** With that of its children that have ended. */
  readonly milliseconds: number;
}

function timesOf(pid: number): ProcessTimes | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    const ticks = fields.slice(11, 15).reduce((total, value) => total + value, 0);
    return { parent: fields[1] ?? 0, milliseconds: ticks * TICK_MS };
  } catch {
    return null;
  }
}

/** Processor time in milliseconds of a process so far. On a busy machine it says more than time by the clock; only Linux tells it. */
export const cpuTime = (pid: number): number => timesOf(pid)?.milliseconds ?? Number.NaN;

/** The same, with the processes that it started and that still run. */
export function cpuTimeOfAll(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid);
  return cpuTime(pid) + children.reduce((total, times) => total + (times?.milliseconds ?? 0), 0);
}
