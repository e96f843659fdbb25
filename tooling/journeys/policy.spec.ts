/** Tests the watch of all journeys: it notices violations of the content security policy in every page. */
import { expect, test } from "./test.ts";
import type { BrowserContextOptions, Page } from "@playwright/test";

/** The policy refuses a `style` attribute. */
const setInlineStyle = (page: Page): Promise<void> =>
  page.evaluate(() => document.body.setAttribute("style", "color: red"));

test("a violation of the page, of the staff application and of another context is noticed", async ({
  page,
  browser,
  baseURL,
  policyViolations,
}) => {
  /** A page with scripts reports a violation itself, and Chromium's console does so too. */
  const noticed = async (reports: number): Promise<void> => {
    await expect.poll(() => policyViolations).toHaveLength(reports);
    policyViolations.length = 0;
  };
  for (const path of ["/", "/projects/de-lindehof", "/admin"]) {
    await page.goto(path);
    expect(policyViolations, path).toEqual([]);
    await setInlineStyle(page);
    await noticed(2);
  }

  const options: BrowserContextOptions = baseURL === undefined ? {} : { baseURL };
  const other = await browser.newPage(options);
  await other.goto("/");
  await setInlineStyle(other);
  await noticed(2);
  await other.close();

  // A page without scripts is only noticed through the console.
  const plain = await browser.newPage({ ...options, javaScriptEnabled: false });
  await plain.route("/", async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace("<body", '<body style="color: red"');
    await route.fulfill({ response, body });
  });
  await plain.goto("/");
  await noticed(1);
  await plain.close();
});
