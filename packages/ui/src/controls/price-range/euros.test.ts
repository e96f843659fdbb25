import { describe, expect, it } from "vitest";
import { formatEuros, parseEuros, toCents, toEuros } from "./euros.ts";

describe("bounds in euros", () => {
  it("widens to whole euros", () => {
    expect(toEuros({ low: 1250, high: 9901 })).toEqual({ low: 12, high: 100 });
  });

  it("returns the exact bound at either end", () => {
    const bounds = { low: 1250, high: 9901 };
    const euros = toEuros(bounds);
    expect(toCents(euros.low, bounds)).toBe(1250);
    expect(toCents(euros.high, bounds)).toBe(9901);
    expect(toCents(50, bounds)).toBe(5000);
  });
});

describe("a typed amount", () => {
  it.each([
    ["12", 12],
    ["€ 12", 12],
    ["1.250", 1250],
    ["€ 1.250,-", 1250],
    ["12,50", 13],
    ["12.49", 12],
    ["1.250,75", 1251],
  ])("reads %s as %i euro", (typed, euros) => {
    expect(parseEuros(typed)).toBe(euros);
  });

  it.each(["", "abc", "-5", "1,2,3", "12 euro", "1.25.0"])("refuses %o", (typed) => {
    expect(parseEuros(typed)).toBeNull();
  });
});

it.each([0, 999, 1000, 12_345, 1_234_567])("an amount of %i is shown as Intl would show it", (euros) => {
  expect(formatEuros(euros)).toBe(euros.toLocaleString("nl-NL"));
});
