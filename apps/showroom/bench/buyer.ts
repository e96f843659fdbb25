/** A browser in which demo buyers are signed in. */
import { chromium } from "@playwright/test";
import type { Browser, BrowserContext, Page } from "@playwright/test";

/** A buyer who is still choosing, and one who submitted the choices. */
const BUYERS = { choosing: "koper.halverwege@lindehof.example", done: "koper.klaar@lindehof.example" } as const;
export type Buyer = keyof typeof BUYERS;

const PASSWORD = "Welkom-Thuis-2026";

export const SHOWROOM = "/projects/de-lindehof/digitale-showroom";

export type State = Awaited<ReturnType<BrowserContext["storageState"]>>;

export const CHROMIUM = process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium";

/** The arguments with which every benchmark starts Chromium. */
export const ARGUMENTS = ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--no-first-run"];

const OPTIONS = { executablePath: CHROMIUM, args: ARGUMENTS };

/** The screen of a phone, in CSS pixels. */
export const PHONE = { width: 412, height: 823, deviceScaleFactor: 1.75 } as const;

export const launch = (): Promise<Browser> => chromium.launch(OPTIONS);

/**
 * Starts a browser with the screen of a phone that stores files and compiled scripts in `folder`. Contexts of a browser from
 * `launch` store nothing on disk.
 */
export const launchStoring = (folder: string, baseURL: string): Promise<BrowserContext> =>
  chromium.launchPersistentContext(folder, {
    ...OPTIONS,
    baseURL,
    viewport: PHONE,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });

/** Signs a buyer in on a page. */
export async function signInOn(page: Page, buyer: Buyer): Promise<void> {
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(BUYERS[buyer]);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(PASSWORD);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Signs a buyer in and returns the storage state, with which other browser contexts are signed in too. */
export async function signIn(browser: Browser, base: string, buyer: Buyer): Promise<State> {
  const context = await browser.newContext({ baseURL: base });
  await signInOn(await context.newPage(), buyer);
  const state = await context.storageState();
  await context.close();
  return state;
}
