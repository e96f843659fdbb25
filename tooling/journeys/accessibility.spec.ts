import { expect, test } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn } from "./people.ts";

test("public pages have no accessibility violations", async ({ page }) => {
  for (const path of [
    "/",
    "/projects/de-lindehof",
    "/projects/de-lindehof/contact",
    "/algemene-voorwaarden",
    "/not-found",
  ]) {
    await test.step(path, async () => {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectNoViolations(page);
    });
  }
  await test.step("login and forgotten password", async () => {
    await page.goto("/projects/de-lindehof");
    await page.getByRole("button", { name: "Login om te configureren" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expectNoViolations(page);
    await page
      .getByRole("button", { name: "Wachtwoord vergeten?" })
      .or(page.getByRole("link", { name: "Wachtwoord vergeten?" }))
      .click();
    await expect(page.getByRole("dialog", { name: "Wachtwoord vergeten" })).toBeVisible();
    await expectNoViolations(page);
  });
});

test("every step of the showroom has no accessibility violations, at 320 px without sideways scrolling", async ({
  page,
}) => {
  await signIn(page, PEOPLE.buyerDone);
  const parts = [
    "stap/1",
    "stap/2/topview",
    "stap/3/start",
    "stap/3/tegels",
    "stap/3/sanitair",
    "stap/3/resultaat",
    "stap/6/vloeren",
    "stap/7",
  ];
  for (const part of parts) {
    await test.step(part, async () => {
      await page.goto(`/projects/de-lindehof/digitale-showroom/${part}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
      await expectNoViolations(page);
    });
  }
  await page.setViewportSize({ width: 320, height: 640 });
  for (const part of parts) {
    await test.step(`${part} at 320 px`, async () => {
      await page.goto(`/projects/de-lindehof/digitale-showroom/${part}`);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow, part).toBeLessThanOrEqual(0);
    });
  }
});
