import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { FakeElement, FakeField, runFirstScript, script, settle, simulateWindow } from "./testing/simulated-window.ts";
import type { SimulatedPage } from "./testing/simulated-window.ts";

let page: SimulatedPage;

beforeEach(async () => {
  page = simulateWindow("/projects/linde");
  const later = { after: "page", application: [script("main", "input")], parts: [], fonts: [] } as const;
  await runFirstScript({ later });
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** An event on an element, as the document gets it. */
function send(type: string, target: unknown): Event {
  const event = new Event(type, { cancelable: true });
  Object.defineProperty(event, "target", { value: target });
  page.document.dispatchEvent(event);
  return event;
}

const recorded = () => window.pageStart?.input;

test("the last button that was pressed is recorded, and its form is not sent", () => {
  const words = new FakeElement();
  words.button = new FakeElement();
  expect(send("click", words).defaultPrevented).toBe(true);
  expect(recorded()?.button).toBe(words.button);
  const other = new FakeElement();
  other.button = other;
  send("click", other);
  expect(recorded()?.button).toBe(other);
});

test("links and the page around them work without the application", () => {
  expect(send("click", new FakeElement()).defaultPrevented).toBe(false);
  expect(send("click", new EventTarget()).defaultPrevented).toBe(false);
  expect(recorded()?.button).toBeNull();
});

test("fields with typed text are recorded, once each, and nothing else", () => {
  const field = new FakeField();
  send("input", field);
  send("input", field);
  send("input", new FakeElement());
  expect([...(recorded()?.fields ?? [])]).toEqual([field]);
});

test("nothing is recorded, and nothing is loaded, after the application has taken over", async () => {
  recorded()?.watch.abort();
  const button = new FakeElement();
  button.button = button;
  expect(send("click", button).defaultPrevented).toBe(false);
  send("input", new FakeField());
  page.document.dispatchEvent(new Event("keydown"));
  await settle();
  expect(recorded()?.button).toBeNull();
  expect(recorded()?.fields.size).toBe(0);
  expect(page.preloaded).toEqual([]);
});
