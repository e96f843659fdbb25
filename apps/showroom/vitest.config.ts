import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { name: "showroom", environment: "node", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
