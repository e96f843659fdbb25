/** The showroom in a buyer's words. */
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

/**
 * Opens a part of De Lindehof's bathroom as staff, whose choices are nobody else's, with the standard on the walls. Comes after the
 * journeys that want them untouched.
 */
export async function openBathroom(page: Page, part: "tegels" | "sanitair"): Promise<Showroom> {
  const showroom = new Showroom(page);
  const steps = "/projects/de-lindehof/digitale-showroom/stap";
  await signIn(page, PEOPLE.projectAdmin);
  await page.goto(`${steps}/1`);
  await page.getByRole("button", { name: "Start met configureren" }).click();
  await showroom.next("Opslaan en naar Badkamer");
  await expect(page).toHaveURL(/stap\/3/);
  await page.goto(`${steps}/3/${part}`);
  if (part === "tegels") {
    await expect(showroom.section("Wandtegel")).toHaveAttribute("aria-expanded", "true");
    const reset = page.getByRole("button", { name: /^Reset naar standaard/ });
    if ((await reset.count()) > 0) {
      await reset.first().click();
      await expect(reset).toHaveCount(0);
      // A journey that answers for the server, or opens another window, begins with nothing on its way.
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

  /** The total in the bar at the bottom, in whole euros. */
  async total(): Promise<number> {
    const bar = this.page.getByText(/Totaal configuratie - Incl. BTW en montage/).locator("..");
    await expect(bar).toContainText("€");
    const text = await bar.innerText();
    const amount = /(−\s*)?€\s*([\d.]+),/.exec(text);
    return (amount?.[1] ? -1 : 1) * Number((amount?.[2] ?? "").replaceAll(".", ""));
  }

  /** The one action at the foot that goes on. */
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

  /** Chooses a card by its name, wherever it is: the card's own control lies over all of it. */
  async choose(name: string | RegExp, within: Locator | Page = this.page): Promise<void> {
    const control = within
      .getByRole("radio", { name })
      .or(within.getByRole("checkbox", { name }))
      .or(within.getByRole("button", { name }));
    await control.first().click();
  }

  async saved(): Promise<void> {
    await expect(this.page.getByText("Opgeslagen", { exact: true })).toBeVisible();
  }
}
