import { defineConfig } from "vitest/config";

// The tests start and end whole products, so they run one at a time with long timeouts.
export default defineConfig({
  test: {
    include: ["*.test.ts"],
    globalSetup: "layout-folder.ts",
    fileParallelism: false,
    testTimeout: 180_000,
    hookTimeout: 240_000,
  },
});
