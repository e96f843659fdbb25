/**
 * A phone loads pictures in a size that fits. By its file name it runs before the journeys that submit, after which choices
 * cannot change.
 */
import { expect, test } from "./test.ts";
import type { Page } from "@playwright/test";
import { PEOPLE, signIn } from "./people.ts";
import { allPictures, watchRenders } from "./render-traffic.ts";
import type { RenderAsk } from "./render-traffic.ts";
import { Showroom } from "./showroom.ts";

const STEPS = "/projects/de-lindehof/digitale-showroom/stap";
/** Milliseconds to wait for a picture. The first one of a room takes seconds, and longer on a busy machine. */
const PATIENCE = 240_000;

test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, hasTouch: true });

interface LoadedFile {
  /** Address without the width. */
  readonly picture: string;
  /** The width in the address; null for the whole picture. */
  readonly asked: string | null;
  /** Pixels and bytes. */
  readonly width: number;
  readonly bytes: number;
}

/** Width of a JPEG in pixels, from the frame header. */
function widthOf(jpeg: Buffer): number {
  for (let at = 2; at < jpeg.length; at += 2 + jpeg.readUInt16BE(at + 2))
    if ([0xc0, 0xc1, 0xc2].includes(jpeg.readUInt8(at + 1))) return jpeg.readUInt16BE(at + 7);
  return 0;
}

/** Records the files of rendered pictures that the page loads over the network. */
function watchFiles(page: Page) {
  const files: Promise<LoadedFile>[] = [];
  page.on("response", (response) => {
    const { origin, pathname, searchParams } = new URL(response.url());
    if (!/^\/pictures\/\w+\.jpg$/.test(pathname) || response.request().method() !== "GET") return;
    files.push(
      response.body().then((body) => ({
        picture: `${origin}${pathname}`,
        asked: searchParams.get("w"),
        width: widthOf(body),
        bytes: body.length,
      })),
    );
  });
  return () => Promise.all(files);
}

async function finalPicture(page: Page, asks: readonly RenderAsk[], tile: string): Promise<string> {
  await expect.poll(() => asks.at(-1)?.scene ?? "", { timeout: PATIENCE }).toContain(tile);
  await expect.poll(() => asks.at(-1)?.isFinished ?? false, { timeout: PATIENCE }).toBe(true);
  const address = asks.at(-1)?.pictures.at(-1) ?? "";
  const picture = page.locator("main figure img").last();
  await expect(picture).toHaveAttribute("src", address);
  await expect(picture).toHaveAttribute("data-ready");
  await page.waitForLoadState("networkidle");
  return address;
}

test("a phone loads one file of each picture of a room, half as wide as the whole one", async ({ page, request }) => {
  test.setTimeout(2 * PATIENCE);
  await signIn(page, PEOPLE.buyerHalfway);
  const asks = watchRenders(page);
  const filesOf = watchFiles(page);
  const showroom = new Showroom(page);
  await page.goto(`${STEPS}/3/tegels`);
  await allPictures(asks, PATIENCE);
  await showroom.open("Luxe");
  for (const [name, tile] of [
    [/Linnen Zilver/, "LIN-ZILV"],
    [/Linnen Naturel/, "LIN-NATU"],
  ] as const) {
    await showroom.choose(name);
    const address = await finalPicture(page, asks, tile);
    const files = await filesOf();
    const last = files.filter(({ picture }) => picture === address);
    expect(last).toEqual([{ picture: address, asked: "960", width: 960, bytes: expect.any(Number) }]);
    const whole = await (await request.get(address)).body();
    expect(widthOf(whole)).toBe(1_920);
    expect(last[0]?.bytes).toBeLessThan(whole.length / 2);
  }
  const files = await filesOf();
  expect(
    files.map(({ picture }) => picture),
    "no picture is loaded twice",
  ).toEqual([...new Set(files.map(({ picture }) => picture))]);
  expect(Math.max(...files.map(({ width }) => width))).toBe(960);
  // Later journeys need this buyer's choices as they were.
  const reset = page.getByRole("button", { name: /^Reset naar standaard/ });
  await reset.first().click();
  await expect(reset).toHaveCount(0);
  await showroom.saved();
});

