/** On a phone the picture stays visible while choosing, also at 200% text size. */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";

const STEP = "/projects/de-lindehof/digitale-showroom/stap";
/** The root font size at 200% text size (normally 62.5%). */
const TWICE = "125%";

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

const scrollTo = (page: Page, top: number) =>
  page.evaluate((to) => window.scrollTo({ top: to, behavior: "instant" }), top);
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Fraction of the window's height that the visible picture takes. */
const shareOfPicture = (page: Page) =>
  page
    .locator("main figure")
    .first()
    .evaluate((figure) => {
      const { top, bottom } = figure.getBoundingClientRect();
      return (Math.min(bottom, innerHeight) - Math.max(top, 0)) / innerHeight;
    });

/** Number of text lines of an element. */
const linesOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return new Set(
        [...range.getClientRects()].filter(({ width }) => width > 1).map(({ bottom }) => Math.round(bottom)),
      ).size;
    });

/** Words of an element that take more than one line. */
const brokenWordsOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      const broken: string[] = [];
      while (walker.nextNode())
        for (const word of (walker.currentNode.textContent ?? "").matchAll(/\S+/g)) {
          const range = document.createRange();
          range.setStart(walker.currentNode, word.index);
          range.setEnd(walker.currentNode, word.index + word[0].length);
          if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1)
            broken.push(word[0]);
        }
      return broken;
    });

test("every part of a room and the floors open scrolled to the top", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  await page.goto(`${STEP}/3/tegels`);
  const wall = page.getByRole("button", { name: "Wandtegel", exact: true });
  await expect(wall).toBeVisible();
  await scrollTo(page, 500);
  for (const path of ["3/sanitair", "3/resultaat", "6/vloeren"]) {
    await page.goto(`${STEP}/${path}`);
    await expect(page.locator("main figure")).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await scrolled(page), path).toBe(0);
    await scrollTo(page, 500);
  }
  await page.goto(`${STEP}/3/start`);
  await expect(page.locator("main figure")).toBeVisible();
  await scrollTo(page, 400);
  await page.getByRole("link", { name: "Selecteer Tegels" }).click();
  await expect(wall).toBeVisible();
  await expect.poll(() => scrolled(page)).toBe(0);
  await expect(page.getByRole("navigation", { name: "Stappen" })).toBeInViewport();
  await page.getByRole("link", { name: "Naar Start" }).click();
  await expect(page).toHaveURL(/start$/);
});

test("the first screen shows the picture and a whole row of cards with their amounts", async ({ page }) => {
  await signIn(page, PEOPLE.buyerHalfway);
  for (const part of ["tegels", "sanitair"]) {
    await page.goto(`${STEP}/3/${part}`);
    const amounts = page.getByText("Inbegrepen", { exact: true });
    await expect(amounts.first()).toBeVisible();
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      await expect(page.locator("main figure")).toBeInViewport({ ratio: 1 });
      const bottom = async () => {
        const [amount, bar] = [await amounts.first().boundingBox(), await page.locator("main ~ footer").boundingBox()];
        return (bar?.y ?? 0) - (amount?.y ?? 0) - (amount?.height ?? 0);
      };
      await expect.poll(bottom, `${part} ${height}`).toBeGreaterThanOrEqual(0);
    }
  }
});

