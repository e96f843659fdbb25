import { expect, test } from "./test.ts";
import { arrowTo, expectVisibleFocus, press, tabTo } from "./keyboard.ts";
import { PASSWORD, watchErrors } from "./people.ts";

test("an invited buyer registers, configures and confirms by keyboard only", async ({ page }) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);

  await test.step("register from the invitation", async () => {
    await page.goto("/projects/signup/uitnodiging-bouwnummer-18");
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText("Registreren bij");
    await page.keyboard.press("Escape");
    await expect(dialog).toBeVisible();
    await expect(dialog).toContainText("Klik daarna op 'Registreren' om verder te gaan");
    await expect(dialog.getByRole("button", { name: "Sluiten" })).toHaveCount(0);
    for (const label of ["Bouwnummer", "e-mailadres"]) await expect(dialog.getByLabel(label)).toBeDisabled();
    for (const label of ["Voornaam", "Achternaam"]) await expect(dialog.getByLabel(label)).not.toHaveValue("");
    await tabTo(page, /^Wachtwoord$/);
    await page.keyboard.type(PASSWORD);
    await tabTo(page, /^Wachtwoord controle$/);
    await page.keyboard.type(PASSWORD);
    await press(page, /voorwaarden/i, "Space");
    await press(page, "Registreer mijn account");
    await expect(page).toHaveURL(/\/projects\/de-lindehof\/video$/);
  });

  await test.step("close the video and go in", async () => {
    // The URL changes while the registration dialog is still open, and that dialog ignores Escape.
    await expect(page.getByRole("dialog", { name: "Welkom in uw digitale showroom" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/projects\/de-lindehof$/);
    await press(page, "Start met configureren");
    await expect(page).toHaveURL(/stap\/1/);
    await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Introductie" })).toBeVisible();
    await press(page, "Start met configureren");
    await expect(page).toHaveURL(/stap\/2/);
    await press(page, "Opslaan en naar Badkamer");
    await expect(page).toHaveURL(/stap\/3\/start/);
  });

  await test.step("choose a wall tile and a bath", async () => {
    await press(page, "Selecteer Tegels");
    await expect(page).toHaveURL(/stap\/3\/tegels/);
    await press(page, "Luxe");
    await tabTo(page, /^(Linnen|Cast|Scheer)/);
    await arrowTo(page, /^Scheer/);
    await expectVisibleFocus(page);
    await expect(page.getByText(/Opgeslagen/)).toBeVisible();
    await press(page, "Selecteer Sanitair");
    await press(page, "Bad");
    await press(page, /^Bad Compact/, "Space");
    // A bath adds its tap; the notice about it has an undo button.
    await expect(page.getByText(/Badkraan/).first()).toBeVisible();
    await press(page, "Bekijk Resultaat");
    await expect(page).toHaveURL(/stap\/3\/resultaat/);
    await expect(page.getByText("Bad Compact").first()).toBeVisible();
    await press(page, "Opslaan en naar Toilet");
    await expect(page).toHaveURL(/stap\/4/);
  });

  await test.step("choose anew in the toilet", async () => {
    await press(page, "Selecteer Tegels");
    await expect(page).toHaveURL(/keuzes-overnemen/);
    await press(page, "Nee, ik wil opnieuw kiezen", "Space");
    await press(page, "Selecteer Tegels");
    await expect(page).toHaveURL(/stap\/4\/tegels/);
    await press(page, "Selecteer Sanitair");
    await expect(page).toHaveURL(/stap\/4\/sanitair/);
    await press(page, "Bekijk Resultaat");
    await expect(page).toHaveURL(/stap\/4\/resultaat/);
    await press(page, "Opslaan en naar Woonvloer");
    await expect(page).toHaveURL(/stap\/5\/vloeren/);
  });

  await test.step("no living floor, then confirm", async () => {
    await press(page, "Geen woonvloer");
    await press(page, "Opslaan en naar Overzicht");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Samenvatting");
    await press(page, /Kies deze optie/);
    await press(page, "Ja, bevestig mijn keuzes");
    await expect(page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("U heeft uw keuzes reeds bevestigd.", { exact: false })).toBeVisible();
  });

  await test.step("the invitation, opened again, redirects to the project", async () => {
    await page.goto("/projects/signup/uitnodiging-bouwnummer-18");
    await expect(page).toHaveURL(/\/projects\/de-lindehof$/);
    await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible();
  });
  expect(errors).toEqual([]);
});
