/** Tile options that exclude one another: in one window and on two devices. */

import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";
import { openBathroom, Showroom } from "./showroom.ts";
import { expect, test } from "./test.ts";

const option = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });

/** Chooses an option and closes the note about its indicative price, which comes once. */
async function choose(page: Page, name: RegExp): Promise<void> {
  await new Showroom(page).choose(name);
  const note = page.getByRole("dialog", { name: "Indicatieve prijs" }).getByRole("button", { name: "Begrepen" });
  await note.click({ timeout: 3_000 }).catch(() => {});
}

test("two devices with options that exclude one another: the later one asks which one stays", async ({
  page,
  browser,
}) => {
  const showroom = await openBathroom(page, "tegels");
  const device = await browser.newContext();
  const other = await device.newPage();
  await signIn(other, PEOPLE.projectAdmin);
  await other.goto(page.url());
  await choose(other, /^Alle wanden/);
  await new Showroom(other).saved();
  await device.close();

  await choose(page, /^Eén wand/);
  const question = page.getByRole("dialog", { name: "Uw keuzes zijn ook ergens anders gewijzigd" });
  await expect(question.getByRole("listitem")).toHaveText(["Badkamer"]);
  await question.getByRole("button", { name: "Deze keuzes houden" }).click();
  await expect(question).toHaveCount(0);
  await expect(option(page, /^Eén wand/)).toBeChecked();
  await expect(option(page, /^Alle wanden/)).not.toBeChecked();
  await showroom.saved();
  await choose(page, /^Eén wand/);
  await showroom.saved();
});

test("an option that takes another one away says so", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  await choose(page, /^Eén wand/);
  await choose(page, /^Alle wanden/);
  const notice = page.getByRole("status").filter({ hasText: "Uw keuze verandert ook iets anders" });
  await expect(notice).toContainText("Dit is niet te combineren met vloertegel op alle wanden.");
  await notice.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(option(page, /^Eén wand/)).toBeChecked();
  await choose(page, /^Eén wand/);
  await showroom.saved();
});
