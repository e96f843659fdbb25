import { expect, test } from "./test.ts";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { Showroom } from "./showroom.ts";
import { another, enter, openBuyer, PROJECT } from "./staff.ts";

test("a change of the buyer is on the advisor's screen within two seconds, with its price in the history", async ({
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
  await showroom.open("Luxe");
  const row = page.getByRole("table", { name: /^Badkamer/ }).getByRole("row", { name: /Wandtegel.*Scheer Antraciet/ });
  const save = async (change: () => Promise<void>): Promise<void> => {
    const saved = buyer.waitForResponse((answer) => answer.request().method() === "PUT" && answer.ok());
    await change();
    await saved;
  };
  // On a busy machine, one of three changes must be visible in time.
  let wait = Infinity;
  for (let round = 0; round < 3 && wait > 2_000; round++) {
    if (round > 0) {
      await save(() =>
        buyer
          .getByRole("button", { name: /^Reset naar standaard/ })
          .first()
          .click(),
      );
      await expect(row).toBeHidden();
    }
    await save(() => showroom.choose(/Scheer Antraciet/));
    const begun = performance.now();
    await expect(row).toBeVisible();
    wait = performance.now() - begun;
  }
  expect(wait).toBeLessThan(2_000);
  await expect(page.getByText("Totaal incl. BTW en Montage").locator("..")).not.toHaveText(before);

  await page.getByRole("link", { name: "Wijzigingen" }).click();
  const newest = page.getByRole("listitem").filter({ hasText: "Keuzes gewijzigd" }).first();
  await expect(newest).toContainText("Joris van Dam, koper");
  await expect(newest).toContainText("Scheer Antraciet");
  await expect(newest).toContainText(/\+ € [\d.]+,-/);
  await buyer.context().close();
  expect(errors).toEqual([]);
});

test("a submission: pictures, price breakdown and the frozen confirmation, also in print", async ({ page }) => {
  const errors = watchErrors(page);
  await enter(page, PEOPLE.projectAdmin, PROJECT);
  await openBuyer(page, "Meryem Yılmaz");
  await expect(page.getByText(/Ingediend op .* als showroomafspraak/)).toBeVisible();
  await expect(page.getByRole("img", { name: /^Badkamer met wandtegel/ })).toBeVisible({ timeout: 60_000 });
  await expect(page.getByRole("img", { name: /^Woonkamer met woonvloer / })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Sanitair" }).first()).toBeVisible();
  // The picture of each room has a link to its deviations.
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
