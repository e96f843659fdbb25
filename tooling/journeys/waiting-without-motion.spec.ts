/** Nothing moves while a page loads, because each frame of an animation takes processor time that loading needs. */
import { expect, test } from "./test.ts";
import type { Locator, Page } from "@playwright/test";
import { openBathroom } from "./showroom.ts";

test.use({ contextOptions: { reducedMotion: "no-preference" } });

interface Motion {
  readonly type: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  readonly tag: string;
}

declare global {
  interface Window {
    motions?: Motion[];
  }
}

/** Runs in the page: records every animation and transition when it begins. */
function recordMotions(): void {
  const motions: Motion[] = (window.motions = []);
  for (const type of ["animationstart", "transitionrun"])
    document.addEventListener(type, ({ timeStamp: at, target }) => {
      if (target instanceof Element) motions.push({ type, at, tag: target.localName });
    });
}

const motionsOf = async (page: Page, type: string): Promise<readonly Motion[]> =>
  (await page.evaluate(() => window.motions ?? [])).filter((motion) => motion.type === type);

/** The fades of sections, which are `div` elements. Pictures fade too. */
const fadesOf = async (page: Page): Promise<readonly Motion[]> =>
  (await motionsOf(page, "transitionrun")).filter(({ tag }) => tag === "div");

/** Opens the tiles of a room, and waits until the first section is open. */
async function openTiles(page: Page): Promise<Locator> {
  await page.addInitScript(recordMotions);
  await openBathroom(page, "tegels");
  await page.reload();
  const section = page.getByRole("button", { name: "Wandtegel", exact: true });
  await expect(section).toHaveAttribute("aria-expanded", "true");
  return section;
}

test("nothing turns in the first second of a step", async ({ page }) => {
  await openTiles(page);
  expect((await motionsOf(page, "animationstart")).filter(({ at }) => at < 1_000)).toEqual([]);
});

test("a section that the buyer opens fades in, one that is open from the start does not", async ({ page }) => {
  const section = await openTiles(page);
  // The events of a fade follow after the section is open.
  await page.waitForLoadState("networkidle");
  expect(await fadesOf(page)).toEqual([]);
  await section.click();
  await section.click();
  await expect.poll(() => fadesOf(page)).toHaveLength(1);
});
