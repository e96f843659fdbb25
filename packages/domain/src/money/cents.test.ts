import { describe, expect, it } from "vitest";
import { cents, sum } from "./cents.ts";

describe("cents", () => {
  it("round half away from zero, both ways, and never to minus zero", () => {
    expect([0.5, 1.5, -0.5, -1.5, -0.4].map(cents)).toEqual([1, 2, -1, -2, 0]);
  });

  it("are finite", () => {
    for (const value of [Number.NaN, Number.POSITIVE_INFINITY]) expect(() => cents(value)).toThrow(RangeError);
  });

  it("add up", () => {
    expect(sum([cents(5), cents(-7)])).toBe(-2);
    expect(sum([])).toBe(0);
  });
});
