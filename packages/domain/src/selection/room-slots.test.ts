import { expect, it } from "vitest";
import { PAGE_IDS } from "../../testing/build-page.ts";
import { pick, roomWith } from "../../testing/room-with-rules.ts";
import type { LineSlot } from "../model/room-slot.ts";
import { selectAccent, toggleFloorTileOption } from "./tile-options.ts";
import { slotChoices, slotKey } from "./room-slots.ts";

const { context, start } = roomWith();
const ids = PAGE_IDS;

it("every choice of a room has its slot, in a fixed order", () => {
  const accent = selectAccent(context, start, "AccentHerringbone", pick(ids.accentTile.second));
  const both = toggleFloorTileOption(context, accent, "FloorTileOnWall");
  const ceiling = {
    tileOption: "CeilingHigh",
    selectedVariant: null,
    selectedGroutColor: pick(ids.wallGrout.other),
    selectedFinishingProfile: null,
  } as const;
  const floorTile = { ...both.tileOptions.find(({ tileOption }) => tileOption === "FloorTileOnWall") };
  const options = both.tileOptions.map((option) =>
    option.tileOption === floorTile.tileOption
      ? {
          ...option,
          selectedVariant: pick(999),
          selectedGroutColor: pick(ids.optionGrout.other),
          selectedFinishingProfile: pick(ids.optionProfile.other),
        }
      : { ...option, selectedGroutColor: pick(ids.optionGrout.standard), selectedFinishingProfile: null },
  );
  const placed = slotChoices({ ...both, tileOptions: [...options, ceiling] });
  expect(placed.map(({ slot, choice }) => [slotKey(slot), choice.variantProjectProductId])).toEqual([
    ["tile:wall", ids.wallTile.standard],
    ["tile:floor", ids.floorTile.standard],
    ["accessory:wall:GroutColor", ids.wallGrout.standard],
    ["accessory:wall:FinishingProfile", ids.wallProfile.standard],
    ["accessory:floor:GroutColor", ids.floorGrout.standard],
    ["accessory:FloorTileOnWall:GroutColor", ids.optionGrout.other],
    ["accessory:FloorTileOnWall:FinishingProfile", ids.optionProfile.other],
    ["accent:AccentHerringbone", ids.accentTile.second],
    ["accessory:AccentHerringbone:GroutColor", ids.optionGrout.standard],
    ["sanitary:1", ids.toiletGroup.standard],
    ["sanitary:2", ids.basinGroup.standard],
  ]);
});

it("every kind of slot has a key of its own", () => {
  const slots: readonly LineSlot[] = [
    { kind: "option", option: "FloorTileOnWall" },
    { kind: "floor", part: "baseboard" },
    { kind: "floor", part: "colour" },
  ];
  expect(slots.map(slotKey)).toEqual(["option:FloorTileOnWall", "floor:baseboard", "floor:colour"]);
});
