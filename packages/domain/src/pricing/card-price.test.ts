import { describe, expect, it } from "vitest";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildRule } from "../../testing/build-product.ts";
import { buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { pick } from "../../testing/room-with-rules.ts";
import type { RoomChoice } from "../model/choices.ts";
import { addAccessory } from "../selection/accessories.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { addFloorTileOption, withPlainOption } from "../selection/tile-options.ts";
import type { RoomContext } from "../selection/room-context.ts";
import type { CostInput } from "./calculate-cost.ts";
import { cardPrices } from "./card-price.ts";
import { pagePricing } from "./page-pricing.ts";

const { toiletGroup, extrasGroup, optionProfile } = PAGE_IDS;
const houseType = buildHouseType();
const project = buildProject();

function input(page: ReturnType<typeof buildPage>, room?: RoomChoice): CostInput {
  const choices = room ? { [page.id]: room } : {};
  return { project, houseType, pages: [page], floors: buildFloorOffer(), choices };
}

describe("a product that the standard does not allow", () => {
  const page = buildPage({ rules: [buildRule(1, "show", [toiletGroup.other], [extrasGroup.second])] });
  const extra = (context: RoomContext, room: RoomChoice) =>
    selectSanitary(context, room, extrasGroup.id, pick(extrasGroup.second));
  const { standard } = pagePricing(project, houseType, page);
  const withToilet = { ...standard, products: { ...standard.products, [toiletGroup.id]: [pick(toiletGroup.other)] } };

  it("costs extra over the present room without it, before and after it is chosen", () => {
    expect(cardPrices(input(page, withToilet), page)("extra", extra)).toMatchObject({ extra: 8000, now: 8000 });
    const both = { ...withToilet, products: { ...withToilet.products, [extrasGroup.id]: [pick(extrasGroup.second)] } };
    expect(cardPrices(input(page, both), page)("extra", extra)).toMatchObject({ extra: 8000, now: null });
  });

  it("has no price while it is not possible", () => {
    expect(cardPrices(input(page), page)("extra", extra)).toBeNull();
  });
});

it("the profile of a tile option costs extra over the option's own standard profile, without the option itself", () => {
  const page = buildPage();
  const context = { catalogue: pagePricing(project, houseType, page).catalogue, settings: project, locked: false };
  const { standard } = pagePricing(project, houseType, page);
  const room = addFloorTileOption(context, standard, "FloorTileOnWall");
  const profile = (own: RoomContext, present: RoomChoice) =>
    addAccessory(own, present, "FloorTileOnWall", "FinishingProfile", pick(optionProfile.other));
  const start = (own: RoomContext, present: RoomChoice) => withPlainOption(own, present, "FloorTileOnWall", room);
  const price = cardPrices(input(page, room), page)("profile", profile, start);
  expect(price?.extra).toBe(price?.now);
  expect(price?.extra).not.toBe(0);
});
