const STOPS = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** The visible elements that Tab stops at, in their order. */
export const stopsIn = (element: Element): readonly HTMLElement[] =>
  [...element.querySelectorAll<HTMLElement>(STOPS)].filter((stop) =>
    stop.checkVisibility({ visibilityProperty: true }),
  );

/** The elements around one, the nearest first, without the page's `main` and what is around it. */
export function ancestorsOf(element: Element | null): readonly Element[] {
  const parent = element?.parentElement;
  return parent && !parent.matches("main, body") ? [parent, ...ancestorsOf(parent)] : [];
}

/** The first stop near an element that left the page: in the nearest of its former ancestors that has one. */
export const stopNear = (ancestors: readonly Element[]): HTMLElement | undefined =>
  ancestors.flatMap((ancestor) => (ancestor.isConnected ? stopsIn(ancestor) : []))[0];
