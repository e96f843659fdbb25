/** Sessions: anonymous, signed in, and signed out. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PASSWORD, PEOPLE, signIn } from "./people.ts";

const account = (page: Page) => page.getByRole("banner").getByRole("button").last();
/** The tokens in local storage. */
const kept = (page: Page) => page.evaluate(() => localStorage.getItem("showroom.tokens") ?? "");

test("a visitor without a valid token gets an anonymous session", async ({ page }) => {
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

test("signing in stores both tokens, signing out calls the server and removes them", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible();
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

test("without a connection signing out clears this browser, all its tabs, and they come back for a visitor", async ({
  page,
}) => {
  await signIn(page, PEOPLE.buyerDone);
  await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible();
  const other = await page.context().newPage();
  await other.goto("/algemene-voorwaarden");
  await expect(account(other)).toContainText("Meryem");
  await account(page).click();
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect.poll(() => kept(page)).toBe("");
  for (const tab of [page, other]) {
    await expect(tab.getByRole("heading", { name: "U bent uitgelogd" })).toBeVisible();
    await expect(tab.getByText("Meryem")).toHaveCount(0);
  }
  await page.context().setOffline(false);
  await expect(page.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
  await expect(account(other)).toContainText("Inloggen op");
});

test("a tab that was loading, and one that the browser kept, follow a sign-out that they did not hear of", async ({
  page,
}) => {
  await signIn(page, PEOPLE.buyerDone);
  const [loading, kept] = [await page.context().newPage(), await page.context().newPage()];
  let goOn: () => void = () => {};
  const isHeld = new Promise<void>((resolve) => (goOn = resolve));
  await loading.route("**/assets/*-page-*.js", async (route) => {
    await isHeld;
    await route.continue();
  });
  const knowsUser = loading.waitForResponse("**/api/users/current");
  await loading.goto("/algemene-voorwaarden", { waitUntil: "commit" });
  await (await knowsUser).finished();
  // A page that is kept hears of nothing.
  await kept.addInitScript(() => window.addEventListener("storage", (event) => event.stopImmediatePropagation(), true));
  await kept.goto("/algemene-voorwaarden");
  await expect(account(kept)).toContainText("Meryem");

  await account(page).click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(account(page)).toContainText("Inloggen op");
  goOn();
  await expect(account(loading)).toContainText("Inloggen op");
  await expect(account(kept)).toContainText("Meryem");
  await kept.evaluate(() => window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })));
  await expect(account(kept)).toContainText("Inloggen op");
});

test("signing out leaves other devices signed in, unless the buyer signs out everywhere", async ({ page, browser }) => {
  const phone = await (await browser.newContext()).newPage();
  await signIn(phone, PEOPLE.buyerDone);
  await signIn(page, PEOPLE.buyerDone);
  await account(page).click();
  await page.getByRole("button", { name: "Uitloggen" }).click();
  await expect(page.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
  await phone.reload();
  await expect(phone.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible();

  await signIn(page, PEOPLE.buyerDone);
  await account(page).click();
  await page.getByRole("button", { name: "Ingelogde apparaten" }).click();
  await page.getByRole("button", { name: "Overal uitloggen" }).click();
  await expect(account(page)).toContainText("Inloggen op");
  await phone.reload();
  await expect(phone.getByRole("button", { name: "Login om te configureren" })).toBeVisible();
  await phone.context().close();
});

test("a login response without a token signs out", async ({ page }) => {
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
