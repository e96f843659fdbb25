/**
 * Back closes the newest overlay instead of leaving the page. An open overlay adds an entry to the browser's history, with the address and
 * the state of the page and a mark. The router does not see a move between the page and its marked entry, because nothing changes for it.
 * The entry stays when the overlay is closed in another way; the next Back then skips it. It is not taken back at once, because that
 * happens later than a navigation that may follow in the same moment.
 */
const MARK = "overlay";

/** An entry of the history: the address and the state of a page. */
interface Entry {
  readonly href: string;
  readonly state: Readonly<Record<string, unknown>>;
  /** The name of the page's own entry, for one that an overlay added; null for a page's own. */
  readonly above: string | null;
}

/** The open overlays, the newest last. Each returns how to dismiss it; undefined while it may not be dismissed. */
const overlays: (() => (() => void) | undefined)[] = [];
let at: Entry | null = null;

function present(): Entry {
  const { [MARK]: above, ...state } = Object(history.state) as Record<string, unknown>;
  return { href: location.href, state, above: typeof above === "string" ? above : null };
}

const nameOf = ({ href, state }: Entry): string => `${href} ${JSON.stringify(state)}`;

function addEntry(): void {
  const page = present();
  if (page.above === null) history.pushState({ ...page.state, [MARK]: nameOf(page) }, "");
}

/** Keeps `at` the present entry. An entry keeps its mark when the page gives itself another address, such as that of a filter. */
function followPage(): void {
  const pushState = history.pushState.bind(history);
  const replaceState = history.replaceState.bind(history);
  at = present();
  history.pushState = (...entry) => {
    pushState(...entry);
    at = present();
  };
  history.replaceState = (state, unused, url) => {
    const { above } = present();
    replaceState(above === null ? state : { ...Object(state), [MARK]: above }, unused, url);
    at = present();
  };
}

function onPopState(event: PopStateEvent): void {
  const [before, now] = [at, present()];
  at = now;
  if (before === null) return;
  const isBack = before.above !== null && before.above === nameOf(now);
  const isForward = now.above !== null && now.above === nameOf(before);
  if (!isBack && !isForward) return;
  event.stopImmediatePropagation();
  if (isForward) return;
  // The page gave itself another address in the meantime: that is the address of its own entry too.
  if (nameOf(before) !== before.above) history.replaceState(before.state, "", before.href);
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
  followPage();
  window.addEventListener("popstate", onPopState);
}

/** Registers an open overlay. Returns the function that unregisters it. */
export function closeOnBack(dismiss: () => (() => void) | undefined): () => void {
  watchBack();
  overlays.push(dismiss);
  addEntry();
  return () => void overlays.splice(overlays.indexOf(dismiss), 1);
}
