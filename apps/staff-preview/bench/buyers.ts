/**
 * Measures how fast a list of 2,000 buyers responds to keys and scrolling:
 * `node apps/staff-preview/bench/buyers.ts http://localhost:8080 [slug] [--trace file]`,
 * against a running production build with the project that `apps/api/bench/many-buyers.ts` makes, at a processor slowed down four
 * times. Exits with an error when a key takes 100 ms or longer.
 */
import { writeFile } from "node:fs/promises";
import { chromium } from "@playwright/test";
import type { Browser, CDPSession, Page } from "@playwright/test";

const [base, slug = "generated-1000-100-7", flag, traceFile] = process.argv.slice(2);
const SLOWER = 4;
/** Milliseconds from a key to the next paint. */
const MOST = 100;
const SEARCHES = ["van dijk 1", "koper.17", "bak"] as const;
const ROUNDS = 3;
/** Milliseconds between two keys: slow and fast typing. */
const PACES = { "key by key": 500, typing: 120 } as const;

interface KeyTimes {
  readonly first: number;
  readonly longest: number;
}

async function open(browser: Browser, address: string): Promise<{ readonly page: Page; readonly cdp: CDPSession }> {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width: 1280, height: 860 },
    locale: "nl-NL",
  });
  const page = await context.newPage();
  await page.goto("/admin");
  await page.getByLabel("E-mailadres").fill("admin@showroom.example");
  await page.getByLabel("Wachtwoord", { exact: true }).fill("Welkom-Thuis-2026");
  await page.getByRole("button", { name: /^Inloggen bij/ }).click();
  await page.getByRole("heading", { level: 1, name: "Projecten" }).waitFor();
  return { page, cdp: await context.newCDPSession(page) };
}

/** Opens the list as on a first visit, before any of its code has run. */
async function visit(page: Page, cdp: CDPSession): Promise<void> {
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await page.goto(`/admin/projecten/${slug}`);
  await page.getByText("2000 kopers", { exact: true }).waitFor();
  await page.waitForTimeout(1_500);
  await cdp.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
}

/** The longest event of each key as measured by the browser: from the key until the next paint. */
async function typeAndMeasure(page: Page, text: string, pace: number): Promise<KeyTimes> {
  await page.evaluate(() => {
    const seen: { start: number; duration: number }[] = [];
    Object.assign(window, { seenEvents: seen });
    new PerformanceObserver((list) => {
      for (const { startTime, duration } of list.getEntries()) seen.push({ start: startTime, duration });
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByRole("searchbox").focus();
  const started = await page.evaluate(() => performance.now());
  let firstEnd = Number.POSITIVE_INFINITY;
  for (const [at, key] of [...Array.from(text), ...Array.from(text, () => "Backspace")].entries()) {
    await page.keyboard.press(key === " " ? "Space" : key);
    await page.waitForTimeout(pace);
    if (at === 0) firstEnd = await page.evaluate(() => performance.now());
  }
  await page.waitForTimeout(1_000);
  const events = await page.evaluate(
    () => (window as unknown as { seenEvents: { start: number; duration: number }[] }).seenEvents,
  );
  const longest = (from: number, to: number): number =>
    Math.max(0, ...events.filter(({ start }) => start >= from && start < to).map(({ duration }) => duration));
  return { first: longest(started, firstEnd), longest: longest(firstEnd, Number.POSITIVE_INFINITY) };
}

/** Measures the frames while the list is scrolled by touch. */
async function scroll(page: Page, cdp: CDPSession): Promise<string> {
  await page.evaluate(() => {
    const times: number[] = [];
    Object.assign(window, { frameTimes: times });
    const next = (time: number): void => {
      times.push(time);
      requestAnimationFrame(next);
    };
    requestAnimationFrame(next);
  });
  await cdp.send("Input.synthesizeScrollGesture", {
    x: 640,
    y: 600,
    yDistance: -24_000,
    speed: 4_000,
    gestureSourceType: "touch",
  });
  const times = await page.evaluate(() => (window as unknown as { frameTimes: number[] }).frameTimes);
  const gaps = times
    .slice(1)
    .map((time, at) => time - (times[at] ?? time))
    .toSorted((one, other) => one - other);
  const at = (share: number): string => (gaps[Math.ceil(share * gaps.length) - 1] ?? 0).toFixed(1);
  const seen = await page.getByRole("table", { name: "Kopers van het project" }).locator("tbody tr").count();
  return `${gaps.length} frames, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms, ${gaps.filter((gap) => gap > 50).length} over 50 ms; ${seen} rows in the document`;
}

async function trace(page: Page, cdp: CDPSession, file: string): Promise<void> {
  const events: unknown[] = [];
  cdp.on("Tracing.dataCollected", ({ value }) => void events.push(...value));
  await visit(page, cdp);
  await cdp.send("Tracing.start", {
    transferMode: "ReportEvents",
    traceConfig: {
      includedCategories: ["devtools.timeline", "disabled-by-default-v8.cpu_profiler", "v8", "blink.user_timing"],
    },
  });
  await typeAndMeasure(page, "van", 500);
  const done = new Promise((resolve) => cdp.once("Tracing.tracingComplete", resolve));
  await cdp.send("Tracing.end");
  await done;
  await writeFile(file, JSON.stringify({ traceEvents: events }));
}

if (base === undefined)
  throw new Error("Say where it runs: node apps/staff-preview/bench/buyers.ts http://localhost:8080");
const browser = await chromium.launch({
  executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
  args: ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--no-first-run"],
});
try {
  const { page, cdp } = await open(browser, base);
  if (flag === "--trace" && traceFile !== undefined) await trace(page, cdp, traceFile);
  else {
    process.stdout.write("| pace | first key (ms) | longest other key (ms) |\n| --- | --- | --- |\n");
    for (const [name, pace] of Object.entries(PACES)) {
      const runs: KeyTimes[] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        await visit(page, cdp);
        runs.push(await typeAndMeasure(page, SEARCHES[round % SEARCHES.length] ?? "", pace));
      }
      const firsts = runs.map(({ first }) => first);
      const others = runs.map(({ longest }) => longest);
      process.stdout.write(`| ${name} | ${firsts.join(", ")} | ${others.join(", ")} |\n`);
      if (Math.max(...firsts, ...others) >= MOST) process.exitCode = 1;
    }
    await visit(page, cdp);
    process.stdout.write(`scrolling: ${await scroll(page, cdp)}\n`);
  }
} finally {
  await browser.close();
}
