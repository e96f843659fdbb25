import { describe, expect, it } from "vitest";
import type { RoomChoice } from "../model/choices.ts";
import type { Project } from "../model/project.ts";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer, buildHouseType, buildProject } from "../../testing/build-project.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { selectAccent, setCeilingHigh, toggleFloorTileOption } from "../selection/tile-options.ts";
import { calculatePageCost } from "./page-cost.ts";

const page = buildPage();
const houseType = buildHouseType();
const floors = buildFloorOffer();
const context = buildContext({ page });
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const cost = (room: RoomChoice | null, project: Partial<Project> = {}, of = page) =>
  calculatePageCost({ project: buildProject(project), houseType, floors }, of, room);
const figures = (
  line: { grossPrice: number; returnPrice: number; labourPrice: number; totalPrice: number } | null | undefined,
) => line && [line.grossPrice, line.returnPrice, line.labourPrice, line.totalPrice];

describe("the standard set-up", () => {
  it("costs nothing on every line", () => {
    const result = cost(start);
    expect(result.totalPrice).toBe(0);
    for (const line of [
      result.wallTile,
      result.floorTile,
      result.wallGroutColor,
      result.floorGroutColor,
      result.wallFinishingProfile,
      ...result.products,
    ]) {
      expect(figures(line)).toEqual([0, 0, 0, 0]);
      expect(line?.status).toBe("standard");
    }
    expect(cost(null)).toEqual(result);
  });
});

describe("tiles", () => {
  it("charge the wall tile with cutting loss, credit the standard and add its installation codes", () => {
    const { wallTile } = cost({ ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) });
    // 20 m² x 1.1: € 75.50 against € 30.00; € 10 a m² for large tiles on 20 m².
    expect(figures(wallTile)).toEqual([166_100, -66_000, 20_000, 120_100]);
  });

  it("add the package group that matches the sizes, less the standard's", () => {
    const { wallTile } = cost({ ...start, wallTileProduct: pick(PAGE_IDS.wallTile.theWall) });
    // Group 2 (€ 350) in place of group 1 (€ 100).
    expect(figures(wallTile)).toEqual([125_200, -76_000, 0, 49_200]);
  });

  it("leave labour out when the project does not charge it", () => {
    expect(
      figures(cost({ ...start, wallTileProduct: pick(PAGE_IDS.wallTile.luxe) }, { enableLabour: false }).wallTile),
    ).toEqual([166_100, -66_000, 0, 100_100]);
  });

  it("price the floor by its own surface", () => {
    // 6 m² x 1.1: € 50.25 against € 30.00.
    expect(figures(cost({ ...start, floorTileProduct: pick(PAGE_IDS.floorTile.other) }).floorTile)).toEqual([
      31_658, -17_640, 0, 14_018,
    ]);
  });

  it("price grout and profile against the standard", () => {
    const result = cost({
      ...start,
      wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other),
      wallFinishingProfileProduct: pick(PAGE_IDS.wallProfile.other),
    });
    expect(figures(result.wallGroutColor)).toEqual([7000, -4000, 0, 3000]);
    expect(figures(result.wallFinishingProfile)).toEqual([12_500, -5000, 0, 7500]);
    expect(cost({ ...start, wallGroutColorProduct: null })).toMatchObject({ wallGroutColor: null, totalPrice: 0 });
  });

  it("up to the ceiling use the larger surfaces and the package group's ceiling-high cost", () => {
    const toilet = buildPage({ configuratorType: "toilet" });
    const of = buildContext({ page: toilet });
    const high = setCeilingHigh(of, start, true);
    const result = cost(high, {}, toilet);
    // 30 against 20 m² of tile, labour and grout, 15 against 10 m¹ of profile; the group's ceiling-high cost is € 115 against € 100.
    expect(figures(result.wallTile)).toEqual([110_500, -76_000, 40_000, 74_500]);
    expect(figures(result.wallGroutColor)).toEqual([6000, -4000, 0, 2000]);
    expect(figures(result.wallFinishingProfile)).toEqual([7500, -5000, 0, 2500]);
    expect(cost(start, { alwaysCeilingHigh: true }, toilet).totalPrice).toBe(0);
  });
});

