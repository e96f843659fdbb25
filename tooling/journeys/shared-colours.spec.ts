/** A shared page has the colours of the catalogue, before and after the application runs. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

/** Samples whose pixels are compared. */
const PAINTED = 4;

interface Colours {
  /** In the order of the page: how the sample is painted. */
  readonly fills: readonly string[];
  readonly painted: readonly Buffer[];
}

async function coloursOf(page: Page): Promise<Colours> {
  const samples = page.locator("main table span:has(> svg > rect):not(:has(img))");
  await expect(samples.first()).toBeVisible();
  const fills = await samples.locator("rect").evaluateAll((all) => all.map((rect) => getComputedStyle(rect).fill));
  const painted: Buffer[] = [];
  for (let at = 0; at < Math.min(fills.length, PAINTED); at += 1) painted.push(await samples.nth(at).screenshot());
  return { fills, painted };
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

test("a shared page has the same colours without scripts, hydrated, and in the catalogue", async ({
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

  const open = async (javaScriptEnabled: boolean): Promise<Colours> => {
    const context = await browser.newContext({ javaScriptEnabled, viewport: { width: 1_280, height: 860 } });
    const visitor = await context.newPage();
    await visitor.goto(address, { waitUntil: "networkidle" });
    const colours = await coloursOf(visitor);
    await context.close();
    return colours;
  };
  const sent = await open(false);
  const hydrated = await open(true);
  expect(sent.fills).toEqual(expect.arrayContaining(expected));
  expect(hydrated.fills).toEqual(sent.fills);
  expect(hydrated.painted.map((image, at) => image.equals(sent.painted[at] ?? image))).not.toContain(false);
});
