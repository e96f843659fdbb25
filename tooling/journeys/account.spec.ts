/** Sign-in, registration and password reset. */
import { expect, test } from "./test.ts";
import { mailedLink } from "./mails.ts";
import { PASSWORD, PEOPLE, signIn, signInByForm } from "./people.ts";

test("a login sends one anonymous analytics event", async ({ page }) => {
  const heard: unknown[] = [];
  await page.exposeFunction("hear", (detail: unknown) => heard.push(detail));
  await page.addInitScript(() => {
    addEventListener("showroom:track", (event) => {
      if (event instanceof CustomEvent && "hear" in window && typeof window.hear === "function")
        window.hear(event.detail);
    });
  });
  await signInByForm(page, PEOPLE.buyerDone);
  await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible();
  await expect.poll(() => heard).toEqual([{ event: "Account", eventCategory: "Inloggen", eventAction: "Login" }]);
  await page.reload();
  await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible();
  expect(heard).toHaveLength(1);
});

test("a registration shows errors while typing, asks for the terms on submit, and keeps the input when it fails", async ({
  page,
}) => {
  await page.goto("/projects/signup/uitnodiging-bouwnummer-18");
  const dialog = page.getByRole("dialog", { name: /^Registreren bij / });
  const [password, confirmation] = [
    dialog.getByLabel("Wachtwoord", { exact: true }),
    dialog.getByLabel("Wachtwoord controle"),
  ];
  const terms = dialog.getByText("U dient akkoord te gaan met de voorwaarden");
  await password.fill("Zwak-1");
  await expect(dialog.getByText("Wachtwoord is niet sterk genoeg")).toBeVisible();
  await expect(dialog.getByText("Wachtwoord is verplicht")).toHaveCount(0);
  await dialog.getByLabel("Voornaam").fill("");
  await expect(dialog.getByText("Voer een geldige voornaam in")).toBeVisible();
  await expect(terms).toHaveCount(0);
  await dialog.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(terms).toBeVisible();
  await expect(dialog.getByText("Wachtwoord is verplicht")).toBeVisible();

  await dialog.getByLabel("Voornaam").fill("Noor");
  // It fits the rules, but is one of the most common passwords.
  await password.fill("Welkom2026!");
  await confirmation.fill("Welkom2026!");
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(dialog.getByText("Dit wachtwoord is te bekend. Kies een ander.")).toBeVisible();
  await expect(password).toBeFocused();

  await password.fill(PASSWORD);
  await confirmation.fill(PASSWORD);
  await page.route("**/api/users/*", (route) =>
    route.request().method() === "PUT" ? route.abort("connectionfailed") : route.fallback(),
  );
  await dialog.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(dialog.getByText("Er ging iets mis tijdens het registreren van uw account")).toBeVisible();
  await expect(dialog.getByLabel("Voornaam")).toHaveValue("Noor");
  await expect(password).toHaveValue(PASSWORD);
  await expect(page).toHaveURL(/\/projects\/signup\//);
});

test("an opened invitation gives no access before sign-up, on any route", async ({ page }) => {
  await page.goto("/projects/signup/uitnodiging-bouwnummer-18");
  await expect(page.getByRole("dialog", { name: /^Registreren bij / })).toBeVisible();
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/1");
  await expect(page).toHaveURL("/");
  await expect(page.getByText("Uw account is nog niet af.", { exact: false })).toBeVisible();
});

test("an invited advisor without a project signs up and chooses a project", async ({ page }) => {
  await page.goto("/projects/signup/uitnodiging-adviseur");
  const dialog = page.getByRole("dialog", { name: /^Registreren bij / });
  await expect(dialog.getByLabel("Bouwnummer")).toHaveCount(0);
  await dialog.getByLabel("Voornaam").fill("Sanne");
  await dialog.getByLabel("Achternaam").fill("Kuipers");
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Wachtwoord controle").fill(PASSWORD);
  await dialog.getByRole("checkbox").check();
  await dialog.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("link", { name: "De Lindehof" })).toBeVisible();
});

