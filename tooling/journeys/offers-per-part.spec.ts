/** A couple decides per part on one offer, each on a phone. */
import type { Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { accept, enterParty, part, parts } from "./decide.ts";
import { expectMailsToFit, mailedLink } from "./mails.ts";
import { register, showroomCommand } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { completeRooms } from "./showroom.ts";
import { another, enter, openBuyer } from "./staff.ts";

const PROJECT = "/admin/projecten/havenkwartier";
const HOME = "9881";
const BUYERS = "Mirjam Snijders, Teun Snijders";
const OFFERS = "/projects/havenkwartier/digitale-showroom/offertes";
const [OWNER, PARTNER] = [`mirjam.${HOME}@havenkwartier.example`, `teun.${HOME}@havenkwartier.example`];

/** Chooses a tile, and opens every room. */
async function complete(page: Page): Promise<void> {
  await completeRooms(page, async (showroom) => {
    await page.goto("/projects/havenkwartier/digitale-showroom/stap/2/tegels");
    await showroom.open("Wandtegel");
    await page.getByRole("radio", { name: "Linnen Zilver" }).click();
    await showroom.saved();
  });
  await expect(page.getByRole("button", { name: /Kies deze optie/ }).first()).toBeVisible();
}

/** Makes an offer in the open dialog, with a line of a part, or of none. */
async function send(staff: Page, part: string): Promise<void> {
  const offer = staff.getByRole("alertdialog", { name: `Offerte voor Bouwnummer ${HOME}, ${BUYERS}` });
  await offer.getByRole("button", { name: "Voeg een extra regel toe" }).click();
  await offer.getByLabel("Extra regel buiten de catalogus: Omschrijving").fill("Radiator");
  await offer.getByLabel("Reden of afspraak").fill("Besproken op 12 november");
  await offer.getByLabel("Prijs incl. btw (€)").fill("450");
  await offer.getByLabel("Hoort bij").selectOption(part);
  await expectNoViolations(staff);
  await offer.getByRole("button", { name: "Verstuur offerte" }).click();
  await expect(staff.getByText(`De offerte voor Bouwnummer ${HOME}, ${BUYERS} is gemaakt`)).toBeVisible();
}

test("a couple decides on each part of an offer", async ({ page, browser }) => {
  test.setTimeout(240_000);
  const home = ["--project", "havenkwartier", "--house-type", "Appartement", "--build-number", HOME];
  const [partner, staff] = [await another(browser), await another(browser)];
  const errors = [page, partner, staff].map(watchErrors);
  await page.goto(showroomCommand("invite", OWNER, ...home).trim());
  await register(page, "Mirjam", "Snijders");
  await partner.goto(showroomCommand("invite", PARTNER, ...home, "--co-buyer").trim());
  await register(partner, "Teun", "Snijders");
  await complete(page);

  await test.step("an advisor makes an offer with a line that is of no part", async () => {
    await enter(staff, PEOPLE.admin, `${PROJECT}/offertes`);
    const dialog = staff.getByRole("alertdialog");
    await enterParty(staff, { name: "Haven Afbouw B.V.", address: "Kade 3, 3011 AB Rotterdam", number: "12345679" });
    await staff.goto(PROJECT);
    await openBuyer(staff, BUYERS);
    await staff.getByRole("button", { name: "Maak offerte" }).click();
    await dialog.getByRole("button", { name: "Ja, leg de keuzes vast" }).click();
    await send(staff, "Geen onderdeel");
  });

  for (const one of [page, partner]) await one.setViewportSize({ width: 360, height: 800 });
  const divide = page.getByRole("button", { name: "Per onderdeel beslissen" });
  await test.step("the buyer reads why it is decided on as a whole", async () => {
    await page.goto(OFFERS);
    const decide = page.getByRole("region", { name: "Uw opdracht" });
    await expect(decide.getByText("In deze offerte hoort een regel bij het geheel")).toBeVisible();
    await expect(divide).toHaveCount(0);
    await expectNoViolations(page);
    await expectReflow(page);
  });

  await test.step("the next offer can be divided, and its amounts stand in the question", async () => {
    const requests = staff.getByRole("list", { name: "Aanvragen" }).getByRole("listitem");
    await requests
      .filter({ hasText: `Bouwnummer ${HOME}` })
      .getByRole("button", { name: /^Maak offerte/ })
      .click();
    await send(staff, "Sanitair");
    await page.goto(OFFERS);
    await expect(page.getByRole("region", { name: "Andere offertes" })).toContainText("vervangen");
    await divide.press("Enter");
    const ask = page.getByRole("alertdialog", { name: "Per onderdeel beslissen?" });
    const amounts = ask.getByRole("list", { name: "Bedragen per onderdeel, incl. btw" });
    await expect(amounts.getByRole("listitem")).toHaveCount(3);
    await expect(amounts).toContainText("€ 450,00");
    await expectNoViolations(page);
    await expectReflow(page);
    await page.keyboard.press("Escape");
    await expect(divide).toBeFocused();
  });

  await test.step("without a connection nothing is lost", async () => {
    await divide.press("Enter");
    const ask = page.getByRole("alertdialog", { name: "Per onderdeel beslissen?" });
    await page.route("**/division", (route) => route.abort());
    await ask.getByRole("button", { name: "Ja, verdeel de offerte" }).click();
    await expect(ask.getByText("Dat is niet gelukt. Controleer uw verbinding")).toBeVisible();
    await page.unroute("**/division");
  });

  await partner.goto(OFFERS);
  const partners = partner.getByRole("alertdialog", { name: "Per onderdeel beslissen?" });
  await partner.getByRole("button", { name: "Per onderdeel beslissen" }).click();
  await test.step("one divides it, and sees what waits", async () => {
    await page.getByRole("button", { name: "Ja, verdeel de offerte" }).click();
    await expect(page.getByText("De offerte is verdeeld.")).toBeVisible();
    await expect(parts(page).getByText("2 offertes wachten op uw besluit.")).toBeVisible();
    await expect(part(page, "Tegelwerk")).toContainText("op deze pagina");
    await expect(part(page, "Sanitair")).toContainText("€ 450,00");
    await expect(part(page, "Sanitair")).toContainText("wacht op u");
    await expect(divide).toHaveCount(0);
    await expectNoViolations(page);
    await expectReflow(page);
  });

  await test.step("the other, who divides at the same moment, finds the same offers", async () => {
    await partners.getByRole("button", { name: "Ja, verdeel de offerte" }).click();
    await expect(partners.getByText("De offerte is al verdeeld of vervangen.")).toBeVisible();
    await expectNoViolations(partner);
    await partners.getByRole("button", { name: "Nee, ga terug" }).click();
    await expect(partner.getByText(/^Deze offerte is vervangen door HAV-9881-.+ en HAV-9881-.+\.$/)).toBeVisible();
    await expect(parts(partner).getByRole("listitem")).toHaveCount(2);
    await expectNoViolations(partner);
    await expectReflow(partner);
    await expect.poll(() => mailedLink(PARTNER, /Per onderdeel/)).not.toBe("");
  });

  await test.step("tiles are accepted by both, and one goes from the one to the next", async () => {
    await accept(page, OWNER);
    await expect(page.getByText("Uw opdracht is gegeven.")).toBeVisible();
    await expect(part(page, "Tegelwerk")).toContainText("wacht op een andere koper");
    const next = page.getByRole("link", { name: "Verder met Sanitair" });
    await next.press("Enter");
    await expect(part(page, "Sanitair")).toContainText("op deze pagina");
    await expect(page.getByText("Uw opdracht is gegeven.")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
    await part(partner, "Tegelwerk").getByRole("link").click();
    await accept(partner, PARTNER);
    await expect(part(partner, "Tegelwerk")).toContainText("opdracht gegeven");
    await expectNoViolations(partner);
  });

  await test.step("sanitary ware is declined, and nothing waits any more", async () => {
    await page.getByRole("button", { name: "Offerte afwijzen" }).click();
    const ask = page.getByRole("alertdialog", { name: "Deze offerte afwijzen?" });
    await ask.getByLabel("Reden").fill("Wij zoeken het zelf");
    await ask.getByRole("button", { name: "Ja, wijs de offerte af" }).click();
    await expect(parts(page).getByText("Er wacht niets meer op uw besluit.")).toBeVisible();
    await expect(part(page, "Tegelwerk")).toContainText("opdracht gegeven");
    await expect(part(page, "Sanitair")).toContainText("afgewezen");
    await expectNoViolations(page);
    await expectReflow(page);
    await staff.reload();
    const offers = staff.getByRole("list", { name: "Offertes" }).getByRole("listitem");
    await expect(offers.filter({ hasText: `Bouwnummer ${HOME}` }).filter({ hasText: "vervangen" })).toHaveCount(2);
    await expect(offers.filter({ hasText: `Bouwnummer ${HOME}` }).filter({ hasText: "afgewezen" })).toHaveCount(1);
    await staff.goto(PROJECT);
    await openBuyer(staff, BUYERS);
    await staff.getByRole("link", { name: "Wijzigingen" }).click();
    await expect(staff.getByText("Offerte verdeeld, om per onderdeel te beslissen")).toBeVisible();
  });
  expect(errors.flat()).toEqual([]);
  await expectMailsToFit(partner, PARTNER);
});