describe("tile options", () => {
  it("price the floor tile on one wall less the wall tile it replaces, and its accessories", () => {
    const on = toggleFloorTileOption(
      context,
      { ...start, floorTileProduct: pick(PAGE_IDS.floorTile.other) },
      "FloorTileOnWall",
    );
    const room = {
      ...on,
      tileOptions: on.tileOptions.map((option) => ({
        ...option,
        selectedGroutColor: pick(PAGE_IDS.optionGrout.other),
        selectedFinishingProfile: pick(PAGE_IDS.optionProfile.other),
      })),
    };
    const result = cost(room);
    // 4 m² x 1.1 of € 50.25 plus the group's € 50, less € 30.00.
    expect(result.allTileOptions.map((line) => [line.id, ...(figures(line) ?? [])])).toEqual([
      ["FloorTileOnWall", 27_110, -13_200, 0, 13_910],
      ["FloorTileOnWall-grout", 1640, -960, 0, 680],
      ["FloorTileOnWall-profile", 2680, -1120, 0, 1560],
    ]);
    // A room may have grout and profiles in several places, so each line names its option.
    expect(new Set(result.allTileOptions.slice(1).map((line) => line.specifications))).toEqual(
      new Set([result.allTileOptions[0]?.name]),
    );
    expect(result.tileOptions).toEqual([
      { id: "FloorTileOnWall", totalPrice: 13_910 },
      { id: "FloorTileOnWall-grout", totalPrice: 680 },
      { id: "FloorTileOnWall-profile", totalPrice: 1560 },
    ]);
  });

  it("are described by name, colour and size, without repeating what the name contains", () => {
    const named = buildPage();
    const tile = (name: string) => {
      const [option] = named.tileOptions.filter(({ kind }) => kind === "AccentHerringbone");
      const variants = option?.variants.map((item) => ({
        ...item,
        product: { ...item.product, name, colorName: "Melk" },
      }));
      const of = { ...named, tileOptions: [{ ...option!, variants: variants! }] };
      const room = selectAccent(
        buildContext({ page: of }),
        start,
        "AccentHerringbone",
        pick(PAGE_IDS.accentTile.first),
      );
      return cost(room, {}, of).allTileOptions[0]?.specifications;
    };
    expect(tile("Visgraat")).toBe("Visgraat, Melk, 30 x 60 cm");
    expect(tile("Visgraat Melk")).toBe("Visgraat Melk, 30 x 60 cm");
  });

  it("price all walls on the whole wall surface", () => {
    const [line] = cost(toggleFloorTileOption(context, start, "FloorTileOnAllWalls")).allTileOptions;
    expect(figures(line)).toEqual([81_600, -66_000, 0, 15_600]);
  });

  it("price an accent on its surface", () => {
    const [line] = cost(
      selectAccent(context, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first)),
    ).allTileOptions;
    expect(figures(line)).toEqual([26_400, 0, 0, 26_400]);
    expect(line?.specifications).toBe(`Product ${PAGE_IDS.accentTile.first}, 30 x 60 cm`);
  });
});

describe("sanitary ware", () => {
  it("charges gross and added costs, credits the standard's return price, and charges the difference in labour", () => {
    const room = {
      ...start,
      products: { ...start.products, [PAGE_IDS.toiletGroup.id]: [pick(PAGE_IDS.toiletGroup.other)] },
    };
    const [line] = cost(room).products;
    expect(figures(line)).toEqual([54_000, -25_000, 1000, 30_000]);
    expect(line).toMatchObject({ productGroupTitle: "Toilet", status: "chosen", indicative: true });
    expect(figures(cost(room, { enableLabour: false }).products[0])).toEqual([54_000, -25_000, 0, 29_000]);
  });

  it("prices the variant, not the product", () => {
    const room = {
      ...start,
      products: {
        ...start.products,
        [PAGE_IDS.basinGroup.id]: [
          { pageProductId: PAGE_IDS.basinGroup.coloured, variantProjectProductId: BASIN_VARIANTS.black80 },
        ],
      },
    };
    expect(cost(room).totalPrice).toBe(44_000 - 15_500 + (6400 - 5600));
  });

  it("credits a dropped standard on a line of its own", () => {
    const { [String(PAGE_IDS.toiletGroup.id)]: _dropped, ...products } = start.products;
    const line = cost({ ...start, products }).products.find((item) => item.status === "dropped");
    expect(figures(line)).toEqual([0, -25_000, -8000, -33_000]);
  });

  it("adds extras of a group without a standard in full", () => {
    const room = {
      ...start,
      products: {
        ...start.products,
        [PAGE_IDS.extrasGroup.id]: [pick(PAGE_IDS.extrasGroup.first), pick(PAGE_IDS.extrasGroup.second)],
      },
    };
    expect(cost(room).totalPrice).toBe(4600 + 6700 + (1100 + 1300));
  });
});
