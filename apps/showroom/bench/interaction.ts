/**
 * Measures how fast the page responds to a press: `node apps/showroom/bench/interaction.ts http://localhost:8080 [rounds]`, against
 * a running production build with the demo projects, with the processor slowed down four times. Fails when a limit is exceeded.
 */
import type { Browser, CDPSession, Locator, Page } from "@playwright/test";
import { receivedPage, sentPage } from "@showroom/api-contract/entities/page";
import type { SentPage } from "@showroom/api-contract/entities/page";
import { launch, SHOWROOM, signIn } from "./buyer.ts";
import type { State } from "./buyer.ts";
import { largePage } from "./large-page.ts";

const SLOWDOWN = 4;
const ROUNDS = 5;
/** Milliseconds that the pointer rests on an element before it presses. */
const HOVER = 300;
/** Milliseconds between pressing the button of a mouse and letting go of it. */
const HOLD = 80;
/** The step of a bathroom. */
const STEP = `${SHOWROOM}/stap/3`;

interface Catalogue {
  readonly name: string;
  /** The number of products on the page; undefined for those of the demo project. */
  readonly products?: number;
  /** The limit in ms from press to paint. */
  readonly most: number;
}

const CATALOGUES: readonly Catalogue[] = [
  { name: "demo", most: 80 },
  { name: "2,000 products", products: 2_000, most: 100 },
];

interface Interaction {
  readonly name: string;
  readonly part: "tegels" | "sanitair";
  /** Filters and order, as in the address of the page. */
  readonly narrowed?: string;
  /** Whether the page stands still after the press, until another part of it is there. */
  readonly isFollowedByNothing?: true;
  /** Prepares the page for the interaction. */
  readonly prepare?: (page: Page) => Promise<void>;
  readonly act: (page: Page) => Promise<void>;
}

/** The middle of an element that stands still: cards that come into view take the place of their outlines. */
async function middleOf(page: Page, target: Locator): Promise<readonly [x: number, y: number]> {
  for (let before: string | undefined; ;) {
    await target.scrollIntoViewIfNeeded();
    const box = await target.boundingBox();
    if (box === null) throw new Error("Nothing to press");
    const now = JSON.stringify(box);
    if (now === before) return [box.x + box.width / 2, box.y + box.height / 2];
    before = now;
    await page.waitForTimeout(HOVER);
  }
}

/** Presses the middle of the first match. The pointer rests there before the press, so scrolling and hovering are separate frames. */
async function press(page: Page, selector: string): Promise<void> {
  const [x, y] = await middleOf(page, page.locator(selector).first());
  await page.mouse.move(x, y);
  await page.waitForTimeout(HOVER);
  await page.mouse.click(x, y, { delay: HOLD });
}

const openFilter = async (page: Page): Promise<void> => {
  await page.getByRole("button", { name: "Afmeting" }).click();
  await page.getByRole("dialog", { name: "Afmeting" }).getByRole("checkbox").first().waitFor();
};

/** The group of complete looks, above the groups of tiles. */
const LOOKS = "fieldset:has(> legend:has-text('Complete stijlen'))";

const INTERACTIONS: readonly Interaction[] = [
  { name: "choose look", part: "tegels", act: (page) => press(page, `${LOOKS} input[type=radio]:not(:checked)`) },
  {
    name: "choose tile",
    part: "tegels",
    act: (page) => press(page, `fieldset:not(${LOOKS}) input[type=radio]:not(:checked)`),
  },
  {
    name: "choose tile, filtered and sorted",
    part: "tegels",
    narrowed: "?kleur=wit,grijs&volgorde=laagste",
    act: (page) => press(page, `fieldset:not(${LOOKS}) input[type=radio]:not(:checked)`),
  },
  { name: "open size picker", part: "tegels", act: (page) => press(page, "fieldset button[aria-haspopup=dialog]") },
  { name: "open filter", part: "tegels", act: (page) => press(page, "button:has-text('Afmeting')") },
  {
    name: "apply filter",
    part: "tegels",
    prepare: openFilter,
    act: (page) => press(page, "[role=dialog] fieldset input[type=checkbox] >> nth=1"),
  },
  {
    name: "search",
    part: "sanitair",
    prepare: (page) => page.getByRole("searchbox").click(),
    act: (page) => page.keyboard.type("wa", { delay: 120 }),
  },
  {
    name: "open variant modal",
    part: "sanitair",
    act: (page) => press(page, "fieldset button[aria-haspopup=dialog]"),
  },
  {
    name: "next step",
    part: "tegels",
    isFollowedByNothing: true,
    act: (page) => press(page, "footer a:has-text('Selecteer Sanitair')"),
  },
];

