import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    globalSetup: ["src/testing/global-setup.ts"],
    setupFiles: ["@showroom/property-tests/setup"],
    pool: "threads",
    maxWorkers: 2,
    // Every test has an app and a database of its own; loading the server's modules anew for each file would take a third of the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
