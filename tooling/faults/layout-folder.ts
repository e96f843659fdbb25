import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";

declare module "vitest" {
  export interface ProvidedContext {
    /** Folder of `madeLayout`. */
    readonly layoutFolder: string;
  }
}

/** Gives all test files of a run one folder for the layout, and removes it afterwards. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), "showroom-layout-"));
  provide("layoutFolder", folder);
  return () => rmSync(folder, { recursive: true, force: true });
}
