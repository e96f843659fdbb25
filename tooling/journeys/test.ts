/**
 * Playwright's `test` for all journeys: a journey fails when a page of any of its browser contexts violates the content
 * security policy.
 */
import { test as base, type Browser, type BrowserContext } from "@playwright/test";

export { expect } from "@playwright/test";

/** How Chromium's console tells a violation. Pages without JavaScript report it in no other way. */
const CONSOLE_MESSAGE = /Content Security Policy|TrustedHTML|TrustedScript/;
const REPORT = "Content Security Policy violation:";

/** Runs in every page and frame before its own code. */
function reportViolations(report: string): void {
  document.addEventListener("securitypolicyviolation", (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample, target } = event;
    const place = target instanceof Element ? target.outerHTML.slice(0, 200) : "";
    // oxlint-disable-next-line no-console -- the console is the one channel that needs no access to the page
    console.error(report, effectiveDirective, blockedURI, `${sourceFile}:${lineNumber}`, sample, place);
  });
}

const watched = new WeakSet<BrowserContext>();

async function watch(context: BrowserContext, violations: string[]): Promise<void> {
  if (watched.has(context)) return;
  watched.add(context);
  await context.addInitScript(reportViolations, REPORT);
  context.on("console", (message) => {
    if (CONSOLE_MESSAGE.test(message.text()))
      violations.push(`${message.page()?.url() ?? "a worker"}: ${message.text()}`);
  });
}

/** Watches the contexts that a journey opens itself, also those of `browser.newPage`, which uses `newContext`. */
function watchNewContexts(browser: Browser, violations: string[]): () => void {
  const open = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await open(options);
    await watch(context, violations);
    return context;
  };
  return () => {
    browser.newContext = open;
  };
}

interface Watches {
  /** Violations of the content security policy so far. */
  policyViolations: string[];
}

export const test = base.extend<Watches>({
  policyViolations: [
    async ({ browser }, use) => {
      const violations: string[] = [];
      const stop = watchNewContexts(browser, violations);
      await use(violations);
      stop();
      base.expect(violations, "violations of the content security policy").toEqual([]);
    },
    { auto: true },
  ],
  context: async ({ context, policyViolations }, use) => {
    await watch(context, policyViolations);
    await use(context);
  },
});
