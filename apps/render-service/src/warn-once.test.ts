import { expect, it, vi } from "vitest";
import { warnOnce } from "./warn-once.ts";

it("passes on a warning once per ten minutes, and other warnings meanwhile", () => {
  const warn = vi.fn();
  let now = 0;
  const once = warnOnce(warn, () => now);
  for (const warning of ["a", "a", "b", "a"]) once(warning);
  expect(warn.mock.calls).toEqual([["a"], ["b"]]);
  now = 600_000;
  once("a");
  expect(warn).toHaveBeenCalledTimes(3);
});
