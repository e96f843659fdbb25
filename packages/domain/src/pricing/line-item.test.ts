import { describe, expect, it } from "vitest";
import { buildEmptyPage } from "../../testing/build-empty-page.ts";
import { PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import {
  buildBaseboard,
  buildContext,
  buildFloor,
  buildFloorMaterial,
  buildHouseType,
  buildProject,
} from "../../testing/build-project.ts";
import { pick } from "../../testing/room-with-rules.ts";
import type { RoomChoice } from "../model/choices.ts";
import { linesOf, type LineItem } from "../model/cost.ts";
import type { MediaFile } from "../model/media.ts";
import type { Page } from "../model/page.ts";
import type { Product } from "../model/product.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { EMPTY_FLOOR_OFFER } from "../selection/floors.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { toggleFloorTileOption } from "../selection/tile-options.ts";
import { calculatePageCost } from "./page-cost.ts";

const { toiletGroup } = PAGE_IDS;
const image = (public_id: string): MediaFile => ({ public_id }) as MediaFile;

/** The page, with some fields of the other toilet replaced. */
function pageWith(facts: Partial<Product>): Page {
  const page = buildPage();
  return {
    ...page,
    productGroups: page.productGroups.map((group) => ({
      ...group,
      products: group.products.map((item) =>
        item.id === toiletGroup.other ? { ...item, product: { ...item.product, ...facts } } : item,
      ),
    })),
  };
}

function linesWith(change: (start: RoomChoice, page: Page) => RoomChoice, page = buildPage()): readonly LineItem[] {
  const context = buildContext({ page });
  const start = standardRoomChoice(context.catalogue, context.settings);
  const input = { project: buildProject(), houseType: buildHouseType(), floors: EMPTY_FLOOR_OFFER };
  return linesOf(calculatePageCost(input, page, change(start, page)));
}

const otherToilet = (facts: Partial<Product> = {}): LineItem | undefined =>
  linesWith(
    (start) => ({ ...start, products: { ...start.products, [toiletGroup.id]: [pick(toiletGroup.other)] } }),
    pageWith(facts),
  ).find(({ choice }) => choice?.pageProductId === toiletGroup.other);

describe("the line of a product", () => {
  it("names the group of sanitary ware, and none for tiles", () => {
    expect(otherToilet()).toMatchObject({ id: "202", productGroupTitle: "Toilet", productGroupOrder: toiletGroup.id });
    const tile = linesWith((start) => start).find(({ part }) => part === "wallTile");
    expect(tile).toMatchObject({ productGroupTitle: null, productGroupOrder: null, specifications: null });
  });

  it("has an id that differs for a dropped product", () => {
    const products = linesWith((start) => {
      const { [toiletGroup.id]: _, ...others } = start.products;
      return { ...start, products: others };
    });
    const dropped = products.filter(({ status }) => status === "dropped");
    expect(dropped.map(({ id }) => id)).toEqual([`dropped-${toiletGroup.standard}`]);
  });

  it("has the colour, or else that of the grout", () => {
    expect(otherToilet({ color: "#AABBCC", groutColor: "#112233" })?.colorHex).toBe("#AABBCC");
    expect(otherToilet({ color: null, groutColor: "#112233" })?.colorHex).toBe("#112233");
    expect(otherToilet({ color: "#AABBCC", groutColor: null })?.colorHex).toBe("#AABBCC");
  });

  it("has the size, or else the dimension", () => {
    expect(otherToilet({ size: "30 x 60 cm", dimension: "60 cm" })?.size).toBe("30 x 60 cm");
    expect(otherToilet({ size: null, dimension: "60 cm" })?.size).toBe("60 cm");
    expect(otherToilet({ size: "30 x 60 cm", dimension: null })?.size).toBe("30 x 60 cm");
  });

  it("shows the first picture that the product has", () => {
    expect(otherToilet({ images: [image("first"), image("second")], mediaFiles: [image("film")] })?.thumbnail).toEqual({
      public_id: "first",
    });
    expect(otherToilet({ mediaFiles: [image("film")] })?.thumbnail).toEqual({ public_id: "film" });
    expect(otherToilet()?.thumbnail).toBeNull();
  });
});

describe("the lines of a tile option", () => {
  const onWall = (page: Page) =>
    linesWith((start) => toggleFloorTileOption(buildContext({ page }), start, "FloorTileOnWall"), page)
      .filter(({ part }) => part.startsWith("tileOption"))
      .map(({ id, name, specifications }) => [id, name, specifications]);

  it("are named after the option; grout and profile keep their own name and name their option", () => {
    expect(onWall(buildPage())).toEqual([
      ["FloorTileOnWall", "FloorTileOnWall", `Product ${PAGE_IDS.floorTile.standard}, 60 x 60 cm`],
      ["FloorTileOnWall-grout", `Product ${PAGE_IDS.optionGrout.standard}`, "FloorTileOnWall"],
      ["FloorTileOnWall-profile", `Product ${PAGE_IDS.optionProfile.standard}`, "FloorTileOnWall"],
    ]);
  });

  it("carry the option's title", () => {
    const page = buildPage();
    const titled = { ...page, tileOptions: page.tileOptions.map((option) => ({ ...option, title: "Vloer op wand" })) };
    expect(onWall(titled).map(([, name, specifications]) => [name, specifications])).toMatchObject([
      ["Vloer op wand", `Product ${PAGE_IDS.floorTile.standard}, 60 x 60 cm`],
      [`Product ${PAGE_IDS.optionGrout.standard}`, "Vloer op wand"],
      [`Product ${PAGE_IDS.optionProfile.standard}`, "Vloer op wand"],
    ]);
  });

  it("leave grout and profile of walls and floor without specifications", () => {
    const own = linesWith((start) => start).filter(({ slot }) => slot.kind === "accessory");
    expect(own.map(({ id, specifications }) => [id, specifications])).toEqual([
      [String(PAGE_IDS.wallGrout.standard), null],
      [String(PAGE_IDS.wallProfile.standard), null],
      [String(PAGE_IDS.floorGrout.standard), null],
    ]);
  });
});

describe("the lines of a living floor", () => {
  const page = buildEmptyPage({ id: 2, type: "floors", configuratorType: null, roomName: null });
  const lines = (offer: Parameters<typeof calculatePageCost>[0]["floors"], materialId = 1) =>
    linesOf(
      calculatePageCost({ project: buildProject(), houseType: buildHouseType(), floors: offer }, page, {
        ...emptyRoomChoice(2),
        floorMaterialId: materialId,
        colorId: 11,
        baseboardId: 31,
      }),
    );

  it("name material and colour, and the baseboard's material and finish", () => {
    const [floor, baseboard] = lines({
      materials: [buildFloorMaterial(5), buildFloorMaterial(1)],
      floors: [buildFloor(11, 1, { images: [image("oak")], series: "Reeks", floor_type: "PVC" })],
      baseboards: [buildBaseboard(31, { mediaFiles: [image("plinth")], description: "Recht" })],
    });
    expect(floor).toMatchObject({
      part: "floor",
      id: "color-11",
      brand: "Materiaal 1",
      description: "PVC",
      colorName: "Kleur 11",
      colorHex: "#C8A97E",
      thumbnail: { public_id: "oak" },
    });
    expect(baseboard).toMatchObject({
      part: "baseboard",
      id: "baseboard-31",
      brand: "MDF",
      description: "Recht",
      colorName: "Wit",
      size: "58 x 2400 mm",
      thumbnail: { public_id: "plinth" },
    });
  });

  it("name the series where the material is unknown", () => {
    const [floor] = lines({ materials: [], floors: [buildFloor(11, 1, { series: "Reeks" })], baseboards: [] });
    expect(floor).toMatchObject({ brand: "Reeks", thumbnail: null });
  });
});
