/** A browser with a demo buyer who is half-way. */
import { chromium } from "@playwright/test";
import type { Browser, BrowserContextOptions } from "@playwright/test";

const BUYER = { email: "koper.halverwege@lindehof.example", password: "Welkom-Thuis-2026" };

export const SHOWROOM = "/projects/de-lindehof/digitale-showroom";

export type State = NonNullable<BrowserContextOptions["storageState"]>;

export function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--no-first-run"],
  });
}

/** Signs the buyer in; what comes back makes other contexts theirs. */
export async function signIn(browser: Browser, base: string): Promise<State> {
  const context = await browser.newContext({ baseURL: base });
  const page = await context.newPage();
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(BUYER.email);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(BUYER.password);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await dialog.waitFor({ state: "hidden" });
  const state = await context.storageState();
  await context.close();
  return state;
}
