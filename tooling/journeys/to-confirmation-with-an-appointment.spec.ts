/** Handing in on a phone with an appointment, which the showroom sees. */
import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expectMailsToFit } from "./mails.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom } from "./showroom.ts";
import { another, enter, PROJECT } from "./staff.ts";
import { expect, test } from "./test.ts";

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 780 }, hasTouch: true, isMobile: true });

  test("a buyer with half of the choices hands in with an appointment, for which somebody else was faster", async ({
    page,
    browser,
  }) => {
    test.setTimeout(180_000);
    const errors = watchErrors(page);
    const showroom = new Showroom(page);
    await signIn(page, PEOPLE.buyerHalfway);
    await showroom.enter();
    await expect(page).toHaveURL(/stap\/4\/start/);
    await showroom.next("Selecteer Tegels");
    await showroom.choose("Nee, ik wil opnieuw kiezen");
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/stap\/4\/tegels/);
    await showroom.open("Luxe");
    await showroom.choose(/Scheer Staal/);
    await showroom.expectTotal().toBeGreaterThan(0);
    const scrolls = await page.evaluate(
      () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
    );
    expect(scrolls).toBe(false);
    await showroom.next("Selecteer Sanitair");
    await showroom.next("Bekijk Resultaat");
    await showroom.next("Opslaan en naar Woonvloer");
    await showroom.choose("Geen woonvloer");
    await showroom.next("Opslaan en naar Overzicht");
    await page
      .getByRole("button", { name: /Kies deze optie/ })
      .first()
      .click();
    const asked = page.getByRole("alertdialog");
    const firstTime = (one: Page | Locator) => one.getByRole("radio").first();
    await firstTime(asked).check();
    const taken = await firstTime(asked).inputValue();
    await asked.getByLabel("Telefoonnummer").fill("06-87654321");
    await expectNoViolations(page);

    // Another buyer, who has an appointment, moves it to the same time.
    const other = await another(browser);
    await signIn(other, PEOPLE.buyerDone);
    await other.goto("/projects/de-lindehof/digitale-showroom/afspraak");
    await expect(other.getByText("Lotte Visser")).toBeVisible();
    await other.getByRole("button", { name: "Verzetten" }).click();
    await firstTime(other).check();
    await expectNoViolations(other);
    await other.getByRole("button", { name: "Bevestig dit moment" }).click();
    await expect(other.getByText("Uw afspraak staat.", { exact: false })).toBeVisible();
    await expectReflow(other);

    await asked.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    await expect(asked.getByLabel("Dag")).toHaveAccessibleDescription(/net door iemand anders gekozen/);
    await expect(asked.getByLabel("Telefoonnummer")).toHaveValue("06-87654321");
    await expect(asked.getByRole("radio", { checked: true })).toHaveCount(0);
    // The times that are left have arrived.
    await expect(asked.locator(`input[value="${taken}"]`)).toHaveCount(0);
    await firstTime(asked).check();
    await asked.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    const done = page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" });
    await expect(done).toContainText(/Uw afspraak in de showroom: [a-z]+dag \d+ /);
    await done.getByRole("button", { name: "Sluiten" }).last().click();
    await expect(done).toHaveCount(0);
    await expect(page.getByRole("row", { name: /Geen woonvloer/ })).toBeVisible();
    await expect(page.getByText("Hoe wilt u verder?")).toHaveCount(0);
    await page.getByRole("link", { name: "Verzetten of afzeggen" }).click();
    await page.getByRole("button", { name: "Afzeggen" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Ja, zeg af" }).click();
    await expect(page.getByText("Uw afspraak is afgezegd.", { exact: false })).toBeVisible();
    await expectReflow(page);

    // The showroom sees who comes, and takes the time back.
    const staff = await another(browser);
    await enter(staff, PEOPLE.advisor, PROJECT);
    await staff.getByRole("link", { name: "Afspraken" }).click();
    await expect(staff.getByRole("heading", { level: 2, name: /^Vandaag, / })).toBeVisible();
    const line = staff.getByRole("listitem").filter({ hasText: "Bouwnummer 16, " });
    await line.getByRole("button", { name: /^Trek in/ }).click();
    await expectNoViolations(staff);
    await staff.getByLabel("Reden").fill("Ziek");
    await staff.getByRole("button", { name: "Ja, trek in" }).click();
    await expect(staff.getByText("Het moment is ingetrokken.")).toBeVisible();
    await expect(line).toHaveCount(0);
    await staff.getByRole("button", { name: "Bied momenten aan" }).click();
    await expect(staff.getByText("Dit zijn 8 momenten.")).toBeVisible();
    await expectNoViolations(staff);
    await staff.getByRole("button", { name: "Annuleren" }).click();
    await expectReflow(staff);
    await expectMailsToFit(staff, PEOPLE.buyerHalfway);
    await expectMailsToFit(staff, PEOPLE.buyerDone);
    expect(errors).toEqual([]);
    await other.context().close();
    await staff.context().close();
  });
});
