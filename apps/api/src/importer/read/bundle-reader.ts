import { basename, extname } from "node:path";
import { Worker } from "node:worker_threads";
import pLimit from "p-limit";
import { BundleError } from "../findings/bundle-error.ts";
import type { Finding } from "../findings/finding.ts";
import { Places } from "../workbook/reader.ts";
import { BUNDLE_FILE } from "./open-source.ts";
import { findingsIn, type LoadedBundle } from "./read-bundle.ts";

/** What the thread answers. Functions cannot be sent, so places are a list. */
export type ReadingAnswer =
  | {
      readonly kind: "read";
      readonly loaded: Omit<LoadedBundle, "found" | "places"> & { readonly places: ReturnType<Places["rows"]> };
    }
  | { readonly kind: "refused"; readonly findings: readonly Finding[] };

export interface ReaderOptions {
  readonly script: URL;
  /** Memory for the objects of the thread. A list of 5,000 articles takes a quarter. */
  readonly megabytes: number;
  /** Longest time of one reading. */
  readonly milliseconds: number;
  /** How long an idle thread is kept. Its memory is given back afterwards. */
  readonly keptMilliseconds: number;
}

const SERVER: ReaderOptions = {
  script: new URL("./reading-thread.ts", import.meta.url),
  megabytes: 1_024,
  milliseconds: 5 * 60_000,
  keptMilliseconds: 60_000,
};

const TOO_LARGE =
  "dit bestand vraagt meer geheugen dan de server heeft, en is niet gelezen; verdeel de lijst, of verwijder wat er niet in hoort";
const STOPPED =
  "het lezen van dit bestand is onverwacht gestopt, en er is niets veranderd; probeer het opnieuw, en anders met een kleiner bestand";

const isOutOfMemory = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

const refused = (source: string, reason: string): BundleError => {
  const file = extname(source) === ".xlsx" ? basename(source) : BUNDLE_FILE;
  return new BundleError([{ level: "error", file, path: "", article: null, reason }]);
};

/** Resolves to the next answer of the thread; an error when it ends or takes too long. */
async function nextAnswer(thread: Worker, source: string, milliseconds: number): Promise<ReadingAnswer> {
  const minutes = Math.max(1, Math.round(milliseconds / 60_000));
  const tooLong = `het lezen van dit bestand duurde langer dan ${minutes === 1 ? "1 minuut" : `${minutes} minuten`}, en is gestopt; verdeel de lijst`;
  let end = (): void => undefined;
  try {
    return await new Promise<ReadingAnswer>((resolve, reject) => {
      const timer = setTimeout(() => reject(refused(source, tooLong)), milliseconds);
      const fail = (error: unknown) => reject(isOutOfMemory(error) ? refused(source, TOO_LARGE) : error);
      const exit = () => reject(refused(source, STOPPED));
      thread.once("message", resolve).once("error", fail).once("exit", exit);
      end = () => {
        clearTimeout(timer);
        thread.off("message", resolve).off("error", fail).off("exit", exit);
      };
    });
  } finally {
    end();
  }
}

/**
 * Reads and checks bundles in a thread of their own, one at a time, so that a server answers requests meanwhile. A thread
 * that ends, or takes too much memory or time, is a finding, and the next reading has a new one.
 */
export function createBundleReader(options: ReaderOptions): (source: string) => Promise<LoadedBundle> {
  const oneAtATime = pLimit(1);
  let kept: Worker | null = null;
  let idle: NodeJS.Timeout | undefined;

  function open(): Worker {
    const thread = new Worker(options.script, { resourceLimits: { maxOldGenerationSizeMb: options.megabytes } });
    // An error without a listener would end the server, also while the thread is idle.
    thread.on("error", () => undefined);
    thread.on("exit", () => {
      if (kept === thread) kept = null;
    });
    return thread;
  }

  async function ask(source: string): Promise<ReadingAnswer> {
    clearTimeout(idle);
    const thread = (kept ??= open());
    // Only a working thread keeps the process alive.
    thread.ref();
    try {
      const reply = nextAnswer(thread, source, options.milliseconds);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
      thread.postMessage(source);
      const answer = await reply;
      thread.unref();
      idle = setTimeout(() => void thread.terminate(), options.keptMilliseconds).unref();
      return answer;
    } catch (error) {
      kept = null;
      await thread.terminate();
      throw error;
    }
  }

  return async (source) => {
    const answer = await oneAtATime(() => ask(source));
    if (answer.kind === "refused") throw new BundleError(answer.findings);
    const places = new Places(answer.loaded.places);
    return { ...answer.loaded, places, found: findingsIn(answer.loaded.file, places, answer.loaded.bundle) };
  };
}

/** The reader of the server. */
export const readInThread = createBundleReader(SERVER);
