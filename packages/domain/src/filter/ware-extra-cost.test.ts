import { expect, it } from "vitest";
import { BASIN_VARIANTS, buildPage, PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext, buildProject, buildHouseType, buildFloorOffer } from "../../testing/build-project.ts";
import { pick, pickBasin } from "../../testing/room-with-rules.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { cents } from "../money/cents.ts";
import { cardPrices } from "../pricing/card-price.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { groupSearchIndex, searchGroups } from "./product-search.ts";
import { wareByExtra, type WareWish } from "./ware-extra-cost.ts";

const page = buildPage();
const context = buildContext({ page });
const found = searchGroups(groupSearchIndex(context.catalogue.sanitaryGroups), "");
const start = standardRoomChoice(context.catalogue, context.settings);
const { basinGroup, toiletGroup, extrasGroup } = PAGE_IDS;

const EXTRA: Readonly<Record<number, number>> = {
  [toiletGroup.standard]: 0,
  [toiletGroup.other]: 24_000,
  [basinGroup.standard]: 0,
  [BASIN_VARIANTS.white60]: -1500,
  [BASIN_VARIANTS.white80]: 9000,
  [BASIN_VARIANTS.black60]: 12_000,
  [BASIN_VARIANTS.black80]: 19_000,
  [extrasGroup.first]: 3000,
};
const shown = (wish: Partial<WareWish>, room = start) =>
  Object.fromEntries(
    wareByExtra(
      found,
      { without: false, order: "recommended", ...wish },
      room,
      () =>
        ({ variantProjectProductId: id }) =>
          EXTRA[id] === undefined ? null : cents(EXTRA[id]),
    ).map(({ group, products }) => [group.id, products.map(({ id }) => id)]),
  );

it("what costs nothing extra in some colour is left; a group of which nothing is left goes", () => {
  expect(shown({ without: true })).toEqual({
    [toiletGroup.id]: [toiletGroup.standard],
    [basinGroup.id]: [basinGroup.standard, basinGroup.coloured],
  });
});

it("what is chosen stays, whatever it costs", () => {
  const chosen = selectSanitary(context, start, toiletGroup.id, pick(toiletGroup.other));
  const extra = selectSanitary(context, chosen, extrasGroup.id, pick(extrasGroup.first));
  expect(shown({ without: true }, extra)).toMatchObject({
    [toiletGroup.id]: [toiletGroup.standard, toiletGroup.other],
    [extrasGroup.id]: [extrasGroup.first],
  });
});

it("each group is sorted by the amounts on its cards, and without a wish nothing changes", () => {
  expect(shown({ order: "lowest" })[basinGroup.id]).toEqual([basinGroup.coloured, basinGroup.standard]);
  // The chosen colour counts, as it is what the card says.
  const black = selectSanitary(context, start, basinGroup.id, pickBasin(BASIN_VARIANTS.black80));
  expect(shown({ order: "lowest" }, black)[basinGroup.id]).toEqual([basinGroup.standard, basinGroup.coloured]);
  expect(shown({ order: "highest" })[toiletGroup.id]).toEqual([toiletGroup.other, toiletGroup.standard]);
  // Without an amount it comes last.
  expect(shown({ order: "highest" })[extrasGroup.id]).toEqual([extrasGroup.first, extrasGroup.second]);
  expect(shown({})).toEqual(
    Object.fromEntries(found.map(({ group, products }) => [group.id, products.map(({ id }) => id)])),
  );
});

it("the amounts are those of the cards", () => {
  const input = {
    project: buildProject(),
    houseType: buildHouseType(),
    pages: [page],
    floors: buildFloorOffer(),
    choices: {},
  };
  const prices = cardPrices(input, page, false);
  const left = wareByExtra(
    found,
    { without: true, order: "lowest" },
    start,
    (groupId) => (choice) =>
      prices(`sanitary/${groupId}/${choice.variantProjectProductId}`, (own, room) =>
        selectSanitary(own, room, groupId, choice),
      )?.extra ?? null,
  );
  expect(left.find(({ group }) => group.id === toiletGroup.id)?.products.map(({ id }) => id)).toEqual([
    toiletGroup.standard,
  ]);
});
