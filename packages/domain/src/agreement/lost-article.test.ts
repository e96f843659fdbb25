import * as fc from "fast-check";
import { expect, it } from "vitest";
import { cents, sum } from "../money/cents.ts";
import { insteadOf } from "./lost-article.ts";

const amount = fc.integer({ min: -300_000, max: 900_000 }).map(cents);
const line = fc
  .record({
    grossPrice: amount,
    returnPrice: amount,
    labourPrice: amount,
    indicative: fc.boolean(),
    part: fc.constant("wallTile" as const),
  })
  .map((one) => ({ ...one, totalPrice: sum([one.grossPrice, one.returnPrice, one.labourPrice]) }));

it("is never dearer than what was agreed, is hard, and adds up", () => {
  fc.assert(
    fc.property(amount, line, (agreed, offered) => {
      const { indicative, grossPrice, returnPrice, labourPrice, totalPrice } = insteadOf(
        { totalPrice: agreed },
        offered,
      );
      expect(totalPrice).toBe(offered.indicative ? agreed : Math.min(agreed, offered.totalPrice));
      expect(indicative).toBe(false);
      expect(sum([grossPrice, returnPrice, labourPrice])).toBe(totalPrice);
      expect([returnPrice, labourPrice]).toEqual([offered.returnPrice, offered.labourPrice]);
    }),
  );
});
