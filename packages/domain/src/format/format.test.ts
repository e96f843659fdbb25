import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cents } from "../money/cents.ts";
import { formatDate } from "./date.ts";
import {
  formatCentimetres,
  formatMillimetreSize,
  formatQuantity,
  formatTileCardSize,
  formatTileSize,
} from "./measures.ts";
import {
  formatDifference,
  formatEuro,
  formatEuroDecimal,
  formatExactDifference,
  formatUnitPrice,
  wholeEuros,
} from "./money.ts";

describe("money", () => {
  it("is shown in whole euros", () => {
    expect([0, 49, 50, 125_000, 123_456_789, -3500, -49].map((amount) => formatEuro(cents(amount)))).toEqual([
      "€ 0,-",
      "€ 0,-",
      "€ 1,-",
      "€ 1.250,-",
      "€ 1.234.568,-",
      "− € 35,-",
      "€ 0,-",
    ]);
  });

  it("is shown with two decimals in a breakdown", () => {
    expect([125_050, 5, -105, 100_000_000].map((amount) => formatEuroDecimal(cents(amount)))).toEqual([
      "€ 1.250,50",
      "€ 0,05",
      "− € 1,05",
      "€ 1.000.000,00",
    ]);
  });

  it("per unit keeps its cents, because it is multiplied by a quantity", () => {
    expect([9000, 595].map((amount) => formatUnitPrice(cents(amount)))).toEqual(["€ 90,-", "€ 5,95"]);
  });

  it("as a difference has a sign, or reads 'Inbegrepen' when it is zero", () => {
    expect([12_000, -3500, 0, 123_456].map((amount) => formatDifference(cents(amount)))).toEqual([
      "+ € 120,-",
      "− € 35,-",
      "Inbegrepen",
      "+ € 1.235,-",
    ]);
  });

  it("of nothing has no minus sign", () => {
    expect(formatExactDifference(cents(0))).toBe("+ € 0,00");
    expect(wholeEuros(cents(-49))).toBe(0);
  });

  it("never hides a difference of less than half a euro", () => {
    expect([30, -49].map((amount) => formatDifference(cents(amount)))).toEqual(["+ € 0,30", "− € 0,49"]);
  });

  it("equals the nl-NL format of Intl for any amount", () => {
    const dutch = new Intl.NumberFormat("nl-NL", { minimumFractionDigits: 2 });
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (amount) => {
        expect(formatEuroDecimal(cents(amount))).toBe(`€ ${dutch.format(amount / 100)}`);
      }),
    );
  });
});

describe("measures and dates", () => {
  it("sizes", () => {
    expect(formatTileSize(300, 605)).toBe("30 x 60,5 cm");
    expect(formatTileCardSize(300, 600)).toBe("30 x 60 cm.");
    expect(formatTileSize(null, 600)).toBeNull();
    expect(formatTileCardSize(300, null)).toBeNull();
    expect(formatMillimetreSize(58, 2400)).toBe("58 x 2400 mm");
    expect(formatCentimetres(75)).toBe("7,5");
    expect(formatQuantity(12.3456)).toBe("12,346");
  });

  it("days as written, whatever the time zone", () => {
    expect(formatDate("2026-03-09")).toBe("09-03-2026");
    expect(formatDate("2026-03-09T23:59:59Z")).toBe("09-03-2026");
    expect(formatDate("later")).toBe("");
  });
});
