/** The specification's texts on the screens of an open configuration. */
import { expect, test } from "./test.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";

test("an open configuration: tiles, filter, sanitary ware and floors", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.projectAdmin);
  const start = "/projects/de-lindehof/digitale-showroom/stap";
  await test.step("URLs of unknown and locked steps", async () => {
    await page.goto(`${start}/0`);
    await expect(page).toHaveURL(/stap\/1$/);
    await page.goto(`${start}/5`);
    await expect(page).not.toHaveURL(/stap\/5/);
    await page.goto(`${start}/1`);
  });
  await test.step("pages that were not opened yet", async () => {
    await expect(page.getByText("Nog niet bekeken").first()).toBeVisible();
  });
  await test.step("locked steps, and the arrow to the next one", async () => {
    const bar = page.getByRole("navigation", { name: "Stappen" });
    await expect(bar.getByRole("button", { name: /^3 Badkamer/ })).toBeVisible();
    await expect(bar.getByRole("link")).toHaveCount(1);
    await expect(bar.getByText("De volgende stap is nog niet beschikbaar")).toBeAttached();
    await bar.getByRole("button", { name: /^3 Badkamer/ }).click();
    const reason = page.getByRole("dialog").getByText("Rond eerst Introductie af.");
    await expect(reason).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(reason).toBeHidden();
    await page.getByRole("button", { name: "Start met configureren" }).click();
    await expect(page).toHaveURL(/stap\/2/);
    await bar.getByRole("link", { name: /Introductie/ }).click();
    await expect(page).toHaveURL(/stap\/1/);
    await bar.getByRole("link", { name: "Volgende stap: Plattegrond", exact: true }).click();
    await expect(page).toHaveURL(/stap\/2/);
  });
  await test.step("the save button is busy until the save is done", async () => {
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/api/project-choices/*", async (route) => {
      if (route.request().method() === "PUT") await answered;
      await route.fallback();
    });
    const button = page.getByRole("button", { name: "Opslaan en naar Badkamer" });
    await button.click();
    await expect(button).toHaveAttribute("aria-busy", "true");
    await expect(button).toHaveAttribute("aria-disabled", "true");
    await expect(page).toHaveURL(/stap\/2/);
    answer();
    await expect(page).toHaveURL(/stap\/3/);
    await page.unroute("**/api/project-choices/*");
  });
  await showroom.next("Selecteer Tegels");

  await test.step("tiles", async () => {
    await expect(page.getByRole("link", { name: "Naar Start" })).toBeVisible();
    await expect(page.getByText("LEGENDA")).toBeVisible();
    await expect(page.getByRole("region", { name: "Legenda" }).getByRole("listitem")).toHaveText([
      "Gerectificeerd",
      "BxH: breedte x hoogte",
      "v.a.: vanaf, er zijn meer uitvoeringen",
      "+ of −: meerprijs boven de standaard, alles inbegrepen",
      "nu: zoveel verandert uw totaal als u dit kiest",
      "*: indicatief, nog geen definitieve prijs",
    ]);
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
    await showroom.expectTotal().toBe(0);
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
    const price = page.getByRole("button", { name: "Prijs", exact: true });
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
    // Products that are not chosen have a price breakdown too.
    const offered = page
      .getByRole("group", { name: "Toilet", exact: true })
      .getByRole("button", { name: "Prijsopbouw" });
    await offered.nth(1).click();
    for (const text of ["Productprijs", "Retour"]) await expect(page.getByText(text, { exact: true })).toBeVisible();
  });
  await test.step("the scroll indicator", async () => {
    await expect(page.getByText("Scroll voor meer")).toBeVisible();
    // A late picture changes the height again.
    await expect(async () => {
      await page.locator("main > section").evaluate((section) => section.scrollTo({ top: section.scrollHeight }));
      await expect(page.getByText("Scroll voor meer")).toBeHidden({ timeout: 1_000 });
    }).toPass({ timeout: 15_000 });
  });
  await test.step("copying the choices of another room", async () => {
    await showroom.next("Bekijk Resultaat");
    await showroom.next("Opslaan en naar Toilet");
    await showroom.next("Selecteer Tegels");
    await expect(page.getByRole("heading", { name: "Keuzes overnemen van uw Badkamer" })).toBeVisible();
    await expect(page.getByText(/^Uw keuzes worden eenmalig overgenomen/)).toBeVisible();
    await page.goto(`${start}/4/sanitair`);
    await expect(page).toHaveURL(/keuzes-overnemen/);
    await showroom.choose("Ja, neem mijn keuzes over");
    let answer = (): void => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await page.route("**/copy-choices?*", async (route) => {
      if (route.request().method() === "PATCH") await answered;
      await route.fallback();
    });
    await showroom.next("Selecteer Tegels");
    const question = page.locator("section[aria-busy=true]");
    await expect(question.getByRole("status")).toHaveText("Bezig met laden");
    await showroom.choose("Nee, ik wil opnieuw kiezen");
    await expect(page.getByRole("radio", { name: "Ja, neem mijn keuzes over" })).toBeChecked();
    answer();
    await expect(page.getByText(/^U heeft uw keuzes overgenomen/)).toBeVisible();
    await page.unroute("**/copy-choices?*");
  });
  const undo = page.getByRole("group", { name: "Wijzigingen" }).getByRole("button", { name: "Ongedaan maken" });
  await test.step("tiles up to the ceiling", async () => {
    const [low, high] = [/Nee, standaard hoogte/, /Ja, plafondhoog/].map((name) => page.getByRole("radio", { name }));
    await expect(low!).toBeChecked();
    await high!.click();
    await page.getByRole("dialog").getByRole("button", { name: "Begrepen" }).click();
    await expect(high!).toBeChecked();
    await low!.click();
    await expect(low!).toBeChecked();
    await undo.click();
    await expect(high!).toBeChecked();
    await undo.click();
    await expect(low!).toBeChecked();
  });
  await test.step("tile options of a toilet", async () => {
    await expect(page.getByRole("heading", { name: "Inbouwreservoir" })).toBeVisible();
  });
  await test.step("links back from the result", async () => {
    await showroom.next("Selecteer Sanitair");
    await showroom.next("Bekijk Resultaat");
    const ways = page.getByRole("link", { name: /Wijzig configuratie/ });
    const targets = () =>
      ways.evaluateAll((links) =>
        links.map(
          (link) =>
            link
              .getAttribute("href")
              ?.split(/[/?]/)
              .find((part) => part === "sanitair" || part === "tegels") ?? "",
        ),
      );
    await expect.poll(async () => [...new Set(await targets())].toSorted()).toEqual(["sanitair", "tegels"]);
  });
  await test.step("floors", async () => {
    await showroom.next("Opslaan en naar Woonvloer");
    const chooseFirst = page
      .getByText("Selecteer eerst een optie om door te kunnen gaan met het configureren van de woonvloer.")
      .first();
    await expect(chooseFirst).toBeVisible();
    await expect(page.getByText(/^Minimumprijs/).first()).toBeVisible();
    await page.getByRole("button", { name: "Toon meer informatie" }).click();
    await expect(page.getByRole("button", { name: "Verberg informatie" })).toBeVisible();
    await showroom.choose(/Eiken parket/);
    const dialog = page.getByRole("dialog", { name: "Woonvloer | Eiken parket" });
    await expect(dialog.getByText("Selecteer een kleur").first()).toBeVisible();
    await expect(dialog.getByText("Selecteer een plint").first()).toBeVisible();
    // The whole floor has its price beside the button; each colour and baseboard its difference from the picked one.
    await expect(dialog.getByText(/^Meerprijs \+ € [\d.]+,- .*indicatief/)).toBeVisible();
    await expect(dialog.getByRole("radio", { name: "Gerookt" })).toHaveAccessibleDescription(/[+−] € [\d.]+,-/);
    await expect(dialog.getByText("Inbegrepen")).toHaveCount(0);
    await dialog.getByRole("button", { name: "Configuratie opslaan" }).click();
    await expect(dialog).toBeHidden();
    const [floor, none] = [/^Eiken parket/, "Geen woonvloer"].map((name) => page.getByRole("button", { name }));
    await expect(floor!).toHaveAccessibleDescription(/Gekozen/);
    await none!.click();
    await expect(none!).toHaveAttribute("aria-pressed", "true");
    await undo.click();
    await expect(floor!).toHaveAccessibleDescription(/Gekozen/);
    await undo.click();
    await expect(floor!).not.toHaveAccessibleDescription(/Gekozen/);
    await expect(chooseFirst).toBeVisible();
  });
  expect(errors).toEqual([]);
});
