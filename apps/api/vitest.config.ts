import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["@showroom/service/testing/search-output", "src/testing/global-setup.ts"],
    setupFiles: [
      "@showroom/property-tests/setup",
      "@showroom/service/testing/no-third-party",
      "@showroom/service/testing/note-values",
    ],
    pool: "threads",
    maxWorkers: 2,
    // Every test file has its own app and database. Modules are shared, because loading them per file would take a
    // third of the time.
    isolate: false,
    testTimeout: 60_000,
    hookTimeout: 120_000,
  },
});
