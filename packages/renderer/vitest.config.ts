import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["src/**/*.test.ts", "scripts/**/*.test.ts"],
    setupFiles: ["@showroom/property-tests/setup"],
    testTimeout: 60_000,
    hookTimeout: 30_000,
  },
});
