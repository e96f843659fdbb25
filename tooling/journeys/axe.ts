import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";
import axe from "axe-core";

const WCAG = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * Runs axe within the page. A page of its own for each report, as `@axe-core/playwright` opens, and reports of what passed take
 * five times the processor time.
 */
async function expectNone(page: Page, name: string, options: axe.RunOptions): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(axe.source);
  const violations = await page.evaluate(
    async (given) => {
      if (!window.axe) throw new Error("axe is not in the page");
      const found = await window.axe.run(document, given);
      return found.violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target, html }) => `${target.join(" ")} ${html}`).join(", ")}`,
      );
    },
    { ...options, resultTypes: ["violations"], elementRef: false } satisfies axe.RunOptions,
  );
  expect(violations, name).toEqual([]);
}

/** Expects no violations of WCAG 2.2 AA on the present page; the message names rule and element. */
export async function expectNoViolations(page: Page): Promise<void> {
  await expectNone(page, page.url(), { runOnly: { type: "tag", values: WCAG } });
}

/** Expects no violations of any rule of axe, also those of good practice. */
export async function expectGoodPractice(page: Page, name = page.url()): Promise<void> {
  await expectNone(page, name, {});
}
