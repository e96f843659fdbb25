import { setTimeout as sleep } from "node:timers/promises";
import type { LogFile } from "./log-file.ts";
import { answers, hasEnded, spawnPart, stopPart } from "./part.ts";
import type { Part, PartProcess } from "./part.ts";
import { pauseBefore, STABLE_AFTER } from "./pauses.ts";

/** State of a part. `starting` includes a restart. */
export interface PartState {
  readonly state: "starting" | "up" | "away";
  /** Number of restarts since the launcher started. */
  readonly restarts: number;
}

const LOOK_EVERY = 10_000;
const LOOK_PATIENCE = 10_000;
/** Number of failed liveness checks after which a process counts as hanging. */
const MOST_MISSES = 6;

export interface SupervisorOptions {
  readonly openLog: (name: string) => LogFile;
  /** Prints a message to the terminal and to the launcher's log. */
  readonly say: (words: string) => void;
  readonly onChange: () => void;
}

export interface Supervised {
  /** Resolves when the part is ready for the first time. Rejects with its last output when it fails. */
  readonly ready: Promise<void>;
  readonly current: () => PartState;
  /** Sends a message to the part, if it runs. */
  readonly tell: (message: object) => void;
  readonly stop: () => Promise<void>;
}

/** Runs a part until it is stopped. When it ends or hangs, it is restarted with an increasing delay. */
export function supervise(part: Part, { openLog, say, onChange }: SupervisorOptions): Supervised {
  const log = openLog(part.name);
  const stopping = new AbortController();
  let running: PartProcess | undefined;
  let state: PartState = { state: "starting", restarts: 0 };
  let loop: Promise<void> = Promise.resolve();

  const change = (to: Partial<PartState>): void => {
    state = { ...state, ...to };
    onChange();
  };

  const untilReady = async ({ child }: PartProcess): Promise<boolean> => {
    let hasSaidSo = false;
    child.on("message", (message) => {
      if (message === "ready") hasSaidSo = true;
    });
    while (!hasEnded(child) && !stopping.signal.aborted) {
      if (part.readyUrl === undefined ? hasSaidSo : await answers(part.readyUrl, 2_000)) return true;
      await sleep(50);
    }
    return false;
  };

  /** Kills a process that fails its liveness checks. */
  const endWhenHanging = async ({ child }: PartProcess): Promise<void> => {
    for (let misses = 0; part.liveUrl !== undefined && !hasEnded(child);) {
      await sleep(LOOK_EVERY, undefined, { ref: false });
      misses = (await answers(part.liveUrl, LOOK_PATIENCE)) ? 0 : misses + 1;
      if (misses < MOST_MISSES || hasEnded(child) || stopping.signal.aborted) continue;
      say(`${part.name} has not answered for ${(MOST_MISSES * LOOK_EVERY) / 1000} s and is ended.`);
      child.kill("SIGKILL");
    }
  };

  const runOnce = async (onReady: () => void): Promise<{ readonly how: string; readonly milliseconds: number }> => {
    const begun = Date.now();
    const process = spawnPart(part, log);
    running = process;
    const ended = new Promise<string>((resolve) => {
      process.child.once("error", (error) => resolve(error.message));
      process.child.once("exit", (code, signal) => resolve(String(signal ?? code)));
    });
    void untilReady(process).then((isReady) => {
      if (!isReady || hasEnded(process.child)) return;
      onReady();
      void endWhenHanging(process);
    });
    return { how: await ended, milliseconds: Date.now() - begun };
  };

  const keepRunning = async (onFirstReady: () => void, onFirstEnd: (error: Error) => void): Promise<void> => {
    let hasBeenReady = false;
    for (let failures = 0; ;) {
      const { how, milliseconds } = await runOnce(() => {
        if (hasBeenReady) say(`${part.name} runs again.`);
        hasBeenReady = true;
        change({ state: "up" });
        onFirstReady();
      });
      if (stopping.signal.aborted) return;
      if (!hasBeenReady) {
        onFirstEnd(
          new Error(
            `${part.name} could not be started (${how}).\n${running?.lastWords() ?? ""}\nMore is in ${log.path}.`,
          ),
        );
        return;
      }
      failures = milliseconds > STABLE_AFTER ? 1 : failures + 1;
      const pause = pauseBefore(failures);
      change({ state: "away", restarts: state.restarts + 1 });
      say(
        `${part.name} stopped unexpectedly (${how}) and is started again in ${pause / 1000} s; ${log.path} says why.`,
      );
      await sleep(pause, undefined, { signal: stopping.signal }).catch(() => undefined);
      if (stopping.signal.aborted) return;
      change({ state: "starting" });
    }
  };

  const ready = new Promise<void>((resolve, reject) => {
    const patience = setTimeout(
      () =>
        reject(
          new Error(
            `${part.name} did not become ready within ${part.secondsToStart} s.\n${running?.lastWords() ?? ""}\nMore is in ${log.path}.`,
          ),
        ),
      part.secondsToStart * 1000,
    );
    const settle =
      <Value>(then: (value: Value) => void) =>
      (value: Value) => {
        clearTimeout(patience);
        then(value);
      };
    loop = keepRunning(settle<void>(resolve), settle<Error>(reject));
  });

  return {
    ready,
    current: () => state,
    tell: (message) => {
      const child = running?.child;
      // A part that is ending cannot receive messages.
      if (child?.connected === true) child.send(message, () => undefined);
    },
    stop: async () => {
      stopping.abort();
      if (running) await stopPart(running.child, part.secondsToStop);
      await loop;
    },
  };
}
