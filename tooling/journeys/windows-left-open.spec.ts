/** Pages that stay open for minutes and hours, and dialogs that Back closes. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";
import { enter, PROJECT } from "./staff.ts";

const STEPS = "/projects/de-lindehof/digitale-showroom/stap";
const MINUTE = 60_000;

/** Leaves the page open: minute by minute to 4, 6, 9, 20 and 61 minutes, the last part as a sleeping laptop does. */
async function leaveOpen(page: Page, look: () => Promise<void>): Promise<void> {
  let passed = 0;
  for (const minutes of [4, 6, 9, 20]) {
    await page.clock.runFor((minutes - passed) * MINUTE);
    passed = minutes;
    await look();
  }
  await page.clock.fastForward((61 - passed) * MINUTE);
  await look();
}

/** No error page is shown, and every closed section of the page opens. */
async function openEverything(page: Page): Promise<void> {
  await expect(page.getByText("Dit lukt nu niet")).toHaveCount(0);
  // Opening one of the filters closes the other, so they are left out.
  const closed = page.locator("main :is(h2, h3) button[aria-expanded=false]").first();
  for (let sections = 0; sections < 6 && (await closed.count()) > 0; sections += 1) await closed.click();
  await expect(page.getByText("Dit lukt nu niet")).toHaveCount(0);
}

test("a step left open for an hour opens its sections and dialogs", async ({ page }) => {
  const errors = watchErrors(page);
  await page.clock.install();
  const showroom = await openBathroom(page, "sanitair");
  await leaveOpen(page, () => openEverything(page));
  await showroom.open("Wastafelkraan");
  await showroom.choose(/^Wastafelkraan Hoek/);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.keyboard.press("Escape");
  for (const part of ["start", "tegels", "resultaat"]) {
    await page.goto(`${STEPS}/3/${part}`);
    await expect(page.locator("[aria-current=page]").first()).toBeVisible();
    await page.clock.fastForward(61 * MINUTE);
    await openEverything(page);
  }
  expect(errors).toEqual([]);
});

test("public pages and pages of staff stay whole for an hour", async ({ page }) => {
  const errors = watchErrors(page);
  await page.clock.install();
  for (const path of ["", "/contact", "/voorwaarden"]) {
    await page.goto(`/projects/de-lindehof${path}`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    await leaveOpen(page, () => openEverything(page));
  }
  await enter(page, PEOPLE.admin, PROJECT);
  for (const path of ["", "/woningtypen", "/catalogus"]) {
    await page.goto(`${PROJECT}${path}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await leaveOpen(page, () => openEverything(page));
  }
  expect(errors).toEqual([]);
});

for (const [device, viewport] of [
  ["desktop", { width: 1280, height: 860 }],
  ["phone", { width: 390, height: 844 }],
] as const)
  test(`Back closes a dialog and keeps the page, then leaves it: ${device}`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.setViewportSize(viewport);
    const showroom = await openBathroom(page, "sanitair");
    await showroom.open("Wastafelkraan");
    const address = page.url();
    const dialog = page.getByRole("dialog");
    await showroom.choose(/^Wastafelkraan Hoek/);
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toHaveCount(0);
    expect(page.url()).toBe(address);
    await expect(showroom.section("Wastafelkraan")).toHaveAttribute("aria-expanded", "true");
    await showroom.choose(/^Wastafelkraan Hoek/);
    await dialog.getByRole("button", { name: "Annuleer" }).click();
    await expect(dialog).toHaveCount(0);
    await page.goBack();
    await expect(page).not.toHaveURL(address);
    await page.goForward();
    await expect(page).toHaveURL(address);
    expect(errors).toEqual([]);
  });
