import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildHouseType, buildProject } from "../../testing/build-project.ts";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import { buildGroup, buildPageProduct, buildVariant } from "../../testing/build-product.ts";
import { pick } from "../../testing/room-with-rules.ts";
import type { ProductChoice } from "../model/choices.ts";
import type { FixtureModel } from "../model/fixture-model.ts";
import { cents } from "../money/cents.ts";
import { orderLines } from "../order-list/order-list.ts";
import { EMPTY_FLOOR_OFFER } from "../selection/floors.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { pageLines } from "./page-lines.ts";
import { pagePricing } from "./page-pricing.ts";
import { priceRows } from "./price-rows.ts";
import { groupAmounts } from "./sanitary-amounts.ts";

const { id, first, second } = PAGE_IDS.extrasGroup;
const OTHER_COLOUR = 2222;

/** The group of extras, which takes several choices, with the given standards. The second extra has two colours. */
function extras(...standards: readonly number[]) {
  const page = buildPage();
  const groups = page.productGroups.map((group) => ({
    ...group,
    products: group.products.map((item) => {
      if (group.id !== id) return item;
      const colours = [
        buildVariant(second, { ...item.product, id: second }),
        buildVariant(OTHER_COLOUR, { grossPrice: cents(9900), labourPrice: cents(1750) }),
      ];
      return { ...item, standardOption: standards.includes(item.id), variants: item.id === second ? colours : [] };
    }),
  }));
  const pricing = pagePricing(buildProject(), buildHouseType(), { ...page, productGroups: groups });
  const group = pricing.catalogue.groups.get(id);
  if (!group) throw new Error("The page has no extras");
  const lines = (...choices: readonly ProductChoice[]) =>
    groupAmounts(pricing, { ...pricing.standard, products: { [id]: choices } }, group).map(
      ({ variant, status, amounts }) => [
        variant.product.id,
        status,
        amounts.grossPrice,
        amounts.returnPrice,
        amounts.labourPrice,
      ],
    );
  return { pricing, group, lines };
}

describe("the lines of a group that takes several choices", () => {
  it("credit the standard of the same product for another colour, and drop the other standard", () => {
    expect(extras(first, second).lines({ pageProductId: second, variantProjectProductId: OTHER_COLOUR })).toEqual([
      [OTHER_COLOUR, "chosen", 9900, -2400, 1750 - 1300],
      [first, "dropped", 0, -2300, -1100],
    ]);
  });

  it("credit no standard for another product: it is dropped on its own line", () => {
    expect(extras(first).lines(pick(second))).toEqual([
      [second, "chosen", 6700, 0, 1300],
      [first, "dropped", 0, -2300, -1100],
    ]);
  });

  it("have no line for an unknown product", () => {
    expect(extras().lines(pick(999))).toEqual([]);
  });
});

describe("taps of a double washbasin", () => {
  const cabinet = (basins: number): FixtureModel => ({
    kind: "basin-cabinet",
    shape: "square",
    width: 1300,
    depth: 460,
    height: 500,
    finish: "oak",
    basins,
  });
  const tap: FixtureModel = { ...cabinet(1), kind: "basin-tap", basins: undefined };
  const prices = { grossPrice: cents(10_000), returnPrice: cents(8000), labourPrice: cents(2500) };
  const groups = (standard: 11 | 12) => [
    buildGroup(1, [
      buildPageProduct(11, { standardOption: standard === 11, product: { model: cabinet(1) } }),
      buildPageProduct(12, { standardOption: standard === 12, product: { model: cabinet(2) } }),
    ]),
    buildGroup(2, [
      buildPageProduct(21, { standardOption: true, product: { ...prices, model: tap } }),
      buildPageProduct(22, { product: { ...prices, grossPrice: cents(30_000), model: tap } }),
    ]),
  ];
  const page = (standard: 11 | 12) =>
    buildEmptyPage({ id: 1, configuratorType: "bathroom", productGroups: groups(standard) });
  const linesOfTaps = (standard: 11 | 12, ...[washbasin, tapId]: [number, number]) => {
    const pricing = pagePricing(buildProject({ enableLabour: true }), buildHouseType(), page(standard));
    const room = { ...pricing.standard, products: { 1: [pick(washbasin)], 2: [pick(tapId)] } };
    return pageLines(pricing, EMPTY_FLOOR_OFFER, room)
      .filter(({ slot }) => slot.kind === "sanitary" && slot.groupId === 2)
      .map(({ pieces, status, amounts }) => [
        pieces,
        status,
        amounts.grossPrice,
        amounts.returnPrice,
        amounts.labourPrice,
      ]);
  };

  it("are two, of which the standard includes one", () => {
    expect(linesOfTaps(11, 11, 21)).toEqual([[1, "standard", 0, 0, 0]]);
    expect(linesOfTaps(11, 12, 21)).toEqual([[2, "standard", 10_000, 0, 2500]]);
    expect(linesOfTaps(11, 12, 22)).toEqual([[2, "chosen", 60_000, -8000, 2500]]);
  });

  it("are returned where the standard has two", () => {
    expect(linesOfTaps(12, 12, 21)).toEqual([[2, "standard", 0, 0, 0]]);
    expect(linesOfTaps(12, 11, 21)).toEqual([[1, "standard", 0, -8000, -2500]]);
    expect(linesOfTaps(12, 11, 22)).toEqual([[1, "chosen", 30_000, -16_000, -2500]]);
  });

  it("are two on the order list", () => {
    const input = { project: buildProject(), houseType: buildHouseType(), floors: EMPTY_FLOOR_OFFER };
    const room = { ...emptyRoomChoice(1), products: { 1: [pick(12)], 2: [pick(21)] } };
    const sanitary = orderLines(input, page(11), room).filter(({ part }) => part === "sanitary");
    expect(sanitary.map(({ productNumber, quantity }) => [productNumber, quantity])).toEqual([
      ["P-12", 1],
      ["P-21", 2],
    ]);
  });

  it("are a row of the cabinet's breakdown, with their number", () => {
    const pricing = pagePricing(buildProject({ enableLabour: true }), buildHouseType(), page(11));
    const before = pricing.standard;
    const after = { ...before, products: { ...before.products, 1: [pick(12)] } };
    const rows = priceRows(pricing, EMPTY_FLOOR_OFFER, { before, chosen: after, after });
    expect(rows.find(({ kind }) => kind === "along")).toMatchObject({
      change: "counted",
      amount: 12_500,
      line: { pieces: 2 },
    });
  });
});
