/** What a person can use on a page, as the accessibility tree tells it. */
import type { Locator, Page } from "@playwright/test";

export interface Control {
  readonly role: string;
  readonly name: string;
  readonly nth: number;
}

/** How often a role is used, compared with the others. */
export const ROLE_WEIGHTS: Readonly<Record<string, number>> = {
  radio: 6,
  button: 5,
  tab: 5,
  checkbox: 4,
  link: 3,
  textbox: 3,
  searchbox: 1,
  option: 2,
  menuitem: 2,
};

const LINE = /^\s*- '?([a-z]+) "((?:[^"\\]|\\.)*)"([^:]*)/;
/** Controls that leave the product, or only cost time. */
const LEFT_OUT = /^(Website van|Bel |Mail |Telefoon:|E-mail:)|\.example|@|^\+?[\d ()-]{8,}$|afdrukken|downloaden/i;

/** The part of the page that can be used: an open modal dialog, or the whole page. */
export async function usablePart(page: Page): Promise<Locator> {
  return (await hasModal(page)) ? modalsOf(page).last() : page.locator("body");
}

const modalsOf = (page: Page): Locator => page.locator("dialog:modal, [aria-modal=true]");

/** Whether a modal dialog is open. */
export const hasModal = async (page: Page): Promise<boolean> => (await modalsOf(page).count()) > 0;

export async function listControls(page: Page): Promise<Control[]> {
  const part = await usablePart(page);
  const tree = await part.ariaSnapshot({ timeout: 3_000 });
  const counts = new Map<string, number>();
  return tree.split("\n").flatMap((line) => {
    const [, role = "", quoted = "", states = ""] = LINE.exec(line) ?? [];
    if (!(role in ROLE_WEIGHTS)) return [];
    const name = quoted.replaceAll(/\\(.)/g, "$1").replaceAll("''", "'");
    const key = `${role} ${name}`;
    const nth = counts.get(key) ?? 0;
    counts.set(key, nth + 1);
    return /\[disabled\]/.test(states) || LEFT_OUT.test(name) ? [] : [{ role, name, nth }];
  });
}
