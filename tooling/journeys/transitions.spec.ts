/** What a second click does. */
import { expect, test } from "@playwright/test";
import { watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";

test("an optional product that is clicked again is let go, with what it brought along", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "sanitair");
  await showroom.open("Bad");
  const bath = page
    .getByRole("checkbox", { name: /^Bad Compact/ })
    .or(page.getByRole("radio", { name: /^Bad Compact/ }));
  await expect(bath).not.toBeChecked();
  const before = await showroom.total();
  await bath.click();
  await expect(bath).toBeChecked();
  await expect.poll(() => showroom.total()).toBeGreaterThan(before);
  await expect(page.getByText(/Badkraan/).first()).toBeVisible();
  await bath.click();
  await expect(bath).not.toBeChecked();
  await expect.poll(() => showroom.total()).toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

test("a grout that is clicked again gives way to the standard one", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "tegels");
  await showroom.open("Voegkleur");
  const grouts = page
    .getByRole("group", { name: /Voegkleur/ })
    .first()
    .getByRole("radio");
  await expect(grouts.first()).toBeVisible();
  const chosen = async () =>
    await grouts.evaluateAll((radios) =>
      radios.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked),
    );
  const standard = await chosen();
  expect(standard).toBeGreaterThanOrEqual(0);
  const other = grouts.nth(standard === 0 ? 1 : 0);
  await other.click();
  await expect(other).toBeChecked();
  await other.click();
  await expect.poll(chosen).toBe(standard);
  await showroom.saved();
  expect(errors).toEqual([]);
});
