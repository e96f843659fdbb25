import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { TEST_SECRET_KEY } from "./test-environment.ts";

const MAIN = fileURLToPath(new URL("../main/main.ts", import.meta.url));

/** Waits until an API is ready; at most `seconds`. */
export async function untilReady(url: string, seconds: number, hasEnded: () => boolean = () => false): Promise<void> {
  for (const deadline = Date.now() + seconds * 1000; Date.now() < deadline;) {
    const isReady = await fetch(`${url}/health/ready`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (isReady) return;
    if (hasEnded()) throw new Error("The API ended");
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`The API did not get ready within ${seconds} s`);
}

interface ProcessOptions {
  readonly nodeOptions?: readonly string[];
  /** File descriptor for its output; without one only errors are shown. */
  readonly output?: number;
}

/** Starts the API in a separate process, as in production, and waits until it is ready. */
export async function startProcess(
  environment: Readonly<Record<string, string>>,
  url: string,
  { nodeOptions = [], output }: ProcessOptions = {},
): Promise<ChildProcess> {
  const child = spawn(process.execPath, [...nodeOptions, MAIN], {
    env: { ...process.env, SECRET_KEY: TEST_SECRET_KEY, ...environment },
    stdio: ["ignore", output ?? "ignore", output ?? "inherit"],
  });
  await untilReady(url, 60, () => child.exitCode !== null || child.signalCode !== null);
  return child;
}

/** Ends a process and waits until it has exited. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
