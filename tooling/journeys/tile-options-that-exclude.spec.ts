/** Tile options that exclude one another: in one window and on two devices. */

import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";
import { openBathroom, Showroom } from "./showroom.ts";
import { expect, test } from "./test.ts";

const option = (page: Page, name: RegExp) => page.getByRole("checkbox", { name });

const QUESTION = "Uw keuzes zijn ook ergens anders gewijzigd";

/**
 * Closes the note about an option's indicative price whenever it is in the way. It comes once, and later on a busy machine: then
 * perhaps below the question, which has to be answered first.
 */
async function closeNotes(page: Page): Promise<void> {
  const note = page.getByRole("dialog", { name: "Indicatieve prijs" }).getByRole("button", { name: "Begrepen" });
  const close = async (): Promise<void> => {
    const isBelow = await page.getByRole("dialog", { name: QUESTION }).isVisible();
    // The question can open while the note is being closed.
    if (!isBelow) await note.click({ timeout: 2_000 }).catch(() => undefined);
  };
  await page.addLocatorHandler(note, close, { noWaitAfter: true });
}

const choose = (page: Page, name: RegExp): Promise<void> => new Showroom(page).choose(name);

test("two devices with options that exclude one another: the later one asks which one stays", async ({
  page,
  browser,
}) => {
  const showroom = await openBathroom(page, "tegels");
  await closeNotes(page);
  const device = await browser.newContext();
  const other = await device.newPage();
  await closeNotes(other);
  await signIn(other, PEOPLE.projectAdmin);
  await other.goto(page.url());
  await choose(other, /^Alle wanden/);
  await new Showroom(other).saved();
  await device.close();

  await choose(page, /^Eén wand/);
  const question = page.getByRole("dialog", { name: QUESTION });
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
  await closeNotes(page);
  await choose(page, /^Eén wand/);
  await choose(page, /^Alle wanden/);
  const notice = page.getByRole("status").filter({ hasText: "Uw keuze verandert ook iets anders" });
  await expect(notice).toContainText("Dit is niet te combineren met vloertegel op alle wanden.");
  await notice.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(option(page, /^Eén wand/)).toBeChecked();
  await choose(page, /^Eén wand/);
  await showroom.saved();
});
