/** Helpers for journeys in the advisors' application. */
import { expect, test } from "./test.ts";
import type { Browser, Page } from "@playwright/test";
import { PASSWORD, PEOPLE } from "./people.ts";

export const PROJECT = "/admin/projecten/de-lindehof";

/** Opens a page of the advisors' application and signs in there. */
export async function enter(page: Page, email: string, path = "/admin"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: /^Inloggen bij/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Inloggen");
}

export async function openBuyer(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

export const rows = (page: Page) =>
  page.getByRole("table", { name: "Kopers van het project" }).locator("tbody").getByRole("row");

export async function another(browser: Browser): Promise<Page> {
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ baseURL, locale: "nl-NL", viewport: { width: 1280, height: 860 } });
  return await context.newPage();
}

interface NewHome {
  readonly buildNumber: string;
  readonly houseType: string;
  readonly phase: string;
}

/** Signs in, and puts a home on the list of De Lindehof. */
export async function addHome(staff: Page, { buildNumber, houseType, phase }: NewHome): Promise<void> {
  await enter(staff, PEOPLE.projectAdmin, `${PROJECT}/woningen`);
  await staff.getByRole("textbox", { name: "Bouwnummer" }).fill(buildNumber);
  await staff.getByLabel("Woningtype").selectOption(houseType);
  await staff.getByLabel("Fase of blok").fill(phase);
  await staff.getByRole("button", { name: "Zet op de lijst" }).click();
  await staff.getByRole("button", { name: "Sla 1 woning op" }).click();
  await expect(staff.getByText("1 woning is opgeslagen.")).toBeVisible();
}
