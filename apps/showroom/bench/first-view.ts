/**
 * Measures the first view of a page: `node apps/showroom/bench/first-view.ts http://localhost:8080`, against a running production
 * build with the demo projects. Every page opens in a browser with an empty cache. Prints the JavaScript that is requested before the
 * main content is on the screen, and separately what is requested later. The first figure includes code that the content does not
 * wait for. `page-sizes.test.ts` limits the code that it waits for.
 */
import { brotliCompressSync } from "node:zlib";
import type { Browser, Response } from "@playwright/test";
import { launch, signIn } from "./buyer.ts";
import type { State } from "./buyer.ts";
import { PAGES } from "./pages.ts";
import { readPaint } from "./paint.ts";

/** Size in bytes below which a file need not be compressed. */
const SMALLEST_PACKED = 1_200;

/** `shows` selects the element that must be visible before the page can be used. */
const MEASURED = [
  { name: "landing", ...PAGES.landing, shows: "main button" },
  { name: "home", ...PAGES.home, shows: "main button" },
  { name: "contact", ...PAGES.contact, shows: "main form button" },
  { name: "tiles", ...PAGES.tiles, shows: "main section fieldset img" },
  { name: "sanitary", ...PAGES.sanitary, shows: "main section [role=listitem], main section li" },
  { name: "summary", ...PAGES.summary, shows: "main table" },
] as const;

const SHOWN = "content-shown";

/** Runs in the page from its start: marks when the main content is painted. */
function noteShown({ shows, name }: { readonly shows: string; readonly name: string }): void {
  const look = (): void => {
    if ((document.querySelector(shows)?.getBoundingClientRect().height ?? 0) === 0) requestAnimationFrame(look);
    else requestAnimationFrame(() => void setTimeout(() => performance.mark(name)));
  };
  requestAnimationFrame(look);
}

/** Addresses requested before that mark, including the page itself. */
function askedBefore(name: string): readonly string[] {
  const shown = performance.getEntriesByName(name)[0]?.startTime;
  if (shown === undefined) throw new Error("The page never showed what it is for");
  const asked = performance.getEntriesByType("resource").filter(({ startTime }) => startTime <= shown);
  return [location.href, ...asked.map((entry) => entry.name)];
}

interface Script {
  readonly url: string;
  /** Bytes, brotli-compressed. */
  readonly size: number;
}

async function weigh(response: Response): Promise<Script> {
  const url = response.url();
  const body = await response.body();
  if (body.length > SMALLEST_PACKED && response.headers()["content-encoding"] !== "br")
    throw new Error(`${url} travels as it is, not as brotli`);
  return { url, size: brotliCompressSync(body).length };
}

const total = (scripts: readonly Script[]): number => scripts.reduce((sum, { size }) => sum + size, 0);

async function measure(
  browser: Browser,
  base: string,
  { path, shows }: (typeof MEASURED)[number],
  storageState: State | undefined,
) {
  const context = await browser.newContext({
    baseURL: base,
    reducedMotion: "reduce",
    ...(storageState && { storageState }),
  });
  const page = await context.newPage();
  const scripts: Script[] = [];
  const reading: Promise<unknown>[] = [];
  page.on("response", (response) => {
    if (response.request().resourceType() !== "script") return;
    reading.push(weigh(response).then((script) => scripts.push(script)));
  });
  await page.addInitScript(noteShown, { shows, name: SHOWN });
  await page.goto(path, { waitUntil: "networkidle" });
  await Promise.all(reading);
  const { largest, shift } = await page.evaluate(readPaint);
  const first = new Set(await page.evaluate(askedBefore, SHOWN));
  await context.close();
  const [before, after] = [scripts.filter(({ url }) => first.has(url)), scripts.filter(({ url }) => !first.has(url))];
  return { before, after, requests: [...first], largest, shift };
}

async function main(): Promise<void> {
  const [base, ...flags] = process.argv.slice(2);
  if (base === undefined)
    throw new Error(
      "Say where the showroom runs: node apps/showroom/bench/first-view.ts http://localhost:8080 [--scripts] [--requests]",
    );
  const browser = await launch();
  try {
    const buyers = { choosing: await signIn(browser, base, "choosing"), done: await signIn(browser, base, "done") };
    console.log(
      "| page | JavaScript (KB brotli) | scripts | requests | later (KB) | LCP (ms) | CLS |\n| --- | --- | --- | --- | --- | --- | --- |",
    );
    for (const page of MEASURED) {
      const state = page.as === null ? undefined : buyers[page.as];
      const { before, after, requests, largest, shift } = await measure(browser, base, page, state);
      const bytes = total(before);
      console.log(
        `| ${page.name} | ${(bytes / 1000).toFixed(1)} | ${before.length} | ${requests.length} | ${(total(after) / 1000).toFixed(1)} | ${Math.round(largest)} | ${shift.toFixed(3)} |`,
      );
      if (flags.includes("--scripts"))
        for (const { url, size } of [...before].toSorted((a, b) => b.size - a.size))
          console.log(`    ${size} ${url.split("/").at(-1)}`);
      if (flags.includes("--requests")) for (const url of requests) console.log(`    ${url.replace(base, "")}`);
    }
  } finally {
    await browser.close();
  }
}

await main();
