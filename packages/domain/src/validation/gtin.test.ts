import { describe, expect, it } from "vitest";
import * as fc from "fast-check";
import { gtinFault } from "./gtin.ts";

/** Published examples of GTIN-8, -12, -13 and -14. */
const RIGHT = ["96385074", "614141000036", "4006381333931", "8712345678906", "10614141000415"];

describe("a GTIN", () => {
  it.each(RIGHT)("%s is right", (gtin) => expect(gtinFault(gtin)).toBeNull());

  it("is right without its leading zeros, which a spreadsheet drops", () => {
    expect(gtinFault("0614141000036")).toBeNull();
    expect(gtinFault("614141000036")).toBeNull();
  });

  it("says which check digit it needs", () => {
    expect(gtinFault("8712345678905")).toBe(
      "het controlecijfer van deze GTIN (EAN) klopt niet: na 871234567890 hoort een 6; is een cijfer verkeerd overgenomen?",
    );
  });

  it.each([
    ["8 712345 678906", "alleen cijfers"],
    ["DUIN-30", "alleen cijfers"],
    ["", "alleen cijfers"],
    ["8712345", "8 tot 14 cijfers; dit zijn er 7"],
    ["871234567890612", "dit zijn er 15"],
  ])("%s is refused", (text, reason) => expect(gtinFault(text)).toContain(reason));

  it("is refused with any single digit changed", () => {
    fc.assert(
      fc.property(fc.constantFrom(...RIGHT), fc.nat(13), fc.integer({ min: 1, max: 9 }), (gtin, at, by) => {
        const place = at % gtin.length;
        const other = (Number(gtin[place]) + by) % 10;
        expect(gtinFault(gtin.slice(0, place) + String(other) + gtin.slice(place + 1))).not.toBeNull();
      }),
    );
  });
});
