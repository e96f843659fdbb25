/** An event for web analytics. */
export interface TrackingEvent {
  readonly event: string;
  readonly eventCategory: string;
  readonly eventAction: string;
  readonly eventLabel?: string;
}

/** Name of the DOM event on `window` that carries a tracking event as its detail. */
export const TRACKING_EVENT = "showroom:track";

/** Dispatches a tracking event on `window`: for `sendTracking`, and for scripts of a deployment. */
export function track(detail: TrackingEvent): void {
  window.dispatchEvent(new CustomEvent<TrackingEvent>(TRACKING_EVENT, { detail }));
}

export type SendEvent = (url: string, body: string) => void;

const sendBeacon: SendEvent = (url, body) => void navigator.sendBeacon(url, body);

/** Sends every tracking event of the page to a URL, as JSON without personal data. */
export function sendTracking(url: string, page: EventTarget = window, send: SendEvent = sendBeacon): void {
  page.addEventListener(TRACKING_EVENT, (event) => {
    if (!(event instanceof CustomEvent)) return;
    const { event: name, eventCategory, eventAction, eventLabel } = event.detail as TrackingEvent;
    send(url, JSON.stringify({ event: name, eventCategory, eventAction, eventLabel }));
  });
}

let followed: string | null = null;

/** Calls `sendTracking` once for the page; null for no URL. */
export function followTracking(url: string | null): void {
  if (url === null || followed === url) return;
  followed = url;
  sendTracking(url);
}

/** The event of a login. */
export const LOGIN_EVENT: TrackingEvent = { event: "Account", eventCategory: "Inloggen", eventAction: "Login" };
