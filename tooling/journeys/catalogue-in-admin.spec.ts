import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { PEOPLE, watchErrors } from "./people.ts";
import { enter } from "./staff.ts";

const ROOT = join(import.meta.dirname, "../..");
/** A project of this journey alone. */
const SLUG = "eigen-project";

/** Runs a `showroom` command on the running product. */
function showroomCommand(...args: readonly string[]): string {
  return execFileSync(process.execPath, ["apps/api/src/cli/main.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env["JOURNEYS_DATA_DIR"] },
  });
}

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

test("a new catalogue is uploaded, checked, published and taken back", async ({ page }) => {
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

    const good = changed(
      folder,
      "goed.json",
      ['"catalogueVersion": "1"', '"catalogueVersion": "2"'],
      ['"grossPrice": 3490', '"grossPrice": 3990'],
    );
    await page.getByLabel("Bestand").setInputFiles(good);
    await page.getByRole("button", { name: "Controleer" }).click();
    await expect(page.getByText("1 artikel gewijzigd: WT-1002")).toBeVisible();
    await page.getByRole("button", { name: "Bekijk voorbeeld" }).click();
    const bar = page.getByRole("complementary", { name: "Voorbeeld" });
    await expect(bar).toContainText("Catalogus 2, nog niet gepubliceerd. Uw keuzes worden niet bewaard.");
    await page.getByRole("button", { name: "Start met configureren" }).click();
    await expect(page).toHaveURL(/\/stap\/\d/);
    await expect(bar).toBeVisible();
    await bar.getByRole("button", { name: "Terug naar de catalogus" }).click();
    await page.getByRole("button", { name: "Publiceer" }).click();
    await page.getByRole("button", { name: "Ja, publiceer" }).click();
    await expect(page.getByText("De nieuwe catalogus staat in de showroom.")).toBeVisible();

    const versions = page.getByRole("list", { name: "Versies" }).getByRole("listitem");
    await expect(versions).toHaveCount(2);
    await expect(versions.first()).toContainText("In de showroom");
    await page.getByRole("button", { name: "Zet versie 1 terug" }).click();
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(dialog.getByText("1 artikel gewijzigd: WT-1002")).toBeVisible();
    await page.getByRole("button", { name: "Ja, zet terug" }).click();
    await expect(page.getByText("De eerdere catalogus staat weer in de showroom.")).toBeVisible();
    await expect(versions).toHaveCount(3);
    expect(errors).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
