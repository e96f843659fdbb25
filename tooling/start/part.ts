import { spawn } from "node:child_process";
import type { ChildProcess } from "node:child_process";
import type { LogFile } from "./log-file.ts";

/** A server that the launcher keeps running. */
export interface Part {
  readonly name: string;
  /** Path below the root of the repository. */
  readonly script: string;
  readonly environment: Readonly<Record<string, string>>;
  /** URL that responds 200 when the part is ready. Without it, the part calls `process.send("ready")`. */
  readonly readyUrl?: string;
  /** URL that responds while the part's process is alive. */
  readonly liveUrl?: string;
  /** Timeout of its first start in seconds. */
  readonly secondsToStart: number;
  /** Timeout of its stop in seconds, after which it is killed. */
  readonly secondsToStop: number;
}

const PRELOADED = ["end-with-parent.mjs", "quick-imports.mjs"].flatMap((name) => [
  "--import",
  `./tooling/start/${name}`,
]);
const LAST_WORDS = 12;

export interface PartProcess {
  readonly child: ChildProcess;
  /** Its last output as readable text; of JSON lines only errors. */
  readonly lastWords: () => string;
}

interface LogLine {
  readonly level?: number;
  readonly msg?: string;
  readonly err?: { readonly message?: string };
}

/** A log line as readable text; null when it is not a warning or error. */
function asTrouble(line: string): string | null {
  if (!line.startsWith("{")) return line.trim() === "" ? null : line;
  try {
    const { level = 0, msg = "", err } = JSON.parse(line) as LogLine;
    return level >= 50 ? [msg, err?.message].filter(Boolean).join(": ") : null;
  } catch {
    return null;
  }
}

/** Starts a part as a child process that always ends with this process. Its output goes to the log. */
export function spawnPart({ script, environment }: Part, log: LogFile): PartProcess {
  const child = spawn(process.execPath, [...PRELOADED, script], {
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    // Its own process group, so that Ctrl-C only reaches this process, which stops the children in order.
    detached: true,
  });
  let said: string[] = [];
  for (const output of [child.stdout, child.stderr]) {
    if (!output) continue;
    log.take(output);
    output.on("data", (chunk: Buffer) => {
      const lines = chunk.toString().split("\n").map(asTrouble);
      said = [...said, ...lines.filter((line) => line !== null)].slice(-LAST_WORDS);
    });
  }
  return { child, lastWords: () => said.join("\n") };
}

export const hasEnded = (child: ChildProcess): boolean => child.exitCode !== null || child.signalCode !== null;

/** Asks a part to stop and waits; kills it after the timeout. */
export async function stopPart(child: ChildProcess, seconds: number): Promise<void> {
  if (hasEnded(child)) return;
  const ended = new Promise<void>((resolve) => child.once("exit", () => resolve()));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), seconds * 1000);
  await ended;
  clearTimeout(timer);
}

/** Whether `url` responds 200 within `milliseconds`. */
export async function answers(url: string, milliseconds: number): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(milliseconds) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
