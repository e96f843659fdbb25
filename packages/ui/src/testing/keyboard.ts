/**
 * Helpers for keyboard tests of components. They must contain the pressed keys literally, because
 * scripts/keyboard-rules.ts reads from this source which keys a story presses.
 */
import { expect, userEvent } from "storybook/test";

const FAR_ENOUGH = 60;

/** Presses Tab until the element has the focus. Fails when Tab never reaches it. */
export async function tabTo(stop: HTMLElement): Promise<void> {
  for (let presses = 0; presses < FAR_ENOUGH && document.activeElement !== stop; presses += 1) await userEvent.tab();
  await expect(stop).toHaveFocus();
}

/** Asserts that Tab moves through exactly these elements in order, and Shift+Tab back. */
export async function tabsThrough(...stops: readonly HTMLElement[]): Promise<void> {
  for (const stop of stops) {
    await userEvent.tab();
    await expect(stop).toHaveFocus();
  }
  for (const stop of stops.slice(0, -1).toReversed()) {
    await userEvent.tab({ shift: true });
    await expect(stop).toHaveFocus();
  }
}

/**
 * Asserts that Tab reaches the button, and that Enter and Space each trigger it once. `done`: mock function that has
 * not been called yet.
 */
export async function pressedByKeys(button: HTMLElement, done: unknown): Promise<void> {
  await tabTo(button);
  await userEvent.keyboard("{Enter}");
  await expect(done).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(" ");
  await expect(done).toHaveBeenCalledTimes(2);
}

/** Asserts that Tab reaches the link and Enter opens its URL. The navigation is prevented. */
export async function opensByEnter(link: HTMLElement, address: string): Promise<void> {
  await tabTo(link);
  const opened: (string | null | undefined)[] = [];
  const stay = (event: MouseEvent): void => {
    event.preventDefault();
    opened.push(event.target instanceof Element ? event.target.closest("a")?.getAttribute("href") : undefined);
  };
  document.addEventListener("click", stay, { capture: true });
  try {
    await userEvent.keyboard("{Enter}");
  } finally {
    document.removeEventListener("click", stay, { capture: true });
  }
  await expect(opened).toEqual([address]);
}

/**
 * Asserts that Right and Down move the focus to the next choice, and Left and Up back. The story checks what is chosen.
 */
export async function arrowsWalk(choice: HTMLElement, next: HTMLElement): Promise<void> {
  await tabTo(choice);
  await userEvent.keyboard("{ArrowRight}");
  await expect(next).toHaveFocus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect(choice).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}");
  await expect(next).toHaveFocus();
  await userEvent.keyboard("{ArrowUp}");
  await expect(choice).toHaveFocus();
}

/**
 * Presses keys natively, through the browser, because synthetic events do not move selects, sliders or the native Tab
 * order. Works only when stories run as tests.
 */
export async function nativeKeys(keys: string): Promise<void> {
  const { userEvent: keyboard } = await import("vitest/browser");
  await keyboard.keyboard(keys);
}

/** Asserts that native Tab and Shift+Tab cycle within the dialog. */
export async function staysWithin(dialog: HTMLElement): Promise<void> {
  const isWithin = (): boolean => dialog.contains(document.activeElement);
  for (let presses = 0; presses < 5; presses += 1) {
    await nativeKeys("{Tab}");
    await expect(isWithin()).toBe(true);
  }
  for (let presses = 0; presses < 5; presses += 1) {
    await nativeKeys("{Shift>}{Tab}{/Shift}");
    await expect(isWithin()).toBe(true);
  }
}
