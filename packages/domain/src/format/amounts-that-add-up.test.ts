import { array, assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { cents, sum } from "../money/cents.ts";
import { amountsThatAddUp } from "./amounts-that-add-up.ts";

const shown = (...amounts: readonly number[]) => ({
  parts: amounts.map((amount) => cents(amount)),
  total: sum(amounts.map((amount) => cents(amount))),
});
/** The shown amount in cents. */
const read = (text: string): number => {
  const [euros = "", rest = ""] = text.replaceAll(/[^\d,]/g, "").split(",");
  return (text.includes("−") ? -1 : 1) * (Number(euros) * 100 + Number(rest || 0));
};

test("amounts are in whole euros when these add up", () => {
  const amounts = amountsThatAddUp([shown(35_000, 13_800)]);
  expect(amounts.euro(cents(35_000))).toBe("€ 350,-");
  expect(amounts.difference(cents(13_800))).toBe("+ € 138,-");
});

test("all amounts have cents when whole euros would not add up", () => {
  // € 349,60 + € 137,60 = € 487,20, which would be shown as 350 + 138 = 487.
  const amounts = amountsThatAddUp([shown(100, 200), shown(34_960, 13_760)]);
  expect(amounts.euro(cents(48_720))).toBe("€ 487,20");
  expect(amounts.difference(cents(-34_960))).toBe("− € 349,60");
});

test("a part of nothing needs no cents, and a part below half a euro does", () => {
  expect(amountsThatAddUp([shown(0, 35_000)]).euro(cents(35_000))).toBe("€ 350,-");
  expect(amountsThatAddUp([shown(49, 35_000)]).euro(cents(35_000))).toBe("€ 350,00");
});

test("a sum with hidden parts needs no cents", () => {
  expect(amountsThatAddUp([{ parts: [cents(150)], total: cents(49) }]).euro(cents(150))).toBe("€ 2,-");
});

test("the shown parts add up to every shown sum", () => {
  const amount = integer({ min: -2_000_000, max: 2_000_000 });
  assert(
    property(array(array(amount, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }), (lists) => {
      const sums = lists.map((list) => shown(...list));
      const { euro, difference } = amountsThatAddUp(sums);
      for (const { parts, total } of sums) {
        for (const format of [euro, difference])
          expect(parts.reduce((added, part) => added + read(format(part)), 0)).toBe(read(euro(total)));
      }
    }),
  );
});
