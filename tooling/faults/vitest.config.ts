import { defineConfig } from "vitest/config";

// The tests start and end whole products, so they run one at a time with long timeouts.
export default defineConfig({
  test: {
    include: ["*.test.ts"],
    globalSetup: ["@showroom/service/testing/search-output", "layout-folder.ts"],
    setupFiles: ["@showroom/service/testing/note-values"],
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
