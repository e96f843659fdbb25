/** The server renders public pages completely, and the browser hydrates them without differences. */
import { expect, test } from "@playwright/test";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

const PROJECT = "/projects/de-lindehof";
const PUBLIC_PAGES = [
  { path: PROJECT, heading: "De Lindehof", text: "rond een oude linde" },
  { path: `${PROJECT}/contact`, heading: "", text: "E-mailadres" },
  { path: "/", heading: "Hello there.", text: "Inloggen" },
  { path: "/algemene-voorwaarden", heading: "Algemene voorwaarden", text: "1. " },
  { path: "/niets", heading: "Sorry", text: "" },
] as const;

/** Collects console errors, such as hydration mismatches. */
function complaintsOf(page: Page): readonly string[] {
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
    expect(complaints, path).toEqual([]);
  }
  await page.goto(PROJECT, { waitUntil: "commit" });
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  await expect(page.getByRole("dialog"), "a press before the application works is not lost").toBeVisible();
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Inloggen" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
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
