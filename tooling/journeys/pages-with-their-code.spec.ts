/** The frame from the server stays on the screen until the code of a page without a sidebar has loaded. */
import { expect, test } from "./test.ts";
import { PEOPLE, signIn } from "./people.ts";

declare global {
  interface Window {
    /** Texts of the main part while the application showed it without the articles. */
    incomplete?: string[];
  }
}

/** Runs in the page. The server's frame and its copy in the application are busy. */
function watchIncomplete(): void {
  const incomplete: string[] = (window.incomplete = []);
  new MutationObserver(() => {
    const main = document.querySelector<HTMLElement>("main:not([aria-busy=true])");
    if (main !== null && main.querySelector("table") === null) incomplete.push(main.innerText);
  }).observe(document, { childList: true, subtree: true });
}

test("the overview shows no second placeholder while its code loads", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  let delayed = 0;
  await page.route(/\/assets\/overview-(?!later)[\w-]+\.js$/, async (route) => {
    delayed += 1;
    await new Promise((resolve) => setTimeout(resolve, 1_500));
    await route.continue();
  });
  await page.addInitScript(watchIncomplete);
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/7");
  await expect(page.getByRole("main").getByRole("table").first()).toBeVisible();
  expect(delayed).toBe(1);
  expect(await page.evaluate(() => window.incomplete)).toEqual([]);
});

/** Most scripts and stylesheets of a next step, with what all other steps need. */
const MOST_FILES = 14;

test("a next step requests few files", async ({ page: first, context }) => {
  await signIn(first, PEOPLE.buyerDone);
  // In a page of its own the pointer has not been: its first movement loads what the other steps need.
  const page = await context.newPage();
  const files: string[] = [];
  page.on("request", (request) => {
    if (["script", "stylesheet"].includes(request.resourceType())) files.push(new URL(request.url()).pathname);
  });
  /** Waits until no further file is requested. `networkidle` would be reached before a browser that is never idle loads the rest. */
  const allRequested = async (): Promise<void> => {
    let seen = -1;
    const isStill = (): boolean => seen === (seen = files.length);
    await expect.poll(isStill, { intervals: [2_000], timeout: 60_000 }).toBe(true);
  };
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/3/tegels");
  await expect(page.getByRole("main").getByRole("radio").first()).toBeVisible();
  await allRequested();
  files.length = 0;
  await page.getByRole("link", { name: "Selecteer Sanitair" }).click();
  await expect(page.getByPlaceholder("Zoek een specifiek product...")).toBeVisible();
  await allRequested();
  expect(files.length, files.join(" ")).toBeLessThanOrEqual(MOST_FILES);
  // The files were counted.
  expect(files.length).toBeGreaterThan(MOST_FILES / 2);
});
