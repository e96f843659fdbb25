/** Tests each import rule: writes an import that violates it, and checks that this rule refuses it. */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import config from "../lint/dependency-cruiser.mjs";
import { IMPORT_SAMPLES } from "../lint/import-samples.mjs";

interface Report {
  readonly summary: {
    readonly violations: readonly { readonly from: string; readonly rule: { readonly name: string } }[];
  };
}

const CONFIG = resolve("tooling/lint/dependency-cruiser.mjs");
const rules = (config.forbidden ?? []).map(({ name = "" }) => name);
const samples = Object.entries(IMPORT_SAMPLES);

function write(folder: string, file: string, imported: string | null): void {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  const to = imported && relative(dirname(file), imported).replace(/^(?!\.)/, "./");
  writeFileSync(
    path,
    to ? `import { target } from "${to}";\nexport const sample = target;\n` : "export const target = 1;\n",
  );
}

function refusals(): ReadonlySet<string> {
  const folder = mkdtempSync(join(tmpdir(), "import-rules-"));
  try {
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    for (const [, { from, to, back, withoutTarget }] of samples) {
      if (!withoutTarget) write(folder, to, back ? from : null);
      write(folder, from, to);
    }
    const args = ["--config", CONFIG, "--output-type", "json", "apps", "packages"];
    const report: Report = JSON.parse(cruise(folder, args));
    return new Set(report.summary.violations.map(({ from, rule }) => `${rule.name} ${from}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The exit code is an error because of the violations, which are the result. */
function cruise(folder: string, args: readonly string[]): string {
  try {
    return execFileSync("depcruise", args, { cwd: folder, encoding: "utf8", maxBuffer: 2 ** 26 });
  } catch (error) {
    if (error instanceof Error && "stdout" in error && typeof error.stdout === "string" && error.stdout !== "")
      return error.stdout;
    throw error;
  }
}

const refused = refusals();
const faults = [
  ...rules.filter((name) => !(name in IMPORT_SAMPLES)).map((name) => `${name} has no sample in import-samples.mjs`),
  ...samples.filter(([name]) => !rules.includes(name)).map(([name]) => `${name} has a sample and is no rule`),
  ...samples
    .filter(([name, { from }]) => rules.includes(name) && !refused.has(`${name} ${from}`))
    .map(([name, { from, to }]) => `${name} does not refuse that ${from} imports ${to}`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exit(1);
console.log(`${rules.length} rules refuse their samples`);
