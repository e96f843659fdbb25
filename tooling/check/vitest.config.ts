import { defineConfig } from "vitest/config";

// Each test starts a test runner on one of the samples, which this run excludes.
export default defineConfig({ test: { include: ["*.test.ts"], testTimeout: 60_000 } });
