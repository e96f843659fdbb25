import { expect, test } from "vitest";
import { Turnstile } from "./turnstile.ts";

/** Work at a turnstile that begins when its turn comes and ends when the test says so. */
function line() {
  const turnstile = new Turnstile();
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const enter = (name: string, options: Parameters<Turnstile["pass"]>[1] = {}): Promise<string> =>
    turnstile.pass(async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
      return name;
    }, options);
  const end = async (name: string): Promise<void> => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { begun, enter, end };
}

test("one at a time, in order of arrival, and those of a lower rank first", async () => {
  const { begun, enter, end } = line();
  const all = [enter("a"), enter("side", { rank: 1 }), enter("b"), enter("c"), enter("side 2", { rank: 1 })];
  for (const name of ["a", "b", "c", "side", "side 2"]) {
    expect(begun.at(-1)).toBe(name);
    await end(name);
  }
  expect(await Promise.all(all)).toEqual(["a", "side", "b", "c", "side 2"]);
});

test("what is aborted while it waits rejects at once and never begins", async () => {
  const { begun, enter, end } = line();
  const first = enter("a");
  const abort = new AbortController();
  const gone = enter("b", { signal: abort.signal });
  const last = enter("c");
  abort.abort(new Error("no longer wanted"));
  await expect(gone).rejects.toThrow("no longer wanted");
  await expect(enter("d", { signal: abort.signal })).rejects.toThrow("no longer wanted");
  await end("a");
  await end("c");
  await Promise.all([first, last]);
  expect(begun).toEqual(["a", "c"]);
});

test("what is aborted while it runs keeps its place until it has ended", async () => {
  const { begun, enter, end } = line();
  const abort = new AbortController();
  const first = enter("a", { signal: abort.signal });
  void enter("b");
  abort.abort(new Error("no longer wanted"));
  await new Promise(setImmediate);
  expect(begun).toEqual(["a"]);
  await end("a");
  expect(begun).toEqual(["a", "b"]);
  await expect(first).resolves.toBe("a");
});

test("work that fails makes way for the next", async () => {
  const turnstile = new Turnstile();
  await expect(turnstile.pass(() => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
  await expect(turnstile.pass(async () => "next")).resolves.toBe("next");
});
