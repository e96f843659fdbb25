import { existsSync, readFileSync } from "node:fs";

export interface TestReport {
  readonly passed: number;
  readonly failed: number;
  /** A text per failed test: its name and its error. */
  readonly failures: readonly string[];
  /** Names and milliseconds of all tests. */
  readonly durations: readonly Duration[];
}

export interface Duration {
  readonly name: string;
  readonly milliseconds: number;
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly PlaywrightSpec[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly ok: boolean;
  readonly tests: readonly {
    readonly results: readonly { readonly duration: number; readonly errors: readonly { message?: string }[] }[];
  }[];
}

interface Report {
  readonly stats?: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly suites?: readonly PlaywrightSuite[];
  readonly errors?: readonly { readonly message?: string }[];
  readonly success?: boolean;
  readonly numPassedTests?: number;
  readonly testResults?: readonly {
    readonly name: string;
    readonly status: string;
    readonly message: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Reads a Vitest or Playwright JSON report; undefined when there is none. A report without tests is a failure. */
export function readReport(file: string): TestReport | undefined {
  if (!existsSync(file)) return undefined;
  const report = JSON.parse(readFileSync(file, "utf8")) as Report;
  const result = report.stats ? fromPlaywright(report, report.stats) : fromVitest(report);
  if (result.failed > 0) return result;
  if (result.passed === 0) return failure("No test ran.");
  // Vitest's own result; Playwright's report has none.
  return report.success === false
    ? { ...result, ...failure("The report says that the run failed."), passed: result.passed }
    : result;
}

/** A result with one failure outside of any test. */
export function failure(text: string): TestReport {
  return { passed: 0, failed: 1, failures: [text], durations: [] };
}

function fromPlaywright(report: Report, { expected, flaky, unexpected }: NonNullable<Report["stats"]>): TestReport {
  const failures = (report.suites ?? []).flatMap((suite) => failuresOf(suite, []));
  // Errors outside of tests: a file that could not be loaded, or a server that did not start.
  const outside = (report.errors ?? []).map(({ message = "" }) => message);
  return {
    passed: expected + flaky,
    failed: unexpected + outside.length,
    failures: [...failures, ...outside],
    durations: (report.suites ?? []).flatMap((suite) => durationsOf(suite)),
  };
}

function durationsOf({ title, specs = [], suites = [] }: PlaywrightSuite): Duration[] {
  const own = specs.map((spec) => ({
    name: `${title} › ${spec.title}`,
    milliseconds: spec.tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration, 0),
  }));
  return [...own, ...suites.flatMap((suite) => durationsOf(suite))];
}

function failuresOf({ title, specs = [], suites = [] }: PlaywrightSuite, above: readonly string[]): string[] {
  const path = [...above, title];
  const own = specs
    .filter(({ ok }) => !ok)
    .map((spec) => {
      const errors = spec.tests.flatMap(({ results }) => results.flatMap((result) => result.errors));
      return [[...path, spec.title].join(" › "), ...errors.map(({ message = "" }) => message)].join("\n");
    });
  return [...own, ...suites.flatMap((suite) => failuresOf(suite, path))];
}

function fromVitest({ numPassedTests = 0, testResults = [] }: Report): TestReport {
  const failures = testResults
    .filter(({ status }) => status === "failed")
    .flatMap(({ name, message, assertionResults }) => {
      const tests = assertionResults
        .filter(({ status }) => status === "failed")
        .map(({ fullName, failureMessages }) => [fullName, ...failureMessages].join("\n"));
      // A file that could not be loaded has no failed tests.
      return tests.length > 0 ? tests : [`${name}\n${message}`];
    });
  const durations = testResults.flatMap(({ assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({ name: fullName, milliseconds: duration ?? 0 })),
  );
  return { passed: numPassedTests, failed: failures.length, failures, durations };
}
