/** Effects of choices: second clicks, undo, copied rooms. */
import { expect, test } from "./test.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { openBathroom, Showroom } from "./showroom.ts";

test("a second click removes an optional product with the products that it added", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "sanitair");
  await showroom.open("Bad");
  const bath = page
    .getByRole("checkbox", { name: /^Bad Compact/ })
    .or(page.getByRole("radio", { name: /^Bad Compact/ }));
  await expect(bath).not.toBeChecked();
  const before = await showroom.total();
  await bath.click();
  await expect(bath).toBeChecked();
  await showroom.expectTotal().toBeGreaterThan(before);
  await expect(page.getByText(/Badkraan/).first()).toBeVisible();
  await expect(page.getByText("Verplicht product").first()).toBeVisible();
  const notice = page.getByText("Uw keuze verandert ook iets anders");
  await expect(notice).toBeVisible();
  await page.getByRole("button", { name: "Ongedaan maken" }).last().click();
  await expect(bath).not.toBeChecked();
  await expect(notice).toHaveCount(0);
  await showroom.expectTotal().toBe(before);

  await bath.click();
  await page.getByRole("button", { name: "Akkoord" }).click();
  await expect(notice).toHaveCount(0);
  await expect(bath).toBeChecked();
  await bath.click();
  await expect(bath).not.toBeChecked();
  await showroom.expectTotal().toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});

test("undo reverts the first choice of a room permanently, and does not change confirmations or other rooms", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.admin);
  // No other journey configures this project as admin, so no room has choices yet.
  await page.goto("/projects/havenkwartier");
  await showroom.enter();
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await showroom.next("Selecteer Tegels");
  await showroom.open("Luxe");
  const tile = page.getByRole("radio", { name: /^Scheer Antraciet/ });
  const undo = page.getByRole("button", { name: "Ongedaan maken" });
  await tile.click();
  await showroom.expectTotal().toBeGreaterThan(0);
  await showroom.saved();
  await showroom.next("Selecteer Sanitair");
  await showroom.next("Bekijk Resultaat");
  await showroom.next("Opslaan en naar Toilet");
  await expect(page).toHaveURL(/stap\/3\/start/);
  await expect(undo).toBeDisabled();
  await page
    .getByRole("navigation", { name: "Stappen" })
    .getByRole("link", { name: /2 Badkamer/ })
    .click();
  await expect(page).toHaveURL(/stap\/2\/start/);
  await undo.click();
  await showroom.expectTotal().toBe(0);
  await showroom.saved();
  await page.reload();
  await showroom.expectTotal().toBe(0);
  // The step that was confirmed after that choice is still available.
  await expect(
    page.getByRole("navigation", { name: "Stappen" }).getByRole("link", { name: /^3 Toilet/ }),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test("copied choices can be undone, also after they are saved", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  const undo = page.getByRole("button", { name: "Ongedaan maken" });
  const step = (name: RegExp) => page.getByRole("navigation", { name: "Stappen" }).getByRole("link", { name });
  await signIn(page, PEOPLE.admin);
  await page.goto("/projects/havenkwartier/digitale-showroom/stap/2/tegels");
  await showroom.open("Luxe");
  await page.getByRole("radio", { name: /^Scheer Antraciet/ }).click();
  await showroom.expectTotal().toBeGreaterThan(0);
  const bathroom = await showroom.total();
  await step(/3 Toilet/).click();
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/keuzes-overnemen/);
  await showroom.choose("Ja, neem mijn keuzes over");
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/stap\/3\/tegels/);
  await expect(page.getByText("Met Ongedaan maken gaat u terug.")).toBeVisible();
  await showroom.expectTotal().toBeGreaterThan(bathroom);
  const both = await showroom.total();

  await undo.click();
  await expect(page).toHaveURL(/stap\/3\/keuzes-overnemen/);
  await showroom.expectTotal().toBe(bathroom);
  await showroom.saved();
  await page.getByRole("button", { name: "Opnieuw uitvoeren" }).click();
  await expect(page).toHaveURL(/stap\/3\/tegels/);
  await showroom.expectTotal().toBe(both);
  await showroom.saved();

  // The earlier room has its own undo, which does not change the copy.
  await step(/2 Badkamer/).click();
  await expect(page).toHaveURL(/stap\/2/);
  await undo.click();
  await showroom.expectTotal().toBe(both - bathroom);
  await showroom.saved();
  await step(/3 Toilet/).click();
  await expect(page).toHaveURL(/stap\/3/);
  await showroom.next("Selecteer Tegels");
  await undo.click();
  await expect(page).toHaveURL(/stap\/3\/keuzes-overnemen/);
  await showroom.saved();
  await page.reload();
  await expect(page.getByRole("radio", { name: "Ja, neem mijn keuzes over" })).toBeVisible();
  await showroom.expectTotal().toBe(0);
  await expect(undo).toBeDisabled();
  expect(errors).toEqual([]);
});

test("a page has its own text for the copy question", async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  const own = {
    copyChoicesTitle: "Net als de badkamer?",
    copyChoicesContent: "<p>U kunt alles <em>nog</em> wijzigen.</p>",
  };
  await page.route("**/api/project-pages/*/*/frontend", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...own } });
  });
  await page.goto("/projects/havenkwartier/digitale-showroom/stap/3/keuzes-overnemen");
  await expect(page.getByRole("heading", { level: 2, name: own.copyChoicesTitle })).toBeVisible();
  await expect(page.getByRole("main").locator("em", { hasText: "nog" })).toBeVisible();
  await expect(page.getByText(/^Wilt u de keuzes voor Tegels en Sanitair/)).toHaveCount(0);
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("the answer not to copy can be undone: the question appears again and can be answered", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.admin);
  await page.goto("/projects/havenkwartier/digitale-showroom/stap/3/start");
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/keuzes-overnemen/);
  await showroom.choose("Nee, ik wil opnieuw kiezen");
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/stap\/3\/tegels/);
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect(page).toHaveURL(/keuzes-overnemen/);
  await expect(page.getByRole("radio", { name: "Nee, ik wil opnieuw kiezen" })).toBeVisible();
  await page.getByRole("button", { name: "Opnieuw uitvoeren" }).click();
  await expect(page).toHaveURL(/stap\/3\/tegels/);
  await showroom.saved();
  expect(errors).toEqual([]);
});

test("a second click on a grout restores the standard", async ({ page }) => {
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "tegels");
  await showroom.open("Voegkleur");
  const grouts = page
    .getByRole("group", { name: /Voegkleur/ })
    .first()
    .getByRole("radio");
  await expect(grouts.first()).toBeVisible();
  const chosen = async () =>
    await grouts.evaluateAll((radios) =>
      radios.findIndex((radio) => radio instanceof HTMLInputElement && radio.checked),
    );
  const standard = await chosen();
  expect(standard).toBeGreaterThanOrEqual(0);
  const other = grouts.nth(standard === 0 ? 1 : 0);
  await other.click();
  await expect(other).toBeChecked();
  await other.click();
  await expect.poll(chosen).toBe(standard);
  await showroom.saved();
  expect(errors).toEqual([]);
});

test("a project without sanitary ware goes from tiles to the result", async ({ page }) => {
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.admin);
  // A concept project, which visitors cannot find.
  await page.goto("/projects/buitenrand");
  await showroom.enter();
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/tegels/);
  await expect(page.getByRole("link", { name: "Resultaat", exact: true })).toBeVisible();
  await expect(page.getByRole("link", { name: "Sanitair", exact: true })).toHaveCount(0);
  await showroom.next("Bekijk Resultaat");
  await expect(page).toHaveURL(/resultaat/);
});
