import { afterEach, expect, test, vi } from "vitest";
import { track, TRACKING_EVENT } from "./tracking.ts";
import type { TrackingEvent } from "./tracking.ts";

afterEach(() => vi.unstubAllGlobals());

function listen(): readonly TrackingEvent[] {
  const heard: TrackingEvent[] = [];
  const target = new EventTarget();
  target.addEventListener(TRACKING_EVENT, (event) => {
    if (event instanceof CustomEvent) heard.push(event.detail);
  });
  vi.stubGlobal("window", target);
  return heard;
}

test("an event reaches the listeners on the page, with and without a label", () => {
  const heard = listen();
  track({ event: "Account", eventCategory: "Inloggen", eventAction: "Login" });
  track({ event: "Account", eventCategory: "Inloggen", eventAction: "Login", eventLabel: "De Lindehof" });
  expect(heard).toEqual([
    { event: "Account", eventCategory: "Inloggen", eventAction: "Login" },
    { event: "Account", eventCategory: "Inloggen", eventAction: "Login", eventLabel: "De Lindehof" },
  ]);
});
