import { defineConfig } from "vitest/config";

/**
 * These tests reckon for seconds; a machine that is busy with other things gets the time it needs. Files share a thread, and with it the
 * shapes of articles that one of them has worked out before.
 */
export default defineConfig({
  test: {
    pool: "threads",
    isolate: false,
    setupFiles: ["@showroom/property-tests/setup"],
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
