import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import { expectNoViolations } from "./axe.ts";
import { showroomCommand } from "./new-buyer.ts";
import { PASSWORD, PEOPLE, watchErrors } from "./people.ts";
import { another, enter } from "./staff.ts";

const STAFF = PEOPLE.advisorElsewhere;

const account = (...args: readonly string[]): string => showroomCommand("account", ...args);

async function sendPassword(page: Page): Promise<void> {
  await page.getByLabel("E-mailadres").fill(STAFF);
  await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: /^Inloggen bij/ }).click();
}

async function signOut(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.clear());
  await page.goto("/admin");
}

/** A security key in software, which confirms at once. */
async function plugInKey(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("staff set up a second step before anything else, and sign in with it", async ({ page, browser }) => {
  const errors = watchErrors(page);
  try {
    account("second-factor", "showroom-elders", "required");
    await plugInKey(page);
    await page.goto("/admin");
    await sendPassword(page);
    await expect(heading(page, "Tweestapsverificatie")).toBeVisible();
    await expect(page.getByText("Uw organisatie vraagt om een tweede stap")).toBeVisible();
    await page.goto("/admin/projecten/de-lindehof");
    await expect(heading(page, "Tweestapsverificatie")).toBeVisible();

    await page.getByLabel("Naam van de passkey").fill("Werklaptop");
    await page.getByRole("button", { name: "Voeg een passkey toe" }).click();
    const codes = page.getByRole("dialog", { name: "Bewaar uw herstelcodes" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    const recoveryCode = await codes.getByRole("listitem").first().innerText();
    await codes.getByRole("button", { name: "Ik heb de codes bewaard" }).click();
    await expect(page.getByText("Werklaptop", { exact: true })).toBeVisible();

    await page.getByRole("button", { name: "Stel een app in" }).click();
    await expect(page.getByRole("img", { name: "QR-code met de sleutel" })).toBeVisible();
    await expectNoViolations(page);
    const secret = (await page.locator("code").first().innerText()).replaceAll(" ", "");
    const totp = new TOTP({ secret: Secret.fromBase32(secret) });
    await page.getByLabel("Code van zes cijfers").fill(totp.generate());
    await page.getByRole("button", { name: "Bevestig" }).click();
    await expect(page.getByRole("button", { name: "Verwijder de app" })).toBeVisible();
    await page.getByRole("link", { name: "Naar de projecten" }).click();
    await expect(heading(page, "Projecten")).toBeVisible();

    await signOut(page);
    await sendPassword(page);
    await expect(page.getByRole("heading", { name: "Nog één stap" })).toBeVisible();
    await expectNoViolations(page);
    await page.getByLabel("Code uit uw app").fill("000 000");
    await page.getByRole("button", { name: "Bevestig" }).click();
    await expect(page.getByText("Dit is niet juist")).toBeVisible();
    await page.getByRole("button", { name: "Gebruik een passkey" }).click();
    await expect(heading(page, "Projecten")).toBeVisible();

    await signOut(page);
    await sendPassword(page);
    await page.getByRole("button", { name: "Gebruik een herstelcode" }).click();
    await page.getByLabel("Herstelcode").fill(recoveryCode);
    await page.getByRole("button", { name: "Bevestig" }).click();
    await expect(heading(page, "Projecten")).toBeVisible();

    // The showroom's own login leads to the page for staff, and signs nobody in without the second step.
    await signOut(page);
    await page.goto("/projects/de-lindehof");
    await page.getByRole("button", { name: "Login om te configureren" }).click();
    const login = page.getByRole("dialog");
    await login.getByLabel("E-mail").fill(STAFF);
    await login.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
    await login.getByRole("button", { name: /^Inloggen bij/ }).click();
    await expect(login.getByText("Uw account heeft een tweede stap")).toBeVisible();
    await expectNoViolations(page);
    // Only a visitor's token: that of a session comes with a refresh token.
    const stored = await page.evaluate(() => localStorage.getItem("showroom.tokens"));
    expect(JSON.parse(stored ?? "{}")).not.toMatchObject({ refreshToken: expect.any(String) });
    await login.getByRole("link", { name: "Naar de pagina voor medewerkers" }).click();
    await sendPassword(page);
    await page.getByRole("button", { name: "Gebruik een passkey" }).click();
    await expect(heading(page, "Projecten")).toBeVisible();

    // An admin who may enter every project needs one too, so the requirement ends first.
    account("second-factor", "showroom-elders", "optional");
    const admin = await another(browser);
    await enter(admin, PEOPLE.admin);
    await admin.getByRole("link", { name: "Medewerkers" }).click();
    const line = admin.getByRole("listitem").filter({ hasText: STAFF });
    await expect(line).toContainText("Tweestapsverificatie ingesteld");
    await expectNoViolations(admin);
    await line.getByRole("button", { name: /^Zet uit/ }).click();
    await admin.getByRole("button", { name: "Ja, zet uit" }).click();
    await expect(line.getByRole("button", { name: /^Zet aan/ })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("button", { name: /^Inloggen bij/ })).toBeVisible();
    await line.getByRole("button", { name: /^Zet aan/ }).click();
    await admin.getByRole("button", { name: "Ja, zet aan" }).click();
    await line.getByRole("button", { name: /^Wis tweede stap/ }).click();
    await admin.getByRole("button", { name: "Ja, wis de tweede stap" }).click();
    await expect(line).toContainText("Geen tweestapsverificatie");
    await sendPassword(page);
    await expect(heading(page, "Projecten")).toBeVisible();
  } finally {
    account("second-factor", "showroom-elders", "optional");
    account("on", STAFF);
    account("reset-second-factor", STAFF);
  }
  expect(errors).toEqual([]);
});
