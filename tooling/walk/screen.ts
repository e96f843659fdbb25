import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const FOLDER = join(import.meta.dirname, "../../test-results/walk");

/** Time in milliseconds for a picture of a room to be rendered. */
const PICTURE_MS = 6000;
/** Time in milliseconds for the page and the images in the window to load. */
const LOADED_MS = 8000;

/** Whether the page has loaded, and every image that is in the window. Runs in the browser. */
function hasLoaded(): boolean {
  const images = [...document.images].filter((image) => {
    const { top, bottom, width } = image.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < window.innerHeight && image.checkVisibility();
  });
  return document.querySelector("main[aria-busy=true]") === null && images.every((image) => image.complete);
}

/** Takes a screenshot per step of the walk, and checks what holds for every step. */
export class Screens {
  readonly page: Page;
  readonly folder: string;
  private count = 0;

  constructor(page: Page, size: string) {
    this.page = page;
    this.folder = join(FOLDER, size);
    mkdirSync(this.folder, { recursive: true });
  }

  /** @param picture whether to wait for a picture of the room, at most some seconds */
  async take(name: string, { picture = false, whole = false } = {}): Promise<void> {
    const before = performance.now();
    await this.page.waitForLoadState("networkidle", { timeout: 5000 }).catch(() => {});
    await this.page.waitForFunction(hasLoaded, null, { timeout: LOADED_MS }).catch(() => {});
    if (picture)
      await this.page
        .locator("img[src*='/pictures/']")
        .first()
        .waitFor({ timeout: PICTURE_MS })
        .catch(() => {});
    this.count += 1;
    console.log(`${name}: loaded after ${Math.round(performance.now() - before)} ms`);
    const path = join(this.folder, `${String(this.count).padStart(2, "0")}-${name}.png`);
    await this.page.screenshot({ path, fullPage: whole, animations: "disabled" });
    await this.expectNoSidewaysScroll();
  }

  private async expectNoSidewaysScroll(): Promise<void> {
    const wider = await this.page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect.soft(wider, `${this.page.url()} is wider than the window`).toBeLessThanOrEqual(1);
  }
}
