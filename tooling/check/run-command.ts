import { spawn } from "node:child_process";
import { join } from "node:path";

/** Runs a command with the repository's own binaries first on the path; its output is this process's output. */
export async function runCommand(
  command: string,
  args: readonly string[],
  folder: string,
  environment: Readonly<Record<string, string>>,
): Promise<{ readonly code: number | null }> {
  const bin = [
    join(process.cwd(), "node_modules/node/bin"),
    join(process.cwd(), "node_modules/.bin"),
    join(process.cwd(), folder, "node_modules/.bin"),
  ];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: "inherit",
      env: {
        ...process.env,
        ...environment,
        PATH: [...bin, process.env["PATH"] ?? ""].join(":"),
        TURBO_TELEMETRY_DISABLED: "1",
      },
    });
    child.on("error", reject);
    child.on("exit", (code) => resolve({ code }));
  });
}
