/** Pictures that follow choices. Runs before the journeys that confirm, as files go by name: a confirmed choice changes no more. */
import { expect, test } from "@playwright/test";
import type { Page, WebSocketRoute } from "@playwright/test";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { watchRenders } from "./render-traffic.ts";
import type { RenderAsk } from "./render-traffic.ts";
import { Showroom } from "./showroom.ts";

const AWAY = /Het beeld kan nu niet worden gemaakt/;
const CHOICES = 20;
/** A first picture of a room takes seconds, and more where the machine has other things to do. */
const PATIENCE = 240_000;

/** The address of the picture that is seen. */
const shownPicture = (page: Page): Promise<string | null> => page.locator("figure img").last().getAttribute("src");

/** Waits until the newest choice's last picture is what one sees. */
async function finalPicture(page: Page, asks: readonly RenderAsk[]): Promise<string> {
  await expect.poll(() => asks.at(-1)?.isFinished ?? false, { timeout: PATIENCE }).toBe(true);
  const last = asks.at(-1)?.pictures.at(-1) ?? "";
  await expect.poll(() => shownPicture(page)).toBe(last);
  return last;
}

async function toTiles(page: Page): Promise<Showroom> {
  const showroom = new Showroom(page);
  await signIn(page, PEOPLE.buyerHalfway);
  await showroom.enter();
  await page.goto(page.url().replace(/stap\/\d+.*$/, "stap/3/tegels"));
  await showroom.open("Luxe");
  return showroom;
}

test("whoever chooses quickly sees the last choice's picture, and no older one after it", async ({ page }) => {
  test.setTimeout(2 * PATIENCE);
  const errors = watchErrors(page);
  const asks = watchRenders(page);
  const showroom = await toTiles(page);
  await finalPicture(page, asks);

  const others = page.getByRole("radio", { name: /^(Linnen|Cast|Scheer (Antraciet|Staal))/ });
  const count = await others.count();
  expect(count).toBeGreaterThan(3);
  for (let i = 0; i < CHOICES - 1; i++) await others.nth(i % count).click();
  await showroom.choose(/Scheer Roest/);
  await expect.poll(() => asks.at(-1)?.scene ?? "").toContain("SCH-ROES");

  const last = await finalPicture(page, asks);
  // Whatever was under way has ended by the time of another choice's picture; none of it may show.
  await page.waitForTimeout(2_000);
  expect(await shownPicture(page)).toBe(last);
  const older = asks.slice(0, -1).flatMap((ask) => ask.pictures);
  expect(older).not.toContain(last);
  expect(
    await page
      .locator("figure img")
      .last()
      .evaluate((image: HTMLImageElement) => image.naturalWidth),
  ).toBe(1920);
  expect(errors).toEqual([]);
});

test("while the render service is away the last picture stays, and choices show once it is back", async ({ page }) => {
  test.setTimeout(2 * PATIENCE);
  let away = false;
  const sockets = new Set<WebSocketRoute>();
  await page.routeWebSocket(/chat-hub/, (socket) => {
    if (away) return void socket.close();
    sockets.add(socket);
    socket.connectToServer();
  });
  await page.route(/chat-hub/, (route) => (away ? route.abort() : route.continue()));
  const showroom = await toTiles(page);
  const picture = page.locator("figure img").last();
  await expect(picture).toHaveJSProperty("naturalWidth", 1920, { timeout: PATIENCE });
  const before = await shownPicture(page);

  away = true;
  for (const socket of sockets) await socket.close();
  await expect(page.getByText(AWAY)).toBeVisible({ timeout: 60_000 });
  await showroom.choose(/Linnen Taupe/);
  await showroom.saved();
  expect(await shownPicture(page)).toBe(before);

  away = false;
  await expect(page.getByText(AWAY)).toBeHidden({ timeout: 120_000 });
  await expect.poll(() => shownPicture(page), { timeout: PATIENCE }).not.toBe(before);
  await expect(picture).toHaveJSProperty("naturalWidth", 1920, { timeout: PATIENCE });
});
