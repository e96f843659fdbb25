/** Helpers for journeys in the showroom. */
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

/** How often a poll looks. Playwright's own pauses grow to a second, which add up over many polls. */
export const POLL_MILLISECONDS = 100;

const SEARCH = "Zoek een specifiek product...";

/**
 * Opens a part of De Lindehof's bathroom as staff, with the standard wall tile. Use it only in journeys that run after
 * those that need untouched choices.
 */
export async function openBathroom(page: Page, part: "tegels" | "sanitair"): Promise<Showroom> {
  const showroom = new Showroom(page);
  const steps = "/projects/de-lindehof/digitale-showroom/stap";
  await signIn(page, PEOPLE.projectAdmin);
  await page.goto(`${steps}/3/${part}`);
  const start = page.getByRole("button", { name: "Start met configureren" });
  const opened = part === "tegels" ? showroom.section("Wandtegel") : page.getByPlaceholder(SEARCH);
  await expect(start.or(opened)).toBeVisible();
  // The first of these journeys opens the steps before.
  if (await start.isVisible()) {
    await start.click();
    await showroom.next("Opslaan en naar Badkamer");
    await expect(page).toHaveURL(/stap\/3/);
    await page.goto(`${steps}/3/${part}`);
  }
  if (part === "tegels") {
    await expect(showroom.section("Wandtegel")).toHaveAttribute("aria-expanded", "true");
    // With the total the choices are there too, and what can be reset.
    await showroom.total();
    const reset = page.getByRole("button", { name: /^Reset naar standaard/ });
    if ((await reset.count()) > 0) {
      await reset.first().click();
      await expect(reset).toHaveCount(0);
      // Waits for the save, so that a journey with a mocked server or another window starts without pending requests.
      await showroom.saved();
    }
  }
  return showroom;
}

export class Showroom {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async enter(): Promise<void> {
    await this.page.getByRole("link", { name: "Start met configureren" }).click();
    await this.page.waitForURL(/digitale-showroom\/stap\/\d+/);
  }

  /**
   * The total in the bar at the bottom, in whole euros. Waits until the page is idle, because the total of the last choice
   * follows in a deferred render. A page with a spinner may never be idle, so the wait has an end.
   */
  async total(): Promise<number> {
    await this.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1000 })));
    const bar = this.page.getByText(/Totaal configuratie - Incl. BTW en montage/).locator("..");
    await expect(bar).toContainText("€");
    const text = await bar.innerText();
    const amount = /(−\s*)?€\s*([\d.]+),/.exec(text);
    return (amount?.[1] ? -1 : 1) * Number((amount?.[2] ?? "").replaceAll(".", ""));
  }

  /** Waits for a total in the bar at the bottom, such as `await showroom.expectTotal().toBe(0)`. */
  expectTotal() {
    return expect.poll(() => this.total(), { intervals: [POLL_MILLISECONDS] });
  }

  /** Clicks the next button at the bottom. */
  async next(label: string | RegExp): Promise<void> {
    const button = this.page
      .getByRole("button", { name: label })
      .or(this.page.getByRole("link", { name: label }))
      .last();
    await button.click();
  }

  section(name: string): Locator {
    return this.page.getByRole("button", { name, exact: true });
  }

  async open(name: string): Promise<void> {
    const trigger = this.section(name);
    if ((await trigger.getAttribute("aria-expanded")) !== "true") await trigger.click();
  }

  /** Chooses a card by its name; the card's control covers all of it. */
  async choose(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    const control = within
      .getByRole("radio", { name })
      .or(within.getByRole("checkbox", { name }))
      .or(within.getByRole("button", { name }));
    await control.first().click();
  }

  /**
   * Waits until every change is saved. The status is updated after the choice itself is shown, so it may still say
   * "Opgeslagen" of an earlier change. The stored draft is written at the change and removed when it is saved.
   */
  async saved(): Promise<void> {
    const drafts = () =>
      this.page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("showroom.draft.")));
    await expect.poll(drafts, { intervals: [POLL_MILLISECONDS] }).toEqual([]);
    await expect(this.page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  }
}

/** Confirms the rooms of a new home of Havenkwartier, up to the summary. `choose`: what is chosen in the first one before. */
export async function completeRooms(page: Page, choose?: (showroom: Showroom) => Promise<void>): Promise<void> {
  const showroom = new Showroom(page);
  const steps = "/projects/havenkwartier/digitale-showroom/stap";
  await page.goto(`${steps}/1`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await expect(page).toHaveURL(/stap\/2/);
  await choose?.(showroom);
  await page.goto(`${steps}/2/resultaat`);
  await showroom.next("Opslaan en naar Toilet");
  await expect(page).toHaveURL(/stap\/3/);
  await showroom.next("Selecteer Tegels");
  await showroom.choose("Nee, ik wil opnieuw kiezen");
  await showroom.next("Selecteer Tegels");
  await expect(page).toHaveURL(/stap\/3\/tegels/);
  await page.goto(`${steps}/3/resultaat`);
  await showroom.next(/^Opslaan en naar Overzicht/);
}

/** Saves the bathroom from its result and the toilet as it is, without taking over the bathroom's tiles; ends at the floors. */
export async function standardToilet(showroom: Showroom): Promise<void> {
  await showroom.next("Opslaan en naar Toilet");
  await showroom.next("Selecteer Tegels");
  await showroom.choose(/^Nee/);
  await showroom.next("Selecteer Tegels");
  await showroom.next("Selecteer Sanitair");
  await showroom.next("Bekijk Resultaat");
  await showroom.next("Opslaan en naar Woonvloer");
}
