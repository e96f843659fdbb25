/**
 * Measures the time from a press on 'Rondkijken' to the room that one can turn, and to the first side of the panorama, on the screen of a phone
 * with a processor that is four times slower: `node apps/showroom/bench/click-to-panorama.ts http://localhost:8080 [rounds] [floor]`. It needs
 * a running product with the demo projects and its render service. Every round opens a new page, so that the viewer's code is loaded anew, and
 * chooses a tile that this run has not requested before. With `floor` it chooses a floor tile, which changes the light of the room. Prints
 * median and longest.
 */
import type { Browser, Page } from "@playwright/test";
import { launch, PHONE, SHOWROOM, signIn } from "./buyer.ts";
import type { State } from "./buyer.ts";

const SLOWDOWN = 4;
/** Milliseconds to wait for a picture. The first one of a room takes seconds, and longer on a busy machine. */
const PATIENCE = 120_000;
/** Milliseconds that a buyer looks at the still before looking around. */
const REST = 1_500;

/** The moments after the press, in ms. */
interface Way {
  /** The room can be turned: the viewer is there, with the still straight ahead. */
  readonly turns: number;
  /** The first side of the panorama is on the screen. */
  readonly first: number;
  /** All sides are. */
  readonly whole: number;
}

/** Presses the button and follows the viewer. Runs in the page. */
function follow(button: SVGElement | HTMLElement): Promise<Way> {
  const start = performance.now();
  const seen = { turns: 0, first: 0, whole: 0 };
  return new Promise((resolve) => {
    const look = (): void => {
      const now = performance.now() - start;
      const ready = document.querySelectorAll("dialog [data-face][data-ready]").length;
      const picture = document.querySelector<HTMLImageElement>("dialog [data-face] img");
      if (seen.turns === 0 && picture?.complete === true) seen.turns = now;
      if (seen.first === 0 && ready > 0) seen.first = now;
      if (ready === 6) resolve({ ...seen, whole: now });
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    if (button instanceof HTMLElement) button.click();
  });
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const image = document.querySelector<HTMLImageElement>("main figure img:last-of-type");
      return image !== null && image.srcset !== "" && image.complete;
    },
    undefined,
    { timeout: PATIENCE },
  );
  await page.waitForTimeout(REST);
}

async function lookAround(browser: Browser, base: string, state: State, round: number, floor: boolean): Promise<Way> {
  const context = await browser.newContext({
    baseURL: base,
    storageState: state,
    viewport: PHONE,
    deviceScaleFactor: PHONE.deviceScaleFactor,
    isMobile: true,
    hasTouch: true,
  });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE);
    await page.goto(`${SHOWROOM}/stap/3/tegels${floor ? "?open=vloer" : ""}`);
    await page.getByRole("button", { name: "Luxe" }).first().click();
    const tiles = page.getByRole("radio", { disabled: false, checked: false });
    await tiles.first().waitFor();
    await tiles.nth(round % (await tiles.count())).click();
    await page.keyboard.press("Escape");
    await settled(page);
    await (await context.newCDPSession(page)).send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    return await page.getByRole("button", { name: "Rondkijken" }).evaluate(follow);
  } finally {
    await context.close();
  }
}

const [base, rounds = "9", kind = "tile"] = process.argv.slice(2);
if (base === undefined) throw new Error("Say where the showroom runs: click-to-panorama.ts http://localhost:8080");
const browser = await launch();
try {
  const state = await signIn(browser, base, "choosing");
  const ways: Way[] = [];
  for (let round = 0; round < Number(rounds); round++) {
    const way = await lookAround(browser, base, state, round, kind === "floor");
    console.log(round, Object.values(way).map(Math.round).join(" "));
    ways.push(way);
  }
  console.log("| until | median (ms) | longest (ms) |\n| --- | --- | --- |");
  for (const moment of ["turns", "first", "whole"] as const) {
    const times = ways.map((way) => way[moment]).toSorted((a, b) => a - b);
    console.log(`| ${moment} | ${times[times.length >> 1]?.toFixed(0)} | ${times.at(-1)?.toFixed(0)} |`);
  }
} finally {
  await browser.close();
}
