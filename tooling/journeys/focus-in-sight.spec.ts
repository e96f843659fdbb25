/** The focused element is never under a sticky bar, when tabbing down and up a page. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { expectFocusInSight } from "./keyboard.ts";
import { PEOPLE, signIn } from "./people.ts";

const STEP = "/projects/de-lindehof/digitale-showroom/stap";
const WINDOWS = [
  { width: 1280, height: 720 },
  { width: 360, height: 640 },
];
/** Number of tab stops, enough to scroll past every bar. */
const STOPS = 60;

async function walk(page: Page, path: string): Promise<void> {
  for (const size of WINDOWS) {
    await test.step(`${path} at ${size.width} px`, async () => {
      await page.setViewportSize(size);
      await page.goto(`${STEP}/${path}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectFocusInSight(page, STOPS);
    });
  }
}

test("tabbing through tiles and sanitary ware", async ({ page }) => {
  await signIn(page, PEOPLE.buyerHalfway);
  await walk(page, "3/tegels");
  await walk(page, "3/sanitair");
});

test("tabbing through a summary", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await walk(page, "7");
});
