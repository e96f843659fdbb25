import { describe, expect, it } from "vitest";
import { together } from "./together.ts";

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

describe("items that are handled together", () => {
  it("share a batch of at most the given size, in their order", async () => {
    const batches: (readonly number[])[] = [];
    const double = together<number, number>(2, async (items) => {
      batches.push(items);
      await turn();
      return items.map((item) => item * 2);
    });
    expect(await Promise.all([1, 2, 3, 4, 5].map(double))).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });

  it("do not wait for a result that comes later", async () => {
    const slow = Promise.withResolvers<string>();
    const name = together<number, string>(1, async ([item = 0]) => [item === 1 ? slow.promise : `item ${item}`]);
    const first = name(1);
    expect(await name(2)).toBe("item 2");
    slow.resolve("item 1");
    expect(await first).toBe("item 1");
  });

  it("fail together, without affecting the next batch", async () => {
    const check = together<number, number>(2, async (items) => {
      if (items.includes(0)) throw new Error("zero");
      return items;
    });
    const settled = await Promise.allSettled([0, 1, 2].map(check));
    expect(settled.map(({ status }) => status)).toEqual(["rejected", "rejected", "fulfilled"]);
  });

  it("fail when a result is missing", async () => {
    const check = together<number, number>(2, async (items) => items.slice(1));
    await expect(check(1)).rejects.toThrow("A batch needs a result per item");
  });
});
