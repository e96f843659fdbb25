/**
 * Runs Lighthouse (mobile) on the pages of one running production build, or of several builds in turn, so that all run
 * on the same machine: `node apps/showroom/bench/lighthouse.ts before=http://localhost:8081 now=http://localhost:8080
 * [--rounds 5] [--raw file.json]`. Every build needs the demo projects. `--pages landing,tiles` takes some of the
 * pages. `--peer name=https://shop.example/page` also measures a page of another site in every round. `--slowdown 2` is for
 * a slow machine: Lighthouse then slows the processor down by a factor of 2 instead of 4 (Lighthouse's docs/throttling.md).
 * Prints medians, and for each page Lighthouse's index of the machine's speed. With two builds it fails when the second
 * one's first contentful paint is over 5% later.
 */
import { execFile } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs, promisify } from "node:util";
import type { Browser } from "@playwright/test";
import { CHROMIUM, launch, launchStoring, signIn } from "./buyer.ts";
import type { State } from "./buyer.ts";
import { PAGES } from "./pages.ts";

const run = promisify(execFile);

const LIGHTHOUSE = "lighthouse@13";
const NAMES = ["landing", "contact", "tiles", "sanitary", "floors", "summary"] as const;
const METRICS = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;
/** The allowed ratio of the first contentful paint of the second build to the first. */
const MOST_SLOWER = 1.05;
/** Most runs of Lighthouse for one result. */
const MOST_RUNS = 3;

/** Milliseconds after which the final picture of a room has followed the first one. */
const SETTLED = 5_000;

type Metric = keyof typeof METRICS | "score" | "machine";
/** Times in milliseconds. The layout shift, the score (0 to 100) and the index of the machine's speed have no unit. */
type Result = Readonly<Record<Metric, number>>;

interface Run {
  readonly build: string;
  readonly page: string;
  readonly result: Result;
}

interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>;
  readonly categories: { readonly performance: { readonly score: number | null } };
  readonly environment: { readonly benchmarkIndex: number };
  readonly finalDisplayedUrl: string;
}

/** Throws an error if Lighthouse measured another page than `expected`, such as the one that asks a buyer to sign in. */
function readReport(text: string, expected: string | undefined): Result {
  const { audits, categories, environment, finalDisplayedUrl } = JSON.parse(text) as Report;
  if (expected !== undefined && finalDisplayedUrl !== expected)
    throw new Error(`Lighthouse ended at ${finalDisplayedUrl}`);
  const value = (metric: keyof typeof METRICS): number => {
    const found = audits[METRICS[metric]]?.numericValue;
    if (found === undefined) throw new Error(`Lighthouse gave no ${metric}`);
    return found;
  };
  const score = 100 * (categories.performance.score ?? 0);
  const machine = environment.benchmarkIndex;
  return { score, FCP: value("FCP"), LCP: value("LCP"), TBT: value("TBT"), CLS: value("CLS"), machine };
}

/** Writes a buyer's state into a new profile of the browser. */
async function prepare(profile: string, url: string, state: State): Promise<void> {
  const context = await launchStoring(profile, url);
  try {
    await context.setStorageState(state);
  } finally {
    await context.close();
  }
}

/**
 * One run in a new browser with an empty cache. Lighthouse starts the browser itself. Playwright must not be connected to it:
 * its own debugging session slows the page down.
 */
