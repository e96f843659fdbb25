/** End-to-end tests of the running product, in Chromium. */
import { chmodSync, mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { defineConfig } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "../check/chromium.ts";

/** Set JOURNEYS_PORT for a second parallel run. */
const PORT = Number(process.env["JOURNEYS_PORT"] ?? 8399);
const RENDER_PORT = PORT - 1;
/** Each run starts with an empty database. The path is passed to the workers, which load this file again. */
const dataDir = (process.env["JOURNEYS_DATA_DIR"] ??= mkdtempSync(join(tmpdir(), "showroom-journeys-")));
// As root the database runs as another user, who needs access to its files.
chmodSync(dataDir, 0o755);

export default defineConfig({
  testDir: ".",
  globalTeardown: join(import.meta.dirname, "private-logs.ts"),
  outputDir: "../../test-results/journeys",
  fullyParallel: false,
  workers: 1,
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // Stops early, because a dead server would slowly fail all remaining tests.
  maxFailures: 12,
  globalTimeout: 70 * 60_000,
  forbidOnly: process.env["CI"] !== undefined,
  use: {
    baseURL: `http://localhost:${PORT}`,
    locale: "nl-NL",
    timezoneId: "Europe/Amsterdam",
    viewport: { width: 1280, height: 860 },
    screenshot: "only-on-failure",
    // Recording takes a fifth of the time of a run, so it is off by default.
    trace: process.env["JOURNEYS_TRACE"] === "on" ? "retain-on-failure" : "off",
    actionTimeout: 15_000,
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      executablePath: chromiumPath(),
      args: [...CHROMIUM_ARGUMENTS],
    },
  },
  webServer: {
    command: `"${process.execPath}" tooling/start/start.ts --port ${PORT} --render-port ${RENDER_PORT} --data-dir "${dataDir}" --no-storybook`,
    cwd: "../..",
    // The services start in parallel, so the health of one does not mean that the other is ready.
    wait: { stdout: /^Ready after/m },
    timeout: 300_000,
    gracefulShutdown: { signal: "SIGTERM", timeout: 20_000 },
    stdout: "pipe",
    env: {
      // Journeys make their own offers.
      DEMO_OFFERS: "off",
      // Rendering ahead would take processor time from the journeys.
      RENDER_AHEAD: "off",
      // Most journeys leave before their pictures are sharp: one thread makes less that nobody sees.
      RENDER_THREADS: "1",
      PATH: `${join(import.meta.dirname, "../../node_modules/node/bin")}:${join(import.meta.dirname, "../../node_modules/.bin")}:${process.env["PATH"] ?? ""}`,
    },
  },
});
