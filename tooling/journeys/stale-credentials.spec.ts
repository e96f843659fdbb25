/** Whatever a browser keeps of an earlier session, the public pages, forms and links work. */
import type { Page } from "@playwright/test";
import { showroomCommand } from "./new-buyer.ts";
import { PEOPLE, signIn } from "./people.ts";
import { expect, test } from "./test.ts";

const PROJECT = "/projects/de-lindehof";
const STEP = `${PROJECT}/digitale-showroom/stap/3/tegels`;
/** What a page says when a token was in its way. */
const FAILED =
  /Dit lukt nu niet|sessie is verlopen|Deze uitnodiging werkt niet|niet verzonden|Er is iets fout gegaan|Er ging iets mis/;

/** An access token that ended a minute ago. */
const ended = `e30.${Buffer.from(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) - 60 })).toString("base64url")}.e30`;

const STORED: readonly (readonly [kind: string, stored: string])[] = [
  ["an expired token of a visitor", JSON.stringify({ accessToken: ended, refreshToken: null })],
  ["an expired session that cannot be renewed", JSON.stringify({ accessToken: ended, refreshToken: "not-one" })],
  ["a malformed token", JSON.stringify({ accessToken: "x", refreshToken: "y" })],
  ["text that is no token", "{"],
];

/** Somebody whose session ended may read so; somebody who never signed in may not. */
const isVisitors = (stored: string): boolean => !stored.includes('"refreshToken":"');

const keep = (page: Page, stored: string): Promise<void> =>
  page.evaluate((text) => localStorage.setItem("showroom.tokens", text), stored);

/** The tokens of a session that was ended on the server, as another device does. */
async function revokedTokens(page: Page): Promise<string> {
  await signIn(page, PEOPLE.buyerDone);
  return await page.evaluate(async () => {
    const stored = localStorage.getItem("showroom.tokens") ?? "{}";
    const { accessToken } = JSON.parse(stored) as { readonly accessToken: string };
    await fetch("/api/logout", { headers: { authorization: `Bearer ${accessToken}` } });
    return stored;
  });
}

/**
 * Goes through everything that is for the public. The credential is put back before each part, because a page mends it: while a page is
 * open only a visitor's, because the end of a session has a notice of its own.
 */
async function usePublicPages(page: Page, stored: string, invitation: string): Promise<void> {
  await page.goto(PROJECT);
  await keep(page, stored);
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "De Lindehof" })).toBeVisible();
  if (isVisitors(stored)) await keep(page, stored);
  await page.getByRole("navigation").getByRole("link", { name: "Contact" }).click();
  await expect(page.getByRole("heading", { name: "Heeft u een vraag?" })).toBeVisible();
  for (const [label, value] of [
    ["Naam", "Anna"],
    ["E-mailadres", "anna@lindehof.example"],
    ["Telefoonnummer", "06-12345678"],
    ["Bericht", "Wanneer kan ik langskomen?"],
  ] as const)
    await page.getByLabel(label).fill(value);
  if (isVisitors(stored)) await keep(page, stored);
  await page.getByRole("button", { name: "Verstuur" }).click();
  await expect(page.getByText(/^Bedankt, uw verzoek is ontvangen/)).toBeVisible();

  await keep(page, stored);
  await page.goto(PROJECT);
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  await page.getByRole("button", { name: "Wachtwoord vergeten?" }).click();
  const forgot = page.getByRole("dialog", { name: "Wachtwoord vergeten" });
  await forgot.getByLabel("E-mail").fill("niemand@lindehof.example");
  if (isVisitors(stored)) await keep(page, stored);
  await forgot.getByRole("button", { name: "Verstuur wachtwoord reset" }).click();
  await expect(forgot.getByText(/^Als het e-mailadres bij ons bekend is/)).toBeVisible();

  await keep(page, stored);
  await page.goto(invitation);
  await expect(page.getByRole("dialog", { name: /^Registreren bij / })).toBeVisible();
  await expect(page.getByText(FAILED)).toHaveCount(0);

  // A step is for buyers: a visitor gets to the home page.
  await keep(page, stored);
  await page.goto(STEP);
  const home = page.getByRole("heading", { level: 1, name: "Hello there." });
  await expect(isVisitors(stored) ? home : home.or(page.getByText(/sessie is verlopen/).first())).toBeVisible();
  if (isVisitors(stored)) await expect(page.getByText(FAILED)).toHaveCount(0);
}

test("a browser with a stale credential opens every public page, form and link", async ({ page }) => {
  const home = ["--project", "havenkwartier", "--house-type", "Appartement", "--build-number", "881"];
  const invitation = showroomCommand("invite", "koper.881@havenkwartier.example", ...home).trim();
  const revoked = await revokedTokens(page);
  for (const [kind, stored] of [...STORED, ["a session that ended elsewhere", revoked] as const])
    await test.step(kind, () => usePublicPages(page, stored, invitation));
});
