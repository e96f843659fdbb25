/** A budget beside the total, on every device of the buyer, and what can be let go to stay within it. */
import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";
import { another } from "./staff.ts";

test("the buyer sets a budget, lets the dearest surcharge go and takes that back; another device has the budget", async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "sanitair");
  await showroom.open("Bad");
  const bath = page.getByRole("radio", { name: /^Bad Compact/ });
  const isChosen = await bath.isChecked();
  await bath.click();
  if (isChosen) {
    // An earlier journey chose it, so the click removed it.
    await expect(bath).not.toBeChecked();
    await bath.click();
  }
  const notice = page.getByRole("status").filter({ hasText: "Uw keuze verandert ook iets anders" });
  await notice.getByRole("button", { name: "Akkoord" }).click();
  await expect(bath).toBeChecked();
  const total = await showroom.total();
  expect(total).toBeGreaterThan(0);

  await page.getByRole("button", { name: "Budget", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Budget voor uw woning" });
  const field = dialog.getByLabel("Hoeveel wilt u hoogstens extra uitgeven?");
  await field.fill("veel");
  await dialog.getByRole("button", { name: "Bewaar budget" }).click();
  await expect(dialog.getByText("Vul een bedrag in van 1 tot 1.000.000 euro")).toBeVisible();
  await field.fill("500");
  await dialog.getByRole("button", { name: "Bewaar budget" }).click();
  await expect(dialog).toContainText("boven uw budget van");
  await expectNoViolations(page);

  // What the list promises is what the press does, with what comes along.
  const row = dialog.getByRole("listitem").filter({ hasText: "Bad Compact" });
  await expect(row).toContainText("vervalt mee");
  const promised = /totaal wordt €\s([\d.]+),/.exec(await row.innerText())?.[1];
  await row.getByRole("button", { name: "Laat vallen: Bad Compact" }).click();
  await expect(dialog).toContainText("Bad Compact: terug naar de standaard");
  await expect.poll(async () => (await dialog.innerText()).replaceAll(/\s/g, " ")).toContain(`nu € ${promised},`);
  await expect(row).toHaveCount(0);
  await dialog.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(row).toBeVisible();
  await page.keyboard.press("Escape");
  await showroom.expectTotal().toBe(total);
  await showroom.saved();

  const device = await another(browser);
  await signIn(device, PEOPLE.projectAdmin);
  await device.goto(page.url());
  await device.getByRole("button", { name: /^Budget: .* boven budget$/ }).click();
  await device.getByRole("button", { name: "Zonder budget" }).click();
  await expect(device.getByRole("button", { name: "Budget", exact: true })).toBeVisible();
  await device.context().close();
  // The choices were not touched, so this page has no conflict.
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // Other journeys begin with the standard bathroom.
  await page.getByRole("button", { name: /^Budget/ }).click();
  await row.getByRole("button", { name: "Laat vallen: Bad Compact" }).click();
  await expect(row).toHaveCount(0);
  await page.keyboard.press("Escape");
  await showroom.saved();
  expect(errors).toEqual([]);
});
