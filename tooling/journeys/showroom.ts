/** The showroom in a buyer's words. */
import { expect } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";

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
    const amount = /(–\s*)?€\s*([\d.]+),/.exec(text);
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
