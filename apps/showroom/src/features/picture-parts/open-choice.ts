/** Milliseconds in which the choices of another part are on the page. */
const LONGEST = 10_000;
/** Milliseconds in which the page gives the focus to its title. */
const ARRIVAL = 1500;
/** Milliseconds. */
const OFTEN = 50;

/** The headings of the choices on the page. */
export const headings = (): readonly HTMLButtonElement[] => [
  ...document.querySelectorAll<HTMLButtonElement>("#inhoud :is(h2, h3, h4) > button[aria-expanded]"),
];

/** The sections of choices that are open, with everything below. */
const openSections = (): readonly Element[] =>
  headings()
    .filter((button) => button.getAttribute("aria-expanded") === "true")
    .flatMap((button) => button.closest("section") ?? []);

/** The section with this heading: of several, the one in a section that is open; without one, the first that is open. */
function sectionOf(heading: string): HTMLButtonElement | undefined {
  const named = headings().filter((button) => button.textContent?.trim() === heading);
  const open = openSections();
  return (
    named.find((button) => open.some((section) => section.contains(button))) ??
    named[0] ??
    open[0]?.querySelector<HTMLButtonElement>("button[aria-expanded]") ??
    undefined
  );
}

/**
 * Brings the choice that a link in a picture leads to into view, opens it, and gives it the focus. `before` are the headings that the page
 * had before the link was followed: the choices open anew, maybe on a part of the step whose code is still loading.
 */
export function openChoice(heading: string, before: readonly Element[], since = performance.now()): void {
  const section = sectionOf(heading);
  if (section === undefined || before.includes(section)) {
    if (performance.now() - since < LONGEST) setTimeout(() => openChoice(heading, before, since), OFTEN);
    return;
  }
  if (section.getAttribute("aria-expanded") === "false") section.click();
  section.focus({ preventScroll: true });
  section.scrollIntoView({ block: "center" });
  keepFocus(section, performance.now() + ARRIVAL);
}

/** Gives an element the focus again after the page has given it to its title, as it does when another part is shown. */
function keepFocus(element: HTMLElement, until: number): void {
  const active = document.activeElement;
  if (active === null || active === document.body || active.matches("h1")) element.focus({ preventScroll: true });
  if (performance.now() < until) setTimeout(() => keepFocus(element, until), OFTEN);
}
