import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import { createWriteStream, mkdirSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

export interface Application {
  readonly name: string;
  readonly process: ChildProcess;
  /** Path of its log. */
  readonly log: string;
}

export interface ApplicationOptions {
  readonly name: string;
  /** Below the root of the repository. */
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly dataDir: string;
}

/** Starts a server as a child that ends when this process ends, however it ends. Its output goes to a log in the data folder. */
export function startApplication({ name, script, environment, dataDir }: ApplicationOptions): Application {
  const logs = join(dataDir, "logs");
  mkdirSync(logs, { recursive: true });
  const log = join(logs, `${name}.log`);
  const preloaded = ["end-with-parent.mjs", "quick-imports.mjs"].flatMap((name) => [
    "--import",
    `./tooling/start/${name}`,
  ]);
  const child = spawn(process.execPath, [...preloaded, script], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // A group of its own: Ctrl-C goes to this process alone, which stops the children in order.
    detached: true,
  });
  const sink = createWriteStream(log, { flags: "a" });
  child.stdout?.pipe(sink);
  child.stderr?.pipe(sink);
  return { name, process: child, log };
}

/**
 * Waits until `url` answers 200.
 * @throws Error with the path of the log when the application ends or does not answer in time.
 */
export async function untilReady(application: Application, url: string, seconds: number): Promise<void> {
  const deadline = Date.now() + seconds * 1000;
  while (Date.now() < deadline) {
    if (application.process.exitCode !== null)
      throw new Error(`${application.name} stopped at once; ${application.log} says why.`);
    try {
      const answer = await fetch(url, { signal: AbortSignal.timeout(2000) });
      if (answer.ok) return;
    } catch {
      // Not listening yet.
    }
    await sleep(50);
  }
  throw new Error(`${application.name} did not become ready within ${seconds} s; ${application.log} says more.`);
}

/** Asks an application to stop and waits; after ten seconds it is ended. */
export async function stopApplication({ process: child }: Application): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await ended;
  clearTimeout(timer);
}
