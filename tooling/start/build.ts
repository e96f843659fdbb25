import { spawn } from "node:child_process";
import { join } from "node:path";

/**
 * Builds workspace packages with turbo, which skips unchanged ones.
 * @throws Error with turbo's output when a build fails, or when `signal` is aborted.
 */
export async function build(packages: readonly string[], signal: AbortSignal): Promise<void> {
  const args = [
    "run",
    "build",
    ...packages.map((name) => `--filter=${name}`),
    "--output-logs=errors-only",
    "--no-update-notifier",
  ];
  const output: string[] = [];
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(join("node_modules/.bin/turbo"), args, {
      stdio: ["ignore", "pipe", "pipe"],
      signal,
      env: {
        ...process.env,
        PATH: `${join(process.cwd(), "node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
        TURBO_TELEMETRY_DISABLED: "1",
      },
    });
    child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
    child.on("error", reject);
    child.on("exit", resolve);
  });
  if (code !== 0) throw new Error(`Building ${packages.join(", ")} failed:\n${output.join("")}`);
}
