import { defineConfig } from "vitest/config";

// Each test runs a test runner of its own. The samples are for those.
export default defineConfig({ test: { include: ["*.test.ts"], testTimeout: 60_000 } });
