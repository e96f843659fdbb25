import { afterEach, describe, expect, test, vi } from "vitest";
import { browserLock, pageLock } from "./lock.ts";
import type { Lock } from "./lock.ts";

afterEach(() => vi.unstubAllGlobals());

/** Starts two tasks under one name; returns the order of their steps. */
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
  test("runs one task at a time, also after a failed one", async () => {
    expect(await orderOfTwo(pageLock())).toEqual(ONE_AFTER_THE_OTHER);
  });

  test("does not block tasks with another name", async () => {
    const lock = pageLock();
    void lock("busy", () => new Promise(() => {}));
    await expect(lock("free", async () => 1)).resolves.toBe(1);
  });
});

describe("the browser lock", () => {
  test("uses Web Locks, over all tabs", async () => {
    const request = vi.fn((_: string, work: () => Promise<unknown>) => work());
    vi.stubGlobal("navigator", { locks: { request } });
    await expect(browserLock()("refresh", async () => 7)).resolves.toBe(7);
    expect(request).toHaveBeenCalledWith("refresh", expect.any(Function));
  });

  test("works within the page when the browser has no Web Locks", async () => {
    vi.stubGlobal("navigator", {});
    expect(await orderOfTwo(browserLock())).toEqual(ONE_AFTER_THE_OTHER);
  });
});
