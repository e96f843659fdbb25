/** Sends uncaught errors to the configured address: message and stack, without user data and without addresses of pages or calls. */

/** The JSON body of a report. */
export interface ErrorReport {
  readonly message: string;
  /** Empty when the error has none. */
  readonly stack: string;
}

export type SendReport = (url: string, body: string) => void;

/** The number of reports per page: later errors of a page that keeps failing add nothing. */
const MOST_REPORTS = 10;
const LONGEST = 4_000;

/** Addresses of pages and calls. Links for registration, a new password and sharing contain secrets; script addresses do not. */
const ADDRESS = /https?:\/\/[^\s)]+|\/(?:api|password|projects|delen)\/[^\s)]*/g;

const withoutAddresses = (text: string): string =>
  text.replaceAll(ADDRESS, (address) => (address.includes("/assets/") ? address : "[address]")).slice(0, LONGEST);

function reportOf(error: unknown, message: string): ErrorReport {
  const { name, message: own, stack = "" } = error instanceof Error ? error : { name: "", message: message };
  return { message: withoutAddresses([name, own].filter(Boolean).join(": ")), stack: withoutAddresses(stack) };
}

const sendBeacon: SendReport = (url, body) => void navigator.sendBeacon(url, body);

/** Reports every uncaught error of the page once. */
export function reportErrors(url: string, page: EventTarget = window, send: SendReport = sendBeacon): void {
  const sent = new Set<string>();
  const report = (error: unknown, message: string): void => {
    const body = JSON.stringify(reportOf(error, message));
    if (sent.has(body) || sent.size >= MOST_REPORTS) return;
    sent.add(body);
    send(url, body);
  };
  page.addEventListener("error", (event) => {
    if ("error" in event && "message" in event) report(event.error, String(event.message));
  });
  page.addEventListener("unhandledrejection", (event) => {
    if ("reason" in event) report(event.reason, String(event.reason));
  });
}
