/** The specification's texts on the public screens. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

const openLogin = async (page: Page): Promise<void> => {
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
};
const account = (page: Page) => page.getByRole("banner").getByRole("button").last();

test("home, terms and the not-found page", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Hello there." })).toBeVisible();
  await page.goto("/algemene-voorwaarden");
  await expect(page.getByRole("heading", { level: 1, name: "Algemene voorwaarden" })).toBeVisible();
  await page.getByRole("contentinfo").getByRole("link", { name: "Privacy" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Privacy" })).toBeVisible();
  await expect(page.getByRole("heading", { level: 2, name: "6. Uw rechten" })).toBeVisible();
  for (const path of ["/not-found", "/nergens/heen"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Sorry, we kunnen deze pagina niet (meer) vinden" })).toBeVisible();
    await expect(page.getByText("We zoeken nog even verder in dit project...")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");
  }
});

test("a project for a visitor: landing page, navigation and footer", async ({ page }) => {
  await page.goto("/projects/de-lindehof");
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1, name: "De Lindehof" })).toBeVisible();
  await expect(main.getByText("Compleet, overzichtelijk en gebruiksvriendelijk!")).toBeVisible();
  await expect(main.getByText("Ready, set, go!")).toBeVisible();
  await expect(main.getByRole("heading", { name: "Uw woning in De Lindehof" })).toBeVisible();
  await expect(main.locator("img").first()).toBeVisible();
  const navigation = page.getByRole("navigation", { name: "Hoofdnavigatie" });
  await expect(navigation.getByRole("link", { name: "Home" })).toBeVisible();
  await expect(navigation.getByRole("link", { name: "Contact" })).toHaveAttribute(
    "href",
    "/projects/de-lindehof/contact",
  );
  await expect(navigation.getByRole("link", { name: "Digitale showroom" })).toHaveCount(0);
  const footer = page.getByRole("contentinfo");
  await expect(
    footer.getByText("Alle prijzen zijn inclusief btw. Prijswijzigingen en typefouten voorbehouden."),
  ).toBeVisible();
  await expect(footer.getByRole("link", { name: /@/ })).toBeVisible();
  await expect(footer.getByRole("link", { name: /^Website van De Lindehof/ })).toHaveAttribute(
    "href",
    "https://www.lindehof.example",
  );
  await expect(footer.getByRole("img", { name: /^Logo van/ })).toBeVisible();
});

test("the account menu of a visitor, a buyer and an advisor", async ({ page }) => {
  await page.goto("/projects/de-lindehof");
  await expect(account(page)).toContainText("Inloggen op");
  await expect(account(page)).toContainText(/Mijn .+/);
  await account(page).click();
  await expect(page.getByRole("button", { name: "Inloggen met je account" })).toBeVisible();
  await page.getByRole("heading", { level: 1 }).click();
  await expect(page.getByRole("button", { name: "Inloggen met je account" })).toBeHidden();

  await signIn(page, PEOPLE.buyerDone);
  await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toHaveAttribute(
    "href",
    "/projects/de-lindehof/digitale-showroom",
  );
  await expect(
    page.getByRole("navigation", { name: "Hoofdnavigatie" }).getByRole("link", { name: "Digitale showroom" }),
  ).toBeVisible();
  await account(page).click();
  await expect(page.getByText("Welkom, Meryem Yılmaz")).toBeVisible();
  await expect(page.getByText(PEOPLE.buyerDone)).toBeVisible();
  await expect(page.getByRole("link", { name: "Neem contact op" })).toHaveAttribute(
    "href",
    "/projects/de-lindehof/contact",
  );
  await expect(page.getByRole("link", { name: /^Admin/ })).toHaveCount(0);
  await expect(page.getByLabel("Woningtype")).toHaveCount(0);
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
  await expect(page).toHaveURL(/\/projects\/de-lindehof$/);

  await signIn(page, PEOPLE.advisor);
  await account(page).click();
  await expect(page.getByRole("link", { name: /^Admin/ })).toHaveAttribute("target", "_blank");
  await expect(page.getByLabel("Woningtype")).toHaveAttribute("required", "");
  await expect(page.getByRole("link", { name: "Neem contact op" })).toHaveCount(0);
});

test("the sign-in dialog is 60rem wide, shows missing fields, and leads to the forgotten password and back", async ({
  page,
}) => {
  await openLogin(page);
  const dialog = page.getByRole("dialog", { name: /^Inloggen bij .+/ });
  const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect((await dialog.boundingBox())?.width).toBeCloseTo(60 * rem, 0);
  const logo = dialog.getByRole("img", { name: /^Logo van / });
  expect((await logo.locator("..").boundingBox())?.width).toBeCloseTo(6.5 * rem, 0);
  await dialog.getByRole("button", { name: /^Inloggen bij .+/ }).click();
  await expect(dialog.getByText("Voer een geldig e-mailadres in")).toBeVisible();
  await expect(dialog.getByText("Wachtwoord is verplicht")).toBeVisible();
  await dialog.getByRole("button", { name: "Wachtwoord tonen" }).click();
  await expect(dialog.getByRole("button", { name: "Wachtwoord verbergen" })).toBeVisible();
  await dialog.getByRole("button", { name: "Wachtwoord vergeten?" }).click();

  const forgot = page.getByRole("dialog", { name: "Wachtwoord vergeten" });
  await forgot.getByRole("button", { name: "Verstuur wachtwoord reset" }).click();
  await expect(forgot.getByText("Voer een geldig e-mailadres in")).toBeVisible();
  await page.route("**/api/user/password/email", (route) => route.abort(), { times: 1 });
  await forgot.getByLabel("E-mail").fill("niemand@lindehof.example");
  await forgot.getByRole("button", { name: "Verstuur wachtwoord reset" }).click();
  await expect(forgot.getByText("Er is iets fout gegaan bij de aanvraag van de wachtwoord reset")).toBeVisible();
  await forgot.getByRole("button", { name: "Verstuur wachtwoord reset" }).click();
  await expect(forgot.getByText(/^Als het e-mailadres bij ons bekend is/)).toBeVisible();
  await expect(forgot.getByLabel("E-mail")).toHaveCount(0);
  await forgot.getByRole("button", { name: "Terug naar inloggen" }).click();
  await expect(dialog).toBeVisible();
});

