import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

const PROJECT = "/projects/de-lindehof";
const STEPS = `${PROJECT}/digitale-showroom/stap`;
/** Selector for elements that must not be printed. Headings that open a section are printed. */
const FURNITURE = ":not(h2, h3, h4) > :is(button, select, textarea, input:not([type=checkbox], [type=radio]))";

/** Sets the viewport to A4 at 96 dpi, and returns the number of printed sheets. */
async function onPaper(page: Page): Promise<number> {
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.emulateMedia({ media: "print" });
  await expect(page.locator(FURNITURE).filter({ visible: true })).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(794);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  await page.emulateMedia({ media: "screen" });
  return [...paper.matchAll(/\/Type \/Page\b(?!s)/g)].length;
}

test("public pages print on as many sheets as their text needs", async ({ page }) => {
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

test("every step can be printed, without overlapping lines", async ({ page }) => {
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
  // A grid would keep its row heights when it breaks over pages, and the total would cover the last row.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { name: "Badkamer configuratie" }).locator("..")).toHaveCSS(
    "display",
    "block",
  );
});
