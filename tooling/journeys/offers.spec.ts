import { readFile } from "node:fs/promises";
import type { Locator, Page } from "@playwright/test";
import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { expectMailsToFit, mailedLink } from "./mails.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { another, enter, PROJECT } from "./staff.ts";

/** The demo's home that is handed in. */
const HOME = /^Bouwnummer 16, /;

/** The file that a button saves. */
async function savedFile(page: Page, button: Locator) {
  const downloading = page.waitForEvent("download");
  await button.click();
  const file = await downloading;
  return { name: file.suggestedFilename(), content: await readFile(await file.path()) };
}

test("an offer is made, accepted with a mailed code, and only then on the list to order", async ({ page, browser }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, PROJECT);
  await page.getByRole("link", { name: "Offertes" }).click();
  await expect(page.getByText("Er is nog geen partij ingevuld.")).toBeVisible();
  await expectNoViolations(page);
  const dialog = page.getByRole("alertdialog");
  await page.getByRole("button", { name: "Wijzig offertegegevens" }).click();
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(dialog.getByText("Vul alles in.")).toBeVisible();
  await dialog.getByLabel("Partij").fill("Linde Afbouw B.V.");
  await dialog.getByLabel("Adres").fill("Kade 1, 3011 AB Rotterdam");
  await dialog.getByLabel("KvK-nummer").fill("12345678");
  await dialog.getByLabel("Versie van de voorwaarden").fill("2026-11");
  await dialog.getByLabel("Tekst van de voorwaarden").fill("Betaling na oplevering.");
  await dialog.getByRole("checkbox", { name: /^Een aanvraag voor een offerte krijgt meteen een offerte/ }).check();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText("De offertegegevens zijn opgeslagen.")).toBeVisible();
  await expect(page.getByText("meteen na de aanvraag, als alle prijzen vaststaan")).toBeVisible();

  await page.getByRole("button", { name: "Andere partij voor een onderdeel" }).click();
  await dialog.getByLabel("Partij").fill("Vloerenhuis B.V.");
  await dialog.getByLabel("Adres").fill("Plein 2, 3012 AB Rotterdam");
  await dialog.getByLabel("KvK-nummer").fill("87654321");
  await dialog.getByLabel("Versie van de voorwaarden").fill("V-1");
  await dialog.getByLabel("Tekst van de voorwaarden").fill("Gelegd na oplevering.");
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(dialog.getByText("Vul alles in.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: "Vloeren" }).check();
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  const floors = page.getByRole("region", { name: "Voor Vloeren" });
  await expect(floors.getByText("Vloerenhuis B.V.")).toBeVisible();
  await expectReflow(page);

  await page.getByRole("button", { name: "Teksten van de overeenkomst" }).click();
  const ownTexts = page.getByRole("dialog", { name: "Teksten van de overeenkomst" });
  const until = ownTexts.getByLabel("Offerte: tot wanneer, en wat er anders gebeurt");
  await until.fill("Beslis uiterlijk morgen.");
  await ownTexts.getByRole("button", { name: "Opslaan" }).click();
  await expect(until).toBeFocused();
  await expect(until).toHaveAccessibleDescription(/Zet \{laatste dag\} één keer in de tekst\.$/);
  await expectNoViolations(page);
  // A text that is too long is told, and not cut off.
  await until.fill("Beslis. ".repeat(70));
  await expect(until).toHaveAccessibleDescription(/Schrijf ten hoogste 500 tekens\.$/);
  await until.fill("Beslis uiterlijk op {laatste dag}.");
  await ownTexts.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText("De teksten van de overeenkomst zijn opgeslagen.")).toBeVisible();
  await expect(page.getByText("1 eigen tekst", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Wijzig offertegegevens" }).click();
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText("De offertegegevens zijn opgeslagen.")).toBeVisible();
  await expect(page.getByText("1 eigen tekst", { exact: true })).toBeVisible();

  const requests = page.getByRole("list", { name: "Aanvragen" }).getByRole("listitem");
  await requests
    .filter({ hasText: HOME })
    .getByRole("button", { name: /^Maak offerte/ })
    .click();
  await dialog.getByRole("button", { name: "Voeg een extra regel toe" }).click();
  await dialog.getByLabel("Extra regel buiten de catalogus: Omschrijving").fill("Nis in de douche");
  await dialog.getByLabel("Reden of afspraak").fill("Besproken op 12 november");
  await dialog.getByLabel("Prijs incl. btw (€)").fill("niets");
  await dialog.getByRole("button", { name: "Verstuur offerte" }).click();
  await expect(dialog.getByText("Kies een onderdeel of voeg een regel toe")).toBeVisible();
  await dialog.getByLabel("Prijs incl. btw (€)").fill("350");
  await dialog.getByRole("button", { name: "Voeg een wens toe die niet kan" }).click();
  await dialog.getByLabel("Wens die niet kan: Omschrijving").fill("Bad op pootjes");
  await dialog.getByRole("button", { name: "Verstuur offerte" }).click();
  await expect(dialog.getByText("Een wens die niet kan heeft een omschrijving en een reden.")).toBeVisible();
  await dialog.getByLabel("Waarom het niet kan, voor de koper").fill("De vloer draagt het niet");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Verstuur offerte" }).click();
  const offers = page.getByRole("list", { name: "Offertes" }).getByRole("listitem");
  await expect(offers.filter({ hasText: HOME })).toContainText("wacht op de koper");
  await expect(offers.filter({ hasText: HOME })).toContainText("0 van 1 akkoord");
  await expect(offers.filter({ hasText: HOME })).toContainText("Voor zover bekend nog niet geopend door");
  const requested = await savedFile(
    page,
    requests.filter({ hasText: HOME }).getByRole("button", { name: /^PDF: LIN-16-/ }),
  );
  expect(requested.name).toMatch(/^aanvraag-lin-16-\d+\.pdf$/);
  await expectReflow(page);

  const buyer = await another(browser);
  const buyersErrors = watchErrors(buyer);
  await signIn(buyer, PEOPLE.buyerDone);
  await expect
    .poll(() => mailedLink(PEOPLE.buyerDone, /\/projects\/de-lindehof\/digitale-showroom\/offertes\?nummer=(?:3D)?\d+/))
    .not.toBe("");
  await buyer.goto("/projects/de-lindehof/digitale-showroom/offertes");
  await expect(buyer.getByRole("heading", { level: 1, name: /^Offerte LIN-16-/ })).toBeVisible();
  await expect(buyer.getByText("Nis in de douche")).toBeVisible();
  const refused = buyer.getByRole("region", { name: "Wensen die niet kunnen" });
  await expect(refused.getByText("Bad op pootjes: De vloer draagt het niet")).toBeVisible();
  const party = buyer.getByRole("region", { name: "Met wie u de overeenkomst sluit" });
  await expect(party.getByText("Linde Afbouw B.V.")).toBeVisible();
  const floor = party.getByRole("region", { name: "Woonvloer" });
  await expect(floor.getByText("Vloerenhuis B.V.")).toBeVisible();
  await expect(buyer.getByText("Betaling na oplevering.")).toBeVisible();
  await expect(buyer.getByText("Gelegd na oplevering.")).toBeVisible();
  await expectNoViolations(buyer);
  await expectReflow(buyer);
  await expect(buyer.getByText(/^Beslis uiterlijk op \d\d-\d\d-\d{4}\.$/).first()).toBeVisible();
  const give = /^Opdracht geven/;
  await buyer.getByRole("button", { name: give }).press("Enter");
  const ask = buyer.getByRole("alertdialog", { name: "Bevestig uw opdracht" });
  await expect.poll(() => mailedLink(PEOPLE.buyerDone, /Uw code is \d{6}/)).not.toBe("");
  const code = (await mailedLink(PEOPLE.buyerDone, /Uw code is \d{6}/)).slice(-6);
  await ask.getByLabel("Code uit de mail").fill(code === "111111" ? "222222" : "111111");
  await ask.getByRole("button", { name: give }).click();
  await expect(ask.getByText("Deze code klopt niet.")).toBeVisible();
  await expectNoViolations(buyer);
  await ask.getByLabel("Code uit de mail").fill(code);
  await ask.getByLabel("Code uit de mail").press("Enter");
  await expect(buyer.getByText("Uw opdracht is gegeven. U krijgt een bevestiging per mail.")).toBeVisible();
  await expect(buyer.getByText("U heeft opdracht gegeven. De prijzen staan vast.")).toBeVisible();
  await expect(buyer.getByText("Alle prijzen zijn inclusief btw.", { exact: true })).toBeVisible();
  await expect(buyer.getByText(/voorbehouden/)).toHaveCount(0);
  await expect(buyer.getByRole("button", { name: give })).toHaveCount(0);
  await expectNoViolations(buyer);

  const keep = buyer.getByRole("region", { name: "Bewaren" });
  const agreement = await savedFile(buyer, keep.getByRole("button", { name: "Download het akkoord (PDF)" }));
  expect(agreement.name).toMatch(/^akkoord-lin-16-[a-z0-9-]+\.pdf$/);
  expect(agreement.content.subarray(0, 5).toString()).toBe("%PDF-");
  const overview = await savedFile(buyer, keep.getByRole("button", { name: /^Overzicht voor uw geldverstrekker/ }));
  expect(overview.name).toBe("overzicht-geldverstrekker-de-lindehof-16.pdf");
  await buyer.emulateMedia({ media: "print" });
  await expect(buyer.getByText(/^Akkoord LIN-16-/).filter({ visible: true })).toHaveCount(1);
  await buyer.emulateMedia({ media: "screen" });

  const hash = (await party.getByText(/^[0-9a-f]{64}$/).textContent()) ?? "";
  const reference = ((await buyer.getByRole("heading", { level: 1 }).textContent()) ?? "").replace("Akkoord ", "");
  const visitor = await another(browser);
  const visitorsErrors = watchErrors(visitor);
  await visitor.goto("/controle");
  await expectNoViolations(visitor);
  await visitor.getByLabel("Kenmerk").fill(reference.toLowerCase());
  await visitor.getByLabel("Controlegetal").fill(hash.slice(1));
  await visitor.getByRole("button", { name: "Controleer" }).click();
  await expect(visitor.getByText("Dit is geen heel controlegetal")).toBeVisible();
  await visitor.getByLabel("Controlegetal").fill(hash.replace(/^./, (one) => (one === "0" ? "1" : "0")));
  await visitor.getByRole("button", { name: "Controleer" }).click();
  await expect(visitor.getByText("Wij kennen dit document niet")).toBeVisible();
  await visitor.getByLabel("Controlegetal").fill(hash);
  await visitor.getByRole("button", { name: "Controleer" }).click();
  await expect(visitor.getByText("Dit akkoord is bij ons bekend")).toBeVisible();
  await expect(visitor.getByText("Akkoord: de kopers hebben opdracht gegeven.")).toBeVisible();
  await expect(visitor.getByText(/€|Linde Afbouw|voorbehouden/)).toHaveCount(0);
  await expectNoViolations(visitor);
  await expectReflow(visitor);

  await page.reload();
  await expect(offers.filter({ hasText: HOME })).toContainText("1 van 1 akkoord");
  await expect(offers.filter({ hasText: HOME })).toContainText(/opende dit op \d\d-\d\d-\d{4} \d\d:\d\d/);
  await expect(offers.filter({ hasText: HOME })).toContainText(/opende de PDF op/);
  const staffs = await savedFile(page, offers.filter({ hasText: HOME }).getByRole("button", { name: /^PDF: LIN-16-/ }));
  expect(staffs.content.equals(agreement.content)).toBe(true);
  await page.goto(PROJECT);
  await page.getByRole("button", { name: "Bestellijsten" }).click();
  const lists = page.getByRole("dialog", { name: "Bestellijsten" });
  await lists.getByLabel("Welke artikelen").selectOption("Akkoord, om te bestellen");
  await expect(lists.getByText("Deze mag u bestellen.")).toBeVisible();
  await lists.getByLabel("Bestand").selectOption("room");
  const file = await savedFile(page, lists.getByRole("button", { name: "Download" }));
  expect(file.name).toBe("akkoord-de-lindehof.csv");
  const lines = file.content.toString("utf8").trim().split("\r\n").slice(1);
  expect(lines.some((line) => line.includes("Nis in de douche"))).toBe(true);
  expect(lines.every((line) => line.startsWith("16;") && line.includes(";akkoord"))).toBe(true);

  await buyer.getByRole("button", { name: "Vraag een wijziging aan" }).click();
  const request = buyer.getByRole("alertdialog", { name: "Vraag een wijziging aan" });
  await request.getByRole("button", { name: "Verstuur" }).click();
  await expect(request.getByText("Schrijf op wat u wilt wijzigen.")).toBeVisible();
  await request.getByLabel("Wat wilt u wijzigen?").fill("De nis past toch niet");
  await request.getByRole("button", { name: "Wijs regels van uw akkoord aan" }).click();
  await request.getByRole("checkbox", { name: "Nis in de douche" }).check();
  await expectNoViolations(buyer);
  await request.getByRole("button", { name: "Verstuur" }).click();
  const asked = buyer.getByRole("region", { name: "Iets wijzigen" });
  await expect(asked.getByText("De showroom heeft nog niet geantwoord.")).toBeVisible();
  await expect(asked.getByRole("heading", { name: "Iets wijzigen" })).toBeFocused();
  await expect(asked.getByRole("button")).toHaveCount(0);
  await expectNoViolations(buyer);
  await expectReflow(buyer);

  await page.goto(`${PROJECT}/offertes`);
  const agreements = page.getByRole("list", { name: "Akkoorden" }).getByRole("listitem");
  await expect(agreements.filter({ hasText: HOME })).toContainText("De nis past toch niet");
  await agreements.getByRole("button", { name: /^Afwijzen: Bouwnummer 16/ }).click();
  await expect(dialog.getByText("De kopers van de woning lezen de reden")).toBeVisible();
  await dialog.getByRole("button", { name: "Annuleren" }).click();
  await page.getByRole("button", { name: /^Stel wijziging voor: Bouwnummer 16/ }).click();
  await expect(dialog.getByText("De nis past toch niet")).toBeVisible();
  await dialog.getByRole("button", { name: "Verstuur wijziging" }).click();
  await expect(dialog.getByText("Vul een reden in, en kies wat vervalt")).toBeVisible();
  await dialog.getByLabel("Reden, voor de koper").fill("De nis kan niet in deze wand");
  await expect(dialog.getByRole("checkbox", { name: /^Nis in de douche/ })).toBeChecked();
  await dialog.getByLabel(/^Gevolg, zoals al besteld/).fill("al besteld");
  await dialog.getByLabel(/^Kosten van het gevolg/).fill("85");
  await expectNoViolations(page);
  await dialog.getByRole("button", { name: "Verstuur wijziging" }).click();
  await expect(offers.filter({ hasText: /-W1 / })).toContainText("0 van 1 akkoord");
  await expect(page.getByRole("button", { name: /^Afwijzen/ })).toHaveCount(0);
  await expectReflow(page);
  await buyer.reload();
  await expect(buyer.getByRole("heading", { level: 1, name: /^Wijziging LIN-16-.*-W1$/ })).toBeVisible();
  await expect(buyer.getByText("De nis kan niet in deze wand")).toBeVisible();
  await expect(asked.getByText(/^De showroom heeft op .* wijziging LIN-16-.*-W1 voorgesteld\.$/)).toBeVisible();
  await expect(buyer.getByRole("table", { name: "Vervalt" })).toContainText("Nis in de douche");
  await expect(
    buyer.getByRole("button", { name: "Opdracht geven tot deze wijziging: € 265,00 incl. btw wordt verrekend" }),
  ).toBeVisible();
  await expect(buyer.getByText("Met de wijziging wordt € 265,00 incl. btw verrekend.")).toBeVisible();
  await expect(buyer.getByText(/korting|voorbehouden/i)).toHaveCount(0);
  await expectNoViolations(buyer);
  await expectReflow(buyer);
  expect([...errors, ...buyersErrors, ...visitorsErrors]).toEqual([]);
  await expectMailsToFit(visitor, PEOPLE.buyerDone);
});
