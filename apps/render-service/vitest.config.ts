import { configDefaults, defineConfig } from "vitest/config";

// Pictures are awaited: a busy machine makes them late, and must not fail them.
export default defineConfig({
  test: {
    include: ["src/**/*.test.ts"],
    // A day of buyers takes minutes: `vitest.memory.config.ts`.
    exclude: [...configDefaults.exclude, "src/memory.test.ts"],
    globalSetup: ["@showroom/service/testing/search-output"],
    setupFiles: ["@showroom/service/testing/no-third-party", "@showroom/service/testing/note-values"],
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
