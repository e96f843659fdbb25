import { expect, test } from "vitest";
import { buildBaseboard, buildFloor, buildFloorOffer } from "../../testing/build-project.ts";
import { cents } from "../money/cents.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { leastFloor, pickedFloor, startFloorPick } from "./floor-picker.ts";

const offer = buildFloorOffer();

test("the cheapest floor of a material is its cheapest colour with the cheapest baseboard", () => {
  expect(leastFloor(offer, 1)).toEqual({ materialId: 1, colorId: 11, baseboardId: 31 });
});

test("a lower price per m² with a higher cutting loss is not the cheapest", () => {
  const wasteful = buildFloor(13, 1, { price_m2: cents(4900), cutting_loss: 0.2 });
  expect(leastFloor({ ...offer, floors: [wasteful, ...offer.floors] }, 1)?.colorId).toBe(11);
});

test("a lower price per m² with a higher added cost is not the cheapest", () => {
  const dear = buildFloor(13, 1, { price_m2: cents(4900), addedCost: cents(24_500) });
  const board = buildBaseboard(30, { price: cents(700), addedCost: cents(20_000) });
  const dearer = { ...offer, floors: [dear, ...offer.floors], baseboards: [board, ...offer.baseboards] };
  expect(leastFloor(dearer, 1)).toEqual({ materialId: 1, colorId: 11, baseboardId: 31 });
});

test("there is no cheapest floor without colours or without baseboards", () => {
  expect(leastFloor(offer, 9)).toBeNull();
  expect(leastFloor({ ...offer, baseboards: [] }, 1)).toBeNull();
});

test("a higher added cost with a lower total is the cheapest", () => {
  const floor = buildFloor(13, 1, { price_m2: cents(4900), addedCost: cents(1_000) });
  const board = buildBaseboard(30, { price: cents(700), addedCost: cents(1_000) });
  const cheaper = { ...offer, floors: [...offer.floors, floor], baseboards: [...offer.baseboards, board] };
  expect(leastFloor(cheaper, 1)).toEqual({ materialId: 1, colorId: 13, baseboardId: 30 });
});

test("a material without colours cannot be picked", () => {
  const pick = startFloorPick(offer, 9, emptyRoomChoice(2));
  expect(pick).toEqual({ materialId: 9, colorId: null, baseboardId: 31 });
  expect(pickedFloor(pick)).toBeNull();
});
