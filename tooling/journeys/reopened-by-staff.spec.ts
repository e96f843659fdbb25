import { expect, test } from "./test.ts";
import { signUpNewBuyer } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { completeRooms } from "./showroom.ts";
import { another, enter, openBuyer } from "./staff.ts";

const REASON = "De leidingen in de badkamer liggen anders.";

test("staff reopen a submission with a reason, and the buyer submits it again", async ({ page, browser }) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  const steps = "/projects/havenkwartier/digitale-showroom/stap";
  await signUpNewBuyer(page, "302");
  let reference = "";

  await test.step("the buyer submits", async () => {
    await completeRooms(page);
    await submit();
    const told = await page
      .getByText(/^Uw referentie is/)
      .first()
      .innerText();
    reference = /[A-Z]{3}-302-\d+/.exec(told)?.[0] ?? "";
    expect(reference).not.toBe("");
  });

  const staff = await another(browser);
  await test.step("staff reopen, which asks for a reason", async () => {
    await enter(staff, PEOPLE.admin, "/admin/projecten/havenkwartier");
    await openBuyer(staff, "Iris Mulder");
    await staff.getByRole("button", { name: "Heropen keuzes" }).click();
    const dialog = staff.getByRole("alertdialog", { name: "Keuzes heropenen?" });
    await dialog.getByRole("button", { name: "Ja, heropen de keuzes" }).click();
    await expect(dialog.getByText("Vul een reden in.")).toBeVisible();
    await dialog.getByLabel("Reden, voor de koper").fill(REASON);
    await dialog.getByRole("button", { name: "Ja, heropen de keuzes" }).click();
    await expect(dialog).toBeHidden();
    await expect(staff.getByText("Heropend", { exact: true })).toBeVisible();
    await staff.getByRole("link", { name: "Bevestiging" }).click();
    await expect(staff.getByRole("heading", { name: `Bevestiging ${reference}` })).toBeVisible();
    await staff.getByRole("link", { name: "Wijzigingen" }).click();
    await expect(staff.getByText(REASON, { exact: true })).toBeVisible();
  });

  await test.step("the buyer reads why, and the earlier confirmation", async () => {
    await page.goto(`${steps}/2/start`);
    await expect(page.getByText(/^Uw keuzes zijn heropend op/)).toBeVisible();
    await expect(page.getByText(`Reden: ${REASON}`)).toBeVisible();
    await page.getByRole("link", { name: "Bekijk de eerdere bevestiging" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Eerdere bevestiging" })).toBeVisible();
    await expect(page.getByText(`Dit is bevestiging ${reference}`, { exact: false })).toBeVisible();
    await page.getByRole("link", { name: "Terug naar uw keuzes" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Samenvatting");
  });

  await test.step("a second submission replaces the first one", async () => {
    await submit();
    await expect(page.getByText(`Deze bevestiging vervangt ${reference}.`)).toBeVisible();
    await expect(page.getByText(/^Uw keuzes zijn heropend op/)).toHaveCount(0);
    await staff.getByRole("link", { name: "Bevestiging" }).click();
    await expect(staff.getByLabel("Bevestiging").getByRole("option")).toHaveCount(2);
    await expect(staff.getByText("Ingediend", { exact: true })).toBeVisible();
  });
  await staff.context().close();
  expect(errors).toEqual([]);

  async function submit(): Promise<void> {
    await page
      .getByRole("button", { name: /Kies deze optie/ })
      .first()
      .click();
    await page.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    await expect(page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("U heeft uw keuzes reeds bevestigd.", { exact: false })).toBeVisible();
  }
});
