import { expect, test } from "./test.ts";
import { enterParty } from "./decide.ts";
import { expectNoViolations } from "./axe.ts";
import { register, showroomCommand } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { completeRooms } from "./showroom.ts";
import { another, enter, openBuyer } from "./staff.ts";

const PROJECT = "/admin/projecten/havenkwartier";
const HOME = "9852";

test("an advisor makes an offer from choices that were not handed in, and refuses a wish", async ({
  page,
  browser,
}) => {
  test.setTimeout(120_000);
  const errors = watchErrors(page);
  const home = ["--project", "havenkwartier", "--house-type", "Appartement", "--build-number", HOME];
  await page.goto(showroomCommand("invite", `koper.${HOME}@havenkwartier.example`, ...home).trim());
  await register(page, "Vera", "Kooistra");

  await test.step("the buyer completes the rooms, and hands nothing in", async () => {
    await completeRooms(page);
    await expect(page.getByRole("button", { name: /Kies deze optie/ }).first()).toBeVisible();
  });

  const staff = await another(browser);
  const staffsErrors = watchErrors(staff);
  const dialog = staff.getByRole("alertdialog");
  const make = staff.getByRole("button", { name: "Maak offerte" });
  await test.step("there is no offer without a contracting party", async () => {
    await enter(staff, PEOPLE.admin, PROJECT);
    await openBuyer(staff, "Vera Kooistra");
    await make.click();
    await expect(dialog.getByText("Vul eerst bij Offertes de offertegegevens in.")).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Ja, leg de keuzes vast" })).toBeDisabled();
    await staff.goto(`${PROJECT}/offertes`);
    await enterParty(staff, { name: "Haven Afbouw B.V.", address: "Kade 3, 3011 AB Rotterdam", number: "12345679" });
  });

  await test.step("the choices are frozen as a request, from which the offer is made", async () => {
    await staff.goto(PROJECT);
    await openBuyer(staff, "Vera Kooistra");
    await make.click();
    await expect(dialog.getByText("De keuzes worden eerst vastgelegd als aanvraag")).toBeVisible();
    await expectNoViolations(staff);
    await expectReflow(staff);
    await dialog.getByRole("button", { name: "Ja, leg de keuzes vast" }).click();
    const offer = staff.getByRole("alertdialog", { name: `Offerte voor Bouwnummer ${HOME}, Vera Kooistra` });
    await offer.getByRole("button", { name: "Voeg een wens toe die niet kan" }).click();
    await offer.getByLabel("Wens die niet kan: Omschrijving").fill("Sauna op het balkon");
    await offer.getByLabel("Waarom het niet kan, voor de koper").fill("Het balkon draagt het niet");
    await expectNoViolations(staff);
    await expectReflow(staff);
    await offer.getByRole("button", { name: "Verstuur offerte" }).click();
    const offers = staff.getByRole("list", { name: "Offertes" }).getByRole("listitem");
    await expect(offers.filter({ hasText: `Bouwnummer ${HOME}` })).toContainText("wacht op de koper");
    await expect(staff.getByText(`De offerte voor Bouwnummer ${HOME}, Vera Kooistra is gemaakt`)).toBeVisible();
    // Coming back does not ask again.
    await staff.reload();
    await expect(offers.filter({ hasText: `Bouwnummer ${HOME}` })).toBeVisible();
    await expect(dialog).toHaveCount(0);
  });

  await page.reload();
  await expect(page.getByText(/^Ingevoerd door .+, namens de koper\.$/)).toBeVisible();
  await expectNoViolations(page);
  await page.goto("/projects/havenkwartier/digitale-showroom/offertes");
  const refused = page.getByRole("region", { name: "Wensen die niet kunnen" });
  await expect(refused.getByText("Sauna op het balkon: Het balkon draagt het niet")).toBeVisible();
  await expectNoViolations(page);
  await expectReflow(page);
  await staff.context().close();
  expect([...errors, ...staffsErrors]).toEqual([]);
});
