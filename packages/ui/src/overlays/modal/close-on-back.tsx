/**
 * Back closes the newest overlay instead of leaving the page. An open overlay adds an entry to the browser's history, with the address and
 * the state of the page and a mark. The router does not see a move between the page and its marked entry, because nothing changes for it.
 * The entry stays when the overlay is closed in another way; the next Back then skips it. It is not taken back at once, because that
 * happens later than a navigation that may follow in the same moment.
 */
const MARK = "overlay";

interface Entry {
  /** The address and the state of the page. */
  readonly page: string;
  readonly isMarked: boolean;
  /** Length of the history: it changes when the page added an entry since. */
  readonly length: number;
}

/** The open overlays, the newest last. Each returns how to dismiss it; undefined while it may not be dismissed. */
const overlays: (() => (() => void) | undefined)[] = [];
let at: Entry | null = null;

function present(): Entry {
  const { [MARK]: mark, ...state } = Object(history.state) as Record<string, unknown>;
  return { page: `${location.href} ${JSON.stringify(state)}`, isMarked: mark === true, length: history.length };
}

function addEntry(): void {
  if (!present().isMarked) history.pushState({ ...history.state, [MARK]: true }, "");
  at = present();
}

function onPopState(event: PopStateEvent): void {
  const [before, now] = [at, present()];
  at = now;
  const isSamePage = before?.page === now.page && before.length === now.length && before.isMarked !== now.isMarked;
  if (!isSamePage) return;
  event.stopImmediatePropagation();
  if (now.isMarked) return;
  const overlay = overlays.at(-1);
  if (overlay === undefined) return history.back();
  overlay()?.();
  // An overlay below it, or one that may not be dismissed now, needs an entry again.
  setTimeout(() => {
    if (overlays.length > 0) addEntry();
  });
}

/**
 * Starts to watch the browser's Back. Call it before the router is created: the listeners of a window are called in the order in which they
 * were added, and the router must not see a move within a page.
 */
export function watchBack(): void {
  if (at !== null) return;
  at = present();
  window.addEventListener("popstate", onPopState);
}

/** Registers an open overlay. Returns the function that unregisters it. */
export function closeOnBack(dismiss: () => (() => void) | undefined): () => void {
  watchBack();
  overlays.push(dismiss);
  addEntry();
  return () => void overlays.splice(overlays.indexOf(dismiss), 1);
}
