import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "./test.ts";
import type { Browser, Page } from "@playwright/test";
import { createSeal } from "../../apps/api/src/kernel/seal.ts";
import { expectNoViolations } from "./axe.ts";
import { haveParty } from "./decide.ts";
import { register, showroomCommand } from "./new-buyer.ts";
import { watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { Showroom, standardToilet } from "./showroom.ts";
import { addHome, another } from "./staff.ts";

/** A block and a home of this journey alone. It runs after those that count the buyers of De Lindehof. */
const [PHASE, BUILD_NUMBER, TYPE] = ["Blok Olm", "9811", "Type A – tussenwoning"];
const STEPS = "/projects/de-lindehof/digitale-showroom/stap";

async function closeTiles(staff: Page, lastDay: string): Promise<void> {
  await staff.goto("/admin/projecten/de-lindehof/sluitingsdata");
  await staff.getByRole("button", { name: `Wijzig data: ${PHASE}` }).click();
  const dialog = staff.getByRole("alertdialog");
  await dialog.getByLabel("Tegels").fill(lastDay);
  await dialog.getByRole("button", { name: "Opslaan" }).click();
  await expect(staff.getByText(`De data van ${PHASE} zijn opgeslagen.`)).toBeVisible();
}

/** From the list of today, what stood in the draft of the home. Returns the id of its buyer. */
async function offerLast(staff: Page): Promise<number> {
  await haveParty(staff);
  await staff.goto("/admin?soort=late&wie=alle");
  const row = staff
    .getByRole("list", { name: "Wat vandaag iemand nodig heeft" })
    .getByRole("listitem")
    .filter({ hasText: `Bouwnummer ${BUILD_NUMBER}, Femke Olthof` });
  await expect(row).toContainText("Tegels is gesloten (maandag 6 januari 2020)");
  await expectNoViolations(staff);
  const address = await row.getByRole("link", { name: /^Naar de koper/ }).getAttribute("href");
  await row.getByRole("link", { name: /^Leg voor als laatste aanbod/ }).click();
  const form = staff.getByRole("alertdialog", { name: `Laatste aanbod voor Bouwnummer ${BUILD_NUMBER}, Femke Olthof` });
  await expect(form.getByText(/^De laatste dag om te kiezen is voorbij \(tegels 06-01-2020\)/)).toBeVisible();
  await expect(form.getByRole("listitem").filter({ hasText: "Linnen Naturel" })).toBeVisible();
  await expectNoViolations(staff);
  await expectReflow(staff);
  await form.getByRole("button", { name: "Verstuur offerte" }).click();
  await expect(staff.getByText(/^Het laatste aanbod voor Bouwnummer 9811, Femke Olthof is gemaakt/)).toBeVisible();
  const offers = staff.getByRole("list", { name: "Offertes" }).getByRole("listitem");
  await expect(offers.filter({ hasText: "laatste aanbod" })).toContainText(`Bouwnummer ${BUILD_NUMBER}`);
  return Number(address?.split("/").at(-1));
}

/** The link in a reminder, which is only sent by day. */
function stopLink(buyerId: number): string {
  const secret = readFileSync(join(process.env["JOURNEYS_DATA_DIR"] ?? "", "secret-key"), "utf8").trim();
  return `/herinneringen/${createSeal(secret, "planning reminders").seal(`${buyerId}:1`).toString("base64url")}`;
}

/** On a device where nobody is signed in, as in the browser of a mail program. */
async function stopReminders(browser: Browser, buyerId: number): Promise<void> {
  const reader = await another(browser);
  await reader.goto(stopLink(buyerId));
  await expect(reader.getByRole("heading", { name: "Herinneringen uitzetten" })).toBeVisible();
  await expectNoViolations(reader);
  await reader.getByRole("button", { name: "Zet herinneringen uit" }).click();
  await expect(reader.getByRole("heading", { name: "De herinneringen staan uit" })).toBeVisible();
  await reader.context().close();
}

test("a buyer reads until when tiles can be chosen, and is told when a choice comes too late", async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  const staff = await another(browser);
  await addHome(staff, { buildNumber: BUILD_NUMBER, houseType: TYPE, phase: PHASE });
  await closeTiles(staff, "2031-12-12");
  const home = ["--project", "de-lindehof", "--house-type", TYPE, "--build-number", BUILD_NUMBER];
  await page.goto(showroomCommand("invite", `koper.${BUILD_NUMBER}@lindehof.example`, ...home).trim());
  await register(page, "Femke", "Olthof", "de-lindehof");
  const showroom = new Showroom(page);
  await page.goto(`${STEPS}/3/tegels`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await showroom.next("Opslaan en naar Badkamer");
  await expect(page).toHaveURL(/stap\/3/);
  await page.goto(`${STEPS}/3/tegels`);
  await expect(page.getByText("Tegels: kiezen kan tot en met vrijdag 12 december 2031.")).toBeVisible();
  await expectNoViolations(page);
  await expectReflow(page);
  const [saved, late] = [
    page.getByRole("radio", { name: "Linnen Naturel" }),
    page.getByRole("radio", { name: "Linnen Zilver" }),
  ];
  await showroom.open("Wandtegel");
  await saved.click();
  await showroom.saved();

  await page.getByRole("button", { name: "Agenda en herinneringen" }).click();
  const planning = page.getByRole("dialog", { name: "Uw planning" });
  await expect(planning.getByText("Dient u niets in, dan wordt dit gebouwd, voor € 0,-:")).toBeVisible();
  await expect(planning.getByText("Badkamer: Atelier Wit mat, Cast vloer Kiezel")).toBeVisible();
  await planning.getByRole("button", { name: "Zet in mijn agenda" }).click();
  const file = planning.getByRole("link", { name: "Download (.ics)" });
  await expect(planning.getByRole("link", { name: "Abonneer mijn agenda" })).toHaveAttribute("href", /^webcal:/);
  const calendar = await page.request.get((await file.getAttribute("href")) ?? "");
  expect(await calendar.text()).toContain("DTSTART;VALUE=DATE:20311212");
  const remind = planning.getByRole("checkbox", { name: "Herinner mij voordat een onderdeel sluit" });
  await remind.uncheck();
  await expect(remind).not.toBeChecked();
  await remind.check();
  await expect(remind).toBeChecked();
  await expectNoViolations(page);
  await page.keyboard.press("Escape");

  // The page stays open while the last day passes.
  await closeTiles(staff, "2020-01-06");
  await late.click();
  await expect(
    page.getByText(/^Uw laatste keuze is niet opgeslagen, omdat de sluitingsdatum voorbij is/),
  ).toBeVisible();
  await expect(
    page.getByText("Tegels: kiezen kon tot en met maandag 6 januari 2020. Nu geldt de standaard."),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.getByRole("button", { name: "Zet terug wat er was opgeslagen" }).click();
  // The button disappears; the focus goes to the notice that it stood in.
  await expect(page.locator(":focus")).toContainText("kiezen kon tot en met");
  await showroom.saved();
  await expect(saved).toBeChecked();
  await expect(late).toBeDisabled();

  await page.goto(`${STEPS}/3/sanitair`);
  const cards = page.getByRole("main").locator("fieldset").locator("input");
  await expect(cards.first()).toBeEnabled();
  await page.goto(`${STEPS}/3/tegels`);
  await expect(page.getByText(/^Tegels: kiezen kon/)).toBeVisible();
  await expect(late).toBeDisabled();
  await expectReflow(page);

  await page.goto(`${STEPS}/3/resultaat`);
  await standardToilet(showroom);
  await showroom.choose(/Geen woonvloer/);
  await showroom.next("Opslaan en naar Overzicht");
  await expect(page.getByText(/^Uw keuzes voor tegels zijn niet op tijd ingediend en tellen niet/)).toBeVisible();
  await expectNoViolations(page);
  const option = page.getByRole("button", { name: /Kies deze optie/ }).first();
  await option.click();
  const dialog = page.getByRole("alertdialog");
  await dialog.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
  await expect(dialog.getByText(/^De sluitingsdatum van een onderdeel is voorbij/)).toBeVisible();
  await dialog.getByRole("button", { name: "Nee, terug naar de samenvatting" }).click();

  await stopReminders(browser, await offerLast(staff));
  await page.reload();
  await expect(page.getByText(/^Voor tegels ligt een laatste aanbod klaar/)).toBeVisible();
  await expectNoViolations(page);
  await expectReflow(page);
  await page.getByRole("button", { name: "Agenda en herinneringen" }).click();
  await expect(remind).toBeVisible();
  await expect(remind).not.toBeChecked();
  await page.keyboard.press("Escape");
  await page.getByRole("link", { name: "Bekijk het laatste aanbod" }).click();
  await expect(
    page.getByText(/^Dit is een laatste aanbod\. De laatste dag om te kiezen is voorbij: tegels/),
  ).toBeVisible();
  await expectNoViolations(page);
  await page.goBack();

  await page.getByRole("button", { name: "Zet terug naar de standaard" }).click();
  await showroom.saved();
  await expect(page.getByText(/niet op tijd ingediend/)).toHaveCount(0);
  await option.click();
  await dialog.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
  await expect(page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
  expect(errors).toEqual([]);
  await staff.context().close();
});
