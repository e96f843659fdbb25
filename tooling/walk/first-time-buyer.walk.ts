/** Walks through the showroom as a new buyer, once per window size. It takes a screenshot of every step, for a person to look at. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "../journeys/test.ts";
import type { Page } from "@playwright/test";
import { PASSWORD, watchErrors } from "../journeys/people.ts";
import { Showroom } from "../journeys/showroom.ts";
import { Screens } from "./screen.ts";

const SIZES = [
  { name: "phone", width: 390, height: 844 },
  { name: "tablet", width: 768, height: 1024 },
  { name: "desktop", width: 1440, height: 900 },
  { name: "laptop", width: 1280, height: 720 },
  { name: "small-phone", width: 360, height: 740 },
  { name: "large-text", width: 390, height: 844, text: 32 },
] as const satisfies readonly { name: string; width: number; height: number; text?: number }[];

/** Invites a new buyer of De Lindehof and returns the link. */
function invite(email: string, buildNumber: string): string {
  const home = ["--project", "de-lindehof", "--house-type", "Type A – tussenwoning", "--build-number", buildNumber];
  return execFileSync(process.execPath, ["apps/api/src/cli/main.ts", "invite", email, ...home], {
    cwd: join(import.meta.dirname, "../.."),
    encoding: "utf8",
    env: { ...process.env, DATA_DIR: process.env["JOURNEYS_DATA_DIR"] },
  }).trim();
}

async function register(page: Page, screens: Screens): Promise<void> {
  const dialog = page.getByRole("dialog", { name: /^Registreren bij / });
  await dialog.getByLabel("Voornaam").fill("Iris");
  await dialog.getByLabel("Achternaam").fill("van den Bergh-Mulder");
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByLabel("Wachtwoord controle").fill(PASSWORD);
  await dialog.getByRole("checkbox").check();
  await screens.take("registration");
  await dialog.getByRole("button", { name: "Registreer mijn account" }).click();
  await expect(page).toHaveURL(/\/video$/);
}

SIZES.forEach(({ name, width, height, ...size }, index) => {
  test(`a first-time buyer on a ${name}`, async ({ page }) => {
    const errors = watchErrors(page);
    const showroom = new Showroom(page);
    const screens = new Screens(page, name);
    const steps = "/projects/de-lindehof/digitale-showroom/stap";
    await page.setViewportSize({ width, height });
    // The browser's setting for the text size, in pixels; 16 is usual.
    if ("text" in size) {
      const browser = await page.context().newCDPSession(page);
      await browser.send("Page.setFontSizes", { fontSizes: { standard: size.text } });
    }

    await page.goto("/");
    await screens.take("home");
    await page.goto("/projects/de-lindehof");
    await screens.take("landing", { whole: true });
    await page.goto("/projects/de-lindehof/contact");
    await screens.take("contact", { whole: true });
    await page.goto(invite(`iris.${name}@lindehof.example`, `2${index}`));
    await screens.take("invitation");
    await register(page, screens);
    await expect(page.getByRole("dialog")).toBeVisible();
    await screens.take("film");
    await page.keyboard.press("Escape");
    await screens.take("landing-of-a-buyer");
    await page.getByRole("link", { name: "Start met configureren" }).click();
    await expect(page).toHaveURL(/stap\/1/);
    await screens.take("introduction", { whole: true });
    await page.getByRole("button", { name: "Start met configureren" }).click();
    await expect(page).toHaveURL(/stap\/2/);
    await screens.take("floor-plans", { whole: true });
    await showroom.next("Opslaan en naar Badkamer");
    await expect(page).toHaveURL(/stap\/3\/start/);
    await screens.take("bathroom-start", { picture: true });
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/tegels/);
    await screens.take("tiles", { picture: true });
    await page
      .getByRole("button", { name: /^Afmeting/ })
      .first()
      .click();
    await expect(page.getByText("Alles selecteren").first()).toBeVisible();
    await screens.take("tile-sizes");
    await page.keyboard.press("Escape");
    await showroom.open("Luxe");
    const tile = page.getByRole("radio", { name: /^Scheer Antraciet/ });
    await tile.evaluate((card) => card.scrollIntoView({ block: "center" }));
    await tile.click();
    await showroom.saved();
    await screens.take("another-tile", { picture: true });
    await page
      .getByRole("button", { name: /voegkleur/i })
      .first()
      .click();
    await screens.take("grout");
    await page.goto(`${steps}/3/sanitair`);
    await screens.take("sanitary", { picture: true });
    await showroom.open("Wastafelmeubel");
    await screens.take("sanitary-group");
    const furniture = page
      .getByRole("region", { name: "Wastafelmeubel" })
      .or(page.locator("section", { hasText: "Wastafelmeubel" }))
      .last();
    await furniture
      .getByRole("button", { name: /kleur|afmeting|varianten/i })
      .first()
      .click({ timeout: 4000 })
      .catch(() => {});
    await screens.take("variants", { picture: true });
    await page.keyboard.press("Escape");
    await page.goto(`${steps}/3/resultaat`);
    await screens.take("result", { picture: true, whole: true });
    await showroom.next("Opslaan en naar Toilet");
    await expect(page).toHaveURL(/stap\/4/);
    await screens.take("toilet-start", { picture: true });
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/keuzes-overnemen/);
    await screens.take("copy-choices", { picture: true });
    await page.getByRole("radio", { name: /^Ja, neem mijn keuzes over/ }).click();
    await screens.take("copy-chosen", { picture: true });
    await showroom.next("Selecteer Tegels");
    await expect(page).toHaveURL(/stap\/4\/tegels/);
    await screens.take("toilet-tiles", { picture: true });
    await showroom.next("Selecteer Sanitair");
    await showroom.next("Bekijk Resultaat");
    await showroom.next("Opslaan en naar Woonvloer");
    await expect(page).toHaveURL(/vloeren/);
    await screens.take("floors");
    await page
      .getByRole("button", { name: /^PVC visgraat/ })
      .or(page.getByRole("radio", { name: /^PVC visgraat/ }))
      .first()
      .click();
    await screens.take("floor-dialog");
    await page.getByRole("button", { name: "Configuratie opslaan" }).click();
    await screens.take("floor-chosen");
    await showroom.next("Opslaan en naar Overzicht");
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Samenvatting");
    await screens.take("summary");
    await screens.take("summary-whole", { whole: true });
    await page
      .getByRole("button", { name: /Kies deze optie/ })
      .first()
      .click();
    await screens.take("confirm");
    await page.getByRole("button", { name: "Ja, bevestig mijn keuzes" }).click();
    await expect(page.getByRole("dialog", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
    await screens.take("submitted");
    await page.keyboard.press("Escape");
    await screens.take("submitted-whole", { whole: true });
    expect(errors).toEqual([]);
  });
});
