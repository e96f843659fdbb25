/** The walk of a first-time buyer: `npm run walk`. It starts the product as the journeys do; screenshots are in test-results/walk. */
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import journeys from "../journeys/playwright.config.ts";

export default defineConfig(journeys, {
  testDir: import.meta.dirname,
  testMatch: "*.walk.ts",
  outputDir: join(import.meta.dirname, "../../test-results/walk-failures"),
  timeout: 300_000,
});
