/** Who one is: nobody, somebody, and nobody again. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PASSWORD, PEOPLE, signIn } from "./people.ts";

const account = (page: Page) => page.getByRole("banner").getByRole("button").last();
/** The tokens as the browser keeps them. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("showroom.tokens") ?? "");

test("whoever comes without a token, or with one that no longer works, looks around as nobody", async ({ page }) => {
  const anonymous = page.waitForRequest("**/api/users/anonymous");
  await page.goto("/projects/de-lindehof");
  await anonymous;
  await expect(account(page)).toContainText("Inloggen op");

  await signIn(page, PEOPLE.buyerDone);
  await expect(account(page)).not.toContainText("Inloggen op");
  await page.evaluate(() =>
    localStorage.setItem("showroom.tokens", JSON.stringify({ accessToken: "x.y.z", refreshToken: "not-one" })),
  );
  const again = page.waitForRequest("**/api/users/anonymous");
  await page.reload();
  await again;
  await expect(account(page)).toContainText("Inloggen op");
  await expect(page.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
});

test("signing in keeps both tokens, signing out tells the server and drops them", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await expect(page.getByRole("link", { name: "Start met configureren" })).toBeVisible();
  const before = await kept(page);
  expect(JSON.parse(before)).toMatchObject({ accessToken: expect.any(String), refreshToken: expect.any(String) });
  const told = page.waitForRequest("**/api/logout");
  await account(page).click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await told;
  await expect(page.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
  await expect(account(page)).toContainText("Inloggen op");
  const { accessToken, refreshToken } = JSON.parse(before);
  const after = await kept(page);
  expect(after).not.toContain(accessToken);
  expect(after).not.toContain(refreshToken);
});

test("a login that is answered without a token signs out", async ({ page }) => {
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  await page.route("**/oauth/token", (route) => route.fulfill({ json: { token_type: "Bearer", expires_in: 900 } }));
  const told = page.waitForRequest("**/api/logout");
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(PEOPLE.buyerDone);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await told;
  await expect(dialog.getByRole("alert")).toBeVisible();
  await expect(dialog.getByLabel("E-mail")).toHaveValue(PEOPLE.buyerDone);
});
