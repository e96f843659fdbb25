import * as fc from "fast-check";
import { expect, it } from "vitest";
import { linesOf } from "@showroom/domain/model/cost";
import { cents, sum } from "@showroom/domain/money/cents";
import { ROOM_MATERIALS } from "@showroom/domain/order-list/order-line";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import { chargedAmount, chargedQuantity as charged } from "@showroom/domain/pricing/exact";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import {
  arbitraryConfiguration,
  countKinds,
  NO_KINDS,
  type Configuration,
} from "@showroom/domain/testing/arbitrary-configuration";
import { runs, timeLimit } from "@showroom/property-tests/runs";
import { withPrices } from "../../staff/order-prices.ts";
import { orderLinesOf } from "../read/order-lines.ts";
import type { HouseCatalogue } from "../read/settle-rooms.ts";
import { confirmationLines } from "./confirmation-lines.ts";

/** The generated project and house type, as the server loads them. */
function loaded({ input, page }: Configuration): HouseCatalogue {
  const products = [...pageCatalogue(page).variants.values()].map(({ product }) => product);
  const { project, houseType, pages, floors } = input;
  return {
    project: {
      id: project.id,
      revision: 1,
      showroomId: 1,
      catalogueVersion: "1",
      document: project,
      houseTypes: new Map(),
      articles: new Map(products.map((product) => [product.product_number, product])),
    },
    house: { houseType, retired: false, pages, pagesById: new Map(), floors },
  };
}

/** Parts of an order list that nobody chooses, and that have no price. */
const UNPRICED: readonly string[] = ["installation", ...ROOM_MATERIALS];

/** Parts of a wall, which floor tiles on the wall cover: the order list has less of them than the confirmation. */
const COVERED: readonly string[] = ["wallTile", "wallGrout", "wallProfile"];

it(
  "the confirmation and the order list have the lines and the amounts of the calculation, to the cent",
  { timeout: timeLimit(180_000) },
  () => {
    const seen = { ...NO_KINDS };
    fc.assert(
      fc.property(arbitraryConfiguration, (configuration) => {
        const { input } = configuration;
        const offered = loaded(configuration);
        const cost = calculateCost(input);
        const rooms = { ...input.choices };
        const confirmed = input.pages.map((page, index) => {
          const pageCost = cost.pageCosts[index]!;
          const lines = confirmationLines(offered, page, rooms[page.id]!, pageCost);
          expect(sum(lines.map((line) => line.totalPrice))).toBe(pageCost.totalPrice);
          return lines;
        });
        const lines = confirmed.flat();
        expect(lines.map(({ grossPrice, returnPrice, labourPrice }) => [grossPrice, returnPrice, labourPrice])).toEqual(
          cost.pageCosts
            .flatMap(linesOf)
            .map(({ grossPrice, returnPrice, labourPrice }) => [grossPrice, returnPrice, labourPrice]),
        );
        expect(sum(lines.map((line) => line.totalPrice)) - cost.discount).toBe(cost.totalPrice);

        // What is confirmed is ordered, and nothing else.
        const all = orderLinesOf(offered, rooms, "12");
        const ordered = all.filter(({ part }) => !UNPRICED.includes(part));
        for (const line of lines.filter(({ quantity }) => quantity > 0)) {
          const own = ordered.filter(
            ({ part, productNumber }) => part === line.part && productNumber === line.productNumber,
          );
          const same = lines.filter(
            ({ part, productNumber }) => part === line.part && productNumber === line.productNumber,
          );
          const quantity = (of: readonly { readonly quantity: number }[]) =>
            of.reduce((total, item) => total + item.quantity, 0);
          if (COVERED.includes(line.part)) expect(quantity(own)).toBeLessThanOrEqual(quantity(same));
          else expect(quantity(own)).toBeCloseTo(quantity(same), 6);
        }
        for (const { part, productNumber } of ordered)
          expect(lines.some((line) => line.part === part && line.productNumber === productNumber)).toBe(true);

        // The prices of the order list are those of the confirmation, and each is its price times its quantity.
        const pages = input.pages.map(({ title, roomName }, index) => ({ title, roomName, lines: confirmed[index]! }));
        const priced = withPrices(all, pages, "12");
        expect(sum(priced.map(({ price }) => price?.totalPrice ?? cents(0))) - cost.discount).toBe(cost.totalPrice);
        // One assertion for all lines: assertions take most of the time of this test.
        const wrong = priced.filter(({ part, price, isStandard, quantity, cuttingLoss }) => {
          if (!price) return !UNPRICED.includes(part);
          const { unitPrice, chargedQuantity, surcharge, grossPrice } = price;
          if (chargedQuantity === null || surcharge === null || surcharge < 0) return true;
          const isWhole = !isStandard && quantity > 0 && !COVERED.includes(part);
          return (
            chargedAmount(unitPrice, chargedQuantity) + surcharge !== grossPrice ||
            (isWhole && chargedQuantity !== charged(quantity, 1 + cuttingLoss))
          );
        });
        expect(wrong).toEqual([]);
        countKinds(seen, configuration, cost);
      }),
      { numRuns: runs(2000) },
    );
    for (const count of Object.values(seen)) expect(count).toBeGreaterThan(runs(2000) / 50);
  },
);
