/// <reference types="@vitest/browser-playwright" />
import type { BrowserCommand } from "vitest/node";
import { isKnown, isRecorded, record } from "./fingerprints.ts";

/** Turns forced colours (Windows contrast themes) on or off. */
export const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? "active" : "none", reducedMotion: "reduce" });
};

type Iframe = Parameters<typeof emulateForcedColors>[0]["iframe"];

const capture = (iframe: Iframe, selector: string): Promise<Uint8Array> =>
  iframe.locator(selector).screenshot({ animations: "disabled", caret: "hide" });

/** Whether a screenshot of an element has the fingerprint that was recorded as equal to its baseline. */
export const looksAsRecorded: BrowserCommand<[selector: string, picture: string]> = async (
  { iframe },
  selector,
  picture,
) => isKnown(picture) && isRecorded(picture, await capture(iframe, selector));

/**
 * Records the fingerprint of an element's screenshot that matched its baseline. Only when the tests run in recording
 * mode.
 */
export const recordLook: BrowserCommand<[selector: string, picture: string]> = async (
  { iframe },
  selector,
  picture,
) => {
  if (process.env["RECORD_LOOKS"]) record(picture, await capture(iframe, selector));
};

declare module "vitest/browser" {
  interface BrowserCommands {
    emulateForcedColors: (active: boolean) => Promise<void>;
    looksAsRecorded: (selector: string, picture: string) => Promise<boolean>;
    recordLook: (selector: string, picture: string) => Promise<void>;
  }
}
