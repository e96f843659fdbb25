/**
 * Measures the time from a click on a tile to the new picture, against a running product with the demo projects and its
 * render service: `node apps/showroom/bench/click-to-picture.ts http://localhost:8080 [rest]`. It uses one camera, whose
 * light is already computed. Every click chooses tiles that this run has not requested before. `rest` is the time in ms
 * between a finished picture and the next click, by default 700. Above 1,500 ms the service prepares other views in
 * between, and the click interrupts that. Prints the median and the 95th percentile of each phase.
 */
import { chromium } from "@playwright/test";
import type { Page } from "@playwright/test";

const BUYER = { email: "koper.halverwege@lindehof.example", password: "Welkom-Thuis-2026" };
const TILES = "/projects/de-lindehof/digitale-showroom/stap/3/tegels";
const CLICKS = 20;
/** Milliseconds to wait for the first picture of a room, which takes several seconds, and longer on a busy machine. */
const PATIENCE = 240_000;

/** The moments after one click, in ms since the click. */
interface Way {
  /** The request left the browser. */
  readonly asked: number;
  /** The hub sent the address of the first picture, which has half the size. */
  readonly told: number;
  /** The picture had arrived and was decoded. */
  readonly loaded: number;
  /** The first frame with it was on screen; the old one begins to fade. */
  readonly seen: number;
  /** The picture at its full size was on screen, and nothing of the old one. */
  readonly whole: number;
}

declare global {
  interface Window {
    hubTimes: { asked: number; told: number };
  }
}

/** Records when the page requests a picture from the hub and when the hub answers. Runs in the page, before its scripts. */
function watchHub(): void {
  window.hubTimes = { asked: 0, told: 0 };
  window.WebSocket = class extends WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener("message", ({ data }) => {
        if (typeof data !== "string" || !data.includes("ReceiveMessage")) return;
        if (window.hubTimes.told < window.hubTimes.asked) window.hubTimes.told = performance.now();
      });
    }

    override send(data: string | BufferSource | Blob): void {
      if (typeof data === "string" && data.includes("MakeRender")) window.hubTimes.asked = performance.now();
      super.send(data);
    }
  };
}

/** Clicks a tile and follows its picture. Runs in the page. */
function follow(tile: SVGElement | HTMLElement): Promise<Way> {
  const figure = document.querySelector("figure");
  const before = figure?.querySelector("img:last-of-type")?.getAttribute("src");
  return new Promise((resolve) => {
    const start = performance.now();
    let loaded = 0;
    let seen = 0;
    // A frame is on screen when the one after it begins.
    const onceShown = (then: () => void): void => void requestAnimationFrame(() => requestAnimationFrame(then));
    const look = (): void => {
      const newest = figure?.querySelector<HTMLImageElement>("img:last-of-type");
      if (!newest || newest.getAttribute("src") === before || !newest.hasAttribute("data-ready")) return;
      if (loaded === 0) {
        loaded = performance.now();
        onceShown(() => (seen = performance.now()));
      }
      // A preview has no smaller copies; the other pictures do.
      if (newest.srcset === "") return;
      observer.disconnect();
      const { asked, told } = window.hubTimes;
      onceShown(() => {
        void Promise.all(newest.getAnimations().map((fade) => fade.finished)).then(() =>
          requestAnimationFrame(() =>
            resolve({
              asked: asked - start,
              told: told - start,
              loaded: loaded - start,
              seen: seen - start,
              whole: performance.now() - start,
            }),
          ),
        );
      });
    };
    const observer = new MutationObserver(look);
    observer.observe(figure ?? document.body, { subtree: true, childList: true, attributes: true });
    if (tile instanceof HTMLElement) tile.click();
  });
}

async function signIn(page: Page): Promise<void> {
  await page.goto("/projects/de-lindehof");
  await page.getByRole("button", { name: "Login om te configureren" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("E-mail").fill(BUYER.email);
  await dialog.getByLabel("Wachtwoord", { exact: true }).fill(BUYER.password);
  await dialog.getByRole("button", { name: /^Inloggen bij/ }).click();
  await dialog.waitFor({ state: "hidden" });
}

/** Waits until the picture is final. */
async function settled(page: Page, rest: number): Promise<void> {
  await page.waitForFunction(
    () => {
      const image = document.querySelector<HTMLImageElement>("figure img:last-of-type");
      const isFinished = image !== null && image.srcset !== "" && image.complete;
      return isFinished && document.querySelector("figure [role=status]") === null;
    },
    undefined,
    { timeout: PATIENCE },
  );
  await page.waitForTimeout(rest);
}

const share = (sorted: readonly number[], part: number): number =>
  sorted[Math.min(sorted.length - 1, Math.ceil(part * sorted.length) - 1)] ?? Number.NaN;

async function main(): Promise<void> {
  const [base, rest = "700"] = process.argv.slice(2);
  if (base === undefined)
    throw new Error("Say where the showroom runs: node apps/showroom/bench/click-to-picture.ts http://localhost:8080");
  const browser = await chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--no-first-run"],
  });
  try {
    const page = await browser.newPage({ baseURL: base, viewport: { width: 1440, height: 900 } });
    await page.addInitScript(watchHub);
    await signIn(page);
    await page.goto(TILES);
    await page.getByRole("button", { name: "Luxe" }).first().click();
    await settled(page, Number(rest));
    const tiles = page.getByRole("radio", { disabled: false });
    const count = await tiles.count();
    const ways: Way[] = [];
    for (let at = 0; at < count && ways.length < CLICKS; at++) {
      const tile = tiles.nth(at);
      // A card that opens the size picker or is already chosen does not change the picture.
      if (!(await tile.isVisible()) || (await tile.isChecked())) continue;
      const way = await Promise.race([tile.evaluate(follow), page.waitForTimeout(8_000).then((): Way | null => null)]);
      if (way !== null) ways.push(way);
      await page.keyboard.press("Escape");
      await settled(page, Number(rest));
    }
    console.log(`${ways.length} clicks\n| until | median (ms) | p95 (ms) |\n| --- | --- | --- |`);
    for (const stretch of ["asked", "told", "loaded", "seen", "whole"] as const) {
      const sorted = ways.map((way) => way[stretch]).toSorted((a, b) => a - b);
      console.log(`| ${stretch} | ${share(sorted, 0.5).toFixed(0)} | ${share(sorted, 0.95).toFixed(0)} |`);
    }
  } finally {
    await browser.close();
  }
}

await main();
