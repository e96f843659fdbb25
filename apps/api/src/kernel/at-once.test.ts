import { setTimeout as sleep } from "node:timers/promises";
import { expect, it } from "vitest";
import { mapAtOnce } from "./at-once.ts";

it("limits parallel work, and keeps the order of the results", async () => {
  let running = 0;
  let most = 0;
  const doubled = await mapAtOnce([30, 1, 20, 5, 10], 2, async (item) => {
    running += 1;
    most = Math.max(most, running);
    await sleep(item);
    running -= 1;
    return item * 2;
  });
  expect(doubled).toEqual([60, 2, 40, 10, 20]);
  expect(most).toBe(2);
});

it("starts nothing after a failure, and rejects when running work has ended", async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const work = mapAtOnce([1, 2, 3, 4, 5], 2, async (item) => {
    begun.push(item);
    if (item === 2) throw new Error("two");
    await sleep(20);
    ended.push(item);
  });
  await expect(work).rejects.toThrow("two");
  expect([begun, ended]).toEqual([[1, 2], [1]]);
});

it("returns an empty list for no items", async () => {
  expect(await mapAtOnce([], 8, () => Promise.reject(new Error("never")))).toEqual([]);
});
