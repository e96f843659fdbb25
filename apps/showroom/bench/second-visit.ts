/**
 * Measures how fast a page opens again: `node apps/showroom/bench/second-visit.ts http://localhost:8080 [visits]`, against a running
 * production build with the demo projects, with the processor slowed down four times. Prints for each page the milliseconds
 * until its content is painted, and until its largest contentful paint.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContext } from "@playwright/test";
import { launchStoring, signInOn } from "./buyer.ts";
import { PAGES } from "./pages.ts";
import { readPaint } from "./paint.ts";

const SLOWDOWN = 4;
const VISITS = 5;
/** Visits before the measured ones. The browser stores compiled scripts after the second one. */
const EARLIER = 3;
/** Milliseconds after the content in which the largest paint may follow. */
const SETTLED = 2_500;

/** `shows` selects the element that must be in the page. */
const MEASURED = [
  { name: "landing", ...PAGES.landing, shows: "h1" },
  { name: "tiles", ...PAGES.tiles, shows: "main fieldset img" },
  { name: "sanitary", ...PAGES.sanitary, shows: "main fieldset img" },
  { name: "summary", ...PAGES.summary, shows: "main table" },
] as const;
type Measured = (typeof MEASURED)[number];

/** Milliseconds. */
interface Visit {
  readonly content: number;
  readonly largest: number;
}

const SHOWN = "content-shown";

/** Runs in the page from its start: marks when the content is painted. */
function noteContent({ shows, name }: { readonly shows: string; readonly name: string }): void {
  const watch = new MutationObserver(() => {
    if (document.querySelector(shows) === null) return;
    watch.disconnect();
    requestAnimationFrame(() => void setTimeout(() => performance.mark(name)));
  });
  watch.observe(document, { childList: true, subtree: true });
}

const timeOf = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;

async function visit(context: BrowserContext, { path, shows }: Measured): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.addInitScript(noteContent, { shows, name: SHOWN });
  await page.goto(path, { waitUntil: "commit" });
  // By default Playwright polls in every animation frame, which makes the browser draw each of them.
  await page.waitForFunction(timeOf, SHOWN, { polling: 100 });
  const content = await page.evaluate(timeOf, SHOWN);
  await page.waitForTimeout(SETTLED);
  const { largest } = await page.evaluate(readPaint);
  await page.close();
  return { content, largest };
}

async function measure(base: string, measured: Measured, visits: number): Promise<readonly Visit[]> {
  const folder = await mkdtemp(join(tmpdir(), "second-visit-"));
  const context = await launchStoring(folder, base);
  try {
    const page = await context.newPage();
    if (measured.as !== null) await signInOn(page, measured.as);
    await page.close();
    const all: Visit[] = [];
    for (let count = 0; count < EARLIER + visits; count += 1) all.push(await visit(context, measured));
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
for (const measured of MEASURED) {
  const all = await measure(base, measured, Number(visits ?? VISITS));
  const times = (which: keyof Visit): string => all.map((one) => Math.round(one[which])).join(", ");
  console.log(`| ${measured.name} | ${times("content")} | ${times("largest")} |`);
}
