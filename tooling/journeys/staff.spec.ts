import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import type { Browser, Page } from "@playwright/test";
import { PASSWORD, PEOPLE, signIn, watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";

const PROJECT = "/admin/projecten/de-lindehof";

/** Signs in at the advisors' application, from the page that one wants to see. */
async function enter(page: Page, email: string, path = "/admin"): Promise<void> {
  await page.goto(path);
  await page.getByLabel("E-mailadres").fill(email);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: /^Inloggen bij/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).not.toContainText("Inloggen");
}

async function openBuyer(page: Page, name: string): Promise<void> {
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(name);
}

const rows = (page: Page) =>
  page.getByRole("table", { name: "Kopers van het project" }).locator("tbody").getByRole("row");

async function another(browser: Browser): Promise<Page> {
  const { baseURL = "" } = test.info().project.use;
  const context = await browser.newContext({ baseURL, locale: "nl-NL", viewport: { width: 1280, height: 860 } });
  return await context.newPage();
}

test("admin and project admin may enter every project", async ({ browser }) => {
  for (const email of [PEOPLE.admin, PEOPLE.projectAdmin]) {
    const page = await another(browser);
    const errors = watchErrors(page);
    await enter(page, email);
    for (const name of ["Buitenrand", "De Lindehof", "Havenkwartier", "Leegveld"])
      await expect(page.getByRole("link", { name })).toBeVisible();
    await page.getByRole("link", { name: "Havenkwartier" }).click();
    await expect(rows(page)).toHaveCount(1);
    expect(errors).toEqual([]);
    await page.context().close();
  }
});

