import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { expectMailsToFit, mailedLink } from "./mails.ts";
import { register } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { another, enter } from "./staff.ts";

const LINK = /https?:\/\/[^\s"]*\/projects\/signup\/[\w-]+/;
/** Of this journey alone. */
const [FIRST, SECOND] = ["sam.9801@havenkwartier.example", "noor.9802@havenkwartier.example"];

const sheet = (secondType: string): string =>
  [
    "E-mail;Bouwnr;Huistype;Voornaam;Achternaam",
    `${FIRST};9801;Appartement;Sam;Visser`,
    `${SECOND};9802;${secondType};Noor;Bakker`,
  ].join("\r\n");

/** The link that was mailed last to an address, other than an earlier one. */
async function newLink(email: string, earlier = ""): Promise<string> {
  await expect.poll(() => mailedLink(email, LINK), { timeout: 30_000 }).not.toMatch(new RegExp(`^(?:${earlier})$`));
  return await mailedLink(email, LINK);
}

async function chooseSheet(page: Page, text: string): Promise<void> {
  const buffer = Buffer.from(text);
  await page.getByLabel("Excel- of CSV-bestand").setInputFiles({ name: "kopers.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Controleer bestand" }).click();
}

test("staff invite buyers from a sheet, correct, repeat and withdraw an invitation", async ({ page, browser }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, "/admin/projecten/havenkwartier");
  await page.getByRole("link", { name: "Kopers uitnodigen" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Kopers uitnodigen" })).toBeVisible();
  await expectNoViolations(page);

  await chooseSheet(page, sheet("Appartment").replace("Voornaam", "Vornaam"));
  await expect(page.getByText('De kolom "Voornaam" ontbreekt; is dat "Vornaam"?')).toBeVisible();
  await chooseSheet(page, sheet("Appartment"));
  const draft = page.getByRole("list", { name: "Kopers op de lijst" }).getByRole("listitem");
  await expect(draft.filter({ hasText: "Noor Bakker" })).toContainText("Rij 3");
  await expect(page.getByText('Woningtype: dit woningtype is er niet; bedoelt u "Appartement"?')).toBeVisible();
  await expect(page.getByRole("button", { name: /^Verstuur/ })).toHaveCount(0);
  await expectNoViolations(page);
  await expectReflow(page);

  await page.getByRole("button", { name: "Wijzig: Noor Bakker" }).click();
  await expectNoViolations(page);
  await page.getByRole("alertdialog").getByLabel("Woningtype").selectOption("Appartement");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByRole("button", { name: "Verstuur 2 uitnodigingen" }).click();
  await expect(page.getByText("2 uitnodigingen gaan de deur uit.")).toBeVisible();
  const list = page.getByRole("list", { name: "Uitnodigingen", exact: true }).getByRole("listitem");
  const [first, second] = [list.filter({ hasText: FIRST }), list.filter({ hasText: SECOND })];

  // The same sheet again invites nobody.
  await chooseSheet(page, sheet("Appartement"));
  await expect(page.getByText("Iedereen op de lijst is al uitgenodigd.")).toBeVisible();
  await page.getByRole("button", { name: "Maak de lijst leeg" }).click();

  const buyer = await another(browser);
  await buyer.goto(await newLink(FIRST));
  await register(buyer, "Sam", "Visser");
  await page.reload();
  await expect(first).toContainText("Geregistreerd");
  await expect(first.getByRole("button")).toHaveCount(0);
  await buyer.context().close();

  const earlier = await newLink(SECOND);
  await expect(second).toContainText("Verstuurd");
  await page.getByRole("button", { name: "Opnieuw versturen: Noor Bakker" }).click();
  await expectNoViolations(page);
  // By keyboard: the focus is on the button that cancels.
  await expect(page.getByRole("button", { name: "Nee, nu niet" })).toBeFocused();
  await page.getByRole("button", { name: "Ja, verstuur opnieuw" }).press("Enter");
  await expect(page.getByText("De uitnodiging voor Noor Bakker gaat opnieuw de deur uit.")).toBeVisible();
  const link = await newLink(SECOND, earlier);

  await page.getByRole("button", { name: "Intrekken: Noor Bakker" }).click();
  await page.getByRole("button", { name: "Ja, trek in" }).click();
  await expect(second).toContainText("Ingetrokken");
  await expectNoViolations(page);
  await expectReflow(page);
  for (const ended of [earlier, link]) {
    const answer = await page.request.get(`/api/user/byhash/${ended.split("/").at(-1)}`);
    expect(await answer.json()).toMatchObject({ success: false, access_token: null });
  }
  const visitor = await another(browser);
  await visitor.goto(link);
  await expect(visitor.getByRole("heading", { name: "Deze uitnodiging werkt niet (meer)" })).toBeVisible();
  await expectMailsToFit(visitor, SECOND);
  await visitor.context().close();
  expect(errors).toEqual([]);
});
