/** Checks pages in a window of 320 px at 200% text size, as used by people with low vision. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

const NARROW = { width: 320, height: 640 };
/** The root font size at 200% text size (normally 62.5%). */
const TWICE = "125%";

/**
 * The faults of the present page: horizontal scrolling, text that overflows its button, and titles with broken words.
 */
function losses(): readonly string[] {
  const root = document.documentElement;
  const name = (element: Element): string =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().slice(0, 50)}”`;
  const found: string[] = [];
  if (root.scrollWidth > root.clientWidth) found.push(`the page is ${root.scrollWidth} px wide`);
  function isInRow(control: Element): boolean {
    for (let above = control.parentElement; above !== null; above = above.parentElement) {
      const { overflowX } = getComputedStyle(above);
      const scrolls = (overflowX === "auto" || overflowX === "scroll") && above.scrollWidth > above.clientWidth + 1;
      if (scrolls && above.closest("fieldset") !== null) return true;
    }
    return false;
  }
  for (const dialog of document.querySelectorAll('[role="dialog"], [role="alertdialog"]')) {
    for (const box of [dialog, ...dialog.querySelectorAll("*")]) {
      const { overflowX } = getComputedStyle(box);
      const scrolls = overflowX === "auto" || overflowX === "scroll" || box === dialog;
      // A carousel may scroll horizontally.
      if (scrolls && box.scrollWidth > box.clientWidth + 1 && box.closest("[aria-roledescription]") === null)
        found.push(`${name(box)} scrolls sideways in a dialog`);
    }
  }
  for (const control of document.querySelectorAll<HTMLElement>('button, a[href], [role="tab"]')) {
    if (!control.checkVisibility({ visibilityProperty: true }) || control.closest("[inert], [aria-hidden='true']"))
      continue;
    const words = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const box = control.getBoundingClientRect();
    if (box.width === 0 || box.bottom < 0 || getComputedStyle(control).clipPath !== "none") continue;
    while (words.nextNode()) {
      const holder = words.currentNode.parentElement;
      if (words.currentNode.textContent?.trim() === "" || holder === null) continue;
      const { textOverflow } = getComputedStyle(holder);
      let hidden = false;
      for (let above: Element | null = holder; above !== null && above !== control; above = above.parentElement)
        hidden ||= getComputedStyle(above).clipPath !== "none";
      if (hidden || holder.closest("svg") || textOverflow === "ellipsis") continue;
      const range = document.createRange();
      range.selectNodeContents(words.currentNode);
      for (const line of range.getClientRects()) {
        if (line.width <= 1 || line.height <= 1) continue;
        const out =
          line.left < box.left - 1 ||
          line.right > box.right + 1 ||
          line.top < box.top - 4 ||
          line.bottom > box.bottom + 4 ||
          // A row of cards that scrolls may have more of them beside the window.
          ((line.left < -1 || line.right > innerWidth + 1) && !isInRow(control));
        if (out && getComputedStyle(control).display !== "inline") {
          found.push(`words cut off in ${name(control)}`);
          break;
        }
      }
    }
  }
  const word = document.createRange();
  for (const title of document.querySelectorAll("h1, h2, h3, h4")) {
    if (!title.checkVisibility({ visibilityProperty: true }) || title.closest("[inert], [aria-hidden='true']"))
      continue;
    const words = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
    while (words.nextNode()) {
      const { currentNode: text } = words;
      // Visually hidden text is one pixel wide, so it is skipped.
      if (text.parentElement && getComputedStyle(text.parentElement).clipPath !== "none") continue;
      for (const { index, 0: letters } of (text.textContent ?? "").matchAll(/[^\s-]+/g)) {
        word.setStart(text, index);
        word.setEnd(text, index + letters.length);
        if (new Set([...word.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          found.push(`“${letters}” is broken in ${name(title)}`);
      }
    }
  }
  return [...new Set(found)];
}

/** Expects no faults at 320 px and 200% text size; then restores the window. */
export async function expectReflow(page: Page): Promise<void> {
  const before = page.viewportSize() ?? { width: 1280, height: 860 };
  await page.setViewportSize(NARROW);
  await page.evaluate((size) => void (document.documentElement.style.fontSize = size), TWICE);
  await expect.poll(() => page.evaluate(losses), { message: page.url(), timeout: 5_000 }).toEqual([]);
  await page.evaluate(() => void document.documentElement.style.removeProperty("font-size"));
  await page.setViewportSize(before);
  // Waits two frames until a bottom sheet has become a panel again, which would lose a key press.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
}
