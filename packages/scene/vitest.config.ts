import { defineConfig } from "vitest/config";

/** These tests reckon for seconds; a machine that is busy with other things gets the time it needs. */
export default defineConfig({ test: { testTimeout: 60_000, hookTimeout: 60_000 } });
