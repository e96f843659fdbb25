/**
 * Measures later visits of a page, whose files the browser has: `node apps/showroom/bench/second-visit.ts http://localhost:8080
 * [visits]`, against a running production build with the demo projects, with the processor slowed down four times. Prints for
 * each page when its content is painted and its largest paint, in milliseconds after the address was opened. The browser
 * stores compiled scripts after some visits, so the first visits that are not measured are several.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { launchStoring, SHOWROOM, signInOn } from "./buyer.ts";
import type { Buyer } from "./buyer.ts";

const SLOWDOWN = 4;
const VISITS = 5;
/** Visits that fill the browser's caches. */
const EARLIER = 3;
/** Milliseconds after the content in which the largest paint may follow. */
const SETTLED = 2_500;

interface Opened {
  readonly name: string;
  readonly path: string;
  readonly as: Buyer | null;
  /** Selects what the page is opened for. */
  readonly shows: string;
}

const PAGES: readonly Opened[] = [
  { name: "landing", path: "/projects/de-lindehof", as: null, shows: "h1" },
  { name: "tiles", path: `${SHOWROOM}/stap/3/tegels`, as: "choosing", shows: "main input[type=radio]" },
  { name: "sanitary", path: `${SHOWROOM}/stap/3/sanitair`, as: "choosing", shows: "main fieldset" },
  { name: "summary", path: `${SHOWROOM}/stap/7`, as: "done", shows: "main table" },
];

interface Visit {
  readonly content: number;
  readonly largest: number;
}

declare global {
  interface Window {
    /** Milliseconds. */
    visit?: { content: number; largest: number };
  }
}

/** Runs in the page from its start: records when the content and the largest element are painted. */
function watchPaint(shows: string): void {
  const seen = { content: 0, largest: 0 };
  window.visit = seen;
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) seen.largest = startTime;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  const watch = new MutationObserver(() => {
    if (document.querySelector(shows) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => setTimeout(() => (seen.content = performance.now())));
  });
  watch.observe(document, { childList: true, subtree: true });
}

async function visit(context: BrowserContext, { path, shows }: Opened): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(watchPaint, shows);
  await page.goto(path, { waitUntil: "commit" });
  // Playwright's own way of polling, in every animation frame, keeps the page drawing.
  await page.waitForFunction(() => window.visit !== undefined && window.visit.content > 0, undefined, { polling: 100 });
  await page.waitForTimeout(SETTLED);
  const seen = await page.evaluate(() => window.visit);
  await page.close();
  return seen ?? { content: Number.NaN, largest: Number.NaN };
}

async function measure(base: string, opened: Opened, visits: number): Promise<readonly Visit[]> {
  const folder = await mkdtemp(join(tmpdir(), "second-visit-"));
  const context = await launchStoring(folder, base);
  try {
    const page = await context.newPage();
    if (opened.as !== null) await signInOn(page, opened.as);
    await page.close();
    const all: Visit[] = [];
    for (let count = 0; count < EARLIER + visits; count += 1) all.push(await visit(context, opened));
    return all.slice(EARLIER);
  } finally {
    await context.close();
    await rm(folder, { recursive: true, force: true });
  }
}

const [base, visits] = process.argv.slice(2);
if (base === undefined)
  throw new Error(
    "Say where the showroom runs: node apps/showroom/bench/second-visit.ts http://localhost:8080 [visits]",
  );
console.log("| page | content (ms) | largest paint (ms) |\n| --- | --- | --- |");
for (const opened of PAGES) {
  const all = await measure(base, opened, Number(visits ?? VISITS));
  const times = (which: keyof Visit): string => all.map((one) => Math.round(one[which])).join(", ");
  console.log(`| ${opened.name} | ${times("content")} | ${times("largest")} |`);
}
