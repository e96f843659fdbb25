import { expect, test } from "vitest";
import { formatDifference } from "@showroom/domain/format/money";
import { cents } from "@showroom/domain/money/cents";
import type { CostInput } from "@showroom/domain/pricing/calculate-cost";
import { calculateCost } from "@showroom/domain/pricing/calculate-cost";
import { settle } from "@showroom/domain/rules/settle";
import { selectSanitary } from "@showroom/domain/selection/sanitary";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "@showroom/domain/testing/build-page";
import { buildRule } from "@showroom/domain/testing/build-product";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "@showroom/domain/testing/build-project";
import { pick, pickBasin } from "@showroom/domain/testing/room-with-rules";
import type { Rule } from "@showroom/domain/model/rule";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { describeConsequences } from "./describe-consequence.ts";

const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;

/** The description of the consequences after an article is chosen, and the expected change of the total. */
function told(rules: readonly Rule[], groupId: number, choice: ReturnType<typeof pick>, before?: RoomChoice) {
  const page = buildPage({ rules });
  const context = buildContext({ page });
  const present = before ?? standardRoomChoice(context.catalogue, context.settings);
  const chosen = selectSanitary(context, present, groupId, choice);
  const { room, stages } = settle(context, present, chosen);
  const input: CostInput = {
    project: buildProject(),
    houseType: buildHouseType(),
    pages: [page],
    floors: buildFloorOffer(),
    choices: { [page.id]: room },
  };
  const describe = (given: CostInput | null) =>
    describeConsequences(context, { pageId: page.id, chosen, stages }, given);
  const totalWith = (other: RoomChoice) => calculateCost({ ...input, choices: { [page.id]: other } }).totalPrice;
  return { says: describe(input), saysWithoutPrices: describe(null), elsewhere: totalWith(room) - totalWith(chosen) };
}

test("names the chosen article, not the first one of the rule, and the price difference of the consequence", () => {
  const rule = buildRule(1, "hide", [basinGroup.coloured, toiletGroup.other], [basinGroup.standard]);
  const { says, elsewhere } = told([rule], toiletGroup.id, pick(toiletGroup.other));
  expect(says).toEqual([
    {
      id: "0-0",
      subject: "Wastafel",
      from: "Product 211",
      reason: "Dit is niet te combineren met Product 202.",
      difference: "− € 211,-",
      indicative: true,
    },
  ]);
  expect(elsewhere).toBe(cents(-21_100));
});

test("each step names its own price difference, and together they equal the change of the total", () => {
  const rules = [
    buildRule(1, "hide", [toiletGroup.other], [basinGroup.standard]),
    buildRule(2, "require", [toiletGroup.other], [extrasGroup.second]),
  ];
  const { says, elsewhere } = told(rules, toiletGroup.id, pick(toiletGroup.other));
  expect(says.map(({ subject, difference }) => [subject, difference])).toEqual([
    ["Wastafel", "− € 211,-"],
    ["Accessoires", "+ € 80,-"],
  ]);
  expect(elsewhere).toBe(cents(-21_100 + 8_000));
});

test("a removed product and its replacement are described as one change with one price difference", () => {
  const rules = [
    buildRule(1, "hide", [toiletGroup.other], [basinGroup.standard]),
    buildRule(2, "require", [toiletGroup.other], [BASIN_VARIANTS.black60]),
  ];
  const { says, elsewhere } = told(rules, toiletGroup.id, pick(toiletGroup.other));
  expect(says).toMatchObject([
    {
      subject: "Wastafel",
      from: "Product 211",
      to: "Product 2123, Zwart, 60 cm",
      reason: "Dit hoort bij Product 202.",
    },
  ]);
  expect(says[0]?.difference).toBe(formatDifference(cents(elsewhere)));
});

test("a chosen colour is named with the product", () => {
  const rule = buildRule(1, "require", [BASIN_VARIANTS.black60], [extrasGroup.first]);
  const { says } = told([rule], basinGroup.id, pickBasin(BASIN_VARIANTS.black60));
  expect(says.map(({ reason }) => reason)).toEqual(["Dit hoort bij Product 2123, Zwart, 60 cm."]);
});

test("a product that is no longer shown is described with the choice that would show it again", () => {
  const rule = buildRule(1, "show", [toiletGroup.other, basinGroup.coloured], [extrasGroup.first]);
  const context = buildContext({ page: buildPage({ rules: [rule] }) });
  const start = standardRoomChoice(context.catalogue, context.settings);
  const before = selectSanitary(context, start, toiletGroup.id, pick(toiletGroup.other));
  const withExtra = selectSanitary(context, before, extrasGroup.id, pick(extrasGroup.first));
  const { says } = told([rule], toiletGroup.id, pick(toiletGroup.standard), withExtra);
  expect(says).toMatchObject([{ from: "Product 221", reason: "Dit kan alleen bij Product 202 of Product 212." }]);
});

test("without prices the change is described without a price difference", () => {
  const rule = buildRule(1, "hide", [toiletGroup.other], [basinGroup.standard]);
  const { saysWithoutPrices } = told([rule], toiletGroup.id, pick(toiletGroup.other));
  expect(saysWithoutPrices).toHaveLength(1);
  expect(saysWithoutPrices[0]).not.toHaveProperty("difference");
});
