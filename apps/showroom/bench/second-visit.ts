/**
 * Measures how fast a page opens again: `node apps/showroom/bench/second-visit.ts http://localhost:8080 [--visits 5]
 * [--pages tiles,summary] [--cases minutes,quarter]`, against a running production build with the demo projects, with the processor
 * slowed down four times. Prints for each page, and for each time since the last visit, the milliseconds until its content is painted,
 * and until its largest contentful paint.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { launchStoring, PHONE, signInOn } from "./buyer.ts";
import type { Buyer } from "./buyer.ts";
import { PAGES } from "./pages.ts";
import { readPaint } from "./paint.ts";
import type { Paint } from "./paint.ts";
import { launchPlain } from "./plain-browser.ts";
import type { PlainBrowser, PlainPage } from "./plain-browser.ts";

const SLOWDOWN = 4;
/** Visits before the measured ones. The browser stores compiled scripts after the second one. */
const EARLIER = 3;
/** Milliseconds after the content in which the largest paint may follow. */
const SETTLED = 2_500;
/** Most milliseconds to wait for the content of a page. */
const LONGEST_WAIT = 60_000;
/** Milliseconds between two checks whether the content is there. */
const CHECK_EVERY = 100;

/** `shows` selects the element that must be in the page. */
const MEASURED = [
  { name: "landing", ...PAGES.landing, shows: "h1" },
  { name: "tiles", ...PAGES.tiles, shows: "main fieldset img" },
  { name: "sanitary", ...PAGES.sanitary, shows: "main fieldset img" },
  { name: "summary", ...PAGES.summary, shows: "main table" },
] as const;
type Measured = (typeof MEASURED)[number];

/** What has changed in the browser since the last visit. */
const CASES = {
  minutes: { expired: false, released: false },
  /** The access token lives 15 minutes. */
  quarter: { expired: true, released: false },
  /** The browser has the files of an old release in its cache. */
  release: { expired: false, released: true },
  week: { expired: true, released: true },
} as const;
type Case = keyof typeof CASES;

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

/** Runs in the page before its scripts: the stored access token has expired. */
function comeBackLater({ expired }: { readonly expired: boolean }): void {
  const stored = localStorage.getItem("showroom.tokens");
  if (expired && stored !== null) {
    const claims = btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1_000) - 60 })).replaceAll("=", "");
    // The server refuses it, as any expired token.
    const tokens = { ...(JSON.parse(stored) as object), accessToken: `e30.${claims}.e30` };
    localStorage.setItem("showroom.tokens", JSON.stringify(tokens));
  }
}

const timeOf = (name: string): number => performance.getEntriesByName(name)[0]?.startTime ?? 0;

/** An expression that calls a function with a value. */
const call = (run: (value: never) => unknown, value?: unknown): string =>
  `(${run.toString()})(${JSON.stringify(value)})`;

/** Milliseconds from the start of the page until its content was painted. */
async function untilShown(page: PlainPage): Promise<number> {
  for (const until = Date.now() + LONGEST_WAIT; Date.now() < until;) {
    await wait(CHECK_EVERY);
    const content = Number(await page.evaluate(call(timeOf, SHOWN)));
    if (content > 0) return content;
  }
  throw new Error(`The page did not show its content within ${LONGEST_WAIT / 1_000} s`);
}

async function visit(browser: PlainBrowser, base: string, { path, shows }: Measured, since: Case): Promise<Visit> {
  const page = await browser.open();
  await page.send("Emulation.setDeviceMetricsOverride", { ...PHONE, mobile: true });
  await page.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
  await page.send("Page.enable");
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: call(noteContent, { shows, name: SHOWN }) });
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: call(comeBackLater, CASES[since]) });
  if (CASES[since].released) await page.send("Network.clearBrowserCache");
  await page.send("Page.navigate", { url: base + path });
  const content = await untilShown(page);
  await wait(SETTLED);
  const { largest } = (await page.evaluate(call(readPaint))) as Paint;
  await page.close();
  return { content, largest };
}

/** Signs a buyer in and stores that in a profile. */
async function storeSignIn(profile: string, base: string, buyer: Buyer): Promise<void> {
  const context = await launchStoring(profile, base);
  try {
    await signInOn(await context.newPage(), buyer);
  } finally {
    await context.close();
  }
}

async function visitAgain(profile: string, base: string, measured: Measured, cases: readonly Case[], visits: number) {
  const browser = await launchPlain(profile);
  try {
    for (let count = 0; count < EARLIER; count += 1) await visit(browser, base, measured, "minutes");
    const all = new Map<Case, readonly Visit[]>();
    // One case after the other: a new release empties the cache for the visits that follow.
    for (const since of cases) {
      const seen: Visit[] = [];
      for (let count = 0; count < visits; count += 1) seen.push(await visit(browser, base, measured, since));
      all.set(since, seen);
    }
    return all;
  } finally {
    await browser.close();
  }
}

async function measure(base: string, measured: Measured, cases: readonly Case[], visits: number) {
  const profile = await mkdtemp(join(tmpdir(), "second-visit-"));
  try {
    if (measured.as !== null) await storeSignIn(profile, base, measured.as);
    return await visitAgain(profile, base, measured, cases, visits);
  } finally {
    await rm(profile, { recursive: true, force: true });
  }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    visits: { type: "string", default: "5" },
    pages: { type: "string" },
    cases: { type: "string", default: Object.keys(CASES).join() },
  },
});
const [base] = positionals;
if (base === undefined)
  throw new Error("Say where the showroom runs: node apps/showroom/bench/second-visit.ts http://localhost:8080");
const cases = values.cases.split(",").map((name) => {
  if (!(name in CASES)) throw new Error(`${name} is none of ${Object.keys(CASES).join()}`);
  return name as Case;
});
const pages = MEASURED.filter(({ name }) => values.pages?.split(",").includes(name) ?? true);
console.log("| page | since the last visit | content (ms) | largest paint (ms) |\n| --- | --- | --- | --- |");
for (const measured of pages)
  for (const [since, visits] of await measure(base, measured, cases, Number(values.visits))) {
    const times = (which: keyof Visit): string => visits.map((one) => Math.round(one[which])).join(", ");
    console.log(`| ${measured.name} | ${since} | ${times("content")} | ${times("largest")} |`);
  }
