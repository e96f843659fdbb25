/** A buyer whose floors have a discount decides per part on an offer. It runs after those that count the buyers of De Lindehof. */
import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { accept, haveParty, part, parts } from "./decide.ts";
import { expectMailsToFit, mailedLink } from "./mails.ts";
import { register, showroomCommand } from "./new-buyer.ts";
import { watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom, standardToilet } from "./showroom.ts";
import { addHome, another, openBuyer, PROJECT } from "./staff.ts";

const [HOME, TYPE] = ["9891", "Type A – tussenwoning"];
const BUYER = "Hanna Terpstra";
const EMAIL = `koper.${HOME}@lindehof.example`;
const STEPS = "/projects/de-lindehof/digitale-showroom/stap";
const OFFERS = "/projects/de-lindehof/digitale-showroom/offertes";

test("a discount on floors goes with them when a buyer decides per part", async ({ page, browser }) => {
  test.setTimeout(240_000);
  const staff = await another(browser);
  const errors = [page, staff].map(watchErrors);
  await addHome(staff, { buildNumber: HOME, houseType: TYPE, phase: "Blok Es" });
  const home = ["--project", "de-lindehof", "--house-type", TYPE, "--build-number", HOME];
  await page.goto(showroomCommand("invite", EMAIL, ...home).trim());
  await register(page, "Hanna", "Terpstra", "de-lindehof");

  await test.step("the buyer chooses a floor that has a discount", async () => {
    const showroom = new Showroom(page);
    await page.goto(`${STEPS}/3/tegels`);
    await page.getByRole("button", { name: "Start met configureren" }).click();
    await showroom.next("Opslaan en naar Badkamer");
    await expect(page).toHaveURL(/stap\/3/);
    await page.goto(`${STEPS}/3/resultaat`);
    await standardToilet(showroom);
    await showroom.choose(/Eiken parket/);
    const floor = page.getByRole("dialog");
    await showroom.choose(/Naturel/, floor);
    await floor.getByRole("button", { name: "Configuratie opslaan" }).click();
    await showroom.saved();
    await showroom.next("Opslaan en naar Overzicht");
    await expect(page.getByText("Korting", { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: /Kies deze optie/ }).first()).toBeVisible();
  });

  await test.step("an advisor can offer each part apart, and offers all", async () => {
    await haveParty(staff);
    await staff.goto(PROJECT);
    await openBuyer(staff, BUYER);
    await staff.getByRole("button", { name: "Maak offerte" }).click();
    await staff.getByRole("button", { name: "Ja, leg de keuzes vast" }).click();
    const offer = staff.getByRole("alertdialog", { name: `Offerte voor Bouwnummer ${HOME}, ${BUYER}` });
    const chosen = offer.getByRole("group", { name: "Onderdelen" });
    for (const name of ["Tegels", "Sanitair", "Vloeren"]) await expect(chosen.getByLabel(name)).toBeEnabled();
    await expect(offer.getByText(/korting/i)).toHaveCount(0);
    await expectNoViolations(staff);
    await expectReflow(staff);
    await offer.getByRole("button", { name: "Verstuur offerte" }).click();
    await expect(staff.getByText(`De offerte voor Bouwnummer ${HOME}, ${BUYER} is gemaakt`)).toBeVisible();
  });

  const totals = page.getByRole("region", { name: "Totalen" });
  const off = totals.getByText("Korting op woonvloer").locator("..");
  let discount = "";
  await test.step("the offer says what the discount is of, and that it can be divided", async () => {
    await page.setViewportSize({ width: 360, height: 800 });
    await page.goto(OFFERS);
    await expect(off).toContainText("€");
    discount = /€\s[\d.,]+/.exec(await off.innerText())?.[0] ?? "";
    expect(discount).not.toBe("");
    await expect(page.getByText(/geldt voor het geheel/)).toHaveCount(0);
    await expectNoViolations(page);
    await expectReflow(page);
    await page.getByRole("button", { name: "Per onderdeel beslissen" }).press("Enter");
    const ask = page.getByRole("alertdialog", { name: "Per onderdeel beslissen?" });
    const amounts = ask.getByRole("list", { name: "Bedragen per onderdeel, incl. btw" }).getByRole("listitem");
    await expect(amounts.filter({ hasText: "Woonvloer" })).toContainText(discount);
    await expect(amounts.filter({ hasText: "korting" })).toHaveCount(1);
    await expectNoViolations(page);
    await expectReflow(page);
    await ask.getByRole("button", { name: "Ja, verdeel de offerte" }).click();
    await expect(parts(page).getByText("3 offertes wachten op uw besluit.")).toBeVisible();
  });

  await test.step("tiles have no discount, and are declined", async () => {
    await expect(part(page, "Tegelwerk")).toContainText("op deze pagina");
    await expect(totals).not.toContainText("Korting");
    await page.getByRole("button", { name: "Offerte afwijzen" }).click();
    const ask = page.getByRole("alertdialog", { name: "Deze offerte afwijzen?" });
    await ask.getByLabel("Reden").fill("Wij zoeken het zelf");
    await ask.getByRole("button", { name: "Ja, wijs de offerte af" }).click();
    await expect(part(page, "Tegelwerk")).toContainText("afgewezen");
  });

  await test.step("the floors have it, and are accepted", async () => {
    await part(page, "Woonvloer").getByRole("link").click();
    await expect(off).toContainText(discount);
    await accept(page, EMAIL);
    await expect(page.getByText("Uw opdracht is gegeven.")).toBeVisible();
    await expect(part(page, "Woonvloer")).toContainText("opdracht gegeven");
    await expect(parts(page).getByText("1 offerte wacht op uw besluit.")).toBeVisible();
    await expectNoViolations(page);
    await expectReflow(page);
    await expect.poll(() => mailedLink(EMAIL, /Korting op woonvloer/)).not.toBe("");
  });
  await test.step("an advisor who takes away all floors is told that the discount stays", async () => {
    await staff.goto(`${PROJECT}/offertes`);
    await staff.getByRole("button", { name: `Stel wijziging voor: Bouwnummer ${HOME}` }).click();
    const change = staff.getByRole("alertdialog", { name: `Wijziging voor Bouwnummer ${HOME}, ${BUYER}` });
    const floors = change.getByRole("group", { name: "Vervalt" }).getByRole("checkbox");
    const stays = change.getByText("Korting op woonvloer van");
    await expect(stays).toHaveCount(0);
    for (const floor of await floors.all()) await floor.check();
    await expect(stays).toContainText(`voeg dan hieronder een regel van ${discount} toe`);
    await expectNoViolations(staff);
    await expectReflow(staff);
    await change.getByRole("button", { name: "Annuleren" }).click();
  });
  expect(errors.flat()).toEqual([]);
  await expectMailsToFit(staff, EMAIL);
});
