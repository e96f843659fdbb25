import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer } from "../../testing/build-project.ts";
import { buildPageProduct, buildVariant } from "../../testing/build-product.ts";
import { copyRoomChoice } from "./copy-room.ts";
import { standardRoomChoice } from "./standard-room.ts";
import { pickBaseboard, pickFloorColour, pickedFloor, startFloorPick } from "./floor-picker.ts";
import { floorStatus, selectFloor, selectNoFloor } from "../selection/floors.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { selectAccent, setCeilingHigh } from "../selection/tile-options.ts";
import { colourOptions, pickColour, pickSize, pickedChoice, startPick } from "./variant-picker.ts";
import { variantCounts } from "./variant-keys.ts";

const context = buildContext();
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const basin = context.catalogue.products.get(PAGE_IDS.basinGroup.coloured) ?? buildPageProduct(0);
const { white60, white80, black60, black80 } = BASIN_VARIANTS;
const present = (variant: number) => ({ pageProductId: basin.id, variantProjectProductId: variant });

describe("the variant modal", () => {
  const all = colourOptions(basin, new Set(Object.values(BASIN_VARIANTS)));

  it("lists each colour once and its sizes by dimension", () => {
    expect(all.map((colour) => [colour.name, colour.sizes.map((size) => size.label)])).toEqual([
      ["Wit", ["60 cm", "80 cm"]],
      ["Zwart", ["60 cm", "80 cm"]],
    ]);
    expect(variantCounts(basin)).toEqual({ colours: 2, sizes: 2 });
    expect(variantCounts(buildPageProduct(1))).toEqual({ colours: 0, sizes: 0 });
  });

  it("starts with the present choice, else the first that can be chosen", () => {
    expect(startPick(all, present(black80))).toEqual({ colourKey: "zwart", variantId: black80 });
    expect(startPick(all, null)).toEqual({ colourKey: "wit", variantId: white60 });
    expect(startPick(colourOptions(basin, new Set([black60])), present(white60))).toEqual({
      colourKey: "zwart",
      variantId: black60,
    });
    expect(startPick(colourOptions(basin, new Set()), null)).toEqual({ colourKey: "wit", variantId: null });
  });

  it("keeps the size when another colour is chosen, else takes its first", () => {
    const white = startPick(all, present(white80));
    expect(pickColour(all, white, "zwart")).toEqual({ colourKey: "zwart", variantId: black80 });
    const without80 = colourOptions(basin, new Set([white60, white80, black60]));
    expect(pickColour(without80, startPick(without80, present(white80)), "zwart")).toEqual({
      colourKey: "zwart",
      variantId: black60,
    });
    expect(pickColour(all, white, "wit")).toBe(white);
  });

  it("does not choose what is disabled", () => {
    const onlyWhite = colourOptions(basin, new Set([white60]));
    const begin = startPick(onlyWhite, null);
    expect(onlyWhite.map((colour) => colour.enabled)).toEqual([true, false]);
    expect(pickColour(onlyWhite, begin, "zwart")).toBe(begin);
    expect(pickSize(onlyWhite, begin, white80)).toBe(begin);
    expect(pickSize(all, begin, black60)).toBe(begin);
    expect(pickSize(all, begin, white80)).toEqual({ colourKey: "wit", variantId: white80 });
  });

  it("does not change for an unknown colour, nor for the present size", () => {
    const begin = startPick(all, present(white80));
    expect(pickColour(all, begin, "rood")).toBe(begin);
    expect(pickSize(all, begin, white80)).toBe(begin);
    expect(pickSize(all, { colourKey: "rood", variantId: null }, white80)).toEqual({
      colourKey: "rood",
      variantId: null,
    });
    expect(startPick([], null)).toEqual({ colourKey: null, variantId: null });
  });

  it("lists variants of the same size by id", () => {
    const twins = [12, 10, 11].map((id) => buildVariant(id, { dimension: "60 cm" }));
    const [colour] = colourOptions(buildPageProduct(1, { variants: twins }), new Set());
    expect(colour?.sizes.map(({ variant }) => variant.id)).toEqual([10, 11, 12]);
  });

  it("gives the picked product and variant, or null", () => {
    expect(pickedChoice(basin, all, startPick(all, present(black60)))).toEqual(present(black60));
    expect(pickedChoice(basin, all, { colourKey: "wit", variantId: null })).toBeNull();
  });

  it("sorts sizes as numbers", () => {
    const sizes = [1000, 80, 120].map((width, at) => buildVariant(10 + at, { dimension: `${width} cm` }));
    expect(
      colourOptions(buildPageProduct(1, { variants: sizes }), new Set())[0]?.sizes.map((size) => size.label),
    ).toEqual(["80 cm", "120 cm", "1000 cm"]);
  });

  it("shows a size without a label in centimetres, as elsewhere", () => {
    const unnamed = buildVariant(10, { dimension: null, size: null, width: 360, length: 530 });
    expect(
      colourOptions(buildPageProduct(1, { variants: [unnamed] }), new Set())[0]?.sizes.map((size) => size.label),
    ).toEqual(["36 x 53 cm"]);
  });
});

