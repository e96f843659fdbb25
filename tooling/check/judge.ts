import type { Check } from "./checks.ts";
import { failure, readReport } from "./read-report.ts";
import type { TestReport } from "./read-report.ts";
import type { CommandResult } from "./run-command.ts";

/** Number of output lines to repeat when a runner fails without a failing test. */
const MOST_LINES = 24;

/** Vitest's message about errors outside of tests, or the end of the output. */
function reasonIn(output: string): string[] {
  const lines = output.trimEnd().split("\n");
  const outside = lines.findIndex((line) => line.includes("Unhandled Errors"));
  return outside === -1 ? lines.slice(-MOST_LINES) : lines.slice(outside, outside + MOST_LINES);
}

/**
 * The result of a finished check. An error exit code is always a failure, also when the report has no failing test (an
 * unhandled rejection), and so is a missing report (a crash). Both repeat the end of the output.
 */
export function judge({ report }: Pick<Check, "report">, { code, output }: CommandResult): TestReport {
  const isGood = code === 0;
  if (report === undefined) return { passed: Number(isGood), failed: Number(!isGood), failures: [], durations: [] };
  const result = readReport(report);
  if (!result) return failure([`It ended with code ${code} and without a report.`, ...reasonIn(output)].join("\n"));
  if (isGood || result.failed > 0) return result;
  const text = [`It ended with code ${code} although no test failed.`, ...reasonIn(output)].join("\n");
  return { ...failure(text), passed: result.passed };
}
