import { describe, expect, it } from "vitest";
import { inBatches } from "./in-batches.ts";

/** A look-up that the test completes. */
function slowLookup() {
  const asked: (readonly number[])[] = [];
  const finish: ((failure?: Error) => void)[] = [];
  const look = inBatches<number, string>(async (keys) => {
    asked.push(keys);
    await new Promise<void>((resolve, reject) => finish.push((failure) => (failure ? reject(failure) : resolve())));
    return new Map(keys.filter((key) => key > 0).map((key) => [key, `found ${key}`]));
  });
  return { asked, finish, look };
}

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0));

describe("batched look-ups", () => {
  it("run at once for the first key, and together for keys that arrive meanwhile", async () => {
    const { asked, finish, look } = slowLookup();
    const first = look(1);
    await turn();
    const later = [look(2), look(3), look(2), look(-1)];
    await turn();
    expect(asked).toEqual([[1]]);
    finish[0]?.();
    expect(await first).toBe("found 1");
    await turn();
    expect(asked).toEqual([[1], [2, 3, -1]]);
    finish[1]?.();
    expect(await Promise.all(later)).toEqual(["found 2", "found 3", "found 2", undefined]);
  });

  it("never use the result of a query that started before the request", async () => {
    const { asked, finish, look } = slowLookup();
    const first = look(1);
    await turn();
    const again = look(1);
    finish[0]?.();
    await first;
    await turn();
    expect(asked).toEqual([[1], [1]]);
    finish[1]?.();
    expect(await again).toBe("found 1");
  });

  it("fail together within a batch, without affecting later batches", async () => {
    const { finish, look } = slowLookup();
    const failing = Promise.allSettled([look(1), look(2)]);
    await turn();
    finish[0]?.(new Error("gone"));
    expect((await failing).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    const next = look(3);
    await turn();
    finish[1]?.();
    expect(await next).toBe("found 3");
  });

  it("have at most the given number of keys, in order of arrival", async () => {
    const batches: (readonly number[])[] = [];
    const look = inBatches<number, number>(async (keys) => {
      batches.push(keys);
      await turn();
      return new Map(keys.map((key) => [key, key * 2]));
    }, 2);
    expect(await Promise.all([1, 2, 3, 4, 5].map(look))).toEqual([2, 4, 6, 8, 10]);
    expect(batches).toEqual([[1, 2], [3, 4], [5]]);
  });
});