test("an invalid invitation shows a message and a link to sign in", async ({ page }) => {
  await page.goto("/projects/signup/onbekend");
  await expect(page.getByRole("heading", { level: 1, name: "Deze uitnodiging werkt niet (meer)" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await expect(page.getByRole("dialog", { name: /^Inloggen bij/ })).toBeVisible();
});

test("a password reset by the mailed link ends on the home page", async ({ page }) => {
  const email = PEOPLE.advisorElsewhere;
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  await page.getByRole("button", { name: "Wachtwoord vergeten?" }).click();
  const forgot = page.getByRole("dialog", { name: "Wachtwoord vergeten" });
  await forgot.getByLabel("E-mail").fill(email);
  await forgot.getByRole("button", { name: "Verstuur wachtwoord reset" }).click();
  await expect(forgot.getByText(/^Als het e-mailadres bij ons bekend is/)).toBeVisible();
  await expect.poll(() => mailedLink(email, /\/password\/reset\/[\w-]+/)).not.toBe("");

  await page.goto(await mailedLink(email, /\/password\/reset\/[\w-]+/));
  const dialog = page.getByRole("dialog", { name: "Nieuw wachtwoord instellen" });
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Wachtwoord controle").fill(PASSWORD);
  await dialog.getByRole("button", { name: "Wachtwoord wijzigen" }).click();
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  await expect(page.getByText("Het wachtwoord is succesvol gewijzigd.")).toBeVisible();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The reset signs in, so there is no sign-in button.
  await expect(page.getByRole("main").getByRole("button", { name: "Inloggen" })).toHaveCount(0);
  await expect(page.getByRole("main").getByRole("link", { name: "Naar het beheer" })).toBeVisible();
});

test("signing out stays on a project's public pages and leaves all others for the home page", async ({ page }) => {
  for (const [from, to] of [
    ["/projects/de-lindehof/contact", /\/projects\/de-lindehof\/contact$/],
    ["/nergens/heen", /localhost:\d+\/$/],
    // The project exists, but has no public page.
    ["/projects/leegveld", /localhost:\d+\/$/],
    ["/", /localhost:\d+\/$/],
    // Reloads as an anonymous user, who has no access.
    ["/projects/de-lindehof/digitale-showroom/stap/3/tegels", /localhost:\d+\/$/],
  ] as const) {
    await test.step(from, async () => {
      await signIn(page, PEOPLE.buyerDone);
      await page.goto(from);
      await page.getByRole("banner").getByRole("button").last().click();
      await page.getByRole("button", { name: "Uitloggen" }).click();
      await expect(page.getByRole("banner").getByRole("button").last()).toContainText("Inloggen op");
      await expect(page).toHaveURL(to);
    });
  }
});

test.describe("with motion", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the introduction film starts automatically and closes at its end", async ({ page }) => {
    await signIn(page, PEOPLE.buyerDone);
    await page.goto("/projects/de-lindehof/video");
    const film = page.getByRole("dialog").locator("video");
    await expect
      .poll(() => film.evaluate((video: HTMLVideoElement) => !video.paused && video.currentTime > 0))
      .toBe(true);
    await film.evaluate((video: HTMLVideoElement) => {
      video.currentTime = video.duration - 0.2;
    });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(page).toHaveURL(/\/projects\/de-lindehof$/);
  });
});

test("a buyer sees where they are signed in, and signs another device out", async ({ page, browser }) => {
  const phone = await browser.newContext({
    userAgent: "Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 Version/19.0 Safari/604.1",
  });
  const other = await phone.newPage();
  await signInByForm(other, PEOPLE.buyerElsewhere, "havenkwartier");
  await signInByForm(page, PEOPLE.buyerElsewhere, "havenkwartier");
  await page.getByRole("banner").getByRole("button").last().click();
  await page.getByRole("button", { name: "Ingelogde apparaten" }).click();
  const dialog = page.getByRole("dialog", { name: "Ingelogde apparaten" });
  const devices = dialog.getByRole("list", { name: "Apparaten waarop u bent ingelogd" }).getByRole("listitem");
  await expect(devices.filter({ hasText: "Dit apparaat" })).toHaveCount(1);
  await devices
    .filter({ hasText: "Safari op iPhone" })
    .getByRole("button", { name: "Safari op iPhone uitloggen" })
    .click();
  await expect(devices.filter({ hasText: "Safari op iPhone" })).toHaveCount(0);
  await expect(devices.filter({ hasText: "Dit apparaat" })).toHaveCount(1);
  await other.reload();
  await expect(other.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
  await phone.close();
});
