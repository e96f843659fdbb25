import { expect, test } from "./test.ts";
import { PASSWORD, PEOPLE, signIn } from "./people.ts";

test("wrong credentials: the same message for a wrong password and an unknown address", async ({ page }) => {
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  const dialog = page.getByRole("dialog");
  const refusal = dialog.getByRole("alert");
  for (const email of [PEOPLE.buyerDone, "niemand@lindehof.example"]) {
    await dialog.getByLabel("E-mail").fill(email);
    await expect(refusal).toHaveCount(0);
    await dialog.getByLabel("Wachtwoord", { exact: true }).fill("Fout-Wachtwoord-1");
    await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
    await expect(refusal).toContainText("De combinatie van e-mailadres en wachtwoord is onjuist");
    await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
  }
  // The message was about the sent input, so it disappears when the input changes.
  await dialog.getByLabel("E-mail").fill("niemand");
  await dialog.getByLabel("Wachtwoord", { exact: true }).focus();
  await expect(dialog.getByText("Voer een geldig e-mailadres in")).toBeVisible();
  await expect(refusal).toHaveCount(0);
});

test("an unknown project, and one without house types, are not found, without a redirect", async ({ page }) => {
  for (const slug of ["bestaat-niet", "leegveld"]) {
    await page.goto(`/projects/${slug}`);
    await expect(page.getByText("Sorry, we kunnen deze pagina niet (meer) vinden")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/projects/${slug}$`));
    await expect(page).toHaveTitle(/^Pagina niet gevonden/);
  }
});

test("a deep link survives the login", async ({ page }) => {
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/3/tegels");
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  // The sign-in dialog opens automatically for a deep link.
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(PEOPLE.buyerDone);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await expect(page).toHaveURL(/stap\/3\/tegels/);
});

test("a buyer has no access to another project", async ({ page }) => {
  await signIn(page, PEOPLE.buyerElsewhere, "havenkwartier");
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/1");
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("a submitted configuration is locked in every tab", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const saves: string[] = [];
  page.on("request", (request) => request.method() === "PUT" && saves.push(request.url()));
  const cards = page.getByRole("main").locator("fieldset").locator("input, button[aria-disabled]");
  const chosen = () =>
    cards.evaluateAll((all) => all.map((card) => card instanceof HTMLInputElement && card.checked && card.value));
  for (const part of ["3/tegels", "3/sanitair", "5/tegels", "6/vloeren"]) {
    await page.goto(`/projects/de-lindehof/digitale-showroom/stap/${part}`);
    await expect(
      page.getByText("Uw keuzes zijn bevestigd en kunnen hier niet meer worden gewijzigd.").first(),
    ).toBeVisible();
    await expect(cards.nth(1)).toBeAttached();
    // The tile options are loaded after the tiles.
    if (part.endsWith("tegels")) await expect(page.getByRole("heading", { name: "Tegelopties" })).toBeVisible();
    expect(
      await cards.evaluateAll(
        (all) =>
          all.filter((card) => !card.matches(":disabled") && card.getAttribute("aria-disabled") !== "true").length,
      ),
      part,
    ).toBe(0);
    const before = await chosen();
    for (const index of [0, 1]) await cards.nth(index).click({ force: true });
    await expect(page.getByRole("dialog")).toHaveCount(0);
    expect(await chosen(), part).toEqual(before);
    await expect(page.getByRole("button", { name: /^Reset naar standaard/ })).toHaveCount(0);
  }
  expect(saves).toEqual([]);
});
