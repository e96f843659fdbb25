/// <reference types="@vitest/browser-playwright" />
import type { BrowserCommand } from "vitest/node";
import { isKnown, isRecorded, record } from "./fingerprints.ts";

/** Switches the page between the author's colours and the reader's own (Windows contrast themes). */
export const emulateForcedColors: BrowserCommand<[active: boolean]> = async ({ page }, active) => {
  await page.emulateMedia({ forcedColors: active ? "active" : "none", reducedMotion: "reduce" });
};

type Iframe = Parameters<typeof emulateForcedColors>[0]["iframe"];

const capture = (iframe: Iframe, selector: string): Promise<Uint8Array> =>
  iframe.locator(selector).screenshot({ animations: "disabled", caret: "hide" });

/** Whether a part of the page is, byte for byte, what was recorded as looking like its baseline. */
export const looksAsRecorded: BrowserCommand<[selector: string, picture: string]> = async (
  { iframe },
  selector,
  picture,
) => isKnown(picture) && isRecorded(picture, await capture(iframe, selector));

/** Records how a part of the page looks that was just seen to match its baseline. Only where the tests run to record. */
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
