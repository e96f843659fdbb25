/**
 * Vitest global set-up: gives the processes of a run a folder for their output, and fails the run when that holds a
 * private value. First in the list of set-ups, so that it ends last.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPrivate } from "./find-private.ts";

export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "showroom-output-"));
  provide("outputFolder", folder);
  return () => {
    const found = findPrivate(folder);
    rmSync(folder, { recursive: true, force: true });
    if (found.length > 0)
      throw new Error(`The output of the run holds private values:\n${found.slice(0, 20).join("\n")}`);
  };
}
