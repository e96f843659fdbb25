import { spawn } from "node:child_process";
import { setPriority } from "node:os";
import { join } from "node:path";
import type { Check } from "./checks.ts";

interface Command extends Pick<Check, "command" | "args" | "folder" | "givesWay"> {
  readonly environment: Readonly<Record<string, string>>;
  /** Keeps what it writes instead of showing it at once. */
  readonly whole: boolean;
}

/** Runs a command with the repository's own binaries first on the path; its output is this process's output, or is kept. */
export async function runCommand(how: Command): Promise<{ readonly code: number | null; readonly output: string }> {
  const bin = [
    join(process.cwd(), "node_modules/node/bin"),
    join(process.cwd(), "node_modules/.bin"),
    join(process.cwd(), how.folder, "node_modules/.bin"),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(how.command, how.args, {
      cwd: how.folder,
      stdio: how.whole ? ["ignore", "pipe", "pipe"] : "inherit",
      env: {
        ...process.env,
        ...how.environment,
        PATH: [...bin, process.env["PATH"] ?? ""].join(":"),
        TURBO_TELEMETRY_DISABLED: "1",
      },
    });
    if (how.givesWay && child.pid !== undefined) setPriority(child.pid, 5);
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    child.on("error", reject);
    child.on("close", (code) => resolve({ code, output }));
  });
}