test("the picture keeps at least 30% of the window while choosing, also with large text", async ({ page }) => {
  await signIn(page, PEOPLE.buyerDone);
  for (const part of ["tegels", "sanitair"]) {
    await page.goto(`${STEP}/3/${part}`);
    await expect(page.locator("main figure")).toBeVisible();
    await page.waitForLoadState("networkidle");
    for (const [width, height, size] of [
      [390, 844, null],
      [360, 740, null],
      [360, 740, TWICE],
      [320, 640, TWICE],
      [740, 360, null],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate((text) => void (document.documentElement.style.fontSize = text ?? ""), size);
      await scrollTo(page, 900);
      await expect.poll(() => shareOfPicture(page), `${part} ${width} ${size}`).toBeGreaterThanOrEqual(0.299);
      // There is space for the choices between the sticky elements.
      const free = await page.evaluate(() => {
        const bar = document.querySelector("main ~ footer")?.getBoundingClientRect().top ?? 0;
        const picture = document.querySelector("main figure")?.getBoundingClientRect().bottom ?? 0;
        return (bar - picture) / innerHeight;
      });
      expect(free, `${part} ${width} ${size}`).toBeGreaterThanOrEqual(size === TWICE ? 0.5 : 0.33);
    }
    await page.evaluate(() => void document.documentElement.style.removeProperty("font-size"));
    await page.setViewportSize({ width: 390, height: 844 });
  }
});

test("headings stay on one line, the plan is shown once and the film fills its sheet", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/projects/de-lindehof"]) {
    await page.goto(path);
    await expect(page.getByRole("button", { name: /Mijn Digitale Showroom/ })).toBeVisible();
    expect(await linesOf(page, "header > a"), path).toBe(1);
    expect(await linesOf(page, "header [data-account-words] > :last-child"), path).toBe(1);
  }
  await page.goto("/");
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), TWICE);
  expect(await brokenWordsOf(page, "header > a"), "large text").toEqual([]);
  await signIn(page, PEOPLE.buyerDone);
  await page.goto(`${STEP}/7`);
  const total = page.getByRole("banner").locator("p", { hasText: "€" });
  await expect(total).toBeVisible();
  expect((await total.boundingBox())?.height).toBeLessThan(30);
  await page.goto(`${STEP}/2`);
  await expect(page.locator("main figure svg[role=group]").first()).toBeVisible();
  await page
    .locator("article", { has: page.locator("img") })
    .first()
    .getByRole("link")
    .click();
  await expect(page.locator("main figure img")).toHaveCount(1);
  await expect(page.locator("article[data-current] img")).toBeHidden();
  await page.goto(`${STEP}/1`);
  await page.getByRole("button", { name: "Bekijk de introductie video" }).click();
  const [film, sheet] = [page.locator("video"), page.getByRole("dialog")] as const;
  await expect(film).toBeVisible();
  await expect
    .poll(async () => {
      const [inner, outer] = [await film.boundingBox(), await sheet.boundingBox()];
      return outer && inner ? [outer.width - inner.width, outer.y + outer.height - inner.y - inner.height] : [];
    })
    .toEqual([0, 0]);
});

test("filters say how many tiles they leave, and open where these are", async ({ page }) => {
  await signIn(page, PEOPLE.buyerHalfway);
  await page.goto(`${STEP}/3/tegels`);
  const shown = page.getByRole("region", { name: "Filters" }).getByRole("status");
  const all = await shown.innerText();
  await page.getByRole("button", { name: /^Afmeting/ }).click();
  const walls = page.getByRole("dialog").getByRole("group", { name: "Wandtegels" });
  await walls.getByRole("button", { name: "Alleen 10 x 20 cm" }).click();
  await expect(walls.getByRole("checkbox", { checked: true })).toHaveCount(1);
  await expect(page).toHaveURL(/maat=/);
  const show = page.getByRole("dialog").getByRole("button", { name: /^Toon \d+ tegels?$/ });
  // The tiles follow the address.
  await expect(show).not.toHaveText(`Toon ${all}`);
  const count = (await show.innerText()).replace("Toon ", "");
  await show.click();
  await expect(page.getByRole("dialog")).toBeHidden();
  await expect(shown).toHaveText(count);
  // The size is not of the standard tiles, so their assortment closes and that of the tiles that are left opens.
  await expect(page.getByRole("button", { name: "Standaard", exact: true })).toHaveAttribute("aria-expanded", "false");
  const wall = page.getByRole("group", { name: "Wandtegel, The Wall (mix and match)" });
  const left = wall.getByRole("button", { name: /^Handvorm / });
  await expect(left.first()).toBeVisible();

  await page.getByRole("button", { name: "Kleur", exact: true }).click();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Groen" }).check();
  await page.getByRole("dialog").getByRole("checkbox", { name: "Glans", exact: true }).check();
  await expect(page).toHaveURL(/kleur=green.*glans=gloss|glans=gloss.*kleur=green/);
  await expect(show).toHaveText("Toon 1 tegel");
  await show.click();
  await expect(shown).toHaveText("1 tegel");
  await expect(left.first()).toHaveAccessibleName(/^Handvorm Varen/);
  const chips = page.getByRole("list", { name: "Toegepaste filters" }).getByRole("button");
  await expect(chips).toHaveText(["Groen", "Glans", /^Wandtegels 10 x 20/]);
  // The address has the filter, so that it is there after a reload.
  await page.reload();
  await expect(shown).toHaveText("1 tegel");
  await expect(left.first()).toHaveAccessibleName(/^Handvorm Varen/);
  await page.getByRole("button", { name: "Wis alle filters" }).click();
  await expect(shown).toHaveText(all);
});
