import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/** For mutation tests: only the tests of accounts and choices, in one worker. */
export default defineConfig({
  test: {
    ...base.test,
    include: ["src/accounts/*.test.ts"],
    maxWorkers: 1,
  },
});
