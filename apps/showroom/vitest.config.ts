import { fileURLToPath } from "node:url";
import { inlineScript } from "@showroom/vite-config/inline-script";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [inlineScript("virtual:first-script", fileURLToPath(new URL("src/start/first-script.ts", import.meta.url)))],
  test: { name: "showroom", environment: "node", include: ["src/**/*.test.ts"], testTimeout: 30_000 },
});
