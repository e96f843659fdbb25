import { chromium } from "@playwright/test";
import { CHROMIUM_ARGUMENTS, chromiumPath } from "../check/chromium.ts";
import { PEOPLE, signInByForm } from "../journeys/people.ts";
import { Showroom } from "../journeys/showroom.ts";

/** Chooses a floor tile in a browser as a buyer of the demo project, and stays on the page until `isDone`. */
export async function chooseInBrowser(url: string, isDone: () => Promise<void>): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_ARGUMENTS],
  });
  try {
    const page = await browser.newPage({ baseURL: url, ignoreHTTPSErrors: true, locale: "nl-NL" });
    await signInByForm(page, PEOPLE.buyerHalfway);
    const showroom = new Showroom(page);
    await showroom.enter();
    await page.goto(page.url().replace(/stap\/\d+.*$/, "stap/3/tegels"));
    await showroom.open("Luxe");
    await showroom.choose(/Scheer Roest/);
    await isDone();
  } finally {
    await browser.close();
  }
}
