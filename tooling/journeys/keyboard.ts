/** Walking a page as somebody does who has a keyboard and nothing else. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Name of what has the focus, as far as a person could tell it from the page. */
async function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return "";
    const textOf = (ids: string | null): string =>
      (ids ?? "")
        .split(" ")
        .map((id) => document.getElementById(id)?.textContent ?? "")
        .join(" ");
    const labels =
      element instanceof HTMLInputElement ||
      element instanceof HTMLTextAreaElement ||
      element instanceof HTMLSelectElement
        ? [...(element.labels ?? [])].map((label) => label.textContent ?? "").join(" ")
        : "";
    return (
      [element.getAttribute("aria-label"), textOf(element.getAttribute("aria-labelledby")), labels, element.textContent]
        .filter((text) => text !== null && text.trim() !== "")[0]
        ?.trim() ?? ""
    );
  });
}

/** What a change of page does to the focus is done when its frame has been shown. */
async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}

/** What comes a little later is found as well: a page that is still coming is gone round more than once. */
const PATIENCE = 15_000;

/** Presses Tab until something of this name has the focus; fails when whole rounds do not find it. */
export async function tabTo(page: Page, name: string | RegExp, { most = 250, key = "Tab" } = {}): Promise<void> {
  const matches = (text: string): boolean => (typeof name === "string" ? text === name : name.test(text));
  /** A way on keeps the focus while its words become those of the new page, whose heading takes the focus a moment later. */
  const stays = async (text: string): Promise<boolean> => {
    if (!matches(text)) return false;
    await framesPass(page);
    return matches(await focusedName(page));
  };
  if (await stays(await focusedName(page))) return;
  const seen: string[] = [];
  const begun = performance.now();
  for (let presses = 0; presses < most || performance.now() - begun < PATIENCE; presses += 1) {
    await page.keyboard.press(key);
    const focused = await focusedName(page);
    if (await stays(focused)) return;
    seen.push(focused.slice(0, 40));
  }
  throw new Error(`No ${String(name)} by keyboard. The last things with the focus: ${seen.slice(-25).join(" | ")}`);
}

/** Within a group of which one is chosen, the arrow keys go from one to the next. */
export async function arrowTo(page: Page, name: RegExp, most = 60): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    if (name.test(await focusedName(page))) return;
    await page.keyboard.press("ArrowDown");
  }
  throw new Error(`No ${String(name)} by arrow keys`);
}

export async function press(page: Page, name: string | RegExp, key = "Enter"): Promise<void> {
  await tabTo(page, name);
  await page.keyboard.press(key);
}

/** The focus can be seen: something is drawn around or on what has it. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const visible = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  });
  expect(visible).toBe(true);
}

/** Name of what has the focus when something else lies over its middle, or it is out of sight; null when it can be seen. */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return null;
  // A page that is focused as a whole is larger than the window.
  if (box.height > innerHeight || element.tagName === "MAIN") return null;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const over =
    top === null ? "the edge of the window" : `${top.tagName.toLowerCase()} “${top.textContent.slice(0, 30)}”`;
  if (top !== null) {
    // A card's own words and picture lie over its radio button.
    const own = element.closest("label, li, article") ?? element.parentElement?.parentElement ?? element;
    if (own.contains(top) || top.contains(element)) return null;
  }
  return `${element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40)} (${element.tagName.toLowerCase()} ${element.id}) under ${over}`;
}

/** Walks the page by keyboard, down and up again, and expects that nothing with the focus is ever under a bar. */
export async function expectFocusInSight(page: Page, most: number): Promise<void> {
  const hidden = new Set<string>();
  for (const key of ["Tab", "Shift+Tab"]) {
    for (let presses = 0; presses < most; presses += 1) {
      await page.keyboard.press(key);
      const name = await page.evaluate(hiddenFocus);
      if (name !== null) hidden.add(`${key}: ${name}`);
    }
  }
  expect([...hidden], page.url()).toEqual([]);
}
