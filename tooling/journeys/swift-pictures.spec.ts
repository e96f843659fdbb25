/**
 * Pictures follow quick choices. By its file name it runs before the journeys that submit, after which choices cannot
 * change.
 */
import { expect, test } from "./test.ts";
import type { Page, WebSocketRoute } from "@playwright/test";
import { PEOPLE, signIn, watchErrors } from "./people.ts";
import { allPictures, watchRenders } from "./render-traffic.ts";
import type { RenderAsk } from "./render-traffic.ts";
import { Showroom } from "./showroom.ts";

const AWAY = /Het beeld kan nu niet worden gemaakt/;
const CHOICES = 20;
/** Milliseconds to wait for a picture. The first one of a room takes seconds, and longer on a busy machine. */
const PATIENCE = 240_000;

/** The largest file of a finished picture; a preview has one file. */
const FINISHED = / 1920w$/;

/** URL of the visible picture. */
const shownPicture = (page: Page): Promise<string | null> => page.locator("figure img").last().getAttribute("src");

/** Waits until the page has all its pictures, and shows one of them. */
async function firstPictures(page: Page, asks: readonly RenderAsk[]): Promise<void> {
  await allPictures(asks, PATIENCE);
  expect(asks.map(({ pictures }) => pictures.at(-1))).toContain(await shownPicture(page));
}

/** Waits until the final picture of the newest choice is visible. */
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

test("the connection to the render service starts with the showroom, on a step without a picture", async ({ page }) => {
  await signIn(page, PEOPLE.buyerHalfway);
  const socket = page.waitForEvent("websocket", (opened) => opened.url().includes("/chat-hub"));
  await page.goto("/projects/de-lindehof/digitale-showroom/stap/1");
  await socket;
  await expect(page.getByRole("button", { name: "Start met configureren" })).toBeVisible();
});

test("quick choices end with the picture of the last one, without an older picture after it", async ({ page }) => {
  test.setTimeout(2 * PATIENCE);
  const errors = watchErrors(page);
  const asks = watchRenders(page);
  const showroom = await toTiles(page);
  await firstPictures(page, asks);

  const others = page.getByRole("radio", { name: /^(Linnen|Cast|Scheer (Antraciet|Staal))/ });
  const count = await others.count();
  expect(count).toBeGreaterThan(3);
  for (let i = 0; i < CHOICES - 1; i++) await others.nth(i % count).click();
  await showroom.choose(/Scheer Roest/);
  await expect.poll(() => asks.at(-1)?.scene ?? "").toContain("SCH-ROES");

  const last = await finalPicture(page, asks);
  // Earlier requests have ended by the time of another picture; none of their pictures may appear.
  await page.waitForTimeout(2_000);
  expect(await shownPicture(page)).toBe(last);
  const older = asks.slice(0, -1).flatMap((ask) => ask.pictures);
  expect(older).not.toContain(last);
  await expect(page.locator("figure img").last()).toHaveAttribute("srcset", FINISHED);
  expect(errors).toEqual([]);
});

test("during an outage of the render service the last picture stays, and it is updated afterwards", async ({
  page,
}) => {
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
  await expect(picture).toHaveAttribute("srcset", FINISHED, { timeout: PATIENCE });
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
  await expect(picture).toHaveAttribute("srcset", FINISHED, { timeout: PATIENCE });
});
