import { execFileSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PASSWORD, watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";

const ROOT = join(import.meta.dirname, "../..");
const BUNDLE = join(ROOT, "packages/demo-catalogue/bundles/havenkwartier");
const HOUSE_TYPE = "Appartement";
const OFFER = "wall.sch.antr";
const TILE = "Scheer Antraciet";

/** Runs a `showroom` command on the running product. */
function showroomCommand(...args: readonly string[]): string {
  return execFileSync(process.execPath, ["apps/api/src/cli/main.ts", ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env["JOURNEYS_DATA_DIR"] },
  });
}

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

/** Creates a buyer for this journey only. */
async function signUpNewBuyer(page: Page): Promise<void> {
  const home = ["--project", "havenkwartier", "--house-type", HOUSE_TYPE, "--build-number", "301"];
  await page.goto(showroomCommand("invite", "koper.301@havenkwartier.example", ...home).trim());
  const dialog = page.getByRole("dialog", { name: /^Registreren bij / });
  await dialog.getByLabel("Voornaam").fill("Iris");
  await dialog.getByLabel("Achternaam").fill("Mulder");
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Wachtwoord controle").fill(PASSWORD);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(page).toHaveURL(/havenkwartier\/video/);
}

test("a removed tile stays chosen, at its price, until the buyer answers", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signUpNewBuyer(page);
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
  await expect.poll(() => showroom.total()).toBe(before);

  await page.getByRole("button", { name: "Bekijk en beslis" }).click();
  await dialog.getByRole("button", { name: "Sla mijn antwoorden op" }).click();
  await expect(dialog.getByText("Kies bij deze regel wat u wilt.")).toBeVisible();
  await dialog.getByRole("radio", { name: /^Neem de standaard/ }).click();
  await dialog.getByRole("button", { name: "Sla mijn antwoorden op" }).click();
  await expect(dialog).toBeHidden();
  await expect.poll(() => showroom.total()).toBeLessThan(before);
  await expect(page.getByText("Het aanbod is gewijzigd")).toHaveCount(0);

  showroomCommand("catalogue", "revert", "havenkwartier", "--yes");
  await page.reload();
  await showroom.open("Luxe");
  await expect(page.getByRole("radio", { name: new RegExp(TILE) })).toBeVisible();
  expect(errors).toEqual([]);
});
