import { expect, test } from "@playwright/test";
import { PASSWORD, PEOPLE, signIn } from "./people.ts";

test("wrong credentials: the same clear words for a wrong password and an unknown address", async ({ page }) => {
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  const dialog = page.getByRole("dialog");
  for (const email of [PEOPLE.buyerDone, "niemand@lindehof.example"]) {
    await dialog.getByLabel("E-mail").fill(email);
    await dialog.getByLabel("Wachtwoord", { exact: true }).fill("Fout-Wachtwoord-1");
    await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
    await expect(dialog.getByText("De combinatie van e-mailadres en wachtwoord is onjuist")).toBeVisible();
    await expect(dialog.getByLabel("E-mail")).toHaveValue(email);
  }
});

test("an unknown project, and one without house types: not found, at the same address", async ({ page }) => {
  for (const slug of ["bestaat-niet", "leegveld"]) {
    await page.goto(`/projects/${slug}`);
    await expect(page.getByText("Sorry, we kunnen deze pagina niet (meer) vinden")).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`/projects/${slug}$`));
  }
});

test("a deep link survives the login", async ({ page }) => {
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/3/tegels");
  await expect(page).toHaveURL(/localhost:\d+\/$/);
  // Whoever wanted to go somewhere is asked to sign in without a press.
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(PEOPLE.buyerDone);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await expect(page).toHaveURL(/stap\/3\/tegels/);
});

test("a buyer may not enter another project, and one of another showroom sees nothing of this one", async ({
  page,
}) => {
  await signIn(page, PEOPLE.buyerElsewhere, "havenkwartier");
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/1");
  await expect(page).toHaveURL(/localhost:\d+\/$/);
});

test("a submitted configuration is locked in every tab", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/3/tegels");
  await expect(
    page.getByText("Uw keuzes zijn bevestigd en kunnen hier niet meer worden gewijzigd.").first(),
  ).toBeVisible();
});
