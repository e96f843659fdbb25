import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn, watchErrors } from "./people.ts";

const SHOWROOM = "/projects/de-lindehof/digitale-showroom";

async function expectNoViolations(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`)).toEqual(
    [],
  );
}

const summaryTitle = (page: Page) => page.getByRole("heading", { level: 1, name: "Digitale showroom | Samenvatting" });

async function openSummary(page: Page): Promise<void> {
  await page.goto(SHOWROOM);
  await page.waitForURL(/stap\/\d/);
  await page
    .getByRole("link", { name: /Overzicht/ })
    .first()
    .click();
  await expect(summaryTitle(page)).toBeVisible();
}

test("what was handed in is shown and printed as it was confirmed", async ({ page }) => {
  const errors = watchErrors(page);
  await signIn(page, PEOPLE.buyerDone);
  await openSummary(page);
  await expect(page.getByText("U heeft uw keuzes reeds bevestigd.", { exact: false })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
  await expect(page.getByText(/Artikelnummer \S+/).first()).toBeVisible();
  await expect(page.getByRole("button", { name: "Kies deze optie" })).toHaveCount(0);
  const reference = /Uw referentie is (\S+)\./.exec(await page.getByText(/Uw referentie is/).innerText())?.[1];
  expect(reference).toBeTruthy();
  await expectNoViolations(page);

  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("Bevestiging van uw keuzes")).toBeVisible();
  await expect(page.getByText(reference ?? "", { exact: true })).toBeVisible();
  await expect(page.getByText("Handtekening")).toBeVisible();
  await expect(page.getByRole("button", { name: "Prijsopgave afdrukken" })).toBeHidden();
  expect(errors).toEqual([]);
});

test("a confirmation that cannot be fetched says so, shows the choices, and can be asked for again", async ({
  page,
}) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.route("**/confirmation", (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      body: JSON.stringify({ type: "about:blank", title: "Internal", status: 500, code: "internal" }),
    }),
  );
  await openSummary(page);
  await expect(page.getByText("Uw bevestiging kon niet worden opgehaald.", { exact: false })).toBeVisible({
    timeout: 60_000,
  });
  await expect(page.getByText("Tegelwerk & Tegelopties").first()).toBeVisible();
  await page.unroute("**/confirmation");
  await page.getByRole("button", { name: "Probeer het opnieuw" }).click();
  await expect(page.getByText(/Uw referentie is/)).toBeVisible();
});
