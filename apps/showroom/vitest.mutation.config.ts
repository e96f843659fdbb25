import { defineConfig } from "vitest/config";
import base from "./vitest.config.ts";

/**
 * For mutation tests: without the tests of the built application.
 * @public Stryker reads it.
 */
export default defineConfig({
  test: {
    ...base.test,
    include: process.env["MUTATION_TESTS"]?.split(" ") ?? ["src/**/*.test.ts"],
    exclude: [
      "src/app/page-sizes.test.ts",
      "src/server/*.test.ts",
      "src/start/inlined-script.test.ts",
      "node_modules/**",
    ],
  },
});
