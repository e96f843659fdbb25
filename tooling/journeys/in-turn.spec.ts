/** The parts of the page that the browser opened are drawn one after the other; later pages show them at once. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

const STEP = "/projects/de-lindehof/digitale-showroom/stap";

declare global {
  interface Window {
    /** The numbers of matching elements so far, each once. */
    counts?: number[];
  }
}

/** Runs in the page: records how many elements of the main content match, after every change of the page. */
function watchCount(selector: string): void {
  const counts: number[] = [];
  window.counts = counts;
  const look = (): void => {
    const count = document.querySelectorAll(`main ${selector}`).length;
    if (counts.at(-1) !== count) counts.push(count);
  };
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

const countsOf = (page: Page): Promise<readonly number[]> => page.evaluate(() => window.counts ?? []);

test("the rooms of a summary follow one another on the first page, and come at once on a later one", async ({
  page,
}) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.addInitScript(watchCount, "table");
  await page.goto(`${STEP}/7`);
  const tables = page.getByRole("main").getByRole("table");
  await expect(tables.first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  const total = await tables.count();
  const first = await countsOf(page);
  expect(first.filter((count) => count > 0 && count < total).length, String(first)).toBeGreaterThan(1);

  await page.getByRole("link", { name: "Woonvloer" }).first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Woonvloer" })).toBeVisible();
  await page.evaluate(() => void window.counts?.splice(0));
  await page.goBack();
  await expect(tables).toHaveCount(total);
  const later = await countsOf(page);
  expect(later.filter((count) => count > 0)).toEqual([total]);
});

test("the tiles come after the frame of their step has been drawn", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.addInitScript(watchCount, "[aria-current=page], main input[type=radio]");
  await page.goto(`${STEP}/3/tegels`);
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  const counts = await countsOf(page);
  expect(counts, "first the current tab alone").toContain(1);
});

test("on a second visit a step does not wait for its picture", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const path = `${STEP}/3/tegels`;
  const application = (): Promise<number> =>
    page.evaluate(
      () => performance.getEntriesByType("resource").filter(({ name }) => name.includes("/assets/main-")).length,
    );
  // Pictures do not arrive, and waiting for them has no end.
  await page.route("**/api/project-choices/*/pictures/**", () => {});
  await page.addInitScript(() => {
    const later = window.setTimeout.bind(window);
    const patient = (run: TimerHandler, wait?: number, ...rest: unknown[]): number =>
      wait === 1_500 ? 0 : later(run, wait, ...rest);
    window.setTimeout = patient as typeof window.setTimeout;
    if (sessionStorage.getItem("forget") === null) localStorage.removeItem("showroom.release");
    sessionStorage.setItem("forget", "done");
  });
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await page.waitForTimeout(1_000);
  expect(await application(), "the first visit waits").toBe(0);
  await page.mouse.click(5, 300);
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("showroom.release"))).not.toBeNull();
  await page.goto(path, { waitUntil: "commit" });
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
});
