/** A shared page has the colours of the catalogue. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

/** How the samples of lines without a picture are painted, in the order of the page. */
async function paintedColours(page: Page): Promise<readonly string[]> {
  const samples = page.locator("main table span:has(> svg > rect):not(:has(img))");
  await expect(samples.first()).toBeVisible();
  return await samples.locator("rect").evaluateAll((all) => all.map((rect) => getComputedStyle(rect).fill));
}

const toRgb = (hex: string): string =>
  `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(", ")})`;

/** The colours of the lines without a picture, anywhere in the answer. */
function sampledColours(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  if ("colorHex" in value && typeof value.colorHex === "string" && "thumbnail" in value)
    return value.thumbnail === null ? [value.colorHex] : [];
  return Object.values(value).flatMap(sampledColours);
}

test("a shared page has the colours of the catalogue, and no inline style for the policy to refuse", async ({
  page,
  browser,
  request,
}) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/7");
  await page.getByRole("button", { name: "Maak een link" }).click();
  const address = await page.getByLabel("Uw link").inputValue();

  const answer = await request.get(address.replace("/delen/", "/api/shared-choices/"));
  const expected = sampledColours(await answer.json()).map(toRgb);
  expect(new Set(expected).size, "the choices have several colours").toBeGreaterThan(1);

  const sent = await (await request.get(address)).text();
  expect(sent).toContain("Gedeelde keuzes");
  expect(sent).not.toMatch(/<[^>]* style=/);

  const visitor = await (await browser.newContext({ viewport: { width: 1_280, height: 860 } })).newPage();
  await visitor.goto(address);
  // A link opens with what is not the standard; joints and profiles of the standard have colours too.
  await visitor.getByRole("checkbox", { name: "Alleen wat anders is dan de standaard" }).uncheck();
  expect(await paintedColours(visitor)).toEqual(expect.arrayContaining(expected));
  await visitor.context().close();
});
