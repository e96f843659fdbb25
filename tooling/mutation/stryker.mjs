/**
 * Settings that every package's mutation tests share. Stryker puts faults into the code, one at a time, and counts those that the tests notice.
 * @param {readonly string[]} mutate files whose faults the tests must notice, below the package's folder
 */
export function strykerSettings(mutate) {
  return {
    testRunner: "vitest",
    plugins: ["@stryker-mutator/vitest-runner"],
    mutate: [...mutate, "!**/*.test.ts"],
    concurrency: 1,
    // A text on the screen is not repeated in a test; a string that decides something is compared somewhere, and that is mutated.
    mutator: { excludedMutations: ["StringLiteral"] },
    // A fault in a constant of a module runs every test of the package, which takes twice as long as all others together.
    ignoreStatic: true,
    // Stryker would rewrite tsconfig.json through the compiler's API, which TypeScript 7 does not publish. The copy needs no rewriting.
    tsconfigFile: "none",
    tempDirName: ".artifacts/stryker",
    // Results stay on this machine: the next run tries only what a change of code or tests may have altered.
    incremental: true,
    incrementalFile: ".artifacts/mutation/results.json",
    reporters: ["clear-text", "progress-append-only", "json"],
    jsonReporter: { fileName: ".artifacts/mutation/report.json" },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
    timeoutMS: 10_000,
  };
}
