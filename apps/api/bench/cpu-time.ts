import { readdirSync, readFileSync } from "node:fs";

/** Milliseconds of a Linux clock tick. */
const TICK_MS = 10;

interface ProcessTimes {
  readonly parent: number;
  /** Including children that have ended. */
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

/**
 * Processor time of a process so far, in milliseconds. More reliable than wall-clock time on a busy machine. Linux
 * only.
 */
export const cpuTime = (pid: number): number => timesOf(pid)?.milliseconds ?? Number.NaN;

/** The same, including its running child processes. */
export function cpuTimeOfAll(pid: number): number {
  const children = readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map((name) => timesOf(Number(name)))
    .filter((times) => times?.parent === pid);
  return cpuTime(pid) + children.reduce((total, times) => total + (times?.milliseconds ?? 0), 0);
}