describe("floors", () => {
  const offer = buildFloorOffer();
  const room = emptyRoomChoice(2);

  it("open with the room's colour if it belongs to the material, else the first, and the first baseboard", () => {
    expect(startFloorPick(offer, 1, room)).toEqual({ materialId: 1, colorId: 11, baseboardId: 31 });
    expect(startFloorPick(offer, 1, { ...room, colorId: 12, baseboardId: 32 })).toEqual({
      materialId: 1,
      colorId: 12,
      baseboardId: 32,
    });
    expect(startFloorPick(offer, 2, { ...room, colorId: 12, baseboardId: 32 })).toEqual({
      materialId: 2,
      colorId: 21,
      baseboardId: 32,
    });
    expect(pickedFloor(startFloorPick({ ...offer, baseboards: [] }, 1, room))).toBeNull();
  });

  it("can pick only colours of the material", () => {
    const begin = startFloorPick(offer, 1, room);
    expect(pickFloorColour(offer, begin, 21)).toBe(begin);
    expect(pickBaseboard(offer, begin, 99)).toBe(begin);
    expect(pickedFloor(pickBaseboard(offer, pickFloorColour(offer, begin, 12), 32))).toEqual({
      materialId: 1,
      colorId: 12,
      baseboardId: 32,
    });
  });

  it("set material, colour and baseboard together, or all three to none", () => {
    const chosen = selectFloor({ locked: false }, room, offer, { materialId: 1, colorId: 12, baseboardId: 31 });
    expect([chosen.floorMaterialId, chosen.colorId, chosen.baseboardId, floorStatus(chosen)]).toEqual([
      1,
      12,
      31,
      "chosen",
    ]);
    const none = selectNoFloor({ locked: false }, chosen);
    expect([none.floorMaterialId, none.colorId, none.baseboardId, floorStatus(none), floorStatus(room)]).toEqual([
      -1,
      -1,
      -1,
      "none",
      "open",
    ]);
    expect(selectNoFloor({ locked: false }, none)).toBe(none);
  });

  it("ignore a combination that does not belong together, and any choice after submission", () => {
    expect(selectFloor({ locked: false }, room, offer, { materialId: 2, colorId: 12, baseboardId: 31 })).toBe(room);
    expect(selectFloor({ locked: true }, room, offer, { materialId: 1, colorId: 12, baseboardId: 31 })).toBe(room);
    expect(selectNoFloor({ locked: true }, room)).toBe(room);
  });
});

describe("copying another room", () => {
  const renumber = (shift: number) => (item: ReturnType<typeof buildPageProduct>) => ({
    ...item,
    id: item.id + shift,
    variants: item.variants.map((variant) => ({ ...variant, id: variant.id + shift })),
  });
  const page = buildPage();
  const other = {
    ...page,
    id: 2,
    configuratorType: "toilet" as const,
    projectPackages: page.projectPackages.map((item) => ({
      ...item,
      groups: item.groups.map((group) => ({
        ...group,
        wallTileCollections: group.wallTileCollections.map((collection) => ({
          ...collection,
          tiles: collection.tiles.filter((tile) => tile.id !== PAGE_IDS.wallTile.theWall).map(renumber(5000)),
        })),
        floorTileCollections: group.floorTileCollections.map((collection) => ({
          ...collection,
          tiles: collection.tiles.map(renumber(5000)),
        })),
      })),
    })),
    productGroups: page.productGroups
      .filter((group) => group.id !== PAGE_IDS.extrasGroup.id)
      .map((group) => ({ ...group, products: group.products.map(renumber(5000)) })),
  };
  const target = buildContext({ page: other });
  const copy = (room: typeof start) => copyRoomChoice(context.catalogue, room, target);

  it("maps by product number onto what the other page offers", () => {
    let room = selectSanitary(
      context,
      {
        ...start,
        wallTileProduct: pick(PAGE_IDS.wallTile.luxe),
        floorGroutColorProduct: pick(PAGE_IDS.floorGrout.other),
      },
      PAGE_IDS.basinGroup.id,
      present(black80),
    );
    room = selectAccent(context, room, "AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    const copied = copy(room);
    expect(copied).toMatchObject({
      projectPageId: 2,
      confirmedByUser: false,
      choicesFromOtherRoom: true,
      wallTileProduct: pick(PAGE_IDS.wallTile.luxe + 5000),
      floorGroutColorProduct: pick(PAGE_IDS.floorGrout.other + 5000),
      products: {
        [PAGE_IDS.basinGroup.id]: [{ pageProductId: basin.id + 5000, variantProjectProductId: black80 + 5000 }],
      },
    });
    expect(copied.tileOptions.map((option) => [option.tileOption, option.selectedVariant])).toEqual([
      ["AccentHerringbone", pick(PAGE_IDS.accentTile.first)],
    ]);
  });

  it("keeps the standard for products that the other page does not offer", () => {
    const room = selectSanitary(
      context,
      { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.theWall) },
      PAGE_IDS.extrasGroup.id,
      pick(PAGE_IDS.extrasGroup.first),
    );
    const standard = standardRoomChoice(target.catalogue, target.settings);
    expect(copy(room)).toEqual({ ...standard, choicesFromOtherRoom: true });
  });

  it("copies ceiling-high tiling between toilets", () => {
    expect(
      copyRoomChoice(
        target.catalogue,
        setCeilingHigh(target, standardRoomChoice(target.catalogue, target.settings), true),
        target,
      ).tileOptions.map((option) => option.tileOption),
    ).toEqual(["CeilingHigh"]);
  });
});
