import { defineConfig } from "vitest/config";
import { BaseSequencer, type Reporter, type TestSpecification, type Vite } from "vitest/node";
import base from "./vitest.config.ts";
import { keptThread } from "./src/testing/kept-thread.ts";

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

let lastFailed: string | null = null;
/** Milliseconds of each file in the first run, which executes all of its tests. */
const durations = new Map<string, number>();

const noteResults: Reporter = {
  onTestModuleEnd: (file) => {
    if (!file.ok()) lastFailed = file.moduleId;
    if (!durations.has(file.moduleId)) durations.set(file.moduleId, file.diagnostic().duration);
  },
};

/**
 * Begins with the file that detected the mutant before, which is often in the same function. Then come the others,
 * quick ones first, because the first failed test ends the run of a mutant.
 */
class LikelyFirst extends BaseSequencer {
  override async sort(specs: TestSpecification[]): Promise<TestSpecification[]> {
    const cost = ({ moduleId }: TestSpecification): number =>
      moduleId === lastFailed ? -1 : (durations.get(moduleId) ?? 0);
    return specs.toSorted((one, other) => cost(one) - cost(other));
  }
}

/** Sets the pool after all other settings, because Stryker would choose its own. */
const inKeptThread: Vite.Plugin = {
  name: "in-kept-thread",
  configureVitest: ({ project }) => {
    Object.assign(project.config, { pool: keptThread.name, poolRunner: keptThread });
  },
};

const part = process.env["MUTATED_PART"]?.split("/")[0] ?? "";

/**
 * For mutation tests: only the tests of the mutated part, in one thread for all mutants.
 * @public Stryker reads it.
 */
export default defineConfig({
  plugins: [inKeptThread],
  test: {
    ...base.test,
    include: process.env["MUTATION_TESTS"]?.split(" ") ?? [...(TESTS[part] ?? [])],
    setupFiles: [base.test?.setupFiles ?? [], "src/testing/drop-databases.ts"].flat(),
    reporters: [noteResults],
    sequence: { sequencer: LikelyFirst },
    maxWorkers: 1,
  },
});
