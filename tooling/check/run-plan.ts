import { rmSync } from "node:fs";
import type { Check, Plan } from "./checks.ts";
import { judge } from "./judge.ts";
import type { TestReport } from "./read-report.ts";
import { runCommand } from "./run-command.ts";
import { sideBySide } from "./side-by-side.ts";

/** Number of lines of a failed test that are repeated at the end. */
const MOST_LINES = 25;
/**
 * Number of parallel checks. Browser tests leave half a processor idle, but more than two checks would slow one another
 * down.
 */
const SIDE_BY_SIDE = 2;
/** Default timeout of a check in minutes. */
const MOST_MINUTES = 20;
/** Number of the slowest tests that are named at the end. */
const SLOWEST = 5;

/** Output is streamed, or printed at the end when checks run in parallel. */
async function run(check: Check, besideOthers: boolean): Promise<TestReport> {
  const whole = besideOthers && !check.isLongest;
  console.log(`\n── ${check.name}${whole ? " …" : ""}`);
  const begun = Date.now();
  const { minutes = MOST_MINUTES } = check;
  const environment = { CI: "true", ...check.environment };
  // Removes the report of an earlier run.
  if (check.report !== undefined) rmSync(check.report, { force: true });
  const ended = await runCommand({ ...check, minutes, whole, environment });
  const result = judge(check, ended);
  if (whole) process.stdout.write(`\n── ${check.name}\n${ended.output}`);
  if (ended.tookTooLong) console.log(`── ${check.name} was ended after ${minutes} minutes.`);
  const seconds = ((Date.now() - begun) / 1000).toFixed(0);
  console.log(`── ${check.name}: ${result.passed} passed, ${result.failed} failed (${seconds} s)`);
  return result;
}

/** Tells the time of the run, and the tests that took most of it. */
function tellTime(started: number, results: ReadonlyMap<string, TestReport>): void {
  const slowest = [...results]
    .flatMap(([check, { durations }]) => durations.map((duration) => ({ check, ...duration })))
    .toSorted((one, other) => other.milliseconds - one.milliseconds)
    .slice(0, SLOWEST);
  if (slowest.length > 0) console.log("\nThe slowest tests:");
  for (const { check, name, milliseconds } of slowest)
    console.log(`${(milliseconds / 1000).toFixed(1).padStart(7)} s  ${check}: ${name}`);
  console.log(`\nAll checks took ${((Date.now() - started) / 60_000).toFixed(1)} minutes.`);
}

/**
 * Runs the checks of a plan and ends with the line `N passed, N failed`. Returns the exit code: 0 when something passed
 * and nothing failed.
 */
export async function runPlan({ first, afterwards }: Plan): Promise<0 | 1> {
  const results = new Map<string, TestReport>();
  const started = Date.now();
  for (const check of first) results.set(check.name, await run(check, false));
  await sideBySide(
    SIDE_BY_SIDE,
    afterwards.map((check) => async () => void results.set(check.name, await run(check, afterwards.length > 1))),
  );
  // Failures are repeated at the end, because the terminal may have lost earlier output.
  for (const [name, { failures }] of results)
    for (const failure of failures)
      console.log(`\n── failed in ${name}\n${failure.split("\n").slice(0, MOST_LINES).join("\n")}`);
  const sum = (part: "passed" | "failed"): number =>
    [...results.values()].reduce((total, result) => total + result[part], 0);
  const broken = [...results].filter(([, { failed }]) => failed > 0).map(([name]) => name);
  tellTime(started, results);
  if (broken.length > 0) console.log(`Broken: ${broken.join(", ")}`);
  console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
  return broken.length > 0 || sum("passed") === 0 ? 1 : 0;
}
