/** An event for whoever measures how the application is used. */
export interface TrackingEvent {
  readonly event: string;
  readonly eventCategory: string;
  readonly eventAction: string;
  readonly eventLabel?: string;
}

/** Name of the DOM event on `window` that carries a tracking event as its detail. */
export const TRACKING_EVENT = "showroom:track";

/**
 * Tells the page about an event. The application itself sends it nowhere; a deployment that has the visitor's consent
 * listens on `window`.
 */
export function track(detail: TrackingEvent): void {
  window.dispatchEvent(new CustomEvent<TrackingEvent>(TRACKING_EVENT, { detail }));
}
