/**
 * Measures the processor time of the main thread while a page opens, beside the floor page (React, React Router and one picture), in turns:
 * `node apps/showroom/bench/main-thread.ts now=http://localhost:8080 [before=http://localhost:8081] [--rounds 15] [--pages landing,tiles]`.
 * Every build needs the demo projects. Each page opens in a browser without a cache, on the screen of a phone, not slowed down. Prints medians
 * with the quarters around them, and how many times the floor's time a page takes.
 */
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { parseArgs } from "node:util";
import { launch, PHONE, signIn } from "./buyer.ts";
import type { State } from "./buyer.ts";
import { serveFloorPage } from "./floor-page.ts";
import { PAGES } from "./pages.ts";
import { launchPlain } from "./plain-browser.ts";
import type { PlainBrowser } from "./plain-browser.ts";
import { endTrace, mainThreadOf, startTrace } from "./trace.ts";
import type { MainThread } from "./trace.ts";

const NAMES = ["landing", "tiles", "summary"] as const;
/** Selects what must be in the page before it counts as open. */
const SHOWS = { landing: "h1", tiles: "main fieldset img", summary: "main table", floor: "img" } as const;
/** Milliseconds after that in which the page comes to rest. */
const SETTLED = 2_500;
const CHECK_EVERY = 100;
const MOST_CHECKS = 300;

interface Target {
  readonly build: string;
  readonly page: keyof typeof SHOWS;
  readonly address: string;
  readonly state: State | undefined;
}

interface Run extends MainThread {
  readonly build: string;
  readonly page: string;
  /** Milliseconds until the content was in the page. */
  readonly shown: number;
  readonly largest: number;
}

/** Signs the browser in before the scripts of the page. */
const storeScript = ({ origins }: State): string =>
  `for (const { name, value } of ${JSON.stringify(origins.flatMap(({ localStorage }) => localStorage))}) if (localStorage.getItem(name) === null) localStorage.setItem(name, value);`;

const watchScript = (selector: string): string => `
  new PerformanceObserver((list) => list.getEntries().forEach((entry) => (window.largest = entry.startTime)))
    .observe({ type: "largest-contentful-paint", buffered: true });
  new MutationObserver((_, watch) => {
    if (document.querySelector(${JSON.stringify(selector)}) === null) return;
    watch.disconnect();
    window.shown = performance.now();
  }).observe(document, { childList: true, subtree: true });`;

async function open(browser: PlainBrowser, { build, page: name, address, state }: Target): Promise<Run> {
  const { browserContextId } = (await browser.send("Target.createBrowserContext")) as {
    readonly browserContextId: string;
  };
  const page = await browser.open(browserContextId);
  await page.send("Emulation.setDeviceMetricsOverride", { ...PHONE, mobile: true });
  await page.send("Page.enable");
  if (state) await page.send("Page.addScriptToEvaluateOnNewDocument", { source: storeScript(state) });
  await page.send("Page.addScriptToEvaluateOnNewDocument", { source: watchScript(SHOWS[name]) });
  await startTrace(browser);
  await page.send("Page.navigate", { url: address });
  let shown = 0;
  for (let checks = 0; shown === 0; checks += 1) {
    if (checks === MOST_CHECKS) throw new Error(`${address} did not open`);
    await wait(CHECK_EVERY);
    shown = Number(await page.evaluate("window.shown ?? 0"));
  }
  await wait(SETTLED);
  const largest = Number(await page.evaluate("window.largest ?? 0"));
  const thread = mainThreadOf(await endTrace(browser), address);
  await page.close();
  await browser.send("Target.disposeBrowserContext", { browserContextId });
  return { ...thread, build, page: name, shown, largest };
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.round((values.length - 1) * share)] ?? Number.NaN;

function print(runs: readonly Run[], { build, page }: Target, floor: number): void {
  const own = runs.filter((run) => run.build === build && run.page === page);
  const middle = (read: keyof Omit<Run, "build" | "page">): number =>
    Math.round(
      at(
        own.map((run) => run[read]),
        0.5,
      ),
    );
  const times = own.map(({ processor }) => processor);
  const quarters = `${Math.round(at(times, 0.25))} to ${Math.round(at(times, 0.75))}`;
  const counts = (["tasks", "commits", "recalculations", "layouts", "scripts", "shown", "largest"] as const).map(
    middle,
  );
  console.log(
    `| ${page} | ${build} | ${middle("processor")} (${quarters}) | ${(middle("processor") / floor).toFixed(1)} | ${counts.join(" | ")} |`,
  );
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { rounds: { type: "string", default: "15" }, pages: { type: "string", default: NAMES.join() } },
  });
  const builds = positionals.map((text) => {
    const [name = "", address] = text.split("=");
    if (address === undefined) throw new Error("Say what runs where: main-thread.ts now=http://localhost:8080");
    return { name, address };
  });
  const pages = NAMES.filter((name) => values.pages.split(",").includes(name));
  const profile = await mkdtemp(join(tmpdir(), "main-thread-"));
  const floor = await serveFloorPage(`${builds[0]?.address}${PAGES.landing.path}`);
  const targets: Target[] = [{ build: "floor", page: "floor", address: floor.address, state: undefined }];
  const playwright = await launch();
  for (const { name: build, address } of builds)
    for (const page of pages) {
      const { as, path } = PAGES[page];
      const state = as === null ? undefined : await signIn(playwright, address, as);
      targets.push({ build, page, address: address + path, state });
    }
  await playwright.close();
  const browser = await launchPlain(profile);
  try {
    const runs: Run[] = [];
    // The first round warms server and browser.
    for (let round = -1; round < Number(values.rounds); round += 1)
      for (const target of targets) {
        const run = await open(browser, target);
        if (round >= 0) runs.push(run);
      }
    console.log(
      "| page | build | processor, ms (quarters) | times the floor | tasks | commits | recalculations | layouts | scripts | content (ms) | LCP (ms) |\n| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    );
    const floorTime = at(
      runs.filter(({ build }) => build === "floor").map(({ processor }) => processor),
      0.5,
    );
    for (const target of targets) print(runs, target, floorTime);
  } finally {
    await browser.close();
    floor.close();
    await rm(profile, { recursive: true, force: true });
  }
}

await main();
