import { describe, expect, it } from "vitest";
import { buildContext } from "../../testing/build-project.ts";
import { PAGE_IDS } from "../../testing/build-page.ts";
import { clearAccessory, mayHaveNoAccessory, selectAccessory } from "./accessories.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { mainChoice } from "./variants.ts";
import { resetFloorTile, resetWallTile, selectFloorTile, selectWallTile } from "./tiles.ts";

const context = buildContext();
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

describe("a new room", () => {
  it("starts with the standard tiles, grout, profile and sanitary ware", () => {
    expect(start).toMatchObject({
      confirmedByUser: false,
      choicesFromOtherRoom: null,
      wallTileProduct: pick(PAGE_IDS.wallTile.standard),
      wallGroutColorProduct: pick(PAGE_IDS.wallGrout.standard),
      wallFinishingProfileProduct: pick(PAGE_IDS.wallProfile.standard),
      floorTileProduct: pick(PAGE_IDS.floorTile.standard),
      floorGroutColorProduct: pick(PAGE_IDS.floorGrout.standard),
      products: {
        [PAGE_IDS.toiletGroup.id]: [pick(PAGE_IDS.toiletGroup.standard)],
        [PAGE_IDS.basinGroup.id]: [pick(PAGE_IDS.basinGroup.standard)],
      },
      tileOptions: [],
      floorMaterialId: null,
    });
  });

  it("has no tiles or no sanitary ware when the project has none", () => {
    const bare = standardRoomChoice(context.catalogue, { ...context.settings, hasTiles: false, hasSanitary: false });
    expect(bare.wallTileProduct).toBeNull();
    expect(bare.floorGroutColorProduct).toBeNull();
    expect(bare.products).toEqual({});
  });
});

describe("choosing tiles", () => {
  it("stores the pair of product and variant and nothing else", () => {
    const after = selectWallTile(context, start, pick(PAGE_IDS.wallTile.luxe));
    expect(after).toEqual({ ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) });
    expect(selectFloorTile(context, after, pick(PAGE_IDS.floorTile.other)).floorTileProduct).toEqual(
      pick(PAGE_IDS.floorTile.other),
    );
  });

  it("ignores the tile that is already chosen", () => {
    expect(selectWallTile(context, start, pick(PAGE_IDS.wallTile.standard))).toBe(start);
    expect(selectFloorTile(context, start, pick(PAGE_IDS.floorTile.standard))).toBe(start);
  });

  it("ignores a tile that is not on offer for that surface, or a variant of another product", () => {
    expect(selectWallTile(context, start, pick(PAGE_IDS.floorTile.other))).toBe(start);
    expect(selectFloorTile(context, start, pick(999))).toBe(start);
    expect(
      selectWallTile(context, start, {
        pageProductId: PAGE_IDS.wallTile.luxe,
        variantProjectProductId: PAGE_IDS.wallTile.theWall,
      }),
    ).toBe(start);
  });

  it("is ignored after the choices are submitted", () => {
    const locked = buildContext({ locked: true });
    expect(selectWallTile(locked, start, pick(PAGE_IDS.wallTile.luxe))).toBe(start);
    expect(resetWallTile(locked, { ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) }).wallTileProduct).toEqual(
      pick(PAGE_IDS.wallTile.luxe),
    );
    expect(selectAccessory(locked, start, "wall", "GroutColor", pick(PAGE_IDS.wallGrout.other))).toBe(start);
    const changed = { ...start, floorTileProduct: pick(PAGE_IDS.floorTile.other) };
    expect(resetFloorTile(locked, changed)).toBe(changed);
  });

  it("never changes the room it was given", () => {
    const before: unknown = JSON.parse(JSON.stringify(start));
    selectWallTile(context, start, pick(PAGE_IDS.wallTile.luxe));
    selectAccessory(context, start, "FloorTileOnWall", "GroutColor", pick(PAGE_IDS.optionGrout.other));
    expect(start).toEqual(before);
  });
});

describe("resetting tiles", () => {
  it("restores the wall's tile, grout and profile and does not change the floor", () => {
    const changed = {
      ...start,
      wallTileProduct: pick(PAGE_IDS.wallTile.luxe),
      wallGroutColorProduct: null,
      wallFinishingProfileProduct: pick(PAGE_IDS.wallProfile.other),
      floorGroutColorProduct: pick(PAGE_IDS.floorGrout.other),
    };
    expect(resetWallTile(context, changed)).toEqual({
      ...start,
      floorGroutColorProduct: pick(PAGE_IDS.floorGrout.other),
    });
    expect(resetFloorTile(context, changed)).toEqual({
      ...changed,
      floorGroutColorProduct: pick(PAGE_IDS.floorGrout.standard),
    });
    expect(resetWallTile(context, start)).toBe(start);
  });
});

describe("grout and profiles", () => {
  it("chooses another, and returns to the standard when the chosen one is chosen again", () => {
    const other = selectAccessory(context, start, "wall", "GroutColor", pick(PAGE_IDS.wallGrout.other));
    expect(other.wallGroutColorProduct).toEqual(pick(PAGE_IDS.wallGrout.other));
    expect(selectAccessory(context, other, "wall", "GroutColor", pick(PAGE_IDS.wallGrout.other))).toEqual(start);
    expect(selectAccessory(context, start, "wall", "GroutColor", pick(PAGE_IDS.wallGrout.standard))).toBe(start);
  });

  it("removes the chosen one where there is no standard", () => {
    const { page } = context.catalogue;
    const withoutStandard = buildContext({
      page: {
        ...page,
        productGroups: page.productGroups.map((group) => ({
          ...group,
          products: group.products.map((item) => ({ ...item, standardOption: false })),
        })),
      },
    });
    const bare = standardRoomChoice(withoutStandard.catalogue, withoutStandard.settings);
    expect(bare.wallGroutColorProduct).toBeNull();
    const chosen = selectAccessory(withoutStandard, bare, "floor", "GroutColor", pick(PAGE_IDS.floorGrout.other));
    expect(chosen.floorGroutColorProduct).toEqual(pick(PAGE_IDS.floorGrout.other));
    expect(
      selectAccessory(withoutStandard, chosen, "floor", "GroutColor", pick(PAGE_IDS.floorGrout.other))
        .floorGroutColorProduct,
    ).toBeNull();
    // 'Geen' (none) is offered only for an accessory without a standard.
    expect(clearAccessory(withoutStandard, chosen, "floor", "GroutColor").floorGroutColorProduct).toBeNull();
    expect(mayHaveNoAccessory(withoutStandard, "floor", "GroutColor")).toBe(true);
    expect(mayHaveNoAccessory(withoutStandard, "floor", "FinishingProfile")).toBe(false);
    expect(mayHaveNoAccessory(context, "floor", "GroutColor")).toBe(false);
    expect(clearAccessory(context, start, "floor", "GroutColor")).toBe(start);
  });

  it("uses the variant that is the product itself as the standard", () => {
    const item = context.catalogue.products.get(PAGE_IDS.basinGroup.coloured);
    expect(item && mainChoice(item)).toEqual({
      pageProductId: PAGE_IDS.basinGroup.coloured,
      variantProjectProductId: item?.variants[0]?.id,
    });
  });
});
