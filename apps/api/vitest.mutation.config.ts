import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/**
 * For mutation tests: only the tests of accounts and choices, in one worker.
 * @public Stryker reads it.
 */
export default defineConfig({
  test: {
    ...base.test,
    include: ["src/{accounts,choices}/**/*.test.ts", "src/operations/{choices,oauth,users}/*.test.ts"],
    // A test of this file fails when Stryker runs it: the house type has no page for the bathroom.
    exclude: ["src/operations/choices/choices-on-offer.test.ts", "node_modules/**"],
    maxWorkers: 1,
  },
});
