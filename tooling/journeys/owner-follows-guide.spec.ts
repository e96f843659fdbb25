import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { followGuide } from "../../apps/api/src/testing/dutch-guide.ts";
import { workbookOf } from "../../apps/api/src/testing/spoilt-workbook.ts";
import { expect, test } from "./test.ts";
import { mailedLink } from "./mails.ts";
import { register } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";
import { another, enter } from "./staff.ts";

const BUYER = "koper.1@wilgenhof.example";
const LINK = /https?:\/\/[^\s"]*\/projects\/signup\/[\w-]+/;

test("an owner follows the Dutch guide from the template to the first buyer's order list", async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const folder = mkdtempSync(join(tmpdir(), "showroom-guide-"));
  const downloaded = async (click: () => Promise<void>, name: string): Promise<string> => {
    const [download] = await Promise.all([page.waitForEvent("download"), click()]);
    await download.saveAs(join(folder, name));
    return join(folder, name);
  };
  try {
    await enter(page, PEOPLE.admin);

    await test.step("1 to 3: the template, filled as the guide says", async () => {
      await page.getByRole("link", { name: "Nieuw project" }).click();
      const button = page.getByRole("button", { name: "Download het sjabloon (Excel)" });
      const workbook = await workbookOf(await downloaded(() => button.click(), "sjabloon.xlsx"));
      followGuide(workbook);
      await workbook.save(folder);
    });

    await test.step("4 and 5: checked, made and opened", async () => {
      await page.getByLabel("Naam").fill("Wilgenhof");
      await expect(page.getByLabel("Adres")).toHaveValue("wilgenhof");
      await page.getByLabel("Bestand").setInputFiles(join(folder, "catalogus.xlsx"));
      await page.getByRole("button", { name: "Controleer" }).click();
      await expect(page.getByRole("heading", { name: "Wat er verandert" })).toBeVisible();
      await page.getByRole("button", { name: "Maak project" }).click();
      await expect(page).toHaveURL(/\/admin\/projecten\/wilgenhof\/catalogus$/);
      await page.getByRole("button", { name: "Zet open" }).click();
      await page.getByRole("button", { name: "Ja, zet het project open" }).click();
      await expect(page.getByText("Het project is open")).toBeVisible();
    });

    await test.step("6: a home and its buyer", async () => {
      await page.goto("/admin/projecten/wilgenhof/woningen");
      await page.getByLabel("Bouwnummer").fill("1");
      await page.getByLabel("Woningtype").selectOption("Type A");
      await page.getByRole("button", { name: "Zet op de lijst" }).click();
      await page.getByRole("button", { name: "Sla 1 woning op" }).click();
      await expect(page.getByText("1 woning is opgeslagen.")).toBeVisible();
      await page.goto("/admin/projecten/wilgenhof");
      await page.getByRole("link", { name: "Kopers uitnodigen" }).click();
      await page.getByLabel("Bouwnummer").fill("1");
      await page.getByLabel("Woningtype").selectOption("Type A");
      await page.getByLabel("Voornaam").fill("Wilma");
      await page.getByLabel("Achternaam").fill("van Wilgen");
      await page.getByLabel("E-mailadres").fill(BUYER);
      await page.getByRole("button", { name: "Zet op de lijst" }).click();
      await page.getByRole("button", { name: "Verstuur 1 uitnodiging" }).click();
    });

    await test.step("the buyer registers, chooses the tile with an extra cost, and hands in", async () => {
      const buyer = await another(browser);
      const buyersErrors = watchErrors(buyer);
      await expect.poll(() => mailedLink(BUYER, LINK), { timeout: 30_000 }).not.toBe("");
      await buyer.goto(await mailedLink(BUYER, LINK));
      await register(buyer, "Wilma", "van Wilgen", "wilgenhof");
      await buyer.goto("/projects/wilgenhof");
      const showroom = new Showroom(buyer);
      await showroom.enter();
      await buyer.getByRole("button", { name: "Start met configureren" }).click();
      await showroom.expectTotal().toBe(0);
      await showroom.next(/^Selecteer Tegels/);
      await showroom.open("Luxe");
      await showroom.choose(/^Duin/);
      await showroom.expectTotal().toBeGreaterThan(0);
      await showroom.saved();
      await showroom.next(/^Selecteer Sanitair/);
      await showroom.next("Bekijk Resultaat");
      await showroom.next(/^Opslaan en naar/);
      await buyer
        .getByRole("button", { name: /Kies deze optie/ })
        .first()
        .click();
      await buyer.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
      await expect(buyer.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
      expect(buyersErrors).toEqual([]);
      await buyer.context().close();
    });

    await test.step("the order list has what was asked, and nothing to order yet", async () => {
      await page.goto("/admin/projecten/wilgenhof");
      await page.getByRole("button", { name: "Bestellijsten" }).click();
      const dialog = page.getByRole("dialog", { name: "Bestellijsten" });
      await dialog.getByLabel("Bestand").selectOption("CSV per woning en artikel");
      const list = async (name: string): Promise<string> =>
        readFileSync(await downloaded(() => dialog.getByRole("button", { name: "Download" }).click(), name), "utf8");
      const requested = await list("aangevraagd.csv");
      expect(requested).toMatch(/^.*Wilma van Wilgen.*WT-2.*4413-B/m);
      expect(requested).not.toContain("WT-1;");
      await dialog.getByLabel("Welke artikelen").selectOption("Akkoord, om te bestellen");
      expect(await list("akkoord.csv")).not.toContain("WT-2");
    });
    expect(errors).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
