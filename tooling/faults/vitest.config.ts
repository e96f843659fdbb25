import { defineConfig } from "vitest/config";

// Whole products are started and ended: one at a time, and with patience for a busy machine.
export default defineConfig({
  test: { include: ["*.test.ts"], fileParallelism: false, testTimeout: 180_000, hookTimeout: 240_000 },
});
