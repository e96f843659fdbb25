import { expect, test } from "./test.ts";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { another, enter, PROJECT, rows } from "./staff.ts";

test("an admin and a project admin may enter every project", async ({ browser }) => {
  const all = ["Buitenrand", "De Lindehof", "Havenkwartier", "Leegveld"];
  for (const email of [PEOPLE.admin, PEOPLE.projectAdmin]) {
    const page = await another(browser);
    const errors = watchErrors(page);
    await enter(page, email);
    // The list of today above links to projects too.
    const projects = page.getByRole("region", { name: "Projecten" });
    for (const name of all) await expect(projects.getByRole("link", { name })).toHaveCount(1);
    await projects.getByRole("link", { name: "De Lindehof" }).click();
    await expect(rows(page)).toHaveCount(4);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("an advisor enters the projects of the own showroom, also by the link in the account menu", async ({ page }) => {
  await signIn(page, PEOPLE.advisor);
  await page.getByRole("banner").getByRole("button").last().click();
  const opened = page.context().waitForEvent("page");
  await page.getByRole("link", { name: /^Admin/ }).click();
  const admin = await opened;
  await expect(admin.getByRole("heading", { level: 1, name: "Projecten" })).toBeVisible();
  await expect(admin.getByRole("link", { name: "De Lindehof" })).toBeVisible();
  await expect(admin.getByRole("link", { name: "Havenkwartier" })).toHaveCount(0);
  await expect(admin.getByRole("definition").filter({ hasText: "Actief" }).first()).toBeVisible();
  await admin.goto("/admin/projecten/havenkwartier");
  await expect(admin.getByRole("heading", { name: "Sorry, we kunnen deze pagina niet (meer) vinden" })).toBeVisible();
});

test("an advisor of another showroom enters none, also not by URL", async ({ page }) => {
  await enter(page, PEOPLE.advisorElsewhere);
  await expect(page.getByText("Er zijn geen projecten die u mag bekijken.")).toBeVisible();
  await page.goto(PROJECT);
  await expect(page.getByRole("heading", { name: "Sorry, we kunnen deze pagina niet (meer) vinden" })).toBeVisible();
});

test("the showroom's home page lists every project with content for staff", async ({ page }) => {
  await signIn(page, PEOPLE.admin);
  await page.goto("/");
  const projects = page.getByRole("region", { name: "Projecten" }).getByRole("listitem");
  // Another journey adds a project of its own.
  for (const name of ["Buitenrand", "De Lindehof", "Havenkwartier"])
    await expect(projects.getByRole("link", { name })).toBeVisible();
  await expect(projects.filter({ hasText: "Leegveld" })).toContainText("Nog geen woningtypen");
  await projects.getByRole("link", { name: "Havenkwartier" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Havenkwartier" })).toBeVisible();
});

test("the articles of submissions are downloaded as requested, not as ordered", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.advisor, PROJECT);
  await page.getByRole("button", { name: "Bestellijsten" }).click();
  const dialog = page.getByRole("dialog", { name: "Bestellijsten" });
  await expect(dialog.getByText("Aangevraagd, nog geen opdracht")).toBeVisible();
  await expectNoViolations(page);
  for (const [option, file] of [
    ["xlsx", "aangevraagd-de-lindehof.xlsx"],
    ["article", "aangevraagd-de-lindehof.csv"],
  ] as const) {
    await dialog.getByLabel("Bestand").selectOption(option);
    const downloading = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download" }).click();
    expect((await downloading).suggestedFilename()).toBe(file);
  }
  expect(errors).toEqual([]);
});

test("a buyer is redirected to the showroom", async ({ page }) => {
  await signIn(page, PEOPLE.buyer);
  await page.goto(PROJECT);
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test("search, sort and filters are in the URL", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.advisor, PROJECT);
  await expect(page).toHaveURL(new RegExp(`${PROJECT}$`));
  await expect(rows(page)).toHaveCount(4);
  await expect(rows(page).first()).toContainText("Badkamer: nog open");
  await page.getByRole("searchbox").fill("MERYEM");
  await expect(rows(page)).toHaveCount(1);
  await expect(page).toHaveURL(/zoek=MERYEM/);
  await expect(rows(page).first()).toContainText("Ingediend");
  await expect(rows(page).first()).toContainText("Showroomafspraak");
  await page.reload();
  await expect(page.getByRole("searchbox")).toHaveValue("MERYEM");
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole("searchbox").press("Escape");
  await expect(rows(page)).toHaveCount(4);
  await page.getByLabel("Status").selectOption({ label: "Uitgenodigd" });
  await expect(rows(page)).toHaveCount(1);
  await page.getByLabel("Status").selectOption("");
  await page.getByRole("button", { name: "Bouwnr." }).click();
  await expect(page).toHaveURL(/richting=aflopend/);
  await expect(rows(page).first()).toContainText("18");
  await expect(page.getByRole("columnheader", { name: /Bouwnr/ })).toHaveAttribute("aria-sort", "descending");
  expect(errors).toEqual([]);
});
