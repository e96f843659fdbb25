import { describe, expect, it } from "vitest";
import { PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext, buildHouseType } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../selection/standard-room.ts";
import { selectAccent } from "../selection/tile-options.ts";
import { describeScene } from "./describe.ts";
import { mapScene } from "./map-scene.ts";
import type { RenderRequest } from "./render-request.ts";
import { finishKey, sceneKeys } from "./scene-key.ts";

const context = buildContext();
const start = standardRoomChoice(context.catalogue, context.settings);
const input = { catalogue: context.catalogue, room: start, settings: context.settings, houseType: buildHouseType() };
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

function scene(room = start, lookAt: string | null = null): RenderRequest {
  const request = mapScene({ ...input, room, lookAt });
  if (!request) throw new Error("cannot be drawn");
  return request;
}

const same = (request: RenderRequest) => {
  const [base, other] = [sceneKeys(scene(), "1"), sceneKeys(request, "1")];
  return [base.geometry === other.geometry, base.view === other.view, base.image === other.image];
};

describe("scene keys", () => {
  it("change as little as the scene does", () => {
    expect(same(scene())).toEqual([true, true, true]);
    expect(same(scene({ ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) }))).toEqual([true, true, false]);
    expect(same(scene({ ...start, floorGroutColorProduct: pick(PAGE_IDS.floorGrout.other) }))).toEqual([
      true,
      true,
      false,
    ]);
    expect(same(scene(start, "Toilet"))).toEqual([true, false, false]);
    expect(same(scene({ ...start, wallFinishingProfileProduct: null }))).toEqual([true, false, false]);
    expect(same(scene({ ...start, products: {} }))).toEqual([false, false, false]);
    const { sceneSettings, sceneStructure } = scene();
    const back = { ...sceneStructure.wallTiles.back, finishingProfile: "P-ANY" };
    const edged = { ...sceneStructure, wallTiles: { ...sceneStructure.wallTiles, back } };
    expect(same({ sceneSettings, sceneStructure: edged })[2]).toBe(false);
  });

  it("do not depend on the order of products or the case of a colour, but on the engine", () => {
    const { sceneSettings, sceneStructure } = scene();
    const turned = {
      sceneSettings,
      sceneStructure: {
        ...sceneStructure,
        productChoices: sceneStructure.productChoices.toReversed(),
        floorGroutColor: sceneStructure.floorGroutColor.toLowerCase(),
      },
    };
    expect(sceneKeys(turned, "1")).toEqual(sceneKeys(scene(), "1"));
    expect(sceneKeys(scene(), "2").geometry).not.toBe(sceneKeys(scene(), "1").geometry);
  });

  it("of a finish tell its parts apart", () => {
    const finish = { tile: "A", groutColor: "#fff", pattern: "straight" } as const;
    expect(finishKey(finish)).toBe(finishKey({ ...finish, groutColor: "#FFF" }));
    expect(finishKey({ ...finish, tile: "A1:" })).not.toBe(finishKey(finish));
  });
});

describe("the facts of a picture", () => {
  it("name what is in it", () => {
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
