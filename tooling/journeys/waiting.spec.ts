/** Screens while the server is slow or unreachable, without layout shifts when it responds. */
import { expect, test } from "./test.ts";
import type { Page, Route } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";
import { openBathroom } from "./showroom.ts";

const PROJECT = "/projects/de-lindehof";
const STEP = `${PROJECT}/digitale-showroom/stap`;

const OVERLOADED = {
  status: 503,
  contentType: "application/problem+json",
  body: JSON.stringify({ type: "about:blank", title: "Overloaded", status: 503, code: "overloaded" }),
};

/** Delays responses until the returned function is called. */
async function hold(page: Page, url: string): Promise<() => void> {
  let letGo = (): void => {};
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(url, async (route: Route) => {
    await held;
    await route.continue();
  });
  return letGo;
}

/** Delays saves until `answer` is called; `sent` resolves when the first save is sent. */
async function holdSaves(page: Page): Promise<{ sent: Promise<void>; answer: () => void }> {
  const sent = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route("**/api/project-choices/*", async (route) => {
    if (route.request().method() !== "PUT") return await route.fallback();
    sent.resolve();
    await held.promise;
    await route.continue();
  });
  return { sent: sent.promise, answer: held.resolve };
}

const slow = (page: Page) => page.getByText("Het laden duurt langer dan u gewend bent.");
const tiles = (page: Page) => page.getByRole("button", { name: "Wandtegel", exact: true });

test("a slow first page shows a skeleton, then a text about the delay, and then appears", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const answer = await hold(page, "**/api/project-pages/**");
  await page.goto(`${STEP}/3/tegels`, { waitUntil: "commit" });
  await expect(page.getByText("De pagina wordt geladen")).toBeAttached();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await expect(slow(page)).toBeVisible();
  await expect(page.getByText("Wat u hebt gekozen is bewaard.", { exact: false })).toBeVisible();
  answer();
  await expect(tiles(page)).toBeVisible();
  await expect(slow(page)).toBeHidden();
});

test("sanitary ware that is loading shows a spinner next to the space of the picture", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const answer = await hold(page, "**/api/project-pages/**");
  await page.goto(`${STEP}/3/sanitair`, { waitUntil: "commit" });
  await expect(page.getByRole("main").getByRole("status")).toHaveText("De pagina wordt geladen");
  answer();
  await expect(page.getByPlaceholder("Zoek een specifiek product...")).toBeVisible();
});

test("while the next page is slow the present one stays, with a text about the delay", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const answer = await hold(page, "**/api/project-pages/**");
  await page.getByRole("link", { name: "Bekijk uw keuzes" }).click();
  await expect(slow(page)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`${PROJECT}$`));
  await expect(page.getByRole("heading", { level: 1, name: "De Lindehof" })).toBeVisible();
  answer();
  await expect(page).toHaveURL(/stap\/\d/);
  await expect(slow(page)).toBeHidden();
});

for (const [name, fail] of [
  ["answers that it cannot", (route: Route) => route.fulfill(OVERLOADED)],
  ["does not answer", (route: Route) => route.abort("connectionrefused")],
] as const) {
  test(`a server that ${name}: the page says so, asks again, and is there when the server is back`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    await signIn(page, PEOPLE.buyerDone);
    await page.route("**/api/**", fail);
    await page.goto(`${STEP}/3/tegels`, { waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Dit lukt nu niet" })).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveTitle(/^Dit lukt nu niet/);
    await expect(page.getByRole("alert")).toContainText("Wij proberen het steeds opnieuw");
    // The page retries automatically.
    await page.waitForRequest("**/api/**", { timeout: 60_000 });
    await page.unroute("**/api/**");
    await expect(tiles(page)).toBeVisible({ timeout: 60_000 });
    await expect(page).toHaveTitle(/Badkamer/);
  });
}

for (const width of [360, 768, 1280]) {
  test(`nothing moves at the first choice or a failed save, at ${width} px`, async ({ page }) => {
    await openBathroom(page, "tegels");
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await expect(tiles(page)).toHaveAttribute("aria-expanded", "true");
    const other = page.getByRole("group", { name: "Standaard" }).getByRole("radio", { checked: false }).first();
    const name = await other.getAttribute("value");
    const card = page.locator(`input[value="${name}"]`);
    const watched = {
      bar: page.getByRole("banner"),
      // On a phone the toast has one too.
      undo: page.getByRole("banner").getByRole("button", { name: /^Ongedaan maken/ }),
      picture: page.locator("main figure").first(),
      section: tiles(page),
      card,
      foot: page.getByRole("contentinfo"),
    };
    /**
     * Position and height of the elements. The width may change: a section's heading makes space for a text next to it.
     */
    const places = async () =>
      Promise.all(
        Object.entries(watched).map(async ([what, element]) => {
          const box = await element.boundingBox();
          return { what, x: box?.x, y: box?.y, height: box?.height };
        }),
      );
    await card.scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const before = await places();
    const expectNothingMoved = async () => {
      const now = await places();
      for (const [index, place] of before.entries()) {
        for (const key of ["x", "y", "height"] as const) {
          const distance = Math.abs((now[index]?.[key] ?? Number.NaN) - (place[key] ?? Number.NaN));
          // Chromium lays out in 64ths of a pixel. Less than half a pixel cannot be seen.
          expect(distance, `${key} of ${place.what}`).toBeLessThan(0.5);
        }
      }
    };
    await page.route("**/api/project-choices/*", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.fallback(),
    );
    await card.click();
    const failed = page.getByRole("button", { name: "Niet opgeslagen – opnieuw proberen" });
    await expect(failed).toBeInViewport();
    await expectNothingMoved();
    // The text stays during the retry.
    const { sent, answer } = await holdSaves(page);
    // A Playwright click would first scroll the sticky element further into view.
    await failed.evaluate((button: HTMLElement) => button.click());
    await sent;
    await expect(failed).toBeInViewport();
    await expect(page.getByText("Opslaan…", { exact: true })).toHaveCount(0);
    await expectNothingMoved();
    answer();
    await expect(page.getByText("Opgeslagen", { exact: true })).toBeVisible();
    await expect(failed).toBeHidden();
    await expectNothingMoved();
  });
}

test("the current user is requested again after an outage", async ({ page }) => {
  test.setTimeout(180_000);
  await signIn(page, PEOPLE.buyerDone);
  await page.route("**/api/users/current", (route) => route.fulfill(OVERLOADED));
  await page.goto(PROJECT, { waitUntil: "commit" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForResponse("**/api/users/current", { timeout: 60_000 });
  await page.unroute("**/api/users/current");
  await expect(page.getByRole("link", { name: "Bekijk uw keuzes" })).toBeVisible({ timeout: 60_000 });
});
