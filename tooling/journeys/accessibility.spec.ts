/** Runs axe on every route and in every open dialog, and checks for lost content at 320 px with 200% text size. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom } from "./showroom.ts";

const PROJECT = "/projects/de-lindehof";
const STEP = `${PROJECT}/digitale-showroom/stap`;

/**
 * Scrolls to the top unless a dialog is open, because axe reports a target that a sticky bar covers partly as too
 * small.
 */
const toTheTop = (page: Page): Promise<void> =>
  page.evaluate(() => {
    if (document.querySelector("dialog[open], [popover]:popover-open")) return;
    for (const element of document.querySelectorAll("*"))
      if (element.scrollTop > 0) element.scrollTo({ top: 0, behavior: "instant" });
  });

/** Checks the present screen. */
async function isForEverybody(page: Page, name: string): Promise<void> {
  await test.step(name, async () => {
    await toTheTop(page);
    await expectNoViolations(page);
    await expectReflow(page);
  });
}

async function visit(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
  await page.waitForLoadState("networkidle");
}

/** Opens a dialog, checks it, and closes it. */
async function modal(page: Page, name: string, open: () => Promise<void>): Promise<void> {
  await open();
  const dialog = page.getByRole("dialog").or(page.getByRole("alertdialog"));
  await expect(dialog.last()).toBeVisible();
  await isForEverybody(page, name);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
}

test("public pages and their dialogs", async ({ page }) => {
  test.setTimeout(300_000);
  for (const path of [
    "/",
    PROJECT,
    `${PROJECT}/contact`,
    "/algemene-voorwaarden",
    "/controle",
    "/herinneringen/onbekend",
    "/not-found",
    "/delen/verlopen",
  ]) {
    await visit(page, path);
    await isForEverybody(page, path);
  }
  await visit(page, PROJECT);
  await modal(page, "account menu of a visitor", () => page.getByRole("banner").getByRole("button").last().click());
  await modal(page, "login", () => page.getByRole("button", { name: "Login om te configureren" }).click());
  await modal(page, "login with errors", async () => {
    await page.getByRole("button", { name: "Login om te configureren" }).click();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /^Inloggen bij/ })
      .click();
    await expect(page.getByText("Wachtwoord is verplicht")).toBeVisible();
  });
  await modal(page, "forgotten password", async () => {
    await page.getByRole("button", { name: "Login om te configureren" }).click();
    await page.getByRole("button", { name: "Wachtwoord vergeten?" }).click();
    await expect(page.getByRole("dialog", { name: "Wachtwoord vergeten" })).toBeVisible();
  });
  await page.goto(`${PROJECT}/video`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await isForEverybody(page, "introduction video");
  await page.goto("/password/reset/verlopen");
  await expect(page.getByRole("heading", { name: "Deze link werkt niet (meer)" })).toBeVisible();
  await isForEverybody(page, "a reset link that was used");
  await page.route("**/api/user/password/reset-link", (route) => route.fulfill({ json: { isUsable: true } }));
  await page.reload();
  await expect(page.getByRole("dialog", { name: "Nieuw wachtwoord instellen" })).toBeVisible();
  await page.getByRole("dialog").getByLabel("Wachtwoord", { exact: true }).fill("kort");
  await isForEverybody(page, "new password");
  await page.goto("/projects/signup/uitnodiging-bouwnummer-18");
  const register = page.getByRole("dialog", { name: /^Registreren bij/ });
  await expect(register).toBeVisible();
  await isForEverybody(page, "registration");
  await register.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(register.getByText("U dient akkoord te gaan met de voorwaarden")).toBeVisible();
  await isForEverybody(page, "registration with errors");
});

test("every step of submitted choices", async ({ page }) => {
  test.setTimeout(300_000);
  await signIn(page, PEOPLE.buyerDone);
  for (const part of [
    "1",
    "2/topview",
    "3/start",
    "3/tegels",
    "3/sanitair",
    "3/resultaat",
    "5/tegels",
    "6/vloeren",
    "7",
  ]) {
    await visit(page, `${STEP}/${part}`);
    await isForEverybody(page, `step ${part}`);
  }
  await page.goto(`${STEP}/3/resultaat`);
  await page.getByRole("link", { name: "Zo komt de wand eruit" }).click();
  await expect(page.getByRole("figure")).toHaveCount(4);
  await isForEverybody(page, "elevations of a room");
});

