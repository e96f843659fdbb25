/**
 * Steps that the keyboard paths of many components share. Every press stands in here as it is made: the check of keyboard paths
 * (scripts/keyboard-rules.ts) reads from these functions which keys a story presses that uses them.
 */
import { expect, userEvent } from "storybook/test";

const FAR_ENOUGH = 60;

/** Presses Tab until this has the focus. Fails when Tab never comes there. */
export async function tabTo(stop: HTMLElement): Promise<void> {
  for (let presses = 0; presses < FAR_ENOUGH && document.activeElement !== stop; presses += 1) await userEvent.tab();
  await expect(stop).toHaveFocus();
}

/** Tab comes first to the first of these, then to each in turn and to nothing between; Shift+Tab goes back the same way. */
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

/** Tab comes to this button; Enter and Space do each the same once. `done`: the mock function that is called, not yet called. */
export async function pressedByKeys(button: HTMLElement, done: unknown): Promise<void> {
  await tabTo(button);
  await userEvent.keyboard("{Enter}");
  await expect(done).toHaveBeenCalledTimes(1);
  await userEvent.keyboard(" ");
  await expect(done).toHaveBeenCalledTimes(2);
}

/** Tab comes to this link; Enter opens this address. The page stays where it is. */
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

/** Right and down go from this choice to the next, left and up back; the focus goes along. What is chosen by it, the story says. */
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
 * Presses keys as a keyboard does: what the browser itself does with a key in a list or a slider, and where its Tab goes past a
 * dialog, no imitation knows. Only where the stories run as tests.
 */
export async function nativeKeys(keys: string): Promise<void> {
  const { userEvent: keyboard } = await import("vitest/browser");
  await keyboard.keyboard(keys);
}

/** The browser's own Tab and Shift+Tab go round within this dialog. */
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
