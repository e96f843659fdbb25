import { defineConfig } from "vitest/config";

/**
 * These tests compute for seconds, so the timeout is long enough for a busy machine. Test files share a thread, and so
 * the cached shapes of articles.
 */
export default defineConfig({
  test: { pool: "threads", isolate: false, testTimeout: 60_000, hookTimeout: 60_000 },
});