test("an advisor enters the projects of the own showroom, by the link in the account menu too", async ({ page }) => {
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

test("an advisor of another showroom enters none, by hand neither", async ({ page }) => {
  await enter(page, PEOPLE.advisorElsewhere);
  await expect(page.getByText("Er zijn geen projecten die u mag bekijken.")).toBeVisible();
  await page.goto(PROJECT);
  await expect(page.getByRole("heading", { name: "Sorry, we kunnen deze pagina niet (meer) vinden" })).toBeVisible();
});

test("a buyer is sent to the showroom", async ({ page }) => {
  await signIn(page, PEOPLE.buyer);
  await page.goto(PROJECT);
  await expect(page).toHaveURL(/^http:\/\/[^/]+\/$/);
});

test("search, sort and filters live in the address", async ({ page }) => {
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

test("a change of the buyer is on the advisor's screen within two seconds, with its euros in the history", async ({
  page,
  browser,
}) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.advisor, PROJECT);
  await openBuyer(page, "Joris van Dam");
  await expect(page.getByText("Toilet is nog niet bevestigd")).toBeVisible();
  await expect(page.getByText("De koper heeft overal de standaard opstelling.")).toBeVisible();
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const before = await page.getByText("Totaal incl. BTW en Montage").locator("..").innerText();

  const buyer = await another(browser);
  const showroom = new Showroom(buyer);
  await signIn(buyer, PEOPLE.buyerHalfway);
  await buyer.goto("/projects/de-lindehof/digitale-showroom/stap/3/tegels");
  const saved = buyer.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
  await showroom.open("Luxe");
  await showroom.choose(/Scheer Antraciet/);
  await saved;
  await expect(
    page.getByRole("table", { name: /^Badkamer/ }).getByRole("row", { name: /Wandtegel.*Scheer Antraciet/ }),
  ).toBeVisible({ timeout: 2_000 });
  await expect(page.getByText("Totaal incl. BTW en Montage").locator("..")).not.toHaveText(before);

  await page.getByRole("link", { name: "Wijzigingen" }).click();
  const newest = page.getByRole("listitem").filter({ hasText: "Keuzes gewijzigd" }).first();
  await expect(newest).toContainText("Joris van Dam, koper");
  await expect(newest).toContainText("Scheer Antraciet");
  await expect(newest).toContainText(/\+ € [\d.]+,-/);
  await buyer.context().close();
  expect(errors).toEqual([]);
});

test("what was handed in: pictures, prices by their parts and the frozen confirmation, also on paper", async ({
  page,
}) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, PROJECT);
  await openBuyer(page, "Meryem Yılmaz");
  await expect(page.getByText(/Ingediend op .* als showroomafspraak/)).toBeVisible();
  await expect(page.getByRole("img", { name: /^Badkamer met wandtegel/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("img", { name: /^Woonkamer met woonvloer / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sanitair" }).first()).toBeVisible();
  // Each room's deviations are one press away from its picture.
  await page.getByRole("link", { name: "5 afwijkingen" }).first().click();
  await expect(page.getByRole("table", { name: /^Badkamer 5 afwijkingen/ })).toBeInViewport();
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("button", { name: "Afdrukken" })).toBeHidden();
  await expect(page.getByRole("navigation")).toBeHidden();
  const paper = await page.pdf({ preferCSSPageSize: true });
  expect(paper.length).toBeGreaterThan(20_000);
  await page.emulateMedia({ media: "screen" });
  await page.getByRole("link", { name: "Bevestiging" }).click();
  await expect(page.getByRole("heading", { name: /^Bevestiging / })).toBeVisible();
  await expect(page.getByText(/^Artikelnummer /).first()).toBeVisible();
  await expect(
    page
      .getByRole("region", { name: /Totalen/i })
      .or(page.getByText("Totaal inclusief BTW & Montage"))
      .first(),
  ).toBeVisible();
  expect(errors).toEqual([]);
});

test("the standard set-up of each house type, and switching the own showroom to another", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.admin, `${PROJECT}/woningtypen`);
  await expect(page.getByRole("img", { name: /^Badkamer met wandtegel/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: "Plattegrond" })).toBeVisible();
  await page.getByRole("link", { name: /Type C/ }).click();
  await expect(page.getByRole("heading", { name: "Tweede badkamer" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Tweede badkamer" }).getByRole("listitem").first()).toBeVisible();
  const reloaded = page.waitForEvent("load");
  await page.getByLabel("Woningtype in de showroom").selectOption({ label: "Type B – hoekwoning" });
  await reloaded;
  await expect(page.getByLabel("Woningtype in de showroom").locator("option:checked")).toHaveText(
    "Type B – hoekwoning",
  );
  expect(errors).toEqual([]);
});

test("in the buyer's place: marked, read-only and on the record", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.advisor, PROJECT);
  await openBuyer(page, "Sanne de Wit");
  await page.getByRole("button", { name: "Bekijk als koper" }).click();
  await expect(page).toHaveURL(/\/projects\/de-lindehof\/digitale-showroom/);
  const bar = page.getByRole("complementary", { name: "Meekijken" });
  await expect(bar).toContainText("U bekijkt de showroom als Sanne de Wit, bouwnummer 12. U kunt niets wijzigen.");
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/1");
  await expect(bar).toBeVisible();

  const refused = await page.evaluate(async () => {
    const { accessToken } = JSON.parse(window.sessionStorage.getItem("showroom.viewing") ?? "{}");
    const csrf = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? "";
    const authorization = `Bearer ${accessToken}`;
    const { projectId, houseTypeId } = await (await fetch("/api/users/current", { headers: { authorization } })).json();
    const answer = await fetch(`/api/project-choices/${projectId}`, {
      method: "PUT",
      headers: { authorization, "content-type": "application/json", "x-xsrf-token": decodeURIComponent(csrf) },
      body: JSON.stringify({
        choices: { projectRoomChoices: {}, submitType: null },
        house_type: { id: houseTypeId },
        version: 0,
      }),
    });
    return answer.status;
  });
  expect(refused).toBe(403);

  await bar.getByRole("button", { name: "Stoppen met meekijken" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Sanne de Wit");
  await page.getByRole("link", { name: "Wijzigingen" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "Showroom bekeken als koper" }).first()).toContainText(
    "adviseur",
  );
  expect(errors).toEqual([]);
});

test("looking along ends by itself, says so and leads back", async ({ page }) => {
  const bar = page.getByRole("complementary", { name: "Meekijken" });
  const look = async (): Promise<void> => {
    await page.getByRole("button", { name: "Bekijk als koper" }).click();
    await expect(bar).toContainText("U kunt niets wijzigen.");
  };
  await enter(page, PEOPLE.advisor, PROJECT);
  await openBuyer(page, "Sanne de Wit");
  const buyer = new URL(page.url()).pathname;
  await look();
  // An hour is long for a journey: this one is over in a second.
  await page.evaluate(() => {
    const kept = JSON.parse(window.sessionStorage.getItem("showroom.viewing") ?? "{}");
    window.sessionStorage.setItem("showroom.viewing", JSON.stringify({ ...kept, endsAt: Date.now() + 1_000 }));
  });
  await page.reload();
  await expect(bar).toContainText("Het meekijken is afgelopen");
  await bar.getByRole("button", { name: "Terug naar de koper" }).click();
  await expect(page).toHaveURL(new RegExp(`${buyer}$`));
});

test("every page passes axe and fits a tablet in portrait and a phone", async ({ page }) => {
  // Fifteen times all of axe.
  test.setTimeout(360_000);
  await page.goto("/admin");
  await expect(page.getByLabel("E-mailadres")).toBeVisible();
  const check = async (name: string): Promise<void> => {
    const { violations } = await new AxeBuilder({ page }).analyze();
    expect(violations.map(({ id, nodes }) => `${name}: ${id} ${nodes[0]?.html}`)).toEqual([]);
  };
  await check("sign-in");
  await enter(page, PEOPLE.admin, PROJECT);
  const done = await page.getByRole("link", { name: "Meryem Yılmaz" }).getAttribute("href");
  for (const path of [
    "/admin",
    PROJECT,
    `${PROJECT}/woningtypen`,
    `${done}`,
    `${done}/bevestiging`,
    `${done}/wijzigingen`,
    "/admin/nergens",
  ]) {
    await page.setViewportSize({ width: 1280, height: 860 });
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await check(path);
    for (const [width, height] of [
      [768, 1024],
      [320, 640],
    ] as const) {
      await page.setViewportSize({ width, height });
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
    await check(`${path} on a phone`);
  }
});
