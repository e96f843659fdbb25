/**
 * Lints the kernels and checks their formatting; `--fix` formats them. Both tools read TypeScript, in which a function has no
 * decorators. They therefore read a copy in which AssemblyScript's `@inline` is a comment.
 */
import { spawnSync } from "node:child_process";
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../..", import.meta.url));
const KERNELS = "packages/renderer/assembly";

const isFixing = process.argv.includes("--fix");
const copy = mkdtempSync(join(tmpdir(), "kernels-"));

/** Rewrites every kernel source of one root from the other. */
function rewrite(from: string, to: string, change: (source: string) => string): void {
  for (const file of globSync(`${KERNELS}/**/*.ts`, { cwd: from })) {
    writeFileSync(join(to, file), change(readFileSync(join(from, file), "utf8")));
  }
}

/** Runs a tool on the copy; its messages name the files as they are named in the repository. */
function passes(command: string, args: readonly string[]): boolean {
  return spawnSync(command, [...args, KERNELS], { cwd: copy, stdio: "inherit" }).status === 0;
}

try {
  // Documents stay behind: the formatter leaves Markdown alone, but its list of ignored files does not reach this copy.
  cpSync(join(ROOT, KERNELS), join(copy, KERNELS), { recursive: true, filter: (path) => !path.endsWith(".md") });
  rewrite(ROOT, copy, (source) => source.replaceAll(/^@inline$/gm, "// @inline"));
  const isLinted = passes("oxlint", ["--deny-warnings", "--config", join(ROOT, KERNELS, "oxlint.json")]);
  const isFormatted = passes("oxfmt", [...(isFixing ? [] : ["--check"]), "--config", join(ROOT, ".oxfmtrc.json")]);
  if (isFixing) rewrite(copy, ROOT, (source) => source.replaceAll(/^\/\/ @inline$/gm, "@inline"));
  if (!isLinted || !isFormatted) process.exitCode = 1;
} finally {
  rmSync(copy, { recursive: true, force: true });
}
