import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    setupFiles: ["@showroom/property-tests/setup"],
    // The domain is pure: test files can share its modules.
    isolate: false,
    pool: "threads",
    // Properties run many generated catalogues; a busy machine must not fail them.
    testTimeout: 60_000,
  },
});
