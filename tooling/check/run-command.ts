import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Check } from "./checks.ts";

/** Milliseconds. What a check left running may hold its output open: words that come later than this are not waited for. */
const LAST_WORDS = 5_000;
/** Milliseconds in which what is asked to end may tell how far it came. */
const LEAVE = 30_000;

interface Command extends Pick<Check, "command" | "args" | "folder" | "givesWay"> {
  readonly environment: Readonly<Record<string, string>>;
  /** Keeps what it writes instead of showing it at once. */
  readonly whole: boolean;
  /** One that takes longer hangs, and is ended with all that it started. */
  readonly minutes: number;
}

export interface CommandResult {
  /** Null when it was ended. */
  readonly code: number | null;
  /** What it wrote, when that was kept. */
  readonly output: string;
  readonly tookTooLong: boolean;
}

/** Each command leads a group of its own, so that all of it can be ended. */
const leaders = new Set<number>();

function endGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // Nobody of the group is left.
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    for (const leader of leaders) endGroup(leader, signal);
    process.exit(130);
  });

/** Runs a command with the repository's own binaries first on the path; its output is this process's output, or is kept. */
export async function runCommand(how: Command): Promise<CommandResult> {
  const bin = [
    join(process.cwd(), "node_modules/node/bin"),
    join(process.cwd(), "node_modules/.bin"),
    join(process.cwd(), how.folder, "node_modules/.bin"),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(how.command, how.args, {
      cwd: how.folder,
      detached: true,
      stdio: how.whole ? ["ignore", "pipe", "pipe"] : "inherit",
      env: {
        ...process.env,
        ...how.environment,
        PATH: [...bin, process.env["PATH"] ?? ""].join(":"),
        TURBO_TELEMETRY_DISABLED: "1",
      },
    });
    child.on("error", reject);
    const leader = child.pid;
    if (leader === undefined) return;
    leaders.add(leader);
    if (how.givesWay) setPriority(leader, 5);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    let tookTooLong = false;
    let killing: NodeJS.Timeout | undefined;
    const limit = setTimeout(() => {
      tookTooLong = true;
      endGroup(leader, "SIGINT");
      killing = setTimeout(() => endGroup(leader, "SIGKILL"), LEAVE);
    }, how.minutes * 60_000);
    const finish = (code: number | null): void => {
      clearTimeout(limit);
      clearTimeout(killing);
      if (tookTooLong) endGroup(leader, "SIGKILL");
      leaders.delete(leader);
      resolve({ code, output, tookTooLong });
    };
    child.on("close", finish);
    child.on("exit", (code) => setTimeout(() => finish(code), LAST_WORDS));
  });
}
