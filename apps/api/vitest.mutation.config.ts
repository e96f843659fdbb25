import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";
import base from "./vitest.config.ts";

/** The tests of each mutated part, a folder of src. */
const TESTS: Readonly<Record<string, readonly string[]>> = {
  accounts: [
    "src/accounts/**/*.test.ts",
    "src/operations/{oauth,users,staff-accounts}/*.test.ts",
    "src/operations/catalogue/preview.test.ts",
    "src/{database/guarded-data,main/resilience}.test.ts",
  ],
  choices: ["src/choices/**/*.test.ts", "src/operations/{choices,staff}/*.test.ts"],
};

/** Files that take several seconds. */
const SLOW =
  /(?:open-draft|same-price|frozen-submission|same-amounts|same-total|reopen-submission|login-limit|preview|resilience)\./;

/** Runs quick files first, because the first failed test ends the run of a mutant. */
class QuickFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification): number => Number(SLOW.test(moduleId));
    return specs.toSorted((one, other) => isSlow(one) - isSlow(other));
  }
}

/**
 * For mutation tests: only the tests of the mutated part, in one worker.
 * @public Stryker reads it.
 */
export default defineConfig({
  test: {
    ...base.test,
    include: [...(TESTS[process.env["MUTATED_PART"]?.split("/")[0] ?? ""] ?? [])],
    setupFiles: [base.test?.setupFiles ?? [], "src/testing/drop-databases.ts"].flat(),
    sequence: { sequencer: QuickFirst },
    maxWorkers: 1,
  },
});
