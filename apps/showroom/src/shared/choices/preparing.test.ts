import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { buildPage } from "@showroom/domain/testing/build-page";
import type { ChoicesStore } from "./choices-store.ts";
import { BATHROOM, tile } from "./testing/build-choices.ts";
import { fakeApi, openStore, server, startFakeServer } from "./testing/fake-server.ts";

vi.mock(import("../api/api.ts"), async (original) => ({
  ...(await original()),
  // The fake server imports the store, which imports this module: it is looked up at the call.
  api: { call: (...args: Parameters<typeof fakeApi.call>) => fakeApi.call(...args) } as never,
}));

const bathroom = buildPage({ id: BATHROOM });
let store: ChoicesStore;
const page = new EventTarget();
beforeEach(() => {
  startFakeServer();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});
afterEach(() => {
  store.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});
const choose = async (): Promise<void> => {
  store.change(bathroom, tile(102));
  await vi.advanceTimersByTimeAsync(1_000);
};
/** Whether the page closes without a question. */
const leave = (): boolean => {
  const event = new Event("beforeunload", { cancelable: true });
  page.dispatchEvent(event);
  return !event.defaultPrevented;
};

test("what staff choose in a buyer's place is saved, and their browser keeps nothing of it", async () => {
  store = openStore(server.kept, true, true, false, true);
  store.change(bathroom, tile(102));
  expect(Object.keys(localStorage)).toEqual([]);
  expect(leave()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked).toContain("choices.save");
  expect(store.getState().save.kind).toBe("saved");
  expect(leave()).toBe(true);
});

test.each([
  ["who only looks", false, undefined],
  ["a preview of a catalogue", true, 102],
])("%s saves nothing", async (_, trial, chosen) => {
  store = openStore(server.kept, true, trial);
  const before = store.room(bathroom).wallTileProduct?.pageProductId;
  await choose();
  expect(server.asked).not.toContain("choices.save");
  expect(store.room(bathroom).wallTileProduct?.pageProductId).toBe(chosen ?? before);
});
