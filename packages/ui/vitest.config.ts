import { fileURLToPath } from "node:url";
import react from "@vitejs/plugin-react";
import { storybookTest } from "@storybook/addon-vitest/vitest-plugin";
import { playwright } from "@vitest/browser-playwright";
import { defineConfig } from "vitest/config";
import { propTablesPlugin } from "./scripts/prop-tables-plugin.ts";
import { emulateForcedColors, looksAsRecorded, recordLook } from "./visual/commands.ts";

const executablePath = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";
const chromium = playwright({
  launchOptions: {
    executablePath,
    args: [
      "--no-sandbox",
      "--disable-background-networking",
      "--disable-quic",
      "--no-first-run",
      "--hide-scrollbars",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
    ],
  },
  contextOptions: { locale: "nl-NL", timezoneId: "Europe/Amsterdam", reducedMotion: "reduce" },
});

/** Dependencies to pre-bundle before the first test. One that is discovered later reloads the page during a test. */
const optimizeDeps = {
  entries: ["src/**/*.stories.tsx", ".storybook/preview.tsx"],
  include: [
    "react",
    "react-dom",
    "react-dom/client",
    "react/jsx-dev-runtime",
    "react/jsx-runtime",
    "storybook/test",
    "vitest-browser-react",
  ],
};

export default defineConfig({
  test: {
    projects: [
      {
        plugins: [react()],
        test: {
          name: "unit",
          environment: "node",
          include: ["src/**/*.test.ts", "scripts/**/*.test.ts", "docs/**/*.test.ts"],
        },
      },
      {
        plugins: [storybookTest({ configDir: fileURLToPath(new URL(".storybook", import.meta.url)) })],
        optimizeDeps,
        test: {
          name: "storybook",
          // All story files share one page, because a page per file took two thirds of the time.
          isolate: false,
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: "chromium", viewport: { width: 1280, height: 800 } }],
            screenshotFailures: false,
          },
        },
      },
      {
        plugins: [react(), propTablesPlugin()],
        optimizeDeps,
        publicDir: false,
        test: {
          name: "visual",
          // Six screenshots, each repeated until two are equal; comparisons without a fingerprint take seconds on a
          // busy machine.
          testTimeout: 60_000,
          maxWorkers: 2,
          env: { LOOKS: process.env["LOOKS"] ?? "all" },
          include: ["visual/**/*.visual.test.ts", "src/**/*.browser.test.tsx"],
          setupFiles: ["visual/setup.ts"],
          browser: {
            enabled: true,
            headless: true,
            provider: chromium,
            instances: [{ browser: "chromium" }],
            screenshotFailures: false,
            commands: { emulateForcedColors, looksAsRecorded, recordLook },
            expect: {
              toMatchScreenshot: {
                comparatorName: "pixelmatch",
                // A hairline on the background differs by 0.06. Allowed are five differing pixels, fewer in small
                // screenshots
                comparatorOptions: {
                  threshold: 0.05,
                  allowedMismatchedPixelRatio: 0.002,
                  allowedMismatchedPixels: 5,
                },
                resolveScreenshotPath: ({ arg, ext, browserName, platform, root }) =>
                  `${root}/visual/__screenshots__/${arg}-${browserName}-${platform}${ext}`,
              },
            },
          },
        },
      },
    ],
  },
});
