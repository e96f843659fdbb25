import { expect, it } from "vitest";
import { PARTS } from "@showroom/domain/closing-date/closing-date";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { lateParts, partsShown } from "./parts-shown.ts";

it("a tab shows its own part, a room both of its parts, and the overview all", () => {
  expect(partsShown("configurator", "tiles")).toEqual(["tiles"]);
  expect(partsShown("configurator", "products")).toEqual(["sanitary"]);
  expect(partsShown("configurator", "result")).toEqual(["tiles", "sanitary"]);
  expect(partsShown("floors", "floors")).toEqual(["floors"]);
  expect(partsShown("overview", null)).toEqual(PARTS);
  expect(partsShown("intro", null)).toEqual([]);
});

it("a draft of a closed part is late, and no floor is as good as no answer", () => {
  const standard = emptyRoomChoice(1);
  const tile = { pageProductId: 4, variantProjectProductId: 5 };
  const tiled = { ...standard, wallTileProduct: tile };
  expect(lateParts(tiled, standard, ["tiles"])).toEqual(["tiles"]);
  expect(lateParts(tiled, standard, ["floors"])).toEqual([]);
  expect(lateParts(tiled, tiled, ["tiles"])).toEqual([]);
  expect(lateParts({ ...standard, floorMaterialId: -1 }, standard, ["floors"])).toEqual([]);
});
