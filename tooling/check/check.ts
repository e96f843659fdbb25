/** Runs every check of the repository and closes with one line: `N passed, N failed`. `--only <name>` runs those whose name contains it. */
import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.ts";
import { listChecks } from "./checks.ts";
import { countTests } from "./count-tests.ts";
import { runCommand } from "./run-command.ts";
import { makeReachable } from "../start/reachable.ts";

const { values } = parseArgs({ args: process.argv.slice(2), options: { only: { type: "string", default: "" } } });
const reports = ".artifacts/checks";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const checks = listChecks(reports).filter((check) => check.name.includes(values.only));
if (checks.some((check) => check.needsBrowser)) ensureChromium();
// The tests of the servers start a database of their own.
makeReachable(process.cwd());

let passed = 0;
let failed = 0;
const broken: string[] = [];
const started = Date.now();
for (const check of checks) {
  console.log(`\n── ${check.name}`);
  const begun = Date.now();
  const { code } = await runCommand(check.command, check.args, check.folder, { CI: "true", ...check.environment });
  const counts =
    check.report === undefined ? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 } : countTests(check.report);
  // A runner that fails without a failing test (a crash, no test at all) is a failure all the same.
  const failures = code !== 0 && counts.failed === 0 ? 1 : counts.failed;
  passed += counts.passed;
  failed += failures;
  if (failures > 0) broken.push(check.name);
  console.log(
    `── ${check.name}: ${counts.passed} passed, ${failures} failed (${((Date.now() - begun) / 1000).toFixed(0)} s)`,
  );
}

console.log(`\nAll checks took ${((Date.now() - started) / 1000).toFixed(0)} s.`);
if (broken.length > 0) console.log(`Broken: ${broken.join(", ")}`);
console.log(`${passed} passed, ${failed} failed`);
process.exit(failed > 0 || passed === 0 ? 1 : 0);
