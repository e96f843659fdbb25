/** Debounce and delay times, tested with a fake clock. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { openBathroom } from "./showroom.ts";

/** Pauses the clock at a later time, with a margin for a busy machine. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 20_000));
}

test("the price is requested once, 500 ms after the last choice", async ({ page }) => {
  await page.clock.install();
  const showroom = await openBathroom(page, "tegels");
  const before = await showroom.total();
  await showroom.open("Luxe");
  await expect(page.getByRole("radio", { name: /Scheer Antraciet/ })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await stopClock(page);
  let asked = 0;
  page.on("request", (request) => {
    if (request.url().includes("/api/project-choices/calculate")) asked += 1;
  });
  await showroom.choose(/Scheer Antraciet/);
  await page.clock.runFor(499);
  expect(asked).toBe(0);
  await showroom.choose(/Scheer Staal/);
  await page.clock.runFor(499);
  expect(asked).toBe(0);
  await page.clock.runFor(1);
  await expect.poll(() => asked).toBe(1);
  await page.clock.resume();
  await page
    .getByRole("button", { name: /^Reset naar standaard/ })
    .first()
    .click();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
});

test("a search starts 400 ms after the last key", async ({ page }) => {
  await page.clock.install();
  await openBathroom(page, "sanitair");
  const search = page.getByPlaceholder("Zoek een specifiek product...");
  await search.fill("");
  await page.waitForLoadState("networkidle");
  await stopClock(page);
  await search.pressSequentially("niets");
  await page.clock.runFor(399);
  await expect(page).not.toHaveURL(/zoek=/);
  await search.press("s");
  await page.clock.runFor(399);
  await expect(page).not.toHaveURL(/zoek=/);
  await page.clock.runFor(1);
  await expect(page).toHaveURL(/zoek=nietss$/);
  // The list may still be loading, and React shows what was loading with a timer.
  await page.clock.resume();
  await expect(page.getByText("Er is geen aanbod beschikbaar.")).toBeVisible();
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("an opened group scrolls smoothly into view after 10 ms", async ({ page }) => {
    await page.clock.install();
    await openBathroom(page, "sanitair");
    const group = page.getByRole("button", { name: "Wastafelkraan", exact: true });
    await expect(group).toHaveAttribute("aria-expanded", "false");
    await page.waitForLoadState("networkidle");
    const scrolls: unknown[] = [];
    await page.exposeFunction("scrolled", (options: unknown) => scrolls.push(options));
    await page.evaluate(() => {
      Element.prototype.scrollIntoView = (options) => {
        if ("scrolled" in window && typeof window.scrolled === "function") window.scrolled(options);
      };
    });
    await stopClock(page);
    await group.click();
    await page.clock.runFor(9);
    await expect(group).toHaveAttribute("aria-expanded", "true");
    expect(scrolls).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => scrolls).toEqual([{ behavior: "smooth", block: "start" }]);
  });
});
