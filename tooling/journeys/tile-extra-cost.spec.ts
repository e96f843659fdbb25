/** Tiles and sanitary ware filtered and sorted by the amounts on their cards. Nothing is chosen here. */
import { expect, test } from "./test.ts";
import type { Locator, Page } from "@playwright/test";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { POLL_MILLISECONDS, Showroom } from "./showroom.ts";

const TILES = "/projects/de-lindehof/digitale-showroom/stap/3/tegels";
/** The line of a card with what the tile costs extra, such as 'v.a. + € 120,-' or 'Inbegrepen'. */
const AMOUNT = /^(?:v\.a\. ?)?(?:vanaf )?(?:(?<sign>[+−]) € (?<euros>[\d.]+),|Inbegrepen$)/;
const REASON = "Deze tegel valt buiten uw filter";

interface Card {
  readonly amount: number;
  readonly disabled: boolean;
  readonly chosen: boolean;
}

const cardsOf = (list: Locator): Promise<readonly (Omit<Card, "amount"> & { readonly lines: readonly string[] })[]> =>
  list.locator("[data-frame]").evaluateAll((cards) =>
    cards.map((card) => ({
      lines: (card as HTMLElement).innerText.split("\n").map((line) => line.replaceAll(/\s+/g, " ").trim()),
      disabled: card.hasAttribute("data-disabled"),
      chosen: card.hasAttribute("data-selected"),
    })),
  );

/** The cards of a list with their amounts in whole euros; NaN without an amount. */
async function amountsOf(list: Locator): Promise<readonly Card[]> {
  return (await cardsOf(list)).map(({ lines, ...card }) => {
    const found = lines.map((line) => AMOUNT.exec(line)).find((match) => match !== null);
    if (!found) return { ...card, amount: Number.NaN };
    const euros = Number((found.groups?.["euros"] ?? "0").replaceAll(".", ""));
    return { ...card, amount: found.groups?.["sign"] === "−" ? -euros : euros };
  });
}

const isSorted = (cards: readonly Card[], sign: 1 | -1): boolean =>
  cards.every(({ amount }, at) => at === 0 || sign * (amount - (cards[at - 1]?.amount ?? Number.NaN)) >= 0);

async function openTiles(page: Page): Promise<Locator> {
  await signIn(page, PEOPLE.buyerHalfway);
  await page.goto(TILES);
  const showroom = new Showroom(page);
  await showroom.open("Luxe");
  const list = page.getByRole("group", { name: "Wandtegel, Luxe" });
  await expect.poll(() => known(list), { intervals: [POLL_MILLISECONDS] }).toBe(true);
  return list;
}

/** Whether the list has cards, and each has its amount. */
async function known(list: Locator): Promise<boolean> {
  const cards = await amountsOf(list);
  return cards.length > 3 && cards.every(({ amount }) => !Number.isNaN(amount));
}

const panel = (page: Page): Locator => page.getByRole("dialog", { name: "Meerprijs" });

async function order(page: Page, label: string): Promise<void> {
  await page.getByRole("button", { name: /^Meerprijs/ }).click();
  await panel(page).getByLabel("Volgorde").selectOption({ label });
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
}

test("tiles are sorted by the amounts on their cards, and the address keeps the order", async ({ page }) => {
  const errors = watchErrors(page);
  const list = await openTiles(page);
  const usual = await amountsOf(list);
  await order(page, "Laagste meerprijs eerst");
  await expect(page).toHaveURL(/volgorde=laagste/);
  await expect.poll(async () => isSorted(await amountsOf(list), 1), { intervals: [POLL_MILLISECONDS] }).toBe(true);
  await page.reload();
  await new Showroom(page).open("Luxe");
  await expect.poll(() => known(list), { intervals: [POLL_MILLISECONDS] }).toBe(true);
  expect(isSorted(await amountsOf(list), 1)).toBe(true);
  await expect(page.getByRole("button", { name: /^Meerprijs laagste eerst/ })).toBeVisible();
  await order(page, "Hoogste meerprijs eerst");
  await expect.poll(async () => isSorted(await amountsOf(list), -1), { intervals: [POLL_MILLISECONDS] }).toBe(true);
  await order(page, "Aanbevolen volgorde");
  await expect(page).not.toHaveURL(/volgorde=/);
  // Further cards of the list may have come since.
  const first = async () => (await amountsOf(list)).slice(0, usual.length);
  await expect.poll(first, { intervals: [POLL_MILLISECONDS] }).toEqual(usual);
  expect(errors).toEqual([]);
});

