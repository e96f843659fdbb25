/**
 * Shared settings of the mutation tests. Stryker changes the code, one mutant at a time, and counts the mutants that
 * the tests detect.
 * @param {readonly string[]} mutate files to mutate, relative to the package's folder
 */
export function strykerSettings(mutate) {
  return {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: [...mutate, "!**/*.test.ts"],
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
    incrementalFile: ".artifacts/mutation/results.json",
    reporters: ["clear-text", "progress-append-only", "json"],
    jsonReporter: { fileName: ".artifacts/mutation/report.json" },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    timeoutMS: 10_000,
  };
}
