import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { showroomCommand } from "./new-buyer.ts";
import { PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { enter } from "./staff.ts";

/** A project of this journey alone. */
const SLUG = "eigen-project";

/** Writes the bundle with some texts replaced; gives the file. */
function changed(folder: string, name: string, ...texts: readonly (readonly [string, string])[]): string {
  const file = join(folder, name);
  const text = readFileSync(join(folder, "bundle.json"), "utf8");
  writeFileSync(
    file,
    texts.reduce((all, [from, to]) => all.replace(from, to), text),
  );
  return file;
}

/** Runs axe, and checks for lost content at 320 px with 200% text size. */
async function isForEverybody(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await expectNoViolations(page);
    await expectReflow(page);
  });
}

test("a catalogue is uploaded, checked, previewed, planned, published, taken back and edited in place", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const folder = mkdtempSync(join(tmpdir(), "showroom-own-"));
  try {
    showroomCommand("init", folder, "--slug", SLUG, "--format", "json");
    showroomCommand("import", folder, "--yes");
    await enter(page, PEOPLE.admin, `/admin/projecten/${SLUG}`);
    await page.getByRole("link", { name: "Catalogus" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Catalogus" })).toBeVisible();

    const wrong = changed(folder, "fout.json", ['"grossPrice": 2150', '"grossPrice": 21.5']);
    await page.getByLabel("Bestand").setInputFiles(wrong);
    await page.getByRole("button", { name: "Controleer" }).click();
    await expect(page.getByText("1 fout: dit kan zo niet in de showroom")).toBeVisible();
    await expect(page.getByText(/WT-1001.*hier hoort een bedrag in hele centen.*€ 21,50 is 2150/)).toBeVisible();
    await expect(page.getByRole("button", { name: "Publiceer" })).toHaveCount(0);
    await isForEverybody(page, "a file with an error");

    // Repaired and saved under the same name: the browser reads it when it is chosen again.
    const good = changed(
      folder,
      "fout.json",
      ['"catalogueVersion": "1"', '"catalogueVersion": "2"'],
      ['"grossPrice": 3490', '"grossPrice": 3990'],
    );
    await page.getByRole("button", { name: "Controleer" }).click();
    await expect(page.getByText('"fout.json" is opgeslagen nadat u het koos')).toBeVisible();
    const choosing = page.waitForEvent("filechooser");
    await page.getByLabel("Bestand").click();
    await (await choosing).setFiles(good);
    await expect(page.getByText(/is opgeslagen nadat/)).toHaveCount(0);
    await page.getByRole("button", { name: "Controleer" }).click();
    await expect(page.getByText(/WT-1002\): Prijs \(€\): 34,90 → 39,90/)).toBeVisible();
    await isForEverybody(page, "a checked file");
    await page.getByRole("button", { name: "Bekijk voorbeeld" }).click();
    const bar = page.getByRole("complementary", { name: "Voorbeeld" });
    await expect(bar).toContainText("Catalogus 2, nog niet gepubliceerd. Uw keuzes worden niet bewaard.");
    await page.getByRole("button", { name: "Start met configureren" }).click();
    await expect(page).toHaveURL(/\/stap\/\d/);
    await expect(bar).toBeVisible();
    // The buttons at the foot of the picture stay in the window, below the bar.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect(
      page
        .getByRole("tab", { name: "Tegels" })
        .or(page.getByRole("link", { name: "Tegels" }))
        .first(),
    ).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)).toBe(0);
    await expectNoViolations(page);
    await bar.getByRole("button", { name: "Terug naar de catalogus" }).click();
    await page.getByRole("button", { name: "Publiceer" }).click();
    await expect(page.getByRole("alertdialog").getByText(/WT-1002\): Prijs \(€\): 34,90 → 39,90/)).toBeVisible();
    await isForEverybody(page, "the dialog before publishing");
    // By keyboard: the focus is on the button that cancels, and Escape closes.
    await expect(page.getByRole("button", { name: "Nee, nog niet" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("alertdialog")).toHaveCount(0);
    await page.getByRole("button", { name: "Publiceer" }).press("Enter");
    await page.getByLabel("Pas publiceren op").fill("2000-01-01T09:00");
    await expect(page.getByText("Kies een tijdstip dat nog komt.")).toBeVisible();
    const nextMonth = new Date(Date.now() + 30 * 24 * 3_600_000).toISOString().slice(0, 11);
    await page.getByLabel("Pas publiceren op").fill(`${nextMonth}09:00`);
    await page.getByRole("button", { name: "Ja, publiceer dan" }).click();
    await expect(page.getByText(/Wordt gepubliceerd op .* 09:00, gepland door/)).toBeVisible();
    await isForEverybody(page, "a planned catalogue");
    await page.getByRole("button", { name: "Annuleer planning" }).click();
    await page.getByRole("button", { name: "Publiceer" }).click();
    await page.getByRole("button", { name: "Ja, publiceer", exact: true }).click();
    await expect(page.getByText("De nieuwe catalogus staat in de showroom.")).toBeVisible();

    const versions = page.getByRole("list", { name: "Versies" }).getByRole("listitem");
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText("Huidige versie");
    await page.getByRole("button", { name: "Zet versie 1 terug" }).click();
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(dialog.getByText(/WT-1002\): Prijs \(€\): 39,90 → 34,90/)).toBeVisible();
    await page.getByRole("button", { name: "Ja, zet terug" }).click();
    await expect(page.getByText("De eerdere catalogus staat weer in de showroom.")).toBeVisible();
    await expect(versions).toHaveCount(3);

    // What is downloaded can be uploaded again, and changes nothing.
    const downloading = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download deze catalogus (Excel)" }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe(`catalogus-${SLUG}.xlsx`);
    const again = join(folder, "opnieuw.xlsx");
    await download.saveAs(again);
    await page.getByLabel("Bestand").setInputFiles(again);
    await page.getByRole("button", { name: "Controleer" }).click();
    await expect(page.getByText("Er verandert niets ten opzichte van wat er nu in de showroom staat.")).toBeVisible();

    await page.getByRole("link", { name: "Bewerk teksten, foto's, datums en prijzen" }).click();
    await page.getByRole("link", { name: "Prijzen", exact: true }).click();
    await page.getByLabel("Zoek op naam of artikelnummer").fill("WT-1002");
    const price = page.getByRole("row", { name: /^WT-1002/ }).getByLabel(/^Prijs \(€\), WT-1002/);
    await expect(price).toHaveCount(1);
    await price.fill("41,50");
    await expect(page.getByText("1 veld gewijzigd")).toBeVisible();
    await isForEverybody(page, "an edited price");
    await page.getByLabel("Naam van de nieuwe versie").fill("4");
    await page.getByRole("button", { name: "Controleer wijzigingen" }).click();
    await expect(page.getByText(/WT-1002\): Prijs \(€\): 34,90 → 41,50/)).toBeVisible();
    await page.getByRole("button", { name: "Publiceer" }).click();
    await page.getByRole("button", { name: "Ja, publiceer", exact: true }).click();
    await expect(page.getByText("De nieuwe catalogus staat in de showroom.")).toBeVisible();
    await page.getByRole("link", { name: /Catalogus$/ }).click();
    await expect(versions).toHaveCount(4);
    expect(errors).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test("an admin makes a new project, which staff alone can see, opens, closes, archives and deletes it", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const folder = mkdtempSync(join(tmpdir(), "showroom-new-"));
  try {
    showroomCommand("init", folder, "--slug", "voorbeeld", "--format", "json");
    await enter(page, PEOPLE.admin);
    await page.getByRole("link", { name: "Nieuw project" }).click();
    await page.getByLabel("Naam").fill("Het Nieuwe Hof");
    await expect(page.getByLabel("Adres")).toHaveValue("het-nieuwe-hof");
    await page.getByLabel("Bestand").setInputFiles(join(folder, "bundle.json"));
    await page.getByRole("button", { name: "Controleer" }).click();
    await expect(page.getByRole("heading", { name: "Wat er verandert" })).toBeVisible();
    await isForEverybody(page, "a checked new project");
    await page.getByRole("button", { name: "Maak project" }).click();
    await expect(page).toHaveURL(/\/admin\/projecten\/het-nieuwe-hof\/catalogus$/);
    await expect(page.getByRole("link", { name: "Het Nieuwe Hof" })).toBeVisible();
    const answer = await page.request.get("/api/projects/slug/het-nieuwe-hof");
    expect(answer.status()).toBe(404);

    await expect(page.getByRole("button", { name: "Sluit project" })).toHaveCount(0);
    await page.getByRole("button", { name: "Zet open" }).click();
    await isForEverybody(page, "the question before opening");
    await page.getByRole("button", { name: "Ja, zet het project open" }).click();
    await expect(page.getByText("Het project is open")).toBeVisible();
    expect((await page.request.get("/api/projects/slug/het-nieuwe-hof")).status()).toBe(200);

    await page.getByRole("button", { name: "Sluit project" }).click();
    await isForEverybody(page, "the question before closing");
    await page.getByRole("button", { name: "Ja, sluit het project" }).click();
    await expect(page.getByText("Het project is gesloten")).toBeVisible();
    await page.getByRole("button", { name: "Archiveer project" }).click();
    await page.getByRole("button", { name: "Ja, archiveer het project" }).click();
    await expect(page.getByText("Het project is gearchiveerd")).toBeVisible();
    await page.getByRole("link", { name: "Projecten" }).first().click();
    await expect(page.getByRole("link", { name: "Het Nieuwe Hof" })).toHaveCount(0);
    await page.getByLabel(/Toon gearchiveerde projecten/).check();
    await isForEverybody(page, "the list with archived projects");
    await page.getByRole("link", { name: "Het Nieuwe Hof" }).click();
    await page.getByRole("link", { name: "Catalogus" }).click();
    await page.getByRole("button", { name: "Verwijder project" }).click();
    await expect(page.getByText("Er zijn geen ingediende keuzes die bewaard moeten blijven.")).toBeVisible();
    await isForEverybody(page, "the question before deleting");
    await page.getByRole("button", { name: "Ja, verwijder voorgoed" }).click();
    await expect(page.getByText("Dit is niet Het Nieuwe Hof")).toBeVisible();
    await page.getByLabel("Typ de naam van het project: Het Nieuwe Hof").fill("Het Nieuwe Hof");
    await page.getByRole("button", { name: "Ja, verwijder voorgoed" }).click();
    await expect(page).toHaveURL(/\/admin\/?$/);
    await expect(page.getByRole("link", { name: "Het Nieuwe Hof" })).toHaveCount(0);
    expect(errors).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
