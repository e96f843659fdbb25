import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Check } from "./checks.ts";

/**
 * Milliseconds to wait for more output after the exit, because a process that a check left running can keep the pipe
 * open.
 */
const LAST_WORDS = 5_000;
/** Milliseconds that a process may take to end after a signal. */
const LEAVE = 30_000;

interface Command extends Pick<Check, "command" | "args" | "folder" | "givesWay"> {
  readonly environment: Readonly<Record<string, string>>;
  /** Collects the output instead of streaming it. */
  readonly whole: boolean;
  /** Timeout in minutes, after which the command and its children are ended. */
  readonly minutes: number;
}

export interface CommandResult {
  /** Exit code; null when it was ended. */
  readonly code: number | null;
  /** The collected output. */
  readonly output: string;
  readonly tookTooLong: boolean;
}

/** Each command has its own process group, so that its children can be ended too. */
const leaders = new Set<number>();

function endGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // The group has no processes left.
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const)
  process.on(signal, () => {
    for (const leader of leaders) endGroup(leader, signal);
    process.exit(130);
  });

/** Runs a command with the repository's own binaries first on the path; its output is streamed or collected. */
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