// No other journey uses the admin's choices, and they are never submitted.
test("every step and dialog of open choices", async ({ page }) => {
  test.setTimeout(480_000);
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.admin);
  await modal(page, "account menu of staff", () => page.getByRole("banner").getByRole("button").last().click());
  await visit(page, `${STEP}/1`);
  await isForEverybody(page, "introduction");
  await modal(page, "introduction video in the showroom", () =>
    page.getByRole("button", { name: "Bekijk de introductie video" }).click(),
  );
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await showroom.next("Opslaan en naar Badkamer");
  await showroom.next("Selecteer Tegels");

  await modal(page, "size filter", () => page.getByRole("button", { name: /^Afmeting/ }).click());
  await modal(page, "colour filter", () => page.getByRole("button", { name: "Kleur", exact: true }).click());
  await modal(page, "price filter", () => page.getByRole("button", { name: "Prijs", exact: true }).click());
  await modal(page, "extra cost and order", () => page.getByRole("button", { name: /^Meerprijs/ }).click());
  await showroom.open("The Wall (mix and match)");
  await modal(page, "size of a tile", () => showroom.choose(/Handvorm Zee/));
  await modal(page, "The Wall", async () => {
    await showroom.choose(/Handvorm Zee/);
    await showroom.choose(/10 x 20 cm\./, page.getByRole("dialog"));
    await expect(page.getByRole("dialog", { name: "The Wall" })).toBeVisible();
  });
  await page.getByRole("button", { name: "Toon kleuropties" }).first().click();
  await isForEverybody(page, "tiles with a chosen filter and open colours");

  await showroom.next("Selecteer Sanitair");
  await showroom.open("Wastafelkraan");
  await modal(page, "pictures of a product", () =>
    page
      .getByRole("button", { name: /^Afbeelding van .* vergroten$/ })
      .last()
      .click(),
  );
  await modal(page, "colour and size of a product", () => showroom.choose(/Wastafelkraan Hoek/));
  await page.getByRole("button", { name: "Prijsopbouw" }).first().click();
  await isForEverybody(page, "sanitary ware with a price breakdown");

  await showroom.next("Bekijk Resultaat");
  await page.getByLabel("Naam van deze versie").fill("Eerste");
  await page.getByRole("button", { name: "Bewaar deze keuzes" }).click();
  await expect(page.getByRole("button", { name: "Vergelijk met ‘Eerste’" })).toBeVisible();
  await isForEverybody(page, "result with a version");
  await modal(page, "two versions side by side", () =>
    page.getByRole("button", { name: "Vergelijk met ‘Eerste’" }).click(),
  );
  await modal(page, "removing a version", () => page.getByRole("button", { name: "Verwijder ‘Eerste’" }).click());

  await showroom.next("Opslaan en naar Toilet");
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/keuzes-overnemen/);
  await isForEverybody(page, "copying choices");
  await showroom.choose("Nee, ik wil opnieuw kiezen");
  await showroom.next("Selecteer Tegels");
  await showroom.next("Selecteer Sanitair");
  await showroom.next("Bekijk Resultaat");
  await showroom.next("Opslaan en naar Woonvloer");
  await modal(page, "colours of floors", () => page.getByRole("button", { name: "Kleur", exact: true }).click());
  await modal(page, "a floor", () => showroom.choose(/Eiken parket/));
  await showroom.choose("Geen woonvloer");
  await isForEverybody(page, "floors");
  await showroom.next("Opslaan en naar Overzicht");
  await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Samenvatting" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Geen woonvloer" })).toBeVisible();
  await isForEverybody(page, "summary");
  await modal(page, "certainty before handing in", () =>
    page
      .getByRole("button", { name: /Kies deze optie/ })
      .first()
      .click(),
  );
});
