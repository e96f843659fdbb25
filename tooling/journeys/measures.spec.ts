/** Layout sizes of the specification. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

/** Milliseconds for the layout to settle after a resize. */
const SETTLED = 5_000;

const openStep = (page: Page, path: string) => page.goto(`/projects/de-lindehof/digitale-showroom/stap/${path}`);
const rem = (page: Page) => page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));

test("from 1200 px the sidebar is 50.8rem wide next to the picture; below 1200 px it has the full width", async ({
  page,
}) => {
  await signIn(page, PEOPLE.buyerDone);
  await openStep(page, "3/tegels");
  const sidebar = page.locator("main > section");
  await expect(page.getByRole("button", { name: "Wandtegel", exact: true })).toBeVisible();
  for (const width of [1200, 1280, 1920]) {
    await page.setViewportSize({ width, height: 860 });
    await expect(async () => {
      const box = await sidebar.boundingBox();
      expect(box?.width, `${width}`).toBeCloseTo(50.8 * (await rem(page)), 0);
      expect((box?.x ?? 0) + (box?.width ?? 0), `${width}`).toBeCloseTo(width, 0);
    }).toPass({ timeout: SETTLED });
  }
  await page.setViewportSize({ width: 1199, height: 860 });
  await expect(async () => {
    const below = await sidebar.boundingBox();
    expect(below?.x).toBe(0);
    expect(below?.width).toBeGreaterThan(1199 - 20);
  }).toPass({ timeout: SETTLED });
});

test("filter and legend stay visible while the tiles scroll", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await openStep(page, "3/tegels");
  const sidebar = page.locator("main > section");
  const [filter, legend] = [page.getByRole("button", { name: /^Afmeting/ }), page.getByText("LEGENDA")] as const;
  await expect(legend).toBeInViewport();
  const scroll = () =>
    sidebar.evaluate((section) => {
      section.scrollTo({ top: section.scrollHeight });
      return section.scrollTop;
    });
  await expect.poll(scroll, { timeout: SETTLED }).toBeGreaterThan(300);
  await expect(filter).toBeInViewport();
  await expect(legend).toBeInViewport();
  await expect(page.getByRole("heading", { name: "Tegelopties" })).toBeInViewport();
});

test("reaching the end of the sidebar moves nothing, so that a press there finds its button", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await openStep(page, "3/tegels");
  const sidebar = page.locator("main > section");
  const more = page.getByText("Scroll voor meer");
  await expect(page.getByRole("heading", { name: "Tegelopties" })).toBeAttached();
  // A late picture changes the height again.
  await expect(async () => {
    await sidebar.evaluate((section) => section.scrollTo({ top: 0 }));
    await expect(more).toBeVisible({ timeout: 1_000 });
    const before = await sidebar.evaluate((section) => {
      section.scrollTo({ top: section.scrollHeight });
      return { top: section.scrollTop, content: section.scrollHeight };
    });
    await expect(more).toBeHidden({ timeout: 1_000 });
    const after = await sidebar.evaluate((section) => ({ top: section.scrollTop, content: section.scrollHeight }));
    expect(after).toEqual(before);
  }).toPass({ timeout: SETTLED });
});

test("a product's pictures open in 70vw by 70vh, 1200 px wide", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await openStep(page, "3/sanitair");
  await page
    .getByRole("button", { name: /vergroten/ })
    .first()
    .click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("img").first()).toHaveAttribute("src", /\/c_fit,w_1200,q_auto\//);
  await expect(async () => {
    const box = await dialog.boundingBox();
    expect(box?.width).toBeCloseTo(0.7 * 1280, 0);
    expect(box?.height).toBeCloseTo(0.7 * 860, 0);
  }).toPass({ timeout: SETTLED });
});

test("a room with the chosen floor is shown next to the floors", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await openStep(page, "6/vloeren");
  await expect(page.locator("main figure").getByRole("img")).toHaveAttribute("src", /\/c_fit,w_1280,q_auto\//);
});

test("introduction and overview have the full width, without a sidebar", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  for (const [step, heading] of [
    ["1", "Digitale showroom | Introductie"],
    ["7", "Digitale showroom | Samenvatting"],
  ] as const) {
    await openStep(page, step);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    // The page shows its heading before the application has loaded, and its table after that.
    await expect(page.getByRole("table").first()).toBeVisible();
    const box = await page.getByRole("main").boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBeGreaterThan(1280 - 20);
    await expect(page.getByRole("navigation", { name: "Onderdelen" })).toHaveCount(0);
    const table = await page.getByRole("table").first().boundingBox();
    expect(table?.width).toBeGreaterThan(50.8 * (await rem(page)));
  }
});

test("the summary prints on A4 portrait", async ({ page }) => {
  let prints = 0;
  await page.exposeFunction("printed", () => (prints += 1));
  await page.addInitScript(() => {
    window.print = () => {
      if ("printed" in window && typeof window.printed === "function") window.printed();
    };
  });
  await signIn(page, PEOPLE.buyerDone);
  await openStep(page, "7");
  await page.getByRole("button", { name: "Prijsopgave afdrukken" }).click();
  await expect.poll(() => prints).toBe(1);
  const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  const sheets = [...paper.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)];
  expect(sheets.length).toBeGreaterThan(0);
  for (const [, width, height] of sheets) {
    // In points: 210 by 297 mm.
    expect(Number(width)).toBeCloseTo((210 / 25.4) * 72, -0.5);
    expect(Number(height)).toBeCloseTo((297 / 25.4) * 72, -0.5);
  }
});

test("a page's own titles and texts replace the default ones", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const own = {
    startTitle: "Zo wordt uw toilet opgeleverd",
    startContent: "<p>Alles in <strong>wit</strong>.</p>",
    summaryTitle: "Uw toilet in het kort",
    summaryContent: "<p>Bekijk het <strong>rustig</strong>.</p>",
  };
  await page.route("**/api/project-pages/*/*/frontend", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...own } });
  });
  for (const [part, title, stressed] of [
    ["start", own.startTitle, "wit"],
    ["resultaat", own.summaryTitle, "rustig"],
  ] as const) {
    await openStep(page, `5/${part}`);
    await expect(page.getByRole("heading", { level: 2, name: title })).toBeVisible();
    await expect(page.getByRole("main").locator("strong", { hasText: stressed })).toBeVisible();
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a page without products shows an empty text", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.route("**/api/project-pages/*/*/frontend", async (route) => {
    const answer = await route.fetch();
    const emptied = { productGroups: [], tileOptions: [], projectPackages: [] };
    await route.fulfill({ response: answer, json: { ...(await answer.json()), ...emptied } });
  });
  for (const [part, text] of [
    ["start", "Er is geen standaard opstelling."],
    ["tegels", "Het assortiment is nog niet beschikbaar."],
    ["sanitair", "Er is geen aanbod beschikbaar."],
  ] as const) {
    await openStep(page, `3/${part}`);
    await expect(page.getByText(text).first()).toBeVisible();
  }
  await page.unrouteAll({ behavior: "ignoreErrors" });
});

test("a floor plan page without floor plans shows an empty text", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.route("**/api/project-pages/*/*/frontend", async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), topViews: [], homePlan: undefined } });
  });
  await openStep(page, "2/topview");
  await expect(page.getByText("No configurable top views here")).toBeVisible();
  await page.unrouteAll({ behavior: "ignoreErrors" });
});
