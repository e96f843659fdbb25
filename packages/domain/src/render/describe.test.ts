import { describe, expect, it } from "vitest";
import { buildPage, PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext, buildHouseType } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { selectAccent, toggleFloorTileOption } from "../selection/tile-options.ts";
import { describeScene } from "./describe.ts";

const context = buildContext();
const start = standardRoomChoice(context.catalogue, context.settings);
const input = { catalogue: context.catalogue, room: start, settings: context.settings, houseType: buildHouseType() };
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

describe("the facts of a picture", () => {
  it("name the products in it", () => {
    const room = selectAccent(context, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    expect(describeScene({ ...input, room, lookAt: "Toilet" })).toMatchObject({
      room: "bathroom",
      camera: "toilet",
      ceiling: "Half",
      wallTile: { productNumber: "P-101", size: "30 x 60 cm" },
      floorGrout: { productNumber: "P-151" },
      profile: { productNumber: "P-141" },
      options: [{ kind: "AccentHerringbone", tile: { productNumber: "P-121" } }],
      sanitary: [{ groupTitle: "Toilet", product: { productNumber: "T-STD" } }, { groupTitle: "Wastafel" }],
    });
    expect(describeScene({ ...input, room: { ...start, wallTileProduct: null } })).toBeNull();
  });

  it("names the camera, given by title or by itself", () => {
    expect(describeScene(input)?.camera).toBe("front");
    expect(describeScene({ ...input, lookAt: null })?.camera).toBe("front");
    expect(describeScene({ ...input, lookAt: { camera: "bath-taps" } })?.camera).toBe("bath-taps");
  });

  it("are null without a floor tile and on a page without a room", () => {
    expect(describeScene({ ...input, room: { ...start, floorTileProduct: pick(999) } })).toBeNull();
    const other = buildContext({ page: buildPage({ configuratorType: null }) });
    expect(describeScene({ ...input, catalogue: other.catalogue })).toBeNull();
  });

  it("name only products that are on the page, and the floor tile of an option that has it", () => {
    const accent = selectAccent(context, start, "AccentHerringbone", pick(999));
    const floorTile = toggleFloorTileOption(context, accent, "FloorTileOnWall");
    const ceiling = { tileOption: "CeilingHigh", selectedGroutColor: null, selectedFinishingProfile: null } as const;
    const gone = { ...ceiling, tileOption: "AccentHerringbone", selectedVariant: pick(999) } as const;
    const room = {
      ...floorTile,
      tileOptions: [...floorTile.tileOptions, gone, { ...ceiling, selectedVariant: null }],
      products: { [PAGE_IDS.toiletGroup.id]: [pick(999)] },
    };
    expect(describeScene({ ...input, room })).toMatchObject({
      options: [{ kind: "FloorTileOnWall", tile: { productNumber: "P-111" } }],
      sanitary: [],
    });
  });
});
