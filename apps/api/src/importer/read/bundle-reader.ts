import { fork, type ChildProcess } from "node:child_process";
import { basename, extname } from "node:path";
import pLimit from "p-limit";
import { BundleError } from "../findings/bundle-error.ts";
import type { Finding } from "../findings/finding.ts";
import { Places } from "../workbook/reader.ts";
import { BUNDLE_FILE } from "./open-source.ts";
import { findingsIn, type LoadedBundle } from "./read-bundle.ts";

/** What the process answers. Functions cannot be sent, so places are a list. */
export type ReadingAnswer =
  | {
      readonly kind: "read";
      readonly loaded: Omit<LoadedBundle, "found" | "places"> & { readonly places: ReturnType<Places["rows"]> };
    }
  | { readonly kind: "refused"; readonly findings: readonly Finding[] }
  /** An error of the program. */
  | { readonly kind: "failed"; readonly error: unknown };

export interface ReaderOptions {
  readonly script: URL;
  /** Memory for the objects of the process. A list of 5,000 articles takes a quarter. */
  readonly megabytes: number;
  /** Longest time of one reading. */
  readonly milliseconds: number;
  /** How long an idle process is kept. Its memory is given back afterwards. */
  readonly keptMilliseconds: number;
}

const SERVER: ReaderOptions = {
  script: new URL("./reading-process.ts", import.meta.url),
  megabytes: 1_024,
  milliseconds: 5 * 60_000,
  keptMilliseconds: 60_000,
};

const TOO_LARGE =
  "dit bestand vraagt meer geheugen dan de server heeft, en is niet gelezen; verdeel de lijst, of verwijder wat er niet in hoort";
const STOPPED =
  "het lezen van dit bestand is onverwacht gestopt, en er is niets veranderd; probeer het opnieuw, en anders met een kleiner bestand";

const refused = (source: string, reason: string): BundleError => {
  const file = extname(source) === ".xlsx" ? basename(source) : BUNDLE_FILE;
  return new BundleError([{ level: "error", file, path: "", article: null, reason }]);
};

/** Resolves to the next answer of the process; an error when it ends or takes too long. */
async function nextAnswer(child: ChildProcess, source: string, milliseconds: number): Promise<ReadingAnswer> {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const tooLong = `het lezen van dit bestand duurde langer dan ${minutes === 1 ? "1 minuut" : `${minutes} minuten`}, en is gestopt; verdeel de lijst`;
  let end = (): void => undefined;
  try {
    return await new Promise<ReadingAnswer>((resolve, reject) => {
      const timer = setTimeout(() => reject(refused(source, tooLong)), milliseconds);
      const answered = (answer: unknown) => resolve(answer as ReadingAnswer);
      // V8 aborts a process whose objects do not fit in its memory.
      const exit = (_code: number | null, signal: NodeJS.Signals | null) =>
        reject(refused(source, signal === "SIGABRT" ? TOO_LARGE : STOPPED));
      child.once("message", answered).once("error", reject).once("exit", exit);
      end = () => {
        clearTimeout(timer);
        child.off("message", answered).off("error", reject).off("exit", exit);
      };
    });
  } finally {
    end();
  }
}

/**
 * Reads and checks bundles in a process of their own, one at a time, so that a server answers requests meanwhile. A process
 * that ends, or takes too much memory or time, is a finding, and the next reading has a new one.
 */
export function createBundleReader(options: ReaderOptions): (source: string) => Promise<LoadedBundle> {
  const oneAtATime = pLimit(1);
  let kept: ChildProcess | null = null;
  let idle: NodeJS.Timeout | undefined;

  function open(): ChildProcess {
    const child = fork(options.script, {
      execArgv: [`--max-old-space-size=${options.megabytes}`],
      // Keeps dates, maps and errors, which JSON does not.
      serialization: "advanced",
    });
    // An error without a listener would end the server, also while the process is idle.
    child.on("error", () => undefined);
    child.on("exit", () => {
      if (kept === child) kept = null;
    });
    return child;
  }

  function end(child: ChildProcess): void {
    if (kept === child) kept = null;
    child.kill("SIGKILL");
  }

  async function ask(source: string): Promise<ReadingAnswer> {
    clearTimeout(idle);
    const child = (kept ??= open());
    // Only a working process keeps the server alive.
    child.ref();
    child.channel?.ref();
    try {
      const reply = nextAnswer(child, source, options.milliseconds);
      // A process that has just ended takes no message; its exit is the answer.
      child.send(source, () => undefined);
      const answer = await reply;
      child.unref();
      child.channel?.unref();
      idle = setTimeout(() => end(child), options.keptMilliseconds).unref();
      return answer;
    } catch (error) {
      end(child);
      throw error;
    }
  }

  return async (source) => {
    const answer = await oneAtATime(() => ask(source));
    if (answer.kind === "failed") throw answer.error;
    if (answer.kind === "refused") throw new BundleError(answer.findings);
    const places = new Places(answer.loaded.places);
    return { ...answer.loaded, places, found: findingsIn(answer.loaded.file, places, answer.loaded.bundle) };
  };
}

/** The reader of the server. */
export const readInOwnProcess = createBundleReader(SERVER);