test("'Zonder meerprijs' leaves the tiles whose card costs nothing extra, and the count says how many", async ({
  page,
}) => {
  const errors = watchErrors(page);
  const list = await openTiles(page);
  const count = page.getByRole("region", { name: "Filters" }).getByRole("status");
  const all = await count.innerText();
  const opener = page.getByRole("button", { name: /^Meerprijs/ });
  await opener.click();
  // Two presses at once: the address keeps both.
  await panel(page).getByLabel("Volgorde").selectOption({ label: "Laagste meerprijs eerst" });
  await panel(page).getByRole("checkbox", { name: "Zonder meerprijs" }).check();
  await expect(page).toHaveURL(/meerprijs=zonder/);
  await expect(page).toHaveURL(/volgorde=laagste/);
  await page.keyboard.press("Escape");
  await expect(panel(page)).toHaveCount(0);
  await expect(count).not.toHaveText(all);
  // Nothing of Luxe is left, so it closes.
  await new Showroom(page).open("Luxe");
  await expect.poll(() => known(list), { intervals: [POLL_MILLISECONDS] }).toBe(true);
  const standard = page.getByRole("group", { name: "Wandtegel, Standaard" });
  for (const cards of [await amountsOf(list), await amountsOf(standard)]) {
    // The chosen tile can always be chosen again.
    const others = cards.filter(({ chosen }) => !chosen);
    for (const { amount, disabled } of others) expect(disabled, String(amount)).toBe(amount > 0);
    // Those that are left stand first, each part in its order.
    const left = others.filter(({ disabled }) => !disabled);
    expect(others.slice(0, left.length)).toEqual(left);
    expect(isSorted(left, 1)).toBe(true);
    expect(isSorted(others.slice(left.length), 1)).toBe(true);
  }
  await expect(list.getByText(REASON).first()).toBeVisible();

  const chips = page.getByRole("list", { name: "Toegepaste filters" }).getByRole("button");
  await expect(chips).toHaveCount(1);
  await page.reload();
  await expect(chips).toHaveCount(1);
  // The order is no filter, and stays.
  await page.getByRole("button", { name: "Wis alle filters" }).click();
  await expect(chips).toHaveCount(0);
  await expect(count).toHaveText(all);
  await expect(page).toHaveURL(/\?volgorde=laagste$/);
  expect(errors).toEqual([]);
});

test("on a phone the sheet says how many tiles are left", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openTiles(page);
  const shown = page.getByRole("region", { name: "Filters" }).getByRole("status");
  const all = await shown.innerText();
  await page.getByRole("button", { name: /^Meerprijs/ }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("checkbox", { name: "Zonder meerprijs" }).check();
  const show = sheet.getByRole("button", { name: /^Toon \d+ tegels?$/ });
  await expect(show).not.toHaveText(`Toon ${all}`);
  const count = (await show.innerText()).replace("Toon ", "");
  await show.click();
  await expect(sheet).toBeHidden();
  await expect(shown).toHaveText(count);
});

test("sanitary ware without extra cost is left in its groups, with what is chosen", async ({ page }) => {
  const errors = watchErrors(page);
  await signIn(page, PEOPLE.buyerHalfway);
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/3/sanitair");
  const toilets = page.getByRole("group", { name: "Toilet", exact: true });
  await expect.poll(() => known(toilets), { intervals: [POLL_MILLISECONDS] }).toBe(true);
  const all = await amountsOf(toilets);
  await order(page, "Hoogste meerprijs eerst");
  await expect.poll(async () => isSorted(await amountsOf(toilets), -1), { intervals: [POLL_MILLISECONDS] }).toBe(true);
  await page.getByRole("button", { name: /^Meerprijs/ }).click();
  await panel(page).getByRole("checkbox", { name: "Zonder meerprijs" }).check();
  await expect(page.getByText(/^\d+ product(en)?$/).first()).toBeVisible();
  await page.keyboard.press("Escape");
  const left = all.filter(({ amount, chosen }) => amount <= 0 || chosen).length;
  await expect.poll(async () => (await amountsOf(toilets)).length, { intervals: [POLL_MILLISECONDS] }).toBe(left);
  expect(left).toBeLessThan(all.length);
  await page.reload();
  await expect.poll(async () => (await amountsOf(toilets)).length, { intervals: [POLL_MILLISECONDS] }).toBe(left);
  expect(errors).toEqual([]);
});
