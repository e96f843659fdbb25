import { defineConfig } from "vitest/config";

// Properties run many generated catalogues; a busy machine must not fail them.
export default defineConfig({ test: { include: ["src/**/*.test.ts"], testTimeout: 60_000 } });
