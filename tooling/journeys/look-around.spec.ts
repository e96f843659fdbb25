/**
 * What is chosen is pressed in the picture of a room: its name, what it costs extra and the way to it. By its file name it runs before the
 * journeys that submit.
 */
import { expect, test } from "./test.ts";
import type { Locator, Page } from "@playwright/test";
import { expectNoViolations } from "./axe.ts";
import { PEOPLE, signIn } from "./people.ts";
import { allPictures, watchRenders } from "./render-traffic.ts";
import { Showroom } from "./showroom.ts";

const STEP = "/projects/de-lindehof/digitale-showroom/stap/3";
/** Milliseconds to wait for a picture. The first one of a room takes seconds, and longer on a busy machine. */
const PATIENCE = 240_000;

const list = (page: Page): Locator => page.getByRole("dialog", { name: "In beeld" });
const pressed = (page: Page): Locator => page.getByRole("dialog", { name: "Gekozen op deze plek" });

/** What a panel says, by what it is of: 'Vloertegel' has 'Cast vloer Kiezel' and 'Inbegrepen'. */
async function entriesOf(panel: Locator): Promise<ReadonlyMap<string, readonly string[]>> {
  const items = panel.getByRole("listitem");
  await expect(items.first()).toBeVisible({ timeout: PATIENCE });
  const texts = await items.evaluateAll((all) =>
    all.map((item) => [...item.children].map((part) => part.textContent ?? "")),
  );
  return new Map(texts.map(([title = "", ...rest]) => [title, rest]));
}

/** Presses a picture at shares of its width and height. */
async function pressAt(picture: Locator, x: number, y: number): Promise<void> {
  const box = await picture.boundingBox();
  if (!box) throw new Error("The picture is not shown");
  await picture.page().mouse.click(box.x + x * box.width, box.y + y * box.height);
}

test("a buyer presses what is in the picture, and goes to its choice", async ({ page }) => {
  test.setTimeout(2 * PATIENCE);
  await signIn(page, PEOPLE.buyerHalfway);
  const asks = watchRenders(page);
  const showroom = new Showroom(page);
  await page.goto(`${STEP}/tegels`);
  await allPictures(asks, PATIENCE);
  await showroom.open("Luxe");
  await showroom.choose(/Linnen Zilver/);
  await allPictures(asks, PATIENCE);
  const picture = page.locator("main figure img[data-ready]").last();

  // The floor lies at the bottom, the toilet left of the middle, and the wall behind the shower's glass to the right.
  await pressAt(picture, 0.45, 0.93);
  expect([...(await entriesOf(pressed(page))).keys()]).toEqual(["Vloertegel", "Voegkleur vloer"]);
  await page.keyboard.press("Escape");
  await pressAt(picture, 0.385, 0.64);
  expect([...(await entriesOf(pressed(page))).keys()][0]).toBe("Toilet");
  await page.keyboard.press("Escape");

  // The amounts are those of the result.
  await page.getByRole("button", { name: "In beeld" }).press("Enter");
  const inView = await entriesOf(list(page));
  await expectNoViolations(page);
  expect(inView.get("Wandtegel")?.[1]).toMatch(/\+ € [\d.]+,\d\d$/);
  await list(page).getByRole("link", { name: "Naar voegkleur vloer" }).press("Enter");
  await expect(list(page)).toBeHidden();
  await expect(page).toHaveURL(/tegels\?open=vloer$/);
  await expect(showroom.section("Vloertegel")).toHaveAttribute("aria-expanded", "true");
  await expect(showroom.section("Voegkleur").last()).toBeFocused();
  await expect(showroom.section("Voegkleur").last()).toHaveAttribute("aria-expanded", "true");

  await pressAt(picture, 0.385, 0.64);
  await pressed(page).getByRole("link", { name: "Naar toilet" }).click();
  await expect(page).toHaveURL(/sanitair\?open=\d+$/);
  await expect(showroom.section("Toilet")).toBeFocused();
  await expect(showroom.section("Toilet")).toHaveAttribute("aria-expanded", "true");

  await page.goto(`${STEP}/resultaat`);
  const result = page.getByRole("main");
  await expect(result.getByText("Linnen Zilver").first()).toBeVisible();
  const text = (await result.innerText()).replaceAll(/\s+/g, " ");
  for (const [title, [name = "", amount = ""]] of inView) {
    const shown = amount
      .replace(/indicatief/, "")
      .replaceAll(/\s+/g, " ")
      .trim();
    expect(text, `${title}: ${name} ${shown}`).toContain(shown);
  }

  // Later journeys need this buyer's choices as they were.
  await page.goto(`${STEP}/tegels`);
  const reset = page.getByRole("button", { name: /^Reset naar standaard/ });
  await reset.first().click();
  await expect(reset).toHaveCount(0);
  await showroom.saved();
});

