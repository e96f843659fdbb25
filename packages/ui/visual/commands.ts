/// <reference types="@vitest/browser-playwright" />
import type { BrowserCommand } from "vitest/node";

/** Switches the page between the author's colours and the reader's own (Windows contrast themes). */
export const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? "active" : "none", reducedMotion: "reduce" });
};

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateForcedColors: (active: boolean) => Promise<void>;
  }
}
