/** A public page shows its text with two fonts. The others come with the application. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";

const PROJECT = "/projects/de-lindehof";

/** Collects the names of the page's own files, without hash and extension. */
function namesOf(page: Page): string[] {
  const names: string[] = [];
  page.on("request", (request) => {
    const [, name] = /\/assets\/(.+)-[\w-]{8}\.\w+$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

const fontsOf = (names: readonly string[]): readonly string[] =>
  names.filter((name) => /^(?:newsreader|instrument)-/.test(name)).toSorted();

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a public page needs two fonts", async ({ page }) => {
    const names = namesOf(page);
    await page.goto(PROJECT, { waitUntil: "networkidle" });
    expect(fontsOf(names)).toEqual(["instrument-sans-regular", "newsreader-light"]);
  });
});

test("a public page loads its other fonts with the application, and declares none again", async ({ page }) => {
  const names = namesOf(page);
  await page.goto(PROJECT, { waitUntil: "networkidle" });
  expect(fontsOf(names)).toEqual([
    "instrument-sans-medium",
    "instrument-sans-regular",
    "newsreader-light",
    "newsreader-regular",
  ]);
  expect(names, "the browser would lay out the whole page again").not.toContain("fonts");
});
