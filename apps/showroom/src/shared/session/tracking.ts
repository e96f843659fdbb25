/** An event for web analytics. */
export interface TrackingEvent {
  readonly event: string;
  readonly eventCategory: string;
  readonly eventAction: string;
  readonly eventLabel?: string;
}

/** Name of the DOM event on `window` that carries a tracking event as its detail. */
export const TRACKING_EVENT = "showroom:track";

/**
 * Dispatches a tracking event on `window`. The application sends it nowhere; a deployment that has the visitor's consent
 * can listen for it.
 */
export function track(detail: TrackingEvent): void {
  window.dispatchEvent(new CustomEvent<TrackingEvent>(TRACKING_EVENT, { detail }));
}
