import { MutationObserver, onlineManager, QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { ConnectionFailure } from "@showroom/api-client/failures";
import type { Favourite } from "@showroom/domain/configurator/favourites";
import { favouritePress } from "./favourite-press.ts";

const KEY = ["favourites", 1, 2];
const of = (pageProductId: number): Favourite => ({ pageId: 7, pageProductId });

let queries: QueryClient;
/** What the server has. */
let stored: Favourite[];
beforeEach(() => {
  vi.useFakeTimers();
  queries = new QueryClient();
  queries.mount();
  stored = [of(1)];
  queries.setQueryData(KEY, { favourites: stored });
});
afterEach(() => {
  onlineManager.setOnline(true);
  queries.unmount();
  queries.clear();
  vi.useRealTimers();
});

const shown = () => queries.getQueryData<{ favourites: Favourite[] }>(KEY)?.favourites;
/** Presses a heart. The server also has what a partner likes meanwhile. */
function press(id: number, liked: boolean, answers: () => void = () => {}): Promise<unknown> {
  const send = vi.fn(async (isLiked: boolean) => {
    answers();
    stored = isLiked ? [...stored, of(id)] : stored.filter(({ pageProductId }) => pageProductId !== id);
    return { favourites: stored };
  });
  return new MutationObserver(queries, favouritePress(queries, KEY, of(id), send)).mutate(liked).catch(() => null);
}

it("shows a press at once, and then what the server has, with a partner's", async () => {
  const pressed = press(2, true, () => (stored = [...stored, of(99)]));
  expect(shown()).toEqual([of(1), of(2)]);
  await pressed;
  expect(shown()).toEqual([of(1), of(99), of(2)]);
});

it("keeps the order of quick presses: the answer to an earlier one does not undo a later one", async () => {
  const seen: unknown[] = [];
  const unsubscribe = queries.getQueryCache().subscribe(() => seen.push(shown()?.map((one) => one.pageProductId)));
  await Promise.all([press(2, true), press(3, true), press(2, false)]);
  unsubscribe();
  expect(shown()).toEqual([of(1), of(3)]);
  expect(stored).toEqual([of(1), of(3)]);
  // After the third press 2 never comes back.
  const last = seen.findLastIndex((ids) => (ids as number[]).includes(2));
  expect(seen.slice(last + 1).length).toBeGreaterThan(0);
  expect(seen.findIndex((ids, at) => at > 0 && !(ids as number[]).includes(2) && (ids as number[]).includes(3))).toBe(
    last + 1,
  );
});

it("waits without a network, and is sent when there is one", async () => {
  onlineManager.setOnline(false);
  const pressed = press(2, true);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(shown()).toEqual([of(1), of(2)]);
  expect(stored).toEqual([of(1)]);
  onlineManager.setOnline(true);
  await pressed;
  expect(stored).toEqual([of(1), of(2)]);
});

it("tries again while the server is away, with an end, and then goes back", async () => {
  let away = 0;
  const pressed = press(2, true, () => {
    away += 1;
    throw new ConnectionFailure("offline", null);
  });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(away).toBe(2);
  expect(shown()).toEqual([of(1), of(2)]);
  await vi.advanceTimersByTimeAsync(600_000);
  await pressed;
  expect(away).toBe(10);
  expect(shown()).toEqual([of(1)]);
});

it("goes back at once when the server refuses it", async () => {
  await press(1, false, () => {
    throw new Error("choice-invalid");
  });
  expect(shown()).toEqual([of(1)]);
});
