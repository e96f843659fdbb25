import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startTestProvider } from "../../apps/api/src/testing/openid-provider.ts";
import { expectNoViolations } from "./axe.ts";
import { runShowroomCommand } from "./new-buyer.ts";
import { PASSWORD, PEOPLE, watchErrors } from "./people.ts";
import { expectReflow } from "./reflow.ts";
import { another, PROJECT } from "./staff.ts";
import { expect, test } from "./test.ts";

const ORGANISATION = "showroom-oever";
const ADVISOR = { subject: "advisor-of-the-office", email: PEOPLE.advisor };

test("an advisor signs in at the organisation's identity provider, which refuses others and passwords", async ({
  page,
  browser,
  baseURL,
}) => {
  const errors = watchErrors(page);
  const folder = mkdtempSync(join(tmpdir(), "showroom-openid-"));
  const provider = await startTestProvider(`${baseURL ?? ""}/admin/inloggen/terug`);
  const secret = join(folder, "secret");
  writeFileSync(secret, provider.clientSecret);
  const at = ["--issuer", provider.issuer, "--client-id", provider.clientId, "--client-secret-file", secret];
  const button = page.getByRole("button", { name: "Inloggen via Showroom De Oever" });
  try {
    await runShowroomCommand("account", "openid", ORGANISATION, ...at, "--only");

    await test.step("cancelled there", async () => {
      provider.signsIn(null);
      await page.goto(PROJECT);
      await button.click();
      await expect(page.getByText("U bent niet ingelogd bij uw organisatie.")).toBeVisible();
      await expectNoViolations(page);
      await expectReflow(page);
    });

    await test.step("somebody without an account here", async () => {
      provider.signsIn({ subject: "somebody", email: "iemand@showroom.example" });
      await button.click();
      await expect(page.getByText("U heeft hier geen account met dit e-mailadres.")).toBeVisible();
    });

    await test.step("a password is refused in words", async () => {
      await page.getByLabel("E-mailadres").fill(PEOPLE.advisor);
      await page.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
      await page.getByRole("button", { name: /^Inloggen bij/ }).click();
      await expect(page.getByText("Medewerkers van uw organisatie loggen in met de knop hieronder.")).toBeVisible();
    });

    await test.step("the advisor, on the page that was asked for", async () => {
      provider.signsIn(ADVISOR);
      // The provider still knows the other person in the browser of before.
      const own = await another(browser);
      await own.goto(PROJECT);
      await own.getByRole("button", { name: "Inloggen via Showroom De Oever" }).click();
      await expect(own.getByRole("heading", { level: 1, name: "De Lindehof" })).toBeVisible();
      await expect(own).toHaveURL(new RegExp(`${PROJECT}$`));
      await own.context().close();
    });
    expect(errors.filter((line) => !line.includes("status of 40"))).toEqual([]);
  } finally {
    await runShowroomCommand("account", "openid", ORGANISATION, "--off");
    await provider.stop();
    rmSync(folder, { recursive: true });
  }
});
