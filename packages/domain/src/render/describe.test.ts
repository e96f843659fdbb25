import { describe, expect, it } from "vitest";
import { PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext, buildHouseType } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { selectAccent } from "../selection/tile-options.ts";
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
});
