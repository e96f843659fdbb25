/** Helpers for keyboard-only use of a page. */
import { expect } from "@playwright/test";
import type { Page } from "@playwright/test";

/** Accessible name of the focused element. */
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

/** Waits two frames, after which a route change has moved the focus. */
async function framesPass(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 50)))),
  );
}

/** Milliseconds in which Tab cycles repeatedly through a page that is still loading. */
const PATIENCE = 15_000;

/** Presses Tab until an element with this name has the focus; fails when it is not found. */
export async function tabTo(page: Page, name: string | RegExp, { most = 250, key = "Tab" } = {}): Promise<void> {
  const matches = (text: string): boolean => (typeof name === "string" ? text === name : name.test(text));
  /** After a route change a button can keep the focus with a new label, until the heading takes the focus. */
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

/** Presses the arrow key until the radio with this name has the focus. */
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

/** Expects that the focus indicator is visible. */
export async function expectVisibleFocus(page: Page): Promise<void> {
  const visible = await page.evaluate(() => {
    const element = document.activeElement;
    if (element === null) return false;
    const box = element.getBoundingClientRect();
    return box.width > 0 && box.bottom > 0 && box.top < innerHeight;
  });
  expect(visible).toBe(true);
}

/**
 * Name of the focused element when another element covers its centre, or when it is outside of the viewport; null when
 * it is visible.
 */
function hiddenFocus(): string | null {
  const element = document.activeElement;
  if (element === null || element === document.body) return null;
  const box = element.getBoundingClientRect();
  if (box.width <= 1 || box.height <= 1) return null;
  // A focused page is larger than the window.
  if (box.height > innerHeight || element.tagName === "MAIN") return null;
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const over =
    top === null ? "the edge of the window" : `${top.tagName.toLowerCase()} “${top.textContent.slice(0, 30)}”`;
  if (top !== null) {
    // A card's text and picture cover its radio button.
    const own = element.closest("label, li, article") ?? element.parentElement?.parentElement ?? element;
    if (own.contains(top) || top.contains(element)) return null;
  }
  return `${element.getAttribute("aria-label") ?? element.textContent.trim().slice(0, 40)} (${element.tagName.toLowerCase()} ${element.id}) under ${over}`;
}

/** Tabs down and up the page, and expects that no bar ever covers the focused element. */
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
