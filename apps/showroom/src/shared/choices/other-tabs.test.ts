import { afterEach, expect, test, vi } from "vitest";
import { otherTabs } from "./other-tabs.ts";
import type { OtherTabs } from "./other-tabs.ts";

const tabs: OtherTabs[] = [];
function open(name: string): { readonly tab: OtherTabs; readonly versions: readonly number[] } {
  const versions: number[] = [];
  const tab = otherTabs(name, (version) => versions.push(version));
  tabs.push(tab);
  return { tab, versions };
}
afterEach(() => {
  for (const tab of tabs.splice(0)) tab.close();
  vi.unstubAllGlobals();
});

test("every other tab with the same choices gets the saved version", async () => {
  const [own, other, third, stranger] = [open("7/1"), open("7/1"), open("7/1"), open("8/1")];
  own.tab.tell(12);
  await vi.waitFor(() => expect([other.versions, third.versions]).toEqual([[12], [12]]));
  expect([own.versions, stranger.versions]).toEqual([[], []]);
});

test("other messages are ignored", async () => {
  const { versions } = open("7/1");
  const channel = new BroadcastChannel("7/1");
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- that is of windows; a channel reaches its own origin only
  for (const message of ["12", null, { version: 12 }, 13]) channel.postMessage(message);
  await vi.waitFor(() => expect(versions).toEqual([13]));
  channel.close();
});

test("a closed tab gets nothing", async () => {
  const [own, other, third] = [open("7/1"), open("7/1"), open("7/1")];
  other.tab.close();
  own.tab.tell(12);
  await vi.waitFor(() => expect(third.versions).toEqual([12]));
  expect(other.versions).toEqual([]);
});

test("a browser without channels causes no error", () => {
  vi.stubGlobal("BroadcastChannel", undefined);
  const { tab, versions } = open("7/1");
  tab.tell(12);
  tab.close();
  expect(versions).toEqual([]);
});
