import { expect, test } from "vitest";
import { cents } from "@showroom/domain/money/cents";
import { readEuros, readPercentage, writeEuros } from "./euros.ts";

test("an amount is read as staff type it, and what is none is refused", () => {
  expect(["1.250,50", "1250,5", "-35", " € 12 ", "− 1,05", "0"].map(readEuros)).toEqual([
    125_050, 125_050, -3_500, 1_200, -105, 0,
  ]);
  expect(["", "1.25", "12.50", "1,234", "abc", "1e3", "--1"].map(readEuros)).toEqual(Array(7).fill(null));
  for (const amount of [0, 5, -105, 125_050].map(cents)) expect(readEuros(writeEuros(amount))).toBe(amount);
});

test("a percentage is read in hundredths of a percent", () => {
  expect(["21", "9%", "17,5", "0"].map(readPercentage)).toEqual([2100, 900, 1750, 0]);
  expect(["", "210", "-1", "1.5", "x"].map(readPercentage)).toEqual(Array(5).fill(null));
});
