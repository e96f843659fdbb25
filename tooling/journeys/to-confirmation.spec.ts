import { expect, test } from "./test.ts";
import { PEOPLE, signIn, signInByForm, watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";

test("a buyer goes from login to confirmation by mouse, and a reload at any step keeps everything", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signInByForm(page, PEOPLE.buyer);
  await showroom.enter();

  await test.step("introduction and floor plan", async () => {
    await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Introductie" })).toBeVisible();
    await page.getByRole("button", { name: "Start met configureren" }).click();
    await expect(page).toHaveURL(/stap\/2\/topview/);
    await showroom.next("Opslaan en naar Badkamer");
    await expect(page).toHaveURL(/stap\/3\/start/);
  });

  await test.step("bathroom: the standard costs nothing", async () => {
    await showroom.expectTotal().toBe(0);
    await expect(page.getByText("Wandcloset Basis").first()).toBeVisible();
    await showroom.next("Selecteer Tegels");
  });

  await test.step("bathroom: tiles", async () => {
    await showroom.open("Luxe");
    await showroom.choose(/Scheer Antraciet/);
    await showroom.expectTotal().toBeGreaterThan(0);
    await showroom.saved();
    const total = await showroom.total();
    await page.reload();
    await showroom.expectTotal().toBe(total);
    await expect(page.getByText("Scheer Antraciet").first()).toBeVisible();
    await showroom.next("Selecteer Sanitair");
  });

  await test.step("bathroom: sanitary ware in another colour", async () => {
    const before = await showroom.total();
    await showroom.open("Wastafelkraan");
    await showroom.choose(/Wastafelkraan Hoek/);
    const dialog = page.getByRole("dialog");
    await showroom.choose(/Mat zwart/, dialog);
    await dialog.getByRole("button", { name: "Configuratie opslaan" }).click();
    await expect(dialog).toBeHidden();
    await showroom.expectTotal().toBeGreaterThan(before);
    await showroom.saved();
    await showroom.next("Bekijk Resultaat");
  });

  await test.step("bathroom: result", async () => {
    await expect(page).toHaveURL(/stap\/3\/resultaat/);
    await expect(page.getByText("Wastafelkraan Hoek").first()).toBeVisible();
    await page.reload();
    await expect(page.getByText("Wastafelkraan Hoek").first()).toBeVisible();
    await showroom.next("Opslaan en naar Toilet");
    await expect(page).toHaveURL(/stap\/4/);
  });

  await test.step("toilet: copy the bathroom's choices", async () => {
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/keuzes-overnemen/);
    await showroom.choose("Ja, neem mijn keuzes over");
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/stap\/4\/tegels/);
    await expect(page.getByText("Scheer Antraciet").first()).toBeVisible();
    const high = page.getByRole("radio", { name: "Ja, plafondhoog" });
    const indicative = page.getByRole("dialog", { name: "Indicatieve prijs" });
    await high.click();
    await expect(indicative).toContainText(/Prijs: \+ €/);
    await indicative.getByRole("button", { name: "Begrepen" }).click();
    await expect(high).toBeChecked();
    await showroom.saved();
    await showroom.next("Selecteer Sanitair");
    await showroom.next("Bekijk Resultaat");
    await showroom.next("Opslaan en naar Woonvloer");
    await expect(page).toHaveURL(/stap\/5\/vloeren/);
  });

  await test.step("living floor", async () => {
    await showroom.choose(/Eiken parket/);
    const dialog = page.getByRole("dialog");
    await showroom.choose(/Naturel/, dialog);
    await dialog.getByRole("button", { name: "Configuratie opslaan" }).click();
    await showroom.saved();
    await showroom.next("Opslaan en naar Overzicht");
    await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Samenvatting" })).toBeVisible();
  });

  await test.step("summary and confirmation", async () => {
    await expect(page.getByText("Tegelwerk & Tegelopties").first()).toBeVisible();
    await expect(page.getByText("Korting", { exact: true })).toBeVisible();
    await page.reload();
    const options = page.getByRole("button", { name: /Kies deze optie/ });
    await options.first().click();
    const dialog = page.getByRole("alertdialog").or(page.getByRole("dialog"));
    await expect(dialog.getByText("Weet u het zeker?")).toBeVisible();
    await expect(dialog).toContainText(
      "Na het bevestigen kunt u uw keuzes niet meer wijzigen in de configurator. In de showroom kunnen ze nog wel worden aangepast.",
    );
    // The rooms and the floor, and no page on which nothing can be chosen.
    await expect(dialog).toContainText(/Badkamer.*Toilet.*Woonvloer.*Totaal inclusief BTW & Montage/s);
    await expect(dialog).not.toContainText(/Introductie|Plattegrond|Samenvatting€/);
    await dialog.getByRole("button", { name: "Nee, terug naar de samenvatting" }).click();
    await expect(dialog).toBeHidden();
    await options.first().click();
    // Who asks for an appointment can be called; a number that is none is told before anything is handed in.
    const phone = dialog.getByLabel("Telefoonnummer");
    await phone.fill("bel maar");
    await dialog.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    await expect(phone).toBeFocused();
    await expect(phone).toHaveAccessibleDescription(/Telefoonnummer is niet geldig/);
    await phone.fill("06-12345678");
    await dialog.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    await expect(page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
    await page.getByRole("dialog").getByRole("button", { name: "Sluiten" }).last().click();
    await expect(page.getByText("U heeft uw keuzes reeds bevestigd.", { exact: false })).toBeVisible();
    await page.reload();
    await expect(page.getByText("U heeft uw keuzes reeds bevestigd.", { exact: false })).toBeVisible();
  });
  expect(errors).toEqual([]);
});

test("Havenkwartier: hidden tile prices, always tiled to the ceiling, no options and no floors", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.buyerElsewhere, "havenkwartier");
  await showroom.enter();
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2\/start/);
  await showroom.expectTotal().toBe(0);
  await expect(page.getByText("indicatief")).toHaveCount(0);
  await showroom.next("Selecteer Tegels");
  await expect(page.getByRole("button", { name: /Prijs per m²/ })).toHaveCount(0);
  await expect(page.getByText("Tegelopties")).toHaveCount(0);
  await showroom.open("The Wall (mix and match)");
  await showroom.choose(/Handvorm Zee/);
  await showroom.choose(/10 x 20 cm/, page.getByRole("dialog"));
  await showroom.expectTotal().not.toBe(0);
  await page.getByRole("dialog", { name: "The Wall" }).getByRole("button", { name: "Verder kiezen" }).click();
  await showroom.saved();
  await showroom.next("Selecteer Sanitair");
  await showroom.next("Bekijk Resultaat");
  await showroom.next("Opslaan en naar Toilet");
  await showroom.next("Selecteer Tegels");
  await showroom.choose("Nee, ik wil opnieuw kiezen");
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/stap\/3\/tegels/);
  await expect(page.getByText("Tegelwerk plafondhoog")).toHaveCount(0);
  await showroom.next("Selecteer Sanitair");
  await showroom.next("Bekijk Resultaat");
  await showroom.next("Opslaan en naar Overzicht");
  await page
    .getByRole("button", { name: /Kies deze optie/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
  await expect(page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
  expect(errors).toEqual([]);
});
