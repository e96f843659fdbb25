import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs } from "@showroom/property-tests/runs";
import { arbitraryConfiguration } from "../../testing/arbitrary-configuration.ts";
import type { Cents } from "../money/cents.ts";
import { calculateCost } from "../pricing/calculate-cost.ts";
import { amountsOfCost } from "./summary-amounts.ts";
import { summarySections } from "./summary.ts";

/** The cents of an amount as it is shown: `− € 1.250,-` or `€ 12,50`. */
function read(shown: string): number {
  const [, minus, euros = "", rest = ""] = /^(−)?[ +]*€ ([\d.]+),(-|\d\d)$/.exec(shown) ?? [];
  const size = Number(euros.replaceAll(".", "")) * 100 + (rest === "-" ? 0 : Number(rest));
  return minus === undefined ? size : -size;
}

it("the amounts of a summary add up as they are shown, and every total is shown in the same way", () => {
  fc.assert(
    fc.property(arbitraryConfiguration, ({ input, page, living }) => {
      const { choices } = input;
      const cost = calculateCost(input);
      const { euro } = amountsOfCost(cost);
      const shown = (amount: Cents): number => read(euro(amount));
      const total = (parts: readonly { readonly totalPrice: Cents }[]): number =>
        parts.reduce((all, part) => all + shown(part.totalPrice), 0);

      const sections = summarySections({ pages: [page, living], choices, cost, hideOverviewFromSummary: false });
      for (const section of sections) {
        expect(total(section.parts)).toBe(shown(section.totalPrice));
        for (const part of section.parts) expect(total(part.lines)).toBe(shown(part.totalPrice));
        for (const line of section.parts.flatMap(({ lines }) => lines))
          expect(shown(line.grossPrice) + shown(line.returnPrice) + shown(line.labourPrice)).toBe(
            shown(line.totalPrice),
          );
      }
      expect(total(sections)).toBe(shown(cost.subTotalPrice));
      expect(shown(cost.subTotalPrice) - shown(cost.discount)).toBe(shown(cost.totalPrice));
    }),
    { numRuns: runs(200) },
  );
});
