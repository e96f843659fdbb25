import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

const PROJECT = "/projects/de-lindehof";
const STEPS = `${PROJECT}/digitale-showroom/stap`;
/** What has no use on paper. A title that opens and closes what stands below it is a title there. */
const FURNITURE = ":not(h2, h3, h4) > :is(button, select, textarea, input:not([type=checkbox], [type=radio]))";

/** A4 at 96 dots an inch, as the browser lays it out, and how many sheets it takes. */
async function onPaper(page: Page): Promise<number> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(FURNITURE).filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await page.emulateMedia({ media: "screen" });
  return [...paper.matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

test("what anyone may read takes no more sheets than its words", async ({ page }) => {
  await page.goto("/algemene-voorwaarden");
  await expect(page.getByRole("heading", { name: "10. Recht en geschillen" })).toBeVisible();
  expect(await onPaper(page)).toBe(2);
  await page.goto(PROJECT);
  await expect(page.getByRole("heading", { level: 1, name: "De Lindehof" })).toBeVisible();
  expect(await onPaper(page)).toBe(1);
  await page.goto(`${PROJECT}/contact`);
  await expect(page.getByLabel("Naam")).toBeVisible();
  expect(await onPaper(page)).toBe(1);
});

test("every step can be put on paper, and no line lies over another", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, PEOPLE.buyerDone);
  for (const [part, seen] of [
    ["2/topview", "Plattegrond"],
    ["3/tegels", "Tegelopties"],
    ["3/sanitair", "Wastafelkraan"],
    ["6/vloeren", "Woonvloer"],
    ["7", "Voorkeuren opgeslagen"],
  ] as const) {
    await page.goto(`${STEPS}/${part}`);
    await expect(page.getByText(seen).first()).toBeVisible();
    await onPaper(page);
  }
  await page.goto(`${STEPS}/3/resultaat`);
  await expect(page.getByText("Totaal meerprijs (incl. BTW)", { exact: true })).toBeVisible();
  expect(await onPaper(page)).toBeLessThanOrEqual(3);
  // A grid would keep the rows that it had before it was broken over sheets, and put the sum over the last of them.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Badkamer configuratie" }).locator("..")).toHaveCSS(
    "display",
    "block",
  );
});
