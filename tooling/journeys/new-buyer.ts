/** A buyer of one journey, so that its choices are in nobody's way. */
import { execFile, execFileSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PASSWORD } from "./people.ts";

export const ROOT = join(import.meta.dirname, "../..");
const HOUSE_TYPE = "Appartement";

const COMMAND = ["--import", "./tooling/start/quick-imports.mjs", "apps/api/src/cli/main.ts"];
const options = () =>
  ({
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env["JOURNEYS_DATA_DIR"] },
  }) as const;

/** Runs a `showroom` command on the running product. */
export const showroomCommand = (...args: readonly string[]): string =>
  execFileSync(process.execPath, [...COMMAND, ...args], options());

/** The same for a command that asks something of a server in this process. */
export const runShowroomCommand = async (...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(process.execPath, [...COMMAND, ...args], options())).stdout;

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
