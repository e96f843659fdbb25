/** Helpers for journeys with offers. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import { mailedLink } from "./mails.ts";

interface Party {
  readonly name: string;
  readonly address: string;
  readonly number: string;
}

/** Fills in who offers, on a project's page of offers. */
export async function enterParty(staff: Page, { name, address, number }: Party): Promise<void> {
  await staff.getByRole("button", { name: "Wijzig offertegegevens" }).click();
  const dialog = staff.getByRole("alertdialog");
  await dialog.getByLabel("Partij").fill(name);
  await dialog.getByLabel("Adres").fill(address);
  await dialog.getByLabel("KvK-nummer").fill(number);
  await dialog.getByLabel("Versie van de voorwaarden").fill("2026-11");
  await dialog.getByLabel("Tekst van de voorwaarden").fill("Betaling na oplevering.");
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(staff.getByText("De offertegegevens zijn opgeslagen.")).toBeVisible();
}

/** Fills in who offers in De Lindehof, unless another journey did. */
export async function haveParty(staff: Page): Promise<void> {
  await staff.goto("/admin/projecten/de-lindehof/offertes");
  await expect(staff.getByRole("heading", { name: "Offertegegevens" })).toBeVisible();
  if (!(await staff.getByText("Er is nog geen partij ingevuld.").isVisible())) return;
  await enterParty(staff, { name: "Linde Afbouw B.V.", address: "Kade 1, 3011 AB Rotterdam", number: "12345678" });
}

/** The offers that a buyer decides on together. */
export const parts = (page: Page) => page.getByRole("region", { name: "Per onderdeel" });
export const part = (page: Page, name: string) => parts(page).getByRole("listitem").filter({ hasText: name });

/** Gives the order with the code of the newest mail. */
export async function accept(page: Page, email: string): Promise<void> {
  const give = /^Opdracht geven/;
  const before = await mailedLink(email, /Uw code is \d{6}/);
  await page.getByRole("button", { name: give }).press("Enter");
  const ask = page.getByRole("alertdialog", { name: "Bevestig uw opdracht" });
  await expect.poll(() => mailedLink(email, /Uw code is \d{6}/)).not.toBe(before);
  await ask.getByLabel("Code uit de mail").fill((await mailedLink(email, /Uw code is \d{6}/)).slice(-6));
  await ask.getByRole("button", { name: give }).click();
  await expect(ask).toHaveCount(0);
}