test("the new-password dialog cannot be closed, and a used link shows a message", async ({ page }) => {
  // The link ends while the form is open.
  await page.route("**/api/user/password/reset-link", (route) => route.fulfill({ json: { isUsable: true } }));
  await page.goto("/password/reset/verlopen");
  await expect(page.getByText("Hello there.")).toBeVisible();
  const dialog = page.getByRole("dialog", { name: "Nieuw wachtwoord instellen" });
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole("button", { name: "Sluiten" })).toHaveCount(0);
  const [password, confirmation] = [
    dialog.getByLabel("Wachtwoord", { exact: true }),
    dialog.getByLabel("Wachtwoord controle"),
  ];
  await password.fill("kort");
  await expect(dialog.getByText("Wachtwoord is niet sterk genoeg")).toBeVisible();
  await password.fill("Welkom-Thuis-2027");
  await confirmation.fill("Welkom-Thuis-2028");
  await expect(dialog.getByText("Wachtwoorden komen niet overeen")).toBeVisible();
  await password.fill("Welkom-Thuis-2028");
  await expect(dialog.getByText("Wachtwoorden komen niet overeen")).toBeHidden();
  await dialog.getByRole("button", { name: "Wachtwoord wijzigen" }).click();
  await expect(dialog.getByText("Er is iets fout gegaan bij het wijzigen van je wachtwoord")).toBeVisible();
  await dialog.getByRole("button", { name: "terug naar inloggen" }).click();
  await expect(page.getByRole("dialog", { name: /^Inloggen bij/ })).toBeVisible();
});

test("a reset link that was used or is too old says so, with a way to a new one", async ({ page }) => {
  await page.goto("/password/reset/verlopen");
  await expect(page.getByRole("heading", { name: "Deze link werkt niet (meer)" })).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Wachtwoord vergeten" }).click();
  await expect(page.getByRole("dialog", { name: "Wachtwoord vergeten" })).toBeVisible();
});

test("the contact form: missing fields, a failure that keeps the input, and the thanks", async ({ page }) => {
  await page.goto("/projects/de-lindehof/contact");
  await expect(page.getByRole("heading", { name: "Heeft u een vraag?" })).toBeVisible();
  const labels = ["Naam", "E-mailadres", "Telefoonnummer", "Bericht"];
  await expect(page.getByLabel("Naam")).toBeEditable();
  for (const label of labels) await page.getByLabel(label).focus();
  await page.getByLabel("Naam").focus();
  for (const error of [
    "Naam is vereist.",
    "E-mailadres is vereist.",
    "Telefoonnummer is vereist.",
    "Bericht is vereist.",
  ]) {
    await expect(page.getByText(error)).toBeVisible();
  }
  await page.getByLabel("E-mailadres").fill("anna");
  await page.getByLabel("Telefoonnummer").fill("06/1234");
  await expect(page.getByText("E-mailadres is ongeldig.")).toBeVisible();
  await expect(page.getByText("Telefoonnummer is niet geldig.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Verstuur" })).toHaveAttribute("aria-disabled", "true");
  for (const [index, value] of [
    "Anna",
    "anna@lindehof.example",
    "+31 (0)6 1234 5678",
    "Wanneer kan ik langskomen?",
  ].entries()) {
    await page.getByLabel(labels[index] ?? "").fill(value);
  }
  await page.route("**/api/conversion/forms/project-question", (route) => route.abort(), { times: 1 });
  await page.getByRole("button", { name: "Verstuur" }).click();
  await expect(page.getByText(/^Uw bericht is niet verzonden/)).toBeVisible();
  await expect(page.getByLabel("Bericht")).toHaveValue("Wanneer kan ik langskomen?");
  await page.getByRole("button", { name: "Verstuur" }).click();
  await expect(
    page.getByText("Bedankt, uw verzoek is ontvangen. Wij nemen zo spoedig mogelijk contact met u op."),
  ).toBeVisible();
});
