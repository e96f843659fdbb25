/** The plan of the whole home, on the page with floor plans. */
import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";

const STEPS = "/projects/de-lindehof/digitale-showroom/stap";

test("the whole home is drawn, and a room in it leads to its choices", async ({ page }) => {
  const errors = watchErrors(page);
  await signIn(page, PEOPLE.buyerDone);
  await page.goto(`${STEPS}/2`);
  const plan = page.getByRole("figure", { name: "Uw hele woning" });
  await test.step("each storey says what it has", async () => {
    await expect(
      plan.getByRole("group", { name: /^Begane grond, met Woonkamer van 6,00 bij 5,20 meter/ }),
    ).toBeVisible();
    await expect(plan.getByRole("img", { name: "Het noorden is rechtsboven op de tekening" })).toBeVisible();
    await expect(plan.getByRole("link")).toHaveText([/^Toilet/, /^Badkamer/, /^Tweede badkamer/]);
  });
  await test.step("a floor plan takes its place, and back brings it back", async () => {
    await page.getByRole("link", { name: "Bekijk details van Toilet" }).click();
    await expect(page.getByRole("img", { name: "Toilet" }).first()).toBeVisible();
    await expect(plan).toHaveCount(0);
    await page.goBack();
    await expect(plan).toBeVisible();
  });
  await test.step("with the keyboard", async () => {
    const toilet = plan.getByRole("link", { name: "Toilet 1,00 × 1,30 m: naar uw keuzes" });
    await toilet.focus();
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/stap\/5/);
    await expect(page).toHaveTitle(/Toilet/);
  });
  expect(errors).toEqual([]);
});

test("on a phone the smallest room can be pressed, and the drawing prints on one sheet", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await signIn(page, PEOPLE.buyerDone);
  await page.goto(`${STEPS}/2`);
  const plan = page.getByRole("figure", { name: "Uw hele woning" });
  const toilet = plan.getByRole("link", { name: /^Toilet/ });
  const box = await toilet.locator("rect").boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  await expectNoViolations(page);
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  const paper = await plan.boundingBox();
  expect(paper?.height ?? Infinity).toBeLessThan(1123);
});
