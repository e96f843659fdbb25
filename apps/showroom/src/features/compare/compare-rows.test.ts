import { describe, expect, test } from "vitest";
import type { RoomChoice } from "@showroom/domain/model/choices";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { BASIN_VARIANTS, PAGE_IDS, buildPage } from "@showroom/domain/testing/build-page";
import { buildContext } from "@showroom/domain/testing/build-project";
import { compareRooms, isOffered, takeOver } from "./compare-rows.ts";

const context = buildContext();
const standard = standardRoomChoice(context.catalogue, context.settings);
const { wallTile, basinGroup, toiletGroup, accentTile, optionGrout } = PAGE_IDS;
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const nameOf = (id: number) => context.catalogue.products.get(id)?.product.name;

const room = (changes: Partial<RoomChoice>): RoomChoice => ({ ...standard, ...changes });
const labels = (first: RoomChoice, second: RoomChoice) =>
  compareRooms(context, first, second).map(({ label }) => label);
const values = (first: RoomChoice, second: RoomChoice, label: string) =>
  compareRooms(context, first, second).find((part) => part.label === label)?.values;

describe("two versions of a room", () => {
  test("are compared line by line in the order of the room, equal lines included", () => {
    expect(labels(standard, standard)).toEqual([
      "Wandtegel",
      "Vloertegel",
      "Voegkleur wand",
      "Afwerkprofiel wand",
      "Voegkleur vloer",
      "Toilet",
      "Wastafel",
    ]);
    expect(compareRooms(context, standard, standard).every(({ values: [one, other] }) => one === other)).toBe(true);
  });

  test("list sanitary ware in the order of its groups, not of their ids", () => {
    const productGroups = context.catalogue.page.productGroups.map((group) => ({ ...group, order: -group.id }));
    const reversed = buildContext({ page: buildPage({ productGroups }) });
    expect(
      compareRooms(reversed, standard, standard)
        .map(({ label }) => label)
        .slice(-2),
    ).toEqual(["Wastafel", "Toilet"]);
  });

  test("differ by name, colour and size", () => {
    const other = room({
      wallTileProduct: pick(wallTile.luxe),
      products: {
        ...standard.products,
        [basinGroup.id]: [{ pageProductId: basinGroup.coloured, variantProjectProductId: BASIN_VARIANTS.black60 }],
      },
    });
    expect(values(standard, other, "Wandtegel")).toEqual([nameOf(wallTile.standard), nameOf(wallTile.luxe)]);
    expect(values(standard, other, "Wastafel")?.[1]).toMatch(/, Zwart, 60 cm$/);
  });

  test("have an empty cell where only the other version has a choice", () => {
    const without = room({ products: { [basinGroup.id]: standard.products[basinGroup.id] ?? [] } });
    expect(values(without, standard, "Toilet")).toEqual([undefined, nameOf(toiletGroup.standard)]);
  });

  test("show yes or no for a tile option without its own tile, before the sanitary ware", () => {
    const high = room({
      tileOptions: [
        { tileOption: "CeilingHigh", selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null },
      ],
    });
    expect(values(standard, high, "Tegelwerk plafondhoog")).toEqual(["Nee", "Ja"]);
    const list = labels(standard, high);
    expect(list.indexOf("Tegelwerk plafondhoog")).toBeLessThan(list.indexOf("Toilet"));
  });

  test("name an accent by its tile and its grout by the accent, without a second line for the option", () => {
    const accent = room({
      tileOptions: [
        {
          tileOption: "AccentHerringbone",
          selectedVariant: pick(accentTile.first),
          selectedGroutColor: pick(optionGrout.other),
          selectedFinishingProfile: null,
        },
      ],
    });
    expect(values(standard, accent, "Accentwand visgraat")).toEqual([undefined, nameOf(accentTile.first)]);
    expect(labels(standard, accent)).toContain("Voegkleur accentwand");
    expect(labels(standard, accent).filter((label) => label === "Accentwand visgraat")).toHaveLength(1);
  });
});

test("a version can be taken over only when all of it is still sold", () => {
  expect(isOffered(context, standard)).toBe(true);
  expect(isOffered(context, room({ wallTileProduct: pick(99_999) }))).toBe(false);
});

test("taking over a version does not change the buyer's progress in the room", () => {
  const present = room({ projectPageId: 1, confirmedByUser: true, choicesFromOtherRoom: false });
  const version = room({ wallTileProduct: pick(wallTile.luxe), projectPageId: 8, choicesFromOtherRoom: true });
  expect(takeOver(present, version)).toEqual({ ...present, wallTileProduct: pick(wallTile.luxe) });
});
