import { expect, test } from "./test.ts";
import { expectGoodPractice } from "./axe.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { enter, PROJECT } from "./staff.ts";

test("the standard set-up of each house type, and switching the own showroom to another", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.admin, `${PROJECT}/woningtypen`);
  await expect(page.getByRole("img", { name: /^Badkamer met wandtegel/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Plattegrond" })).toBeVisible();
  await page.getByRole("link", { name: /Type C/ }).click();
  await expect(page.getByRole("heading", { name: "Tweede badkamer" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tweede badkamer" }).getByRole("listitem").first()).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByLabel("Woningtype in de showroom").selectOption({ label: "Type B – hoekwoning" });
  await reloaded;
  await expect(page.getByLabel("Woningtype in de showroom").locator("option:checked")).toHaveText(
    "Type B – hoekwoning",
  );
  expect(errors).toEqual([]);
});

test("every page passes axe and fits a tablet in portrait and a phone", async ({ page }) => {
  // Twenty-one complete runs of axe.
  test.setTimeout(360_000);
  await page.goto("/admin");
  await expect(page.getByLabel("E-mailadres")).toBeVisible();
  await expectGoodPractice(page, "sign-in");
  await enter(page, PEOPLE.admin, PROJECT);
  const done = await page.getByRole("link", { name: "Meryem Yılmaz" }).getAttribute("href");
  for (const path of [
    "/admin",
    PROJECT,
    `${PROJECT}/woningtypen`,
    `${PROJECT}/afspraken`,
    `${PROJECT}/koppelingen`,
    `${PROJECT}/niet-bezorgd`,
    `${done}`,
    `${done}/bevestiging`,
    `${done}/wijzigingen`,
    "/admin/nergens",
  ]) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expectGoodPractice(page, path);
    for (const [width, height] of [
      [768, 1024],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await expect.poll(overflow, { message: `${path} at ${width}` }).toBeLessThanOrEqual(0);
    }
    await expectGoodPractice(page, `${path} on a phone`);
  }
});
