/** Generates one part of each kind, runs formatter, linter, stylelint and compiler on it, and removes it again. */
import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync, rmdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { sideBySide } from "../check/side-by-side.ts";
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
const COMPILED = ["apps/api", "apps/showroom", "apps/staff-preview", "packages/ui", "packages/api-contract"];

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

async function accepts(command: string, args: readonly string[], folder = "."): Promise<boolean> {
  return await new Promise((resolve) => {
    execFile(command, args, { cwd: folder }, (error, stdout, stderr) => {
      process.stdout.write(stdout);
      process.stderr.write(stderr);
      if (error) console.error(`Not accepted: ${command} ${args.join(" ")} (${folder}): ${error.message}`);
      resolve(error === null);
    });
  });
}

/** Runs all, two side by side, because a compiler uses one processor. Returns whether all were good. */
async function areGood(tries: readonly (() => Promise<boolean>)[]): Promise<boolean> {
  const results: boolean[] = [];
  await sideBySide(
    2,
    tries.map((accepted) => async () => void results.push(await accepted())),
  );
  return results.every(Boolean);
}

let good: boolean;
try {
  const written = [...new Set(PLANS.flatMap((plan) => generate(plan())))];
  const sheets = written.filter((path) => path.endsWith(".css"));
  good = await areGood([
    // The longest first.
    ...COMPILED.map((folder) => () => accepts("tsc", ["-p", "tsconfig.json"], folder)),
    () => accepts("oxlint", ["--type-aware", "--deny-warnings", ...written]),
    () => accepts("node_modules/.bin/vitest", ["run", `features/${EXAMPLE}`], "apps/showroom"),
    () => accepts("oxfmt", ["--check", ...written]),
    () => accepts("stylelint", ["--config", "packages/ui/stylelint.config.mjs", ...sheets]),
  ]);
} finally {
  takeAway();
}
process.exit(good ? 0 : 1);
