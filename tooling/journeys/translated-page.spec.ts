/** A page that the browser translated shows new names and amounts. */
import type { Page } from "@playwright/test";
import { watchErrors } from "./people.ts";
import { openBathroom } from "./showroom.ts";
import { expect, test } from "./test.ts";

/** What browsers' translators do with a page: a text in elements of its own takes the place of each text that the page made. */
const translate = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || text.parentElement?.closest("script, style, font")) continue;
      const inner = document.createElement("font");
      inner.append(text.data);
      const outer = document.createElement("font");
      outer.append(inner);
      text.replaceWith(outer);
    }
  });

/** A page that loads beside another one, on a busy machine. */
const LOADED = { timeout: 60_000 };

/** The amount in the bar, as a person reads it; empty while it is unknown. */
const readTotal = async (page: Page): Promise<string> =>
  /Totaal configuratie[^€]*€ ?([\d.,-]+)/.exec(await page.locator("body").innerText())?.[1] ?? "";

const readMain = (page: Page): Promise<string> => page.getByRole("main").first().innerText();

test("choices on a translated page show their names and amounts", async ({ page, context }) => {
  test.setTimeout(240_000);
  const errors = watchErrors(page);
  const showroom = await openBathroom(page, "tegels");
  await showroom.open("Luxe");
  const tile = page.getByRole("radio", { name: /^Scheer Antraciet/ });
  await expect(tile).toBeVisible();
  // A price that comes later would make texts that are not translated.
  await expect.poll(() => readTotal(page)).not.toBe("");
  const before = await readTotal(page);
  await translate(page);
  await tile.click();
  await expect(tile).toBeChecked();
  await showroom.saved();
  await expect.poll(() => readTotal(page)).not.toBe(before);

  // A page that nobody translated reads the same.
  const fresh = await context.newPage();
  await fresh.goto(page.url());
  await expect.poll(() => readTotal(fresh), LOADED).not.toBe("");
  const total = await readTotal(fresh);
  await expect.poll(() => readTotal(page)).toBe(total);

  await translate(page);
  await page.getByRole("link", { name: "Resultaat", exact: true }).click();
  await expect(page).toHaveURL(/\/resultaat$/);
  await fresh.goto(page.url());
  await expect(fresh.getByText(/Scheer Antraciet/).first()).toBeVisible(LOADED);
  await expect(async () => expect(await readMain(page)).toBe(await readMain(fresh))).toPass(LOADED);

  await translate(page);
  await page.getByRole("link", { name: "Tegels", exact: true }).click();
  await page.getByRole("button", { name: "Ongedaan maken" }).click();
  await expect.poll(() => readTotal(page)).toBe(before);
  await showroom.saved();
  expect(errors).toEqual([]);
});
