import { defineConfig } from "@playwright/test";

export default defineConfig({ testDir: ".", workers: 1, outputDir: "../node_modules/.playwright" });
