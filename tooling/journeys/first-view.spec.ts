/** The server renders public pages completely, and the browser hydrates them without differences. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";
import { watchRenders } from "./render-traffic.ts";

const PROJECT = "/projects/de-lindehof";
const PUBLIC_PAGES = [
  { path: PROJECT, heading: "De Lindehof", text: "rond een oude linde" },
  { path: `${PROJECT}/contact`, heading: "", text: "E-mailadres" },
  { path: "/", heading: "Hello there.", text: "Inloggen" },
  { path: "/algemene-voorwaarden", heading: "Algemene voorwaarden", text: "1. " },
  { path: "/niets", heading: "Sorry", text: "" },
] as const;

/** Collects console errors, such as hydration mismatches. */
function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on("pageerror", (error) => complaints.push(String(error)));
  page.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") complaints.push(message.text());
  });
  return complaints;
}

/** Runs in the page: records whether the header ever shows the sign-in button. */
function watchHeader(): void {
  const look = (): void => {
    const button = document.querySelector("header [aria-haspopup=dialog]");
    if (button?.textContent?.includes("Inloggen") === true && button.checkVisibility({ visibilityProperty: true }))
      document.documentElement.dataset["offered"] = "";
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("public pages are complete", async ({ page }) => {
    for (const { path, heading, text } of PUBLIC_PAGES) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }), path).toContainText(heading);
      await expect(page.getByRole("main"), path).toContainText(text);
    }
    await page.goto(PROJECT);
    const hero = page.locator("main img").first();
    await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    await page.getByRole("link", { name: "Contact" }).first().click();
    await expect(page).toHaveTitle(/^Contact/);
  });
});

test("public pages hydrate without errors", async ({ page }) => {
  const complaints = complaintsOf(page);
  for (const { path, heading } of PUBLIC_PAGES) {
    await page.goto(path, { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 }), path).toContainText(heading);
    // The browser itself reports that the answer to an unknown address is 404.
    expect(
      complaints.splice(0).filter((complaint) => path !== "/niets" || !complaint.includes("404")),
      path,
    ).toEqual([]);
  }
  await page.goto(PROJECT, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  await expect(page.getByRole("dialog"), "a press before the application works is not lost").toBeVisible();
  expect(complaints).toEqual([]);
});

test("a signed-in user never sees the visitor's header", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const complaints = complaintsOf(page);
  await page.addInitScript(watchHeader);
  for (const path of [PROJECT, "/"]) {
    await page.goto(path, { waitUntil: "networkidle" });
    const account = page.getByRole("banner").locator("[aria-haspopup=dialog]");
    await expect(account).toBeVisible();
    await expect(account).not.toContainText("Inloggen");
    await expect(page.locator("html")).not.toHaveAttribute("data-offered");
    expect(complaints).toEqual([]);
  }
});

interface Load {
  /** Start of the request in milliseconds since the start of the navigation. */
  readonly start: number;
  readonly end: number;
  /** Bytes received over the network; 0 for a response from the cache. */
  readonly bytes: number;
}

/** The page's requests whose URL contains `part`. */
const loadsOf = (page: Page, part: string): Promise<readonly Load[]> =>
  page.evaluate(
    (text) =>
      performance
        .getEntries()
        .filter((entry): entry is PerformanceResourceTiming => entry instanceof PerformanceResourceTiming)
        .filter(({ name }) => name.includes(text))
        .map(({ startTime, responseEnd, transferSize }) => ({
          start: startTime,
          end: responseEnd,
          bytes: transferSize,
        })),
    part,
  );

test("on slow 3G a step shows its title and asks for its data before the application has loaded", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const complaints = complaintsOf(page);
  const network = await page.context().newCDPSession(page);
  await network.send("Network.clearBrowserCache");
  await network.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 400,
    downloadThroughput: 50_000,
    uploadThroughput: 50_000,
  });
  await page.goto(`${PROJECT}/digitale-showroom/stap/3/tegels`, { waitUntil: "commit" });
  await expect(page).toHaveTitle(/Badkamer/);
  await expect(page.getByRole("link", { name: "De Lindehof" })).toBeVisible();
  await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("button", { name: "Wandtegel", exact: true })).toBeVisible({ timeout: 60_000 });
  const scripts = [...(await loadsOf(page, "/assets/libraries-")), ...(await loadsOf(page, "/assets/main-"))];
  const loaded = Math.max(...scripts.map(({ end }) => end));
  for (const read of [
    "/pictures/3?",
    "/api/users/current",
    "/api/projects/slug/",
    "/api/project-choices/1",
    "/api/project-pages/",
  ]) {
    const [first] = await loadsOf(page, read);
    expect(first?.start, read).toBeLessThan(loaded);
  }
  expect(await loadsOf(page, "/api/projects/slug/"), "the application asks again for nothing").toHaveLength(1);
  expect(complaints).toEqual([]);
});

