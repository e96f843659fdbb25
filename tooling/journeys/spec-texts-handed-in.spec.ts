/** The specification's texts on the screens of submitted choices. */
import { expect, test } from "./test.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";

test("after submission: introduction, floor plans, set-up, result and summary, read-only", async ({ page }) => {
  const errors = watchErrors(page);
  await signIn(page, PEOPLE.buyerDone);
  const step = (path: string) => page.goto(`/projects/de-lindehof/digitale-showroom/stap/${path}`);

  await test.step("introduction", async () => {
    await step("1");
    await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Introductie" })).toBeVisible();
    await expect(page.getByText("Voorkeuren opgeslagen").first()).toBeVisible();
    await page.getByRole("button", { name: "Bekijk de introductie video" }).click();
    await expect(page.getByRole("dialog").locator("video source").first()).toHaveAttribute("src", /intro-showroom/);
    await page.keyboard.press("Escape");
  });
  await test.step("floor plans", async () => {
    await step("2/topview/999999");
    await expect(page.getByText("In beeld")).toHaveCount(1);
    await page
      .getByRole("link", { name: /Bekijk details/ })
      .last()
      .click();
    await expect(page).toHaveURL(/topview\/\d+$/);
    await expect(page.getByRole("img", { name: "Toilet" }).first()).toBeVisible();
  });
  await test.step("standard set-up", async () => {
    await step("5/start");
    await expect(page.getByRole("heading", { name: "Standaard opstelling Toilet" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Standaard opstelling" }).getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /Wijzig configuratie/ })).toHaveCount(0);
  });
  await test.step("result", async () => {
    await step("5/resultaat");
    await expect(page.getByRole("heading", { name: "Toilet configuratie" })).toBeVisible();
    await expect(page.getByText("Totaal configuratie - Incl. BTW en montage")).toBeVisible();
    const products = page.getByRole("list", { name: "Gekozen producten" });
    await expect(products.getByRole("listitem").filter({ hasText: "Wandtegel" })).toBeVisible();
    // Submitted choices cannot be changed.
    await expect(page.getByRole("link", { name: /Wijzig configuratie/ })).toHaveCount(0);
  });
  await test.step("summary", async () => {
    await step("7");
    await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Samenvatting" })).toBeVisible();
    await expect(
      page.getByText(
        "U heeft uw keuzes reeds bevestigd. U kunt uw gemaakte keuzes nog wel bekijken, niet meer wijzigen.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
    await expect(
      page.getByText(/^Uw afspraak in de showroom: donderdag \d+ [a-z]+( \d{4})?, 13:00 – 14:30 uur, met Lotte Visser/),
    ).toBeVisible();
    // What happens next stands before the introduction, with a number to call, and nothing asks how to go on.
    const next = page.getByRole("region", { name: "Keuzes zijn doorgegeven" });
    await expect(next.getByRole("listitem")).toHaveCount(3);
    await expect(next.getByRole("listitem").first()).toContainText("Uw afspraak in de showroom: ");
    await expect(next.getByRole("link", { name: "030 555 01 20" })).toHaveAttribute("href", "tel:0305550120");
    await expect(page.getByRole("heading", { name: "Hoe wilt u verder?" })).toHaveCount(0);
    // The introduction stays after the submission.
    await expect(page.getByText(/^Hieronder vindt u alles wat u heeft gekozen/)).toBeVisible();
    for (const text of [
      "Totaal incl. BTW en Montage",
      "Subtotaal",
      "Totaal inclusief BTW & Montage",
      "Tegelwerk & Tegelopties",
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    for (const column of ["Omschrijving", "Productprijs", "Retour", "Montage", "Prijs incl. BTW en montage"]) {
      await expect(page.getByRole("columnheader", { name: column }).first()).toBeVisible();
    }
    await expect(page.getByRole("button", { name: /Kies deze optie/ })).toHaveCount(0);
    await expect(page.getByText(/^Wastafelkraan · /).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Prijsopgave afdrukken" })).toBeVisible();
    const section = page.getByRole("button", { name: "Badkamer", exact: true });
    await section.click();
    await expect(section).toHaveAttribute("aria-expanded", "false");
    await page.reload();
    await expect(section).toHaveAttribute("aria-expanded", "false");
    await section.click();
  });
  expect(errors).toEqual([]);
});
