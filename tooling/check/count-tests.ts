import { existsSync, readFileSync } from "node:fs";

export interface TestCounts {
  readonly passed: number;
  readonly failed: number;
}

/** Reads how many tests passed and failed from a Vitest or Playwright JSON report; an absent report is one failure. */
export function countTests(report: string): TestCounts {
  if (!existsSync(report)) return { passed: 0, failed: 1 };
  const content = JSON.parse(readFileSync(report, "utf8")) as {
    numPassedTests?: number;
    numFailedTests?: number;
    numFailedTestSuites?: number;
    stats?: { expected: number; unexpected: number; flaky: number };
  };
  if (content.stats) return { passed: content.stats.expected + content.stats.flaky, failed: content.stats.unexpected };
  return {
    passed: content.numPassedTests ?? 0,
    failed: Math.max(content.numFailedTests ?? 0, (content.numPassedTests ?? 0) === 0 ? 1 : 0),
  };
}
