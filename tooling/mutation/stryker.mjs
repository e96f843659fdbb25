import { join } from "node:path";

/**
 * Shared settings of the mutation tests. Stryker changes the code, one mutant at a time, and counts the mutants that
 * the tests detect. `MUTATED_PART` is a folder below `src`: then only that one is mutated.
 * @param {readonly string[]} mutate files to mutate, relative to the package's folder
 * @param {string} [configFile] Vitest's settings, if they are not the usual ones
 */
export function strykerSettings(mutate, configFile) {
  const part = process.env.MUTATED_PART ?? "";
  const results = join(".artifacts/mutation", part);
  return {
    testRunner: "vitest",
    // The first run finds the tests of each mutant. Looking for related files again would take time for each mutant.
    vitest: { ...(configFile === undefined ? {} : { configFile }), related: false },
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: [...mutate.map((pattern) => pattern.replace(/^src\/\*\*/, join("src", part, "**"))), "!**/*.test.ts"],
    concurrency: 1,
    // Tests do not repeat screen texts. A string that decides something is compared somewhere, and the comparison is
    // mutated.
    mutator: { excludedMutations: ["StringLiteral"] },
    // A mutant in a module constant runs all tests of the package. These mutants would take twice as long as all others
    // together.
    ignoreStatic: true,
    // Stryker would rewrite tsconfig.json with the compiler's API, which TypeScript 7 does not have. The copy works
    // without that.
    tsconfigFile: "none",
    tempDirName: ".artifacts/stryker",
    // Results are cached on this machine: the next run tests only mutants that a change of code or tests can affect.
    incremental: true,
    incrementalFile: `${results}/results.json`,
    reporters: ["clear-text", "progress-append-only", "json"],
    jsonReporter: { fileName: `${results}/report.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    timeoutMS: 10_000,
  };
}
