/** A page of a device, with what it asked, said and reported since the last step. */
import type { Page, Request } from "@playwright/test";

export interface Answered {
  readonly method: string;
  /** Path of the URL, without the query. */
  readonly path: string;
  readonly status: number;
  readonly sent: string | null;
}

export interface Tab {
  readonly page: Page;
  /** Errors on the console and uncaught ones, since the last step. */
  readonly errors: string[];
  /** Calls of the API that were begun since the last step, as `PUT /api/…`. */
  readonly asked: string[];
  /** Responses of the API since the last step. */
  readonly answered: Answered[];
  /** Connections to the render hub that failed since the last step. */
  failedSockets: number;
  /** The page was loaded in this step. */
  wasLoaded: boolean;
  /** Something failed on purpose since the page was loaded: the network, the storage, or files of an old release. */
  hadTrouble: boolean;
  /** The same at the beginning of the step. A page that misses files of an old release loads itself again in it. */
  beganInTrouble: boolean;
}

const isCall = (request: Request): boolean => /^\/(api|oauth)\//.test(new URL(request.url()).pathname);
const pathOf = (request: Request): string => new URL(request.url()).pathname;

async function noteAnswer(tab: Tab, request: Request): Promise<void> {
  const response = await request.response().catch(() => null);
  if (!response) return;
  tab.answered.push({
    method: request.method(),
    path: pathOf(request),
    status: response.status(),
    sent: request.postData(),
  });
}

/** Watches a page. `inTrouble` says whether the device has a trouble now. */
export function watchTab(page: Page, inTrouble: () => boolean): Tab {
  const tab: Tab = {
    page,
    errors: [],
    asked: [],
    answered: [],
    failedSockets: 0,
    wasLoaded: true,
    hadTrouble: inTrouble(),
    beganInTrouble: false,
  };
  page.on("console", (message) => {
    if (message.type() !== "error") return;
    tab.errors.push(message.text());
    if (message.text().startsWith("WebSocket connection to")) tab.failedSockets += 1;
  });
  page.on("pageerror", (error) => tab.errors.push(error.stack ?? error.message));
  page.on("dialog", (dialog) => void dialog.accept().catch(() => undefined));
  page.on("request", (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      tab.wasLoaded = true;
      tab.hadTrouble = inTrouble();
    }
    if (isCall(request)) tab.asked.push(`${request.method()} ${pathOf(request)}`);
  });
  page.on("requestfinished", (request) => {
    if (isCall(request)) void noteAnswer(tab, request);
  });
  return tab;
}

/** Forgets what happened before the next step. */
export function beginStep(tab: Tab): void {
  for (const list of [tab.errors, tab.asked, tab.answered]) list.splice(0);
  tab.wasLoaded = false;
  tab.beganInTrouble = tab.hadTrouble;
  tab.failedSockets = 0;
}
