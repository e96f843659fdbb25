/**
 * Every process that a test starts writes its output to files of one folder. Their lines are searched for private values when
 * the run ends: see search-output.ts.
 */
import { randomUUID } from "node:crypto";
import { appendFileSync, openSync } from "node:fs";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { inject } from "vitest";

declare module "vitest" {
  interface ProvidedContext {
    /** Folder for the output of all processes of this run. */
    readonly outputFolder: string;
  }
}

/** A new file of the folder, for a process that writes to a path. */
export const outputPath = (name: string): string => join(inject("outputFolder"), `${name}-${randomUUID()}.log`);

/** A file descriptor for `stdio` of a process whose output the test does not read. */
export const outputFile = (name: string): number => openSync(outputPath(name), "a");

/** Keeps text that a process has written. */
export function keepOutput(name: string, text: string): void {
  appendFileSync(outputPath(name), text);
}

/** Keeps what a process writes to its pipes, besides what the test reads of it. */
export function keepPipes(name: string, pipes: readonly (Readable | null)[]): void {
  const file = outputPath(name);
  for (const pipe of pipes) pipe?.on("data", (chunk: Buffer) => appendFileSync(file, chunk));
}