interface Delay {
  /** Longest time from a press or key to the next paint, in ms. */
  readonly press: number;
  /** Longest event of any kind, including pointer movements, in ms. */
  readonly event: number;
  /** Longest animation frame, in which the page could not respond, including work after the press, in ms. */
  readonly frame: number;
}

interface Seen {
  presses: number[];
  events: number[];
  frames: number[];
}

declare global {
  interface Window {
    seen?: Seen;
  }
}

/** Runs in the page. */
function watch(): void {
  const seen: Seen = { presses: [], events: [], frames: [] };
  window.seen = seen;
  const follow = (type: string, take: (entry: PerformanceEntry) => void, options: object = {}): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, ...options });
  const takeEvent = (entry: PerformanceEntry): void => {
    seen.events.push(entry.duration);
    if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) seen.presses.push(entry.duration);
  };
  follow("event", takeEvent, { durationThreshold: 16 });
  follow("long-animation-frame", ({ duration }) => seen.frames.push(duration));
}

/**
 * Runs in the page. A browser without a screen reports a frame as shown only when it makes the next one. Where nothing else moves, a moving
 * dot makes that next frame. Other presses do without it: it adds some 20 ms.
 */
function keepFramesGoing(): void {
  const dot = document.createElement("i");
  dot.style.cssText = "position:fixed;inset:0 auto auto 0;width:1px;height:1px;background:gray;will-change:transform";
  document.body.append(dot);
  dot.animate({ transform: ["none", "translateX(1rem)"] }, { duration: 1000, iterations: Infinity });
}

async function slow(session: CDPSession, rate: number): Promise<void> {
  await session.send("Emulation.setCPUThrottlingRate", { rate });
}

async function measure(
  browser: Browser,
  base: string,
  state: State,
  how: Interaction,
  products?: number,
): Promise<Delay> {
  const context = await browser.newContext({
    baseURL: base,
    storageState: state,
    viewport: { width: 1280, height: 860 },
  });
  const page = await context.newPage();
  if (products !== undefined) {
    await page.route("**/api/project-pages/*/*/frontend", async (route) => {
      const answer = await route.fetch();
      const offer = receivedPage((await answer.json()) as SentPage);
      await route.fulfill({
        response: answer,
        json: sentPage(offer.roomName === "bathroom" ? largePage(offer, products) : offer),
      });
    });
    // The server would refuse the generated products, so nothing is saved.
    await page.route("**/api/project-choices/**", (route) =>
      route.request().method() === "PUT" ? route.abort() : route.continue(),
    );
  }
  await page.goto(`${STEP}/${how.part}${how.narrowed ?? ""}`, { waitUntil: "networkidle" });
  await page.locator("main fieldset").first().waitFor();
  // The first movement of the pointer makes the page load code that it may need.
  await page.mouse.move(900, 300);
  await page.waitForTimeout(600);
  await how.prepare?.(page);
  await page.waitForTimeout(600);
  await page.evaluate(watch);
  if (how.isFollowedByNothing) await page.evaluate(keepFramesGoing);
  const session = await context.newCDPSession(page);
  await slow(session, SLOWDOWN);
  await how.act(page);
  await page.waitForTimeout(2_500);
  await slow(session, 1);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  const longest = (kind: keyof Seen): number => Math.max(0, ...(seen?.[kind] ?? []));
  return { press: longest("presses"), event: longest("events"), frame: longest("frames") };
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function main(): Promise<void> {
  const [base, rounds = String(ROUNDS), only] = process.argv.slice(2);
  if (base === undefined)
    throw new Error(
      "Say where the showroom runs: node apps/showroom/bench/interaction.ts http://localhost:8080 [rounds]",
    );
  const browser = await launch();
  try {
    const state = await signIn(browser, base, "choosing");
    console.log(
      "| catalogue | interaction | longest press (ms) | longest event (ms) | longest frame (ms) | goal |\n| --- | --- | --- | --- | --- | --- |",
    );
    for (const { name, products, most } of CATALOGUES) {
      for (const how of INTERACTIONS) {
        if (only !== undefined && !`${name} ${how.name}`.includes(only)) continue;
        const delays: Delay[] = [];
        for (let round = 0; round < Number(rounds); round += 1)
          delays.push(await measure(browser, base, state, how, products));
        const { press, event, frame } = {
          press: median(delays.map((delay) => delay.press)),
          event: median(delays.map((delay) => delay.event)),
          frame: median(delays.map((delay) => delay.frame)),
        };
        const figures = [press, event, frame].map(Math.round).join(" | ");
        console.log(`| ${name} | ${how.name} | ${figures} | ${most} |`);
        if (event > most) process.exitCode = 1;
      }
    }
  } finally {
    await browser.close();
  }
}

await main();
