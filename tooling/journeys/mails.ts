/** The mails of the running product. Without a mail server, mails are files. */
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import PostalMime from "postal-mime";

const outbox = (): string => join(process.env["JOURNEYS_DATA_DIR"] ?? "", "outbox");
const sentMails = async (): Promise<string[]> =>
  (await readdir(outbox()).catch(() => [])).filter((name) => name.endsWith(".eml"));

/** CSS pixels: a phone, a preview beside a list, a window. */
const WIDTHS = [360, 600, 1000];

/** The newest matching link in the mails to an address. */
export async function mailedLink(to: string, path: RegExp): Promise<string> {
  for (const name of (await sentMails()).toSorted((a, b) => b.localeCompare(a))) {
    const mail = (await readFile(join(outbox(), name), "utf8")).replaceAll("=\n", "");
    const link = path.exec(mail)?.[0];
    if (mail.includes(`To: ${to}`) && link) return link;
  }
  return "";
}

/** Words that are broken, although a line of a phone has room for them. A hash has no words: it breaks anywhere. */
function brokenWords(): string[] {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const broken: string[] = [];
  while (texts.nextNode()) {
    const text = texts.currentNode;
    for (const { 0: word, index } of (text.textContent ?? "").matchAll(/(?<![\p{L}\d])\p{L}{2,20}(?![\p{L}\d])/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      if (new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1) broken.push(word);
    }
  }
  return broken;
}

/** Every mail to an address fits windows of all widths: what does not is cut off, makes the whole mail small, or breaks words. */
export async function expectMailsToFit(page: Page, to: string): Promise<void> {
  let found = 0;
  // Without the policy of a page, which allows no styles in elements.
  await page.goto("about:blank");
  for (const name of await sentMails()) {
    const { subject, html, to: readers = [] } = await PostalMime.parse(await readFile(join(outbox(), name)));
    if (html === undefined || readers.every(({ address }) => address !== to)) continue;
    found += 1;
    await page.setContent(html);
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 800 });
      const most = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(most, `${subject} at ${width} px`).toBeLessThanOrEqual(width);
      expect(await page.evaluate(brokenWords), `${subject} at ${width} px`).toEqual([]);
    }
  }
  expect(found).toBeGreaterThan(0);
}
