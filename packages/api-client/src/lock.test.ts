import { afterEach, describe, expect, test, vi } from "vitest";
import { browserLock, pageLock } from "./lock.ts";
import type { Lock } from "./lock.ts";

afterEach(() => vi.unstubAllGlobals());

/** Starts two pieces of work under one name; returns the order of what they do. */
async function orderOfTwo(lock: Lock): Promise<readonly string[]> {
  const order: string[] = [];
  const work = (name: string, fails: boolean) => async () => {
    order.push(`${name} starts`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    order.push(`${name} ends`);
    if (fails) throw new Error(name);
    return name;
  };
  const first = lock("refresh", work("first", true));
  const second = lock("refresh", work("second", false));
  await expect(first).rejects.toThrow("first");
  await expect(second).resolves.toBe("second");
  return order;
}

const ONE_AFTER_THE_OTHER = ["first starts", "first ends", "second starts", "second ends"];

describe("a lock within the page", () => {
  test("runs one piece of work at a time, also after one that failed", async () => {
    expect(await orderOfTwo(pageLock())).toEqual(ONE_AFTER_THE_OTHER);
  });

  test("does not hold up work of another name", async () => {
    const lock = pageLock();
    void lock("busy", () => new Promise(() => {}));
    await expect(lock("free", async () => 1)).resolves.toBe(1);
  });
});

describe("the lock of a browser", () => {
  test("is the browser's own, over all tabs", async () => {
    const request = vi.fn((_: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal("navigator", { locks: { request } });
    await expect(browserLock()("refresh", async () => 7)).resolves.toBe(7);
    expect(request).toHaveBeenCalledWith("refresh", expect.any(Function));
  });

  test("holds within the page where the browser has none", async () => {
    vi.stubGlobal("navigator", {});
    expect(await orderOfTwo(browserLock())).toEqual(ONE_AFTER_THE_OTHER);
  });
});
