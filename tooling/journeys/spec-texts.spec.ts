/** What the screens say, letter for letter, and what stands still on them. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";

const openLogin = async (page: Page): Promise<void> => {
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
};
const account = (page: Page) => page.getByRole("banner").getByRole("button").last();

test("home, terms and a page that is not there", async ({ page }) => {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: "Hello there." })).toBeVisible();
  await page.goto("/algemene-voorwaarden");
  await expect(page.getByRole("heading", { level: 1, name: "Algemene voorwaarden" })).toBeVisible();
  for (const path of ["/not-found", "/nergens/heen"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "Sorry, we kunnen deze pagina niet (meer) vinden" })).toBeVisible();
    await expect(page.getByText("We zoeken nog even verder in dit project...")).toBeVisible();
    await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");
  }
});

test("a project to a visitor: landing page, navigation and footer", async ({ page }) => {
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
  await expect(page.getByRole("link", { name: "Start met configureren" })).toHaveAttribute(
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

test("signing in is 60rem wide, says what is missing, and leads to a forgotten password and back", async ({ page }) => {
  await openLogin(page);
  const dialog = page.getByRole("dialog", { name: /^Inloggen bij .+/ });
  const rem = await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
  expect((await dialog.boundingBox())?.width).toBeCloseTo(60 * rem, 0);
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

test("setting a new password cannot be put aside, and a used link says so", async ({ page }) => {
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

test("a question to the showroom: what is missing, a failure that keeps it, and the thanks", async ({ page }) => {
  await page.goto("/projects/de-lindehof/contact");
  await expect(page.getByRole("heading", { name: "Heeft u een vraag?" })).toBeVisible();
  const labels = ["Naam", "E-mailadres", "Telefoonnummer", "Bericht"];
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
  await page.getByLabel("Telefoonnummer").fill("06-1234");
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

test("after handing in: introduction, floor plans, set-up, result and summary, to look at", async ({ page }) => {
  const errors = watchErrors(page);
  await signIn(page, PEOPLE.buyerDone);
  const step = (path: string) => page.goto(`/projects/de-lindehof/digitale-showroom/stap/${path}`);

  await test.step("introduction", async () => {
    await step("1");
    await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Introductie" })).toBeVisible();
    await expect(page.getByText("Voorkeuren opgeslagen").first()).toBeVisible();
    await page.getByRole("button", { name: "Bekijk de introductie video" }).click();
    await expect(page.getByRole("dialog").locator("video")).toHaveAttribute("src", /intro-showroom/);
    await page.keyboard.press("Escape");
  });
  await test.step("floor plans", async () => {
    await step("2/topview/999999");
    await expect(page.getByText("In beeld")).toHaveCount(1);
    await page
      .getByRole("link", { name: /Bekijk details/ })
      .last()
      .click();
    await expect(page).toHaveURL(/topview\/\d+$/);
    await expect(page.getByRole("img", { name: "Toilet" }).first()).toBeVisible();
  });
  await test.step("standard set-up", async () => {
    await step("5/start");
    await expect(page.getByRole("heading", { name: "Standaard opstelling Toilet" })).toBeVisible();
    await expect(page.getByRole("list", { name: "Standaard opstelling" }).getByRole("listitem").first()).toBeVisible();
    await expect(page.getByRole("link", { name: /Wijzig configuratie/ })).toHaveCount(0);
  });
  await test.step("result", async () => {
    await step("5/resultaat");
    await expect(page.getByRole("heading", { name: "Toilet configuratie" })).toBeVisible();
    await expect(page.getByText("Totaal configuratie - Incl. BTW en montage")).toBeVisible();
    const targets = await page
      .getByRole("link", { name: /Wijzig configuratie/ })
      .evaluateAll((links) => [...new Set(links.map((link) => link.getAttribute("href")?.split("/").at(-1) ?? ""))]);
    expect(targets.toSorted()).toEqual(["sanitair", "tegels"]);
  });
  await test.step("summary", async () => {
    await step("7");
    await expect(page.getByRole("heading", { level: 1, name: "Digitale showroom | Samenvatting" })).toBeVisible();
    await expect(
      page.getByText(
        "U heeft uw keuzes reeds bevestigd. U kunt uw gemaakte keuzes nog wel bekijken, niet meer wijzigen.",
      ),
    ).toBeVisible();
    await expect(page.getByRole("heading", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
    for (const text of [
      "Totaal incl. BTW en Montage",
      "Subtotaal",
      "Totaal inclusief BTW & Montage",
      "Tegelwerk & Tegelopties",
    ]) {
      await expect(page.getByText(text, { exact: true }).first()).toBeVisible();
    }
    for (const column of ["Omschrijving", "Productprijs", "Retour", "Montage", "Prijs incl. BTW en montage"]) {
      await expect(page.getByRole("columnheader", { name: column }).first()).toBeVisible();
    }
    await expect(page.getByRole("button", { name: /Kies deze optie/ })).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Prijsopgave afdrukken" })).toBeVisible();
    const section = page.getByRole("button", { name: "Badkamer", exact: true });
    await section.click();
    await expect(section).toHaveAttribute("aria-expanded", "false");
    await page.reload();
    await expect(section).toHaveAttribute("aria-expanded", "false");
    await section.click();
  });
  expect(errors).toEqual([]);
});

test("an open configuration: tiles, filter, sanitary ware and floors", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.projectAdmin);
  const start = "/projects/de-lindehof/digitale-showroom/stap";
  await page.goto(`${start}/0`);
  await expect(page).toHaveURL(/stap\/1$/);
  await expect(page.getByText("Nog niet bekeken").first()).toBeVisible();
  await page.goto(`${start}/5`);
  await expect(page).not.toHaveURL(/stap\/5/);
  await page.goto(`${start}/1`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await showroom.next("Opslaan en naar Badkamer");
  await showroom.next("Selecteer Tegels");

  await test.step("tiles", async () => {
    await expect(page.getByRole("link", { name: "Naar Start" })).toBeVisible();
    await expect(page.getByText("LEGENDA")).toBeVisible();
    await expect(showroom.section("Wandtegel")).toHaveAttribute("aria-expanded", "true");
    await expect(showroom.section("Vloertegel")).toHaveAttribute("aria-expanded", "false");
    for (const [name, open] of [
      ["Standaard", "true"],
      ["The Wall (mix and match)", "false"],
      ["Luxe", "false"],
      ["Voegkleur", "false"],
      ["Afwerkprofiel", "false"],
    ] as const) {
      await expect(showroom.section(name)).toHaveAttribute("aria-expanded", open);
    }
    await expect(page.getByText("Onze standaard selectie.").first()).toBeVisible();
    await expect(page.getByText("Combineer uit het gunstig geprijsde The Wall assortiment.").first()).toBeVisible();
    await expect(page.getByText("Vrij combineren tegen een meerprijs.").first()).toBeVisible();
    await expect(page.getByText("Standaard product").first()).toBeVisible();
    await expect(page.getByText("Tegelwerk plafondhoog")).toHaveCount(0);
    await showroom.section("Vloertegel").click();
    await expect(showroom.section("Wandtegel")).toHaveAttribute("aria-expanded", "false");
    await expect(showroom.section("Voegkleur")).toBeVisible();
    await expect(showroom.section("Afwerkprofiel")).toHaveCount(0);
    await showroom.section("Vloertegel").click();
    await expect(showroom.section("Vloertegel")).toHaveAttribute("aria-expanded", "false");
    await showroom.section("Wandtegel").click();
  });
  await test.step("reset and The Wall", async () => {
    await showroom.open("Luxe");
    await showroom.choose(/Scheer Antraciet/);
    await page
      .getByRole("button", { name: /^Reset naar standaard/ })
      .first()
      .click();
    await expect.poll(() => showroom.total()).toBe(0);
    await showroom.open("The Wall (mix and match)");
    await showroom.choose(/Handvorm Zee/);
    await expect(page.getByRole("heading", { name: "Selecteer een afmeting voor 'Handvorm Zee':" })).toBeVisible();
    await showroom.choose(/10 x 20 cm\./, page.getByRole("dialog"));
    await page.getByRole("dialog", { name: "The Wall" }).getByRole("button", { name: "Verder kiezen" }).click();
    expect(await page.evaluate(() => localStorage.getItem("theWallModalOpened"))).toBe("true");
    await showroom.choose(/Handvorm Zee/);
    await showroom.choose(/^(?!.*10 x 20 cm).* cm\./, page.getByRole("dialog"));
    await expect(page.getByRole("dialog", { name: "The Wall" })).toHaveCount(0);
  });
  await test.step("tile options", async () => {
    await expect(page.getByRole("heading", { name: "Tegelopties" })).toBeVisible();
    await expect(page.getByText("Gekozen kleur:").first()).toBeVisible();
    await page.getByRole("button", { name: "Toon kleuropties" }).first().click();
    await expect(page.getByRole("button", { name: "Sluit kleuropties" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Inbouwreservoir" })).toHaveCount(0);
  });
  await test.step("filter", async () => {
    const size = page.getByRole("button", { name: /^Afmeting/ });
    const price = page.getByRole("button", { name: /^Prijs per m²/ });
    await size.click();
    const all = page.getByRole("checkbox", { name: "Alles selecteren" }).first();
    await expect(all).toBeChecked();
    await price.click();
    await expect(all).toBeHidden();
    await expect(page.getByRole("button", { name: "Toepassen" })).toBeVisible();
    await page.getByText("LEGENDA").click();
    await expect(page.getByRole("button", { name: "Toepassen" })).toBeHidden();
  });
  await test.step("sanitary ware", async () => {
    await showroom.next("Selecteer Sanitair");
    const search = page.getByPlaceholder("Zoek een specifiek product...");
    await search.fill("bestaat niet");
    await expect(page.getByText("Er is geen aanbod beschikbaar.")).toBeVisible();
    await page.getByRole("button", { name: "Zoekopdracht wissen" }).click();
    await expect(page.getByText("Er is geen aanbod beschikbaar.")).toBeHidden();
    await expect(page.getByText("Optioneel product").first()).toBeVisible();
    await page.getByRole("button", { name: "Prijsopbouw" }).first().click();
    for (const text of [
      "Totaal gekozen sanitair",
      "Retour gekozen sanitair",
      "Montage",
      "Totaal meerprijs (incl. BTW)",
    ]) {
      await expect(page.getByText(text, { exact: true })).toBeVisible();
    }
  });
  await test.step("there is more below", async () => {
    await expect(page.getByText("Scroll voor meer")).toBeVisible();
    await page.locator("main > section").evaluate((section) => section.scrollTo({ top: section.scrollHeight }));
    await expect(page.getByText("Scroll voor meer")).toBeHidden();
  });
  await test.step("copying, the toilet and floors", async () => {
    await showroom.next("Bekijk Resultaat");
    await showroom.next("Opslaan en naar Toilet");
    await showroom.next("Selecteer Tegels");
    await expect(page.getByRole("heading", { name: "Keuzes overnemen van uw Badkamer" })).toBeVisible();
    await expect(page.getByText(/^Uw keuzes worden eenmalig overgenomen/)).toBeVisible();
    await page.goto(`${start}/4/sanitair`);
    await expect(page).toHaveURL(/keuzes-overnemen/);
    await showroom.choose("Ja, neem mijn keuzes over");
    await showroom.next("Selecteer Tegels");
    await expect(page.getByText(/^U heeft uw keuzes overgenomen/)).toBeVisible();
    await expect(page.getByRole("radio", { name: /Nee, standaard hoogte/ })).toBeChecked();
    await expect(page.getByRole("heading", { name: "Inbouwreservoir" })).toBeVisible();
    await showroom.next("Selecteer Sanitair");
    await showroom.next("Bekijk Resultaat");
    await showroom.next("Opslaan en naar Woonvloer");
    await expect(
      page.getByText("Selecteer eerst een optie om door te kunnen gaan met het configureren van de woonvloer.").first(),
    ).toBeVisible();
    await expect(page.getByText(/^Minimumprijs/).first()).toBeVisible();
    await page.getByRole("button", { name: "Toon meer informatie" }).click();
    await expect(page.getByRole("button", { name: "Verberg informatie" })).toBeVisible();
    await showroom.choose(/Eiken parket/);
    const dialog = page.getByRole("dialog", { name: "Woonvloer | Eiken parket" });
    await expect(dialog.getByText("Selecteer een kleur").first()).toBeVisible();
    await expect(dialog.getByText("Selecteer een plint").first()).toBeVisible();
    await dialog.getByRole("button", { name: "Annuleer" }).click();
    await expect(dialog).toBeHidden();
  });
  expect(errors).toEqual([]);
});
