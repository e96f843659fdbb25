/**
 * What the first view of a page costs: `node apps/showroom/bench/first-view.ts http://localhost:8080`, against a running production
 * build with the demo projects. Every page opens in a browser that has cached nothing. Says no when a limit is passed.
 */
import { brotliCompressSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { launch, SHOWROOM, signIn } from "./buyer.ts";
import type { State } from "./buyer.ts";

/** Bytes of JavaScript, brotli-compressed, and requests of any kind, until the network is quiet. */
const MOST_SCRIPT = 125_000;
const MOST_REQUESTS = 25;
/** Bytes below which a file is not worth packing. */
const SMALLEST_PACKED = 1_200;

const PAGES = [
  { name: "landing", path: "/projects/de-lindehof", as: null },
  { name: "home", path: "/", as: null },
  { name: "contact", path: "/projects/de-lindehof/contact", as: null },
  { name: "tiles", path: `${SHOWROOM}/stap/3/tegels`, as: "choosing" },
  { name: "products", path: `${SHOWROOM}/stap/3/sanitair`, as: "choosing" },
  { name: "summary", path: `${SHOWROOM}/stap/6`, as: "done" },
] as const;

interface Paint {
  readonly largest: number;
  readonly shift: number;
}

/** Milliseconds until the largest paint, and how much of the page jumped, as the browser itself saw them. */
function readPaint(): Promise<Paint> {
  return new Promise((resolve) => {
    const seen = { largest: 0, shift: 0 };
    const follow = (type: string, take: (entry: PerformanceEntry) => void): void =>
      new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
    follow("largest-contentful-paint", (entry) => (seen.largest = entry.startTime));
    follow("layout-shift", (entry) => {
      if ("value" in entry && typeof entry.value === "number") seen.shift += entry.value;
    });
    setTimeout(() => resolve(seen), 300);
  });
}

interface Script {
  readonly name: string;
  /** Bytes, brotli-compressed. */
  readonly size: number;
}

async function weigh(response: Response): Promise<Script> {
  const name = new URL(response.url()).pathname.split("/").at(-1) ?? "";
  const body = await response.body();
  if (body.length > SMALLEST_PACKED && response.headers()["content-encoding"] !== "br")
    throw new Error(`${name} travels as it is, not as brotli`);
  return { name, size: brotliCompressSync(body).length };
}

async function measure(browser: Browser, base: string, path: string, storageState: State | undefined) {
  const context = await browser.newContext({
    baseURL: base,
    reducedMotion: "reduce",
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const scripts: Script[] = [];
  const reading: Promise<unknown>[] = [];
  let requests = 0;
  page.on("response", (response) => {
    requests += 1;
    if (response.request().resourceType() !== "script") return;
    reading.push(weigh(response).then((script) => scripts.push(script)));
  });
  await page.goto(path, { waitUntil: "networkidle" });
  await Promise.all(reading);
  const { largest, shift } = await page.evaluate(readPaint);
  await context.close();
  return { scripts, requests, largest, shift, total: scripts.reduce((sum, { size }) => sum + size, 0) };
}

async function main(): Promise<void> {
  const [base, ...flags] = process.argv.slice(2);
  if (base === undefined)
    throw new Error(
      "Say where the showroom runs: node apps/showroom/bench/first-view.ts http://localhost:8080 [--scripts]",
    );
  const browser = await launch();
  try {
    const buyers = { choosing: await signIn(browser, base, "choosing"), done: await signIn(browser, base, "done") };
    console.log(
      "| page | JavaScript (KB brotli) | scripts | requests | LCP (ms) | CLS |\n| --- | --- | --- | --- | --- | --- |",
    );
    for (const { name, path, as } of PAGES) {
      const { scripts, requests, largest, shift, total } = await measure(
        browser,
        base,
        path,
        as === null ? undefined : buyers[as],
      );
      console.log(
        `| ${name} | ${(total / 1000).toFixed(1)} | ${scripts.length} | ${requests} | ${Math.round(largest)} | ${shift.toFixed(3)} |`,
      );
      if (flags.includes("--scripts"))
        for (const { name: file, size } of scripts.toSorted((a, b) => b.size - a.size))
          console.log(`    ${size} ${file}`);
      if (total > MOST_SCRIPT || requests > MOST_REQUESTS) process.exitCode = 1;
    }
  } finally {
    await browser.close();
  }
}

await main();
