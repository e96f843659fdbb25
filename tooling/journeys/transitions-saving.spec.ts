/** Failed saves: an unreachable server, another window, an expired session. */
import { expect, test } from "./test.ts";
import type { Page, Route } from "@playwright/test";
import { PASSWORD, PEOPLE, signIn } from "./people.ts";
import { openBathroom, Showroom } from "./showroom.ts";

/** Mocks the server's response to saves, until `page.unroute`. */
const onSave = (page: Page, answer: (route: Route) => Promise<void>) =>
  page.route("**/api/project-choices/*", (route) =>
    route.request().method() === "PUT" ? answer(route) : route.fallback(),
  );

test("unsaved choices show a status, survive a reload, and are saved when the server is back", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  await onSave(page, (route) => route.abort("connectionfailed"));
  await showroom.open("Luxe");
  const tile = page.getByRole("radio", { name: /^Scheer Antraciet/ });
  await tile.click();
  const failed = page.getByRole("button", { name: "Niet opgeslagen – opnieuw proberen" });
  await expect(failed).toBeVisible({ timeout: 60_000 });
  await page.reload();
  await showroom.open("Luxe");
  await expect(tile).toBeChecked();
  await expect(failed).toBeVisible({ timeout: 60_000 });
  // Right after a failure the automatic retry is seconds away, so the press causes the save.
  await page.waitForEvent("requestfailed", (request) => request.method() === "PUT");
  await page.unroute("**/api/project-choices/*");
  await failed.click();
  await showroom.saved();
});

test("the same choice that changed on another device is asked about, and the buyer takes over the other one", async ({
  page,
  browser,
}) => {
  const showroom = await openBathroom(page, "tegels");
  const device = await browser.newContext();
  const other = await device.newPage();
  await signIn(other, PEOPLE.projectAdmin);
  await other.goto(page.url());
  const elsewhere = new Showroom(other);
  await elsewhere.open("Luxe");
  await other.getByRole("radio", { name: /^Scheer Antraciet/ }).click();
  await elsewhere.saved();
  await device.close();

  await showroom.open("Luxe");
  await page.getByRole("radio", { name: /^Scheer Staal/ }).click();
  const question = page.getByRole("dialog", { name: "Uw keuzes zijn ook ergens anders gewijzigd" });
  await expect(question.getByRole("listitem")).toHaveText(["Badkamer"]);
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "De andere keuzes overnemen" }).click();
  await expect(question).toHaveCount(0);
  await expect(page.getByRole("radio", { name: /^Scheer Antraciet/ })).toBeChecked();
  // The own choice is not lost, because undo restores it.
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page.getByRole("radio", { name: /^Scheer Staal/ })).toBeChecked();
  await showroom.saved();
});

test("two windows of one browser follow one another without a question", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  const other = await page.context().newPage();
  await other.goto(page.url());
  const elsewhere = new Showroom(other);
  await elsewhere.open("Luxe");
  await other.getByRole("radio", { name: /^Scheer Antraciet/ }).click();
  await elsewhere.saved();
  await showroom.open("Luxe");
  await expect(page.getByRole("radio", { name: /^Scheer Antraciet/ })).toBeChecked();
  await page.getByRole("radio", { name: /^Scheer Staal/ }).click();
  await showroom.saved();
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(other.getByRole("radio", { name: /^Scheer Staal/ })).toBeChecked();
  await other.close();
});

test("a part that could not be loaded waits beside the picture, and comes by itself when the connection is back", async ({
  page,
}) => {
  // From the start, because the parts are loaded ahead.
  await page.route(/\/products-(?!later)[\w-]+\.js$/, (route) => route.abort("internetdisconnected"));
  await openBathroom(page, "tegels");
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Sanitair", exact: true }).click();
  await expect(page.getByText("Dit onderdeel is nog niet geladen")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Dit lukt nu niet" })).toHaveCount(0);
  await expect(page.getByText(/Totaal configuratie - Incl. BTW en montage/)).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await page.context().setOffline(false);
  await expect(page.getByPlaceholder("Zoek een specifiek product...")).toBeVisible({ timeout: 20_000 });
});

test("parts that were not visited before open without a connection", async ({ page }) => {
  await openBathroom(page, "tegels");
  // The parts are loaded after the first movement of the pointer.
  await page.mouse.move(20, 20);
  const scripts = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name)
        .join(" "),
    );
  for (const part of ["products", "result", "brief"])
    await expect.poll(scripts).toMatch(new RegExp(`/${part}-(?!later)[\\w-]+\\.js`));
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Sanitair", exact: true }).click();
  await expect(page.getByPlaceholder("Zoek een specifiek product...")).toBeVisible();
  await page.getByRole("link", { name: "Resultaat", exact: true }).click();
  await expect(page.getByRole("link", { name: "Wijzig configuratie" }).first()).toBeVisible();
  await page.context().setOffline(false);
});

test("a step that was not visited before opens without a connection", async ({ page }) => {
  await openBathroom(page, "tegels");
  // The pages and the code of the other steps are loaded after the first movement of the pointer.
  const loaded = page.waitForResponse(/\/brief-[\w-]+\.js$/);
  await page.mouse.move(20, 20);
  await loaded;
  await page.waitForLoadState("networkidle");
  await page.context().setOffline(true);
  await page
    .getByRole("link", { name: /Introductie/ })
    .first()
    .click();
  await expect(page.getByRole("button", { name: "Start met configureren" })).toBeVisible();
  await page.context().setOffline(false);
});

test("an expired session asks to sign in again, and then saves the choices made meanwhile", async ({ page }) => {
  const showroom = await openBathroom(page, "tegels");
  const problem = { type: "about:blank", title: "Unauthorized", status: 401, code: "not-authenticated" };
  await onSave(page, (route) =>
    route.fulfill({ status: 401, contentType: "application/problem+json", body: JSON.stringify(problem) }),
  );
  await page.route("**/oauth/token", (route) => route.fulfill({ status: 400, json: { error: "invalid_grant" } }));
  await showroom.open("Luxe");
  const tile = page.getByRole("radio", { name: /^Scheer Antraciet/ });
  await tile.click();
  const dialog = page.getByRole("dialog", { name: /^Inloggen bij/ });
  await expect(dialog.getByText(/^Uw sessie is verlopen/)).toBeVisible({ timeout: 60_000 });
  await page.unroute("**/oauth/token");
  await page.unroute("**/api/project-choices/*");
  await dialog.getByLabel("E-mail").fill(PEOPLE.projectAdmin);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await expect(dialog).toHaveCount(0);
  await showroom.saved();
  await page.reload();
  await showroom.open("Luxe");
  await expect(tile).toBeChecked();
});
