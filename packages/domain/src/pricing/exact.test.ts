import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { exact, toCents } from "./exact.ts";

describe("exact amounts", () => {
  it("keep half cents that binary fractions lose", () => {
    // 1.005 x 100 is 100.49999999999999 in binary fractions.
    expect(toCents(exact(cents(100), 1.005))).toBe(101);
    expect(toCents(-exact(cents(100), 1.005))).toBe(-101);
  });

  it("round factors to the ten-thousandth", () => {
    expect(toCents(exact(cents(10_000), 1, 1.0725))).toBe(10_725);
    expect(toCents(exact(cents(3333), 12.345, 1.075))).toBe(44_232);
  });
});