test("a picture that is shown full screen ends sharp", async ({ browser }) => {
  test.setTimeout(PATIENCE);
  const page = await browser.newPage({ viewport: { width: 1_280, height: 860 }, deviceScaleFactor: 1 });
  await signIn(page, PEOPLE.buyerHalfway);
  await page.goto(`${STEPS}/3/tegels`);
  const picture = page.locator("main figure img").last();
  const file = () => picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  await expect(picture).toHaveAttribute("srcset", / 1920w$/, { timeout: PATIENCE });
  await expect.poll(file).toMatch(/\?w=(960|1320)$/);
  await page.getByRole("button", { name: "Beeld op volledig scherm" }).click();
  // It can be enlarged there, so it is the whole file.
  const large = page.getByRole("dialog", { name: "Badkamer" }).getByRole("img", { name: /^Badkamer met wandtegel/ });
  await expect(large).toHaveAttribute("src", /\.jpg$/);
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1_920);
  await page.close();
});

/** Room pictures of the summary: whether each is in sight, how it is loaded and whether it has arrived. */
const roomPictures = (page: Page) =>
  page.locator("main figure img").evaluateAll((images) =>
    images
      .filter((image) => image instanceof HTMLImageElement)
      .map((image) => ({
        isInSight: image.getBoundingClientRect().top < window.innerHeight,
        loading: image.loading,
        isLoaded: image.complete && image.naturalWidth > 0,
      })),
  );

for (const height of [823, 2_400])
  test(`of the rooms of the summary, a window ${height} pixels high loads those in sight, and a print all`, async ({
    page,
  }) => {
    test.setTimeout(2 * PATIENCE);
    await signIn(page, PEOPLE.buyerDone);
    const asks = watchRenders(page);
    await page.goto(`${STEPS}/7`);
    await expect(page.getByRole("heading", { name: "Keuzes zijn doorgegeven" })).toBeVisible();
    const pictures = page.locator("main figure img[srcset]");
    // Pictures that were finished before are not asked for.
    const areFinished = async (): Promise<boolean> =>
      asks.every(({ isFinished }) => isFinished) && (asks.length === 3 || (await pictures.count()) === 3);
    await expect.poll(areFinished, { timeout: PATIENCE }).toBe(true);
    // A request for a picture may follow when the pages of the rooms have arrived.
    await page.waitForLoadState("networkidle");
    await expect.poll(areFinished, { timeout: PATIENCE }).toBe(true);
    // Once more, as a buyer who comes back: every picture is there.
    await page.setViewportSize({ width: 412, height });
    // A busy machine may not answer within the second that the API waits for the render service, or after the two seconds that the
    // page waits for its first view. The page then reads the rooms itself.
    const fetched: string[] = [];
    page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/project-pages/")) fetched.push(pathname);
    });
    await expect(async () => {
      const answer = page.waitForResponse((response) => /\/project-choices\/\d+\/pictures\/7\?/.test(response.url()));
      fetched.length = 0;
      await page.reload();
      const answered = await (await answer).text();
      expect(answered.match(/"finishedUrl":"/g), "finished pictures that the API names").toHaveLength(3);
      await page.waitForLoadState("networkidle");
      expect(fetched, "only the overview's own page, none of a room").toHaveLength(1);
    }).toPass({ timeout: PATIENCE });
    await expect(pictures).toHaveCount(3, { timeout: PATIENCE });
    await page.waitForLoadState("networkidle");
    const shown = await roomPictures(page);
    for (const { isInSight, loading } of shown) expect(loading).toBe(isInSight ? "eager" : "lazy");
    expect(shown.at(-1)?.isLoaded, "the last room is far below").toBe(false);
    const paper = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
    const widths = [...paper.matchAll(/\/Subtype \/Image\b[^>]*?\/Width (\d+)/g)].map(([, width]) => Number(width));
    expect(widths.filter((width) => width >= 512)).toHaveLength(3);
    await page.waitForLoadState("networkidle");
    expect((await roomPictures(page)).map(({ isLoaded }) => isLoaded)).toEqual([true, true, true]);
    expect(fetched, "none of a room for paper").toHaveLength(1);
  });
