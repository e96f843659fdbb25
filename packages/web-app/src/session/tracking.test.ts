import { afterEach, expect, test, vi } from "vitest";
import { LOGIN_EVENT, sendTracking, track, TRACKING_EVENT } from "./tracking.ts";
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

test("every event is sent to the configured URL, as JSON with only its own fields", () => {
  const page = new EventTarget();
  vi.stubGlobal("window", page);
  const sent: [string, unknown][] = [];
  sendTracking("https://meten.example/", page, (url, body) => sent.push([url, JSON.parse(body)]));
  track(LOGIN_EVENT);
  const withMore = { ...LOGIN_EVENT, eventLabel: "De Lindehof", email: "koper@lindehof.example" };
  track(withMore);
  expect(sent).toEqual([
    ["https://meten.example/", LOGIN_EVENT],
    ["https://meten.example/", { ...LOGIN_EVENT, eventLabel: "De Lindehof" }],
  ]);
});