async function runOnce(url: string, state: State | undefined, slowdown: string): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), "lighthouse-"));
  const profile = join(folder, "profile");
  try {
    if (state !== undefined) await prepare(profile, url, state);
    const output = join(folder, "report.json");
    const flags = ["--only-categories=performance", "--disable-storage-reset", "--quiet", "--output=json"];
    const settings = [`--output-path=${output}`, `--throttling.cpuSlowdownMultiplier=${slowdown}`];
    const browser = `--chrome-flags=--headless=new --no-sandbox --user-data-dir=${profile}`;
    await run("npx", ["--yes", LIGHTHOUSE, url, browser, ...settings, ...flags], {
      env: { ...process.env, CHROME_PATH: CHROMIUM },
    });
    return readReport(await readFile(output, "utf8"), state && url);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Lighthouse sometimes records no trace, so a failed run is repeated. */
async function measure(url: string, state: State | undefined, slowdown: string): Promise<Result> {
  for (let left = MOST_RUNS - 1; ; left -= 1) {
    try {
      return await runOnce(url, state, slowdown);
    } catch (error) {
      if (left === 0) throw error;
      console.error(`Repeated: ${url}`, error instanceof Error ? error.message : error);
    }
  }
}

/** Opens a page once before the measurement, so that the buyer's pictures are stored and the server is warm. */
async function visit(browser: Browser, url: string, state: State | undefined): Promise<void> {
  const context = await browser.newContext(state && { storageState: state });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator("figure img").first().waitFor({ state: "attached", timeout: 120_000 });
  await page.waitForTimeout(SETTLED);
  await context.close();
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? Number.NaN;
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[middle - 1] ?? Number.NaN)) / 2;
}

/** An address by name, as in `now=http://localhost:8080`. */
function named(text: string): { readonly name: string; readonly address: string } {
  const [, name, address] = /^([\w-]+)=(https?:\/\/.+?)\/?$/.exec(text) ?? [];
  if (name === undefined || address === undefined)
    throw new Error("Say what runs where: node apps/showroom/bench/lighthouse.ts now=http://localhost:8080");
  return { name, address };
}

function print(page: string, build: string, runs: readonly Run[]): number {
  const results = runs.filter((one) => one.page === page && one.build === build).map(({ result }) => result);
  const middle = (metric: Metric): number => median(results.map((result) => result[metric]));
  const times = [middle("FCP"), middle("LCP"), middle("TBT")].map(Math.round).join(" | ");
  const machine = Math.round(middle("machine"));
  console.log(
    `| ${page} | ${build} | ${Math.round(middle("score"))} | ${times} | ${middle("CLS").toFixed(3)} | ${machine} |`,
  );
  return middle("FCP");
}

async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      rounds: { type: "string", default: "5" },
      raw: { type: "string" },
      pages: { type: "string" },
      slowdown: { type: "string", default: "4" },
      peer: { type: "string", multiple: true, default: [] },
    },
  });
  const builds = positionals.map(named);
  const peers = values.peer.map(named);
  if (builds.length === 0) named("");
  const wanted = values.pages?.split(",");
  const pages = NAMES.filter((name) => wanted === undefined || wanted.includes(name)).map((name) => ({
    name,
    ...PAGES[name],
  }));
  const browser = await launch();
  const states = new Map<string, State>();
  for (const { address } of builds) {
    for (const buyer of ["choosing", "done"] as const)
      if (pages.some(({ as }) => as === buyer)) states.set(address + buyer, await signIn(browser, address, buyer));
    for (const { path, as } of pages) if (as !== null) await visit(browser, address + path, states.get(address + as));
  }
  await browser.close();

  const runs: Run[] = [];
  for (let round = 0; round < Number(values.rounds); round += 1) {
    for (const { name: page, path, as } of pages)
      for (const { name: build, address } of builds)
        runs.push({
          build,
          page,
          result: await measure(address + path, as === null ? undefined : states.get(address + as), values.slowdown),
        });
    for (const { name, address } of peers)
      runs.push({ build: name, page: "peer", result: await measure(address, undefined, values.slowdown) });
  }
  if (values.raw !== undefined) await writeFile(values.raw, `${JSON.stringify(runs, null, 2)}\n`);

  console.log(
    "| page | build | performance | FCP (ms) | LCP (ms) | TBT (ms) | CLS | machine |\n| --- | --- | --- | --- | --- | --- | --- | --- |",
  );
  for (const { name: page } of pages) {
    const [before = 0, now] = builds.map(({ name }) => print(page, name, runs));
    if (now !== undefined && now > before * MOST_SLOWER) process.exitCode = 1;
  }
  for (const { name } of peers) print("peer", name, runs);
}

await main();
