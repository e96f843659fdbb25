import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "./test.ts";
import { ROOT, showroomCommand, signUpNewBuyer } from "./new-buyer.ts";
import { watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";

const BUNDLE = join(ROOT, "packages/demo-catalogue/bundles/havenkwartier");
const OFFER = "wall.sch.antr";
const TILE = "Scheer Antraciet";

/** Whether a list entry is the offer or refers to it. */
function isOffer(entry: unknown): boolean {
  return entry === OFFER || (typeof entry === "object" && entry !== null && "key" in entry && entry.key === OFFER);
}

/** The demo project without one wall tile. */
function bundleWithoutTile(): string {
  const folder = mkdtempSync(join(tmpdir(), "showroom-bundle-"));
  cpSync(BUNDLE, folder, { recursive: true });
  const file = join(folder, "bundle.json");
  const bundle: unknown = JSON.parse(readFileSync(file, "utf8"), (_, value: unknown) =>
    Array.isArray(value) ? value.filter((entry) => !isOffer(entry)) : value,
  );
  writeFileSync(file, JSON.stringify(bundle));
  return folder;
}

test("a removed tile stays chosen, at its price, until the buyer answers", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signUpNewBuyer(page, "301");
  await page.goto("/projects/havenkwartier/digitale-showroom/stap/1");
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  await page.goto("/projects/havenkwartier/digitale-showroom/stap/2/tegels");
  await showroom.open("Luxe");
  await showroom.choose(new RegExp(TILE));
  await showroom.saved();
  const before = await showroom.total();

  const folder = bundleWithoutTile();
  try {
    showroomCommand("import", folder, "--yes");
  } finally {
    rmSync(folder, { recursive: true });
  }
  await page.reload();
  const dialog = page.getByRole("dialog", { name: "Het aanbod is gewijzigd" });
  await expect(dialog.getByText(`U koos: ${TILE}`, { exact: false })).toBeVisible();
  await expect(dialog.getByText("Dit artikel wordt niet meer geleverd.")).toBeVisible();
  await dialog.getByRole("button", { name: "Later beslissen" }).click();
  await showroom.expectTotal().toBe(before);

  await page.getByRole("button", { name: "Bekijk en beslis" }).click();
  await dialog.getByRole("button", { name: "Sla mijn antwoorden op" }).click();
  await expect(dialog.getByText("Kies bij deze regel wat u wilt.")).toBeVisible();
  await dialog.getByRole("radio", { name: /^Neem de standaard/ }).click();
  await dialog.getByRole("button", { name: "Sla mijn antwoorden op" }).click();
  await expect(dialog).toBeHidden();
  await showroom.expectTotal().toBeLessThan(before);
  await expect(page.getByText("Het aanbod is gewijzigd")).toHaveCount(0);

  showroomCommand("catalogue", "revert", "havenkwartier", "--yes");
  await page.reload();
  await showroom.open("Luxe");
  await expect(page.getByRole("radio", { name: new RegExp(TILE) })).toBeVisible();
  expect(errors).toEqual([]);
});
