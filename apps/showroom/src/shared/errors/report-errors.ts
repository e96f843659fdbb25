/** Tells a deployment that asks for it which errors a page had: what failed and where in our code, nothing of who, or on which address. */

/** What is sent, as JSON. */
export interface ErrorReport {
  readonly message: string;
  /** Empty when the error has none. */
  readonly stack: string;
}

export type SendReport = (url: string, body: string) => void;

/** Per page: one that keeps failing says nothing new. */
const MOST_REPORTS = 10;
const LONGEST = 4_000;

/** Addresses of pages and calls: links to register, to a new password and to share carry a secret. Our scripts' carry none. */
const ADDRESS = /https?:\/\/[^\s)]+|\/(?:api|password|projects|delen)\/[^\s)]*/g;

const withoutAddresses = (text: string): string =>
  text.replaceAll(ADDRESS, (address) => (address.includes("/assets/") ? address : "[address]")).slice(0, LONGEST);

function reportOf(error: unknown, message: string): ErrorReport {
  const { name, message: own, stack = "" } = error instanceof Error ? error : { name: "", message: message };
  return { message: withoutAddresses([name, own].filter(Boolean).join(": ")), stack: withoutAddresses(stack) };
}

const sendBeacon: SendReport = (url, body) => void navigator.sendBeacon(url, body);

/** Sends every error of the page that nobody caught, each once. */
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
