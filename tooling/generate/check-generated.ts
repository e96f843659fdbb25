/** Generates one part of each kind, runs formatter, linter, stylelint and compiler on it, and removes it again. */
import { spawnSync } from "node:child_process";
import { existsSync, readFileSync, rmSync, rmdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { apply } from "./apply.ts";
import { component } from "./component.ts";
import { feature } from "./feature.ts";
import type { Plan } from "./plan.ts";
import { route } from "./route.ts";

const EXAMPLE = "generated-example";
const PLANS: readonly (() => Plan)[] = [
  () => component(`controls/${EXAMPLE}`),
  () => feature(EXAMPLE),
  () => feature(`staff-preview/${EXAMPLE}`),
  () => route(`${EXAMPLE}/show-example`),
  () => route("floors/show-generated-example"),
];
const COMPILED = ["packages/ui", "packages/api-contract", "apps/showroom", "apps/staff-preview", "apps/api"];

const before = new Map<string, string | null>();

function generate(plan: Plan): readonly string[] {
  for (const path of [...Object.keys(plan.files), ...Object.keys(plan.changes ?? {})]) {
    if (!before.has(path)) before.set(path, existsSync(path) ? readFileSync(path, "utf8") : null);
  }
  return apply(plan);
}

function takeAway(): void {
  for (const [path, content] of before) {
    if (content !== null) writeFileSync(path, content);
    else {
      rmSync(path, { force: true });
      if (existsSync(dirname(path)) && readdirSync(dirname(path)).length === 0) rmdirSync(dirname(path));
    }
  }
}

function accepts(command: string, args: readonly string[], folder = "."): boolean {
  const { status, error } = spawnSync(command, args, { cwd: folder, stdio: "inherit" });
  if (error) console.error(error.message);
  if (status !== 0) console.error(`Not accepted: ${command} ${args.join(" ")} (${folder})`);
  return status === 0;
}

let good: boolean;
try {
  const written = [...new Set(PLANS.flatMap((plan) => generate(plan())))];
  const sheets = written.filter((path) => path.endsWith(".css"));
  good = [
    accepts("oxfmt", ["--check", ...written]),
    accepts("oxlint", ["--type-aware", "--deny-warnings", ...written]),
    accepts("stylelint", ["--config", "packages/ui/stylelint.config.mjs", ...sheets]),
    ...COMPILED.map((folder) => accepts("tsc", ["-p", "tsconfig.json"], folder)),
    accepts("node_modules/.bin/vitest", ["run", `features/${EXAMPLE}`], "apps/showroom"),
  ].every(Boolean);
} finally {
  takeAway();
}
process.exit(good ? 0 : 1);
