import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { DISCOUNT_TARGETS } from "../model/discount.ts";
import { COST_GROUPS } from "../model/cost-group.ts";
import { cents, sum } from "../money/cents.ts";
import { oracleDiscount } from "../../testing/price-oracle.ts";
import { calculateDiscount, givenDiscounts } from "./discount.ts";

const rule = fc.record({
  appliesTo: fc.constantFrom(...DISCOUNT_TARGETS),
  percentage: fc.constantFrom(0, 2.5, 3, 5, 33.33, 60, 100),
  minimumSubtotal: fc.constantFrom(0, 100_000, 250_000).map(cents),
});
const total = fc.integer({ min: -300_000, max: 900_000 }).map(cents);
const configuration = fc.record({
  enableDiscount: fc.nat(9).map((one) => one > 0),
  rules: fc.array(rule, { maxLength: 5 }),
  totals: fc.record({ tiles: total, sanitary: total, floors: total }),
});
const NOTHING = { tiles: 0, sanitary: 0, floors: 0 };

describe("the discounts by part", () => {
  it("add up to the discount, and each of a part is what that part would have by itself", () => {
    const seen = { parts: 0, whole: 0, both: 0, limited: 0 };
    fc.assert(
      fc.property(configuration, ({ enableDiscount, rules, totals }) => {
        const project = { enableDiscount, discounts: rules.map((one, id) => ({ id, name: "", rules: [one] })) };
        const given = givenDiscounts(project, totals);
        expect(sum(given.map(({ amount }) => amount))).toBe(calculateDiscount(project, totals));
        expect(given.every(({ amount }) => amount > 0)).toBe(true);
        expect(new Set(given.map(({ part }) => part)).size).toBe(given.length);
        const own = (target: (typeof DISCOUNT_TARGETS)[number]) => rules.filter((one) => one.appliesTo === target);
        const parts = given.filter(({ part }) => part !== undefined);
        for (const { part, amount } of parts)
          if (part) expect(amount).toBe(oracleDiscount(own(part), { ...NOTHING, [part]: totals[part] }));
        // Of the whole is what a rule for all gives, or all of it where a subtotal limits it.
        const apart = COST_GROUPS.filter((part) => oracleDiscount(own(part), { ...NOTHING, [part]: totals[part] }) > 0);
        const isLimited = enableDiscount && parts.length < apart.length;
        if (!isLimited)
          expect(given.find(({ part }) => part === undefined)?.amount ?? 0).toBe(
            enableDiscount ? oracleDiscount(own("all"), totals) : 0,
          );
        else expect([parts, given.length]).toEqual([[], sum(given.map(({ amount }) => amount)) > 0 ? 1 : 0]);
        seen.parts += Number(parts.length > 0 && parts.length === given.length);
        seen.whole += Number(!isLimited && parts.length === 0 && given.length > 0);
        seen.both += Number(parts.length > 0 && parts.length < given.length);
        seen.limited += Number(isLimited);
      }),
      { numRuns: runs(1000) },
    );
    for (const times of Object.values(seen)) expect(times).toBeGreaterThan(0);
  });

  it("are of the whole where the subtotal limits them", () => {
    const project = {
      enableDiscount: true,
      discounts: [
        { id: 1, name: "", rules: [{ appliesTo: "floors" as const, percentage: 50, minimumSubtotal: cents(0) }] },
      ],
    };
    const totals = { tiles: cents(-70_000), sanitary: cents(0), floors: cents(100_000) };
    expect(givenDiscounts(project, totals)).toEqual([{ amount: cents(30_000) }]);
    expect(givenDiscounts(project, { ...totals, tiles: cents(-50_000) })).toEqual([
      { part: "floors", amount: cents(50_000) },
    ]);
    // Of two rules that take more than the part.
    const [discount] = project.discounts;
    const twice = { ...project, discounts: [discount!, { ...discount!, id: 2 }, { ...discount!, id: 3 }] };
    expect(givenDiscounts(twice, { ...totals, tiles: cents(900_000) })).toEqual([{ amount: cents(150_000) }]);
  });
});
