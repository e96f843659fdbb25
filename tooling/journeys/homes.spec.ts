import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { enter } from "./staff.ts";

const sheet = (type: string): string =>
  ["Blok;Bouwnr;Huistype;Adres", `Blok Els;9701;Type A – tussenwoning;Elzenlaan 1`, `Blok Els;9702;${type};`].join(
    "\r\n",
  );

test("staff add homes from a sheet, change one, and invite only for a home of the project", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, "/admin/projecten/de-lindehof");
  await page.getByRole("link", { name: "Woningen", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Woningen" })).toBeVisible();
  await expectNoViolations(page);
  const homes = page.getByRole("list", { name: "Alle woningen" }).getByRole("listitem");
  const of = (buildNumber: string) => homes.filter({ hasText: `Bouwnummer ${buildNumber}` });
  await expect(of("12")).toContainText("In gebruik");
  await expect(of("12")).toContainText("Sanne de Wit");
  await expect(of("13")).toContainText("Vrij");

  const choose = async (text: string): Promise<void> => {
    const buffer = Buffer.from(text);
    const file = { name: "woningen.csv", mimeType: "text/csv", buffer };
    await page.getByLabel("Excel- of CSV-bestand").setInputFiles(file);
    await page.getByRole("button", { name: "Controleer bestand" }).click();
  };
  await choose(sheet("Type X"));
  const draft = page.getByRole("list", { name: "Woningen op de lijst" }).getByRole("listitem");
  await expect(draft.filter({ hasText: "Bouwnummer 9702" })).toContainText("Rij 3");
  await expect(page.getByText("Woningtype: dit woningtype is er niet")).toBeVisible();
  await expect(page.getByRole("button", { name: /^Sla/ })).toHaveCount(0);
  await expectNoViolations(page);
  await expectReflow(page);
  await page.getByRole("button", { name: "Wijzig: Bouwnummer 9702" }).click();
  await page.getByRole("alertdialog").getByLabel("Woningtype").selectOption("Type B – hoekwoning");
  await page.getByRole("button", { name: "Opslaan" }).click();
  await page.getByRole("button", { name: "Sla 2 woningen op" }).click();
  await expect(page.getByText("2 woningen zijn opgeslagen.")).toBeVisible();
  await choose(sheet("Type B – hoekwoning"));
  await expect(page.getByText("Alle woningen op de lijst staan er al zo in.")).toBeVisible();
  await page.getByRole("button", { name: "Maak de lijst leeg" }).click();

  await page.getByLabel("Zoek een woning").fill("els");
  await expect(homes).toHaveCount(2);
  await page.getByRole("button", { name: "Wijzig: bouwnummer 9702" }).press("Enter");
  const dialog = page.getByRole("alertdialog");
  await expectNoViolations(page);
  await dialog.getByLabel("Bouwnummer").fill("9701");
  await dialog.getByLabel(/^Gesloten/).check();
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(dialog.getByText("Bouwnummer: bouwnummer 9701 is er al in dit project")).toBeVisible();
  await dialog.getByLabel("Bouwnummer").fill("9703");
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(page.getByText("Bouwnummer 9703 is gewijzigd.")).toBeVisible();
  await expect(of("9703")).toContainText("Gesloten");
  await expectReflow(page);

  await page.goto("/admin/projecten/de-lindehof/uitnodigingen");
  for (const [buildNumber, reason] of [
    ["9999", "bouwnummer 9999 is er niet in dit project; voeg de woning eerst toe bij Woningen"],
    ["9703", "bouwnummer 9703 is gesloten; open de woning eerst bij Woningen"],
  ] as const) {
    await page.getByLabel("Bouwnummer").fill(buildNumber);
    await page.getByLabel("Woningtype").selectOption("Type B – hoekwoning");
    await page.getByLabel("E-mailadres").fill(`bewoner.${buildNumber}@lindehof.example`);
    await page.getByRole("button", { name: "Zet op de lijst" }).click();
    await expect(page.getByText(`Bouwnummer: ${reason}`)).toBeVisible();
  }
  await expect(page.getByRole("button", { name: /^Verstuur/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});
