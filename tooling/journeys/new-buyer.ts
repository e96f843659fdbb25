/** A buyer of one journey, so that its choices are in nobody's way. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PASSWORD } from "./people.ts";

export const ROOT = join(import.meta.dirname, "../..");
const HOUSE_TYPE = "Appartement";

/** Runs a `showroom` command on the running product. */
export function showroomCommand(...args: readonly string[]): string {
  const command = ["--import", "./tooling/start/quick-imports.mjs", "apps/api/src/cli/main.ts"];
  return execFileSync(process.execPath, [...command, ...args], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env["JOURNEYS_DATA_DIR"] },
  });
}

/** Registers a buyer on the page of the link. Other journeys find buyers by their names. */
export async function register(
  page: Page,
  firstName = "Iris",
  lastName = "Mulder",
  slug = "havenkwartier",
): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Registreren bij / });
  await dialog.getByLabel("Voornaam").fill(firstName);
  await dialog.getByLabel("Achternaam").fill(lastName);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Wachtwoord controle").fill(PASSWORD);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(page).toHaveURL(new RegExp(`${slug}/video`));
}

/** Creates a buyer of Havenkwartier for one journey, and signs the buyer in. */
export async function signUpNewBuyer(page: Page, buildNumber: string): Promise<void> {
  const home = ["--project", "havenkwartier", "--house-type", HOUSE_TYPE, "--build-number", buildNumber];
  await page.goto(showroomCommand("invite", `koper.${buildNumber}@havenkwartier.example`, ...home).trim());
  await register(page);
}
