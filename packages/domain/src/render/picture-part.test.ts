import { describe, expect, it } from "vitest";
import { buildPage, PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import type { RoomChoice } from "../model/choices.ts";
import { selectAccessory } from "../selection/accessories.ts";
import { selectAccent, toggleFloorTileOption } from "../selection/tile-options.ts";
import { choicesOfPart, type PicturePart, type PictureSurface } from "./picture-part.ts";

const bathroom = buildContext();
const toilet = buildContext({ page: buildPage({ configuratorType: "toilet", roomName: "toilet" }) });
const start = standardRoomChoice(bathroom.catalogue, bathroom.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const slots = (part: PicturePart, room: RoomChoice = start, of = bathroom) =>
  choicesOfPart(of.catalogue, room, part).map(({ slot }) => slot);
const tiles = (on: PictureSurface, room?: RoomChoice, of?: typeof bathroom) => slots({ kind: "tiles", on }, room, of);
const grout = (place: string) => ({ kind: "accessory", place, type: "GroutColor" });
const profile = (place: string) => ({ kind: "accessory", place, type: "FinishingProfile" });
const accentTile = PAGE_IDS.accentTile.first;

describe("what is chosen for a part of a picture", () => {
  it("is the tile of a surface with its grout", () => {
    expect(tiles("floor")).toEqual([{ kind: "tile", surface: "floor" }, grout("floor")]);
    expect(tiles("left")).toEqual([{ kind: "tile", surface: "wall" }, grout("wall")]);
    expect(tiles("reservoir")).toEqual([{ kind: "tile", surface: "wall" }, grout("wall")]);
  });

  it("is the accent on its wall and on the box before it, and the floor tile on the next wall", () => {
    const room = toggleFloorTileOption(
      bathroom,
      selectAccent(bathroom, start, "AccentHerringbone", pick(accentTile)),
      "FloorTileOnWall",
    );
    const accent = [{ kind: "accent", option: "AccentHerringbone" }, grout("AccentHerringbone")];
    expect(tiles("back", room)).toEqual(accent);
    expect(tiles("reservoir", room)).toEqual(accent);
    expect(tiles("left", room)).toEqual([{ kind: "option", option: "FloorTileOnWall" }, grout("FloorTileOnWall")]);
    expect(tiles("right", room)[0]).toEqual({ kind: "tile", surface: "wall" });
  });

  it("is an accent of the box on the box only", () => {
    const room = selectAccent(toilet, start, "AccentHerringboneReservoir", pick(accentTile));
    expect(tiles("reservoir", room, toilet)[0]).toEqual({ kind: "accent", option: "AccentHerringboneReservoir" });
    expect(tiles("back", room, toilet)[0]).toEqual({ kind: "tile", surface: "wall" });
  });

  it("is the profile of a wall's option, or else the room's", () => {
    const { other } = PAGE_IDS.optionProfile;
    const own = selectAccessory(bathroom, start, "FloorTileOnWall", "FinishingProfile", pick(other));
    expect(slots({ kind: "profile", on: "back" }, own)).toEqual([profile("FloorTileOnWall")]);
    expect(slots({ kind: "profile", on: "left" }, own)).toEqual([profile("wall")]);
    const bare = { ...own, tileOptions: own.tileOptions.map((item) => ({ ...item, selectedFinishingProfile: null })) };
    expect(slots({ kind: "profile", on: "back" }, bare)).toEqual([profile("wall")]);
  });

  it("names the choice, and leaves out what is no longer on offer", () => {
    const { catalogue } = bathroom;
    expect(choicesOfPart(catalogue, start, { kind: "tiles", on: "floor" })[0]?.choice).toEqual(start.floorTileProduct);
    const gone = { ...start, floorTileProduct: pick(999) };
    expect(slots({ kind: "tiles", on: "floor" }, gone)).toEqual([grout("floor")]);
  });

  it("is the group of a chosen product, and nothing for a product that is no longer chosen", () => {
    const { toiletGroup } = PAGE_IDS;
    expect(slots({ kind: "product", productNumber: "T-STD" })).toEqual([{ kind: "sanitary", groupId: toiletGroup.id }]);
    expect(slots({ kind: "product", productNumber: "T-STD" }, { ...start, products: {} })).toEqual([]);
  });
});
