/** Runs every check of the repository and closes with one line: `N passed, N failed`. `--only <name>` runs those whose name contains it. */
import { mkdirSync, rmSync } from "node:fs";
import { parseArgs } from "node:util";
import { ensureChromium } from "./chromium.ts";
import { listChecks } from "./checks.ts";
import type { Check } from "./checks.ts";
import { readReport } from "./read-report.ts";
import type { TestReport } from "./read-report.ts";
import { runCommand } from "./run-command.ts";
import { makeReachable } from "../start/reachable.ts";

/** Lines of a failed test that are told again at the end. */
const MOST_LINES = 25;
/** What waits for pages leaves half a processor idle; more than two would make one another late. */
const SIDE_BY_SIDE = 2;
/** A check that takes longer hangs, unless it says otherwise. */
const MOST_MINUTES = 20;

const { values } = parseArgs({ args: process.argv.slice(2), options: { only: { type: "string", default: "" } } });
const reports = ".artifacts/checks";
rmSync(reports, { recursive: true, force: true });
mkdirSync(reports, { recursive: true });

const chosen = (check: Check): boolean => check.name.includes(values.only);
const plan = listChecks(reports);
const first = plan.first.filter(chosen);
const afterwards = plan.afterwards.filter(chosen);
if ([...first, ...afterwards].some((check) => check.needsBrowser)) ensureChromium();
// The tests of the servers start a database of their own.
makeReachable(process.cwd());

const results = new Map<string, TestReport>();

/** Output comes as it is made, or all at once at the end, where two checks would mix theirs. */
async function run(check: Check, besideOthers: boolean): Promise<void> {
  const whole = besideOthers && !check.isLongest;
  console.log(`\n── ${check.name}${whole ? " …" : ""}`);
  const begun = Date.now();
  const { minutes = MOST_MINUTES } = check;
  const environment = { CI: "true", ...check.environment };
  const { code, output, tookTooLong } = await runCommand({ ...check, minutes, whole, environment });
  const isGood = code === 0;
  const result =
    check.report === undefined
      ? { passed: Number(isGood), failed: Number(!isGood), failures: [] }
      : readReport(check.report);
  // A runner that fails without a failing test (a crash, no test at all) is a failure all the same.
  const failed = !isGood && result.failed === 0 ? 1 : result.failed;
  results.set(check.name, { ...result, failed });
  if (whole) process.stdout.write(`\n── ${check.name}\n${output}`);
  if (tookTooLong) console.log(`── ${check.name} was ended after ${minutes} minutes.`);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`── ${check.name}: ${result.passed} passed, ${failed} failed (${seconds} s)`);
}

const started = Date.now();
for (const check of first) await run(check, false);
const waiting = [...afterwards];
await Promise.all(
  Array.from({ length: SIDE_BY_SIDE }, async () => {
    for (let check = waiting.shift(); check; check = waiting.shift()) await run(check, afterwards.length > 1);
  }),
);

const sum = (part: "passed" | "failed"): number =>
  [...results.values()].reduce((total, result) => total + result[part], 0);
// Thousands of lines above may be gone when somebody reads the end.
for (const [name, { failures }] of results)
  for (const failure of failures)
    console.log(`\n── failed in ${name}\n${failure.split("\n").slice(0, MOST_LINES).join("\n")}`);
const broken = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
console.log(`\nAll checks took ${((Date.now() - started) / 1000).toFixed(0)} s.`);
if (broken.length > 0) console.log(`Broken: ${broken.join(", ")}`);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exit(broken.length > 0 || sum("passed") === 0 ? 1 : 0);