/** Loads no application until the returned function is called. */
async function holdApplication(page: Page): Promise<() => void> {
  let load = (): void => {};
  const loaded = new Promise<void>((resolve) => (load = resolve));
  await page.route("**/assets/main-*.js", (route) => loaded.then(() => route.continue()));
  return load;
}

/** Runs in the page: records whether a picture that was on the screen disappears or fades. */
function watchPicture(): void {
  let seen = false;
  const look = (): void => {
    const isShown = [...document.querySelectorAll<HTMLImageElement>("main img[data-ready]")].some(
      (image) => image.complete && image.naturalWidth > 0 && getComputedStyle(image).opacity === "1",
    );
    if (seen && !isShown) document.documentElement.dataset["lost"] = "";
    seen ||= isShown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

for (const { step, name } of [
  { step: "3/tegels", name: "room with the saved choices" },
  { step: "6/vloeren", name: "living room with the chosen floor" },
])
  test(`a step shows its ${name} before the application has loaded, and keeps it`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, PEOPLE.buyerDone);
    const asks = watchRenders(page);
    const path = `${PROJECT}/digitale-showroom/stap/${step}`;
    // A picture of the room is stored from the first visit on.
    await page.goto(path);
    if (step.endsWith("tegels"))
      await expect.poll(() => asks.at(-1)?.isFinished ?? false, { timeout: 200_000 }).toBe(true);
    await page.goto("about:blank");

    const load = await holdApplication(page);
    await page.addInitScript(watchPicture);
    await page.goto(path, { waitUntil: "commit" });
    const picture = page.getByRole("main").locator("img[data-ready]").first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(500);
    await expect(page.getByRole("main")).toHaveAttribute("aria-busy", "true");
    const early = await picture.boundingBox();
    load();
    await expect(page.getByRole("main")).not.toHaveAttribute("aria-busy", "true", { timeout: 30_000 });
    const later = page.getByRole("figure").getByRole("img").last();
    await expect(later).toHaveAttribute("data-ready");
    await page.waitForLoadState("networkidle");
    const box = await later.boundingBox();
    for (const side of ["x", "y", "width", "height"] as const)
      expect(early?.[side], `its place: ${side}`).toBeCloseTo(box?.[side] ?? 0, -1);
    await expect(page.locator("html"), "no moment without the picture").not.toHaveAttribute("data-lost");
  });

/** Runs in the page: records whether the introduction, once shown, disappears. */
function watchText(text: string): void {
  let seen = false;
  const look = (): void => {
    const isShown = document.querySelector("main")?.textContent?.includes(text) === true;
    if (seen && !isShown) document.documentElement.dataset["lost"] = "";
    seen ||= isShown;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

test("the summary shows header and text before the application has loaded, and keeps them", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  const complaints = complaintsOf(page);
  const load = await holdApplication(page);
  await page.addInitScript(watchText, "Loop het rustig na");
  await page.goto(`${PROJECT}/digitale-showroom/stap/7`, { waitUntil: "commit" });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText("Digitale showroom | Samenvatting");
  await expect(main).toContainText("Loop het rustig na");
  await expect(main).toHaveAttribute("aria-busy", "true");
  load();
  await expect(main).not.toHaveAttribute("aria-busy", "true", { timeout: 30_000 });
  await expect(main.getByRole("heading", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
  await expect(page.locator("html"), "no moment without the text").not.toHaveAttribute("data-lost");
  expect(complaints).toEqual([]);
});

test("a second visit takes all files from the cache and only checks the page", async ({ page }) => {
  await page.goto(PROJECT, { waitUntil: "networkidle" });
  await page.goto("about:blank");
  const answer = page.waitForResponse((response) => new URL(response.url()).pathname === PROJECT);
  await page.goto(PROJECT, { waitUntil: "networkidle" });
  expect((await answer).headers()["cache-control"]).toBe("no-cache");
  const [visit] = await loadsOf(page, PROJECT);
  expect(visit?.bytes, "the page itself is not sent again").toBeLessThan(1_000);
  expect((await loadsOf(page, "/assets/")).filter(({ bytes }) => bytes > 0)).toEqual([]);
});

test("a page that was open during a release reloads itself when it needs a file that no longer exists", async ({
  page,
}) => {
  await page.goto(PROJECT, { waitUntil: "networkidle" });
  let released = true;
  await page.route("**/assets/*.js", (route) => (released ? route.fulfill({ status: 404 }) : route.continue()));
  page.on("request", (request) => {
    if (request.isNavigationRequest()) released = false;
  });
  const contact = page.getByRole("navigation").getByRole("link", { name: "Contact" });
  await contact.click();
  await expect.poll(() => released).toBe(false);
  await contact.click();
  await expect(page.getByLabel("E-mailadres")).toBeVisible();
});