test("on a phone the picture fills the window, is enlarged, pressed, and closed by Back", async ({ browser }) => {
  test.setTimeout(PATIENCE);
  const page = await browser.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  await signIn(page, PEOPLE.buyerHalfway);
  await page.goto(`${STEP}/tegels`);
  await page.getByRole("button", { name: "In beeld" }).waitFor({ timeout: PATIENCE });
  await page.getByRole("button", { name: "Beeld op volledig scherm" }).tap();
  const viewer = page.getByRole("dialog", { name: "Badkamer" });
  const picture = viewer.getByRole("img", { name: /^Badkamer met wandtegel/ });
  const width = async () => (await picture.boundingBox())?.width ?? 0;
  const whole = await width();
  await viewer.getByRole("button", { name: "Inzoomen" }).tap();
  await expect.poll(width).toBeCloseTo(1.5 * whole, 0);
  const box = await picture.boundingBox();
  await page.touchscreen.tap(195, (box?.y ?? 0) + 0.52 * (box?.height ?? 0));
  await expect(pressed(page)).toBeVisible();
  expect((await entriesOf(pressed(page))).size).toBeGreaterThan(0);
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/tegels$/);
  await page.context().close();
});

test("a buyer looks around in the room, by keys and by drag, and goes to what is pressed", async ({ page }) => {
  test.setTimeout(2 * PATIENCE);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await signIn(page, PEOPLE.buyerHalfway);
  const asks = watchRenders(page);
  await page.goto(`${STEP}/tegels`);
  await allPictures(asks, PATIENCE);
  await page.getByRole("button", { name: "Rondkijken" }).press("Enter");
  const viewer = page.getByRole("dialog", { name: "Badkamer" });
  const drawn = viewer.locator("[data-face][data-ready]");
  await expect(drawn.first()).toBeAttached({ timeout: PATIENCE });
  // The side in view is asked for first, and one after another.
  await expect(drawn).toHaveCount(6, { timeout: PATIENCE });
  const faces = asks.flatMap(({ scene }) => /around-\w+/.exec(scene)?.[0] ?? []);
  expect(faces).toEqual(["around-back", "around-right", "around-left", "around-up", "around-down", "around-front"]);
  await expect(viewer.getByRole("status")).toHaveText(/^In beeld: .*Toilet/, { timeout: PATIENCE });
  await expectNoViolations(page);

  const status = viewer.getByRole("status");
  const before = (await status.textContent()) ?? "";
  await page.keyboard.press("ArrowRight");
  for (let presses = 0; presses < 5; presses++) await page.keyboard.press("ArrowRight");
  await expect(status).not.toHaveText(before);
  await page.keyboard.press("0");
  await expect(status).toHaveText(before);

  // A drag turns and presses nothing; downward lies the floor.
  const size = page.viewportSize() ?? { width: 1280, height: 720 };
  await page.mouse.move(size.width / 2, size.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(size.width / 2, size.height * 0.2, { steps: 6 });
  await page.mouse.up();
  await expect(pressed(page)).toHaveCount(0);
  for (let presses = 0; presses < 2; presses++) await page.keyboard.press("ArrowDown");
  await page.mouse.click(size.width / 2, size.height * 0.6);
  expect([...(await entriesOf(pressed(page))).keys()]).toEqual(["Vloertegel", "Voegkleur vloer"]);
  await pressed(page).getByRole("link", { name: "Naar vloertegel" }).click();
  await expect(viewer).toHaveCount(0);
  await expect(page).toHaveURL(/tegels\?open=vloer/);

  // Back closes it, too.
  await page.getByRole("button", { name: "Rondkijken" }).click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toHaveCount(0);
});

test("who prefers less motion sees the still first", async ({ page }) => {
  test.setTimeout(2 * PATIENCE);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await signIn(page, PEOPLE.buyerHalfway);
  const asks = watchRenders(page);
  await page.goto(`${STEP}/tegels`);
  await allPictures(asks, PATIENCE);
  await page.getByRole("button", { name: "Rondkijken" }).click();
  const viewer = page.getByRole("dialog", { name: "Badkamer" });
  await expect(viewer.getByRole("img")).toBeVisible();
  await expect(viewer.locator("[data-face]")).toHaveCount(0);
  await viewer.getByRole("button", { name: "Rondkijken" }).click();
  await expect(viewer.locator("[data-face][data-ready]").first()).toBeAttached({ timeout: PATIENCE });
});
