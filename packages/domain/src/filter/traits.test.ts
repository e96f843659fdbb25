import { describe, expect, it, test } from "vitest";
import { BASIN_VARIANTS, buildPage, PAGE_IDS } from "../../testing/build-page.ts";
import { buildProduct, buildTile, buildVariant } from "../../testing/build-product.ts";
import { buildContext } from "../../testing/build-project.ts";
import { pickBasin } from "../../testing/room-with-rules.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import type { Product } from "../model/product.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { appearanceInWords, glossInWords } from "./appearance-words.ts";
import { colorGroupOf, nameColor } from "./color-group.ts";
import { asksTraits, NO_TRAITS, traitBits, traitsAmong } from "./traits.ts";
import { applyTileFilter, tileFilterIndex } from "./tile-filter.ts";
import { groupSearchIndex, searchGroups } from "./product-search.ts";
import { wareByTraits } from "./ware-traits.ts";

describe("a colour is named as people would", () => {
  test.each([
    ["#FFFFFF", "white"],
    ["#F1F0EC", "white"],
    ["#D3D2CE", "grey"],
    ["#8A8D8E", "grey"],
    ["#55585A", "anthracite"],
    ["#2B2C2E", "black"],
    ["#000000", "black"],
    ["#EDE5D6", "beige"],
    ["#D9CBB5", "beige"],
    ["#7C6048", "brown"],
    ["#C2C9BA", "green"],
    ["#2F6B58", "green"],
    ["#33528A", "blue"],
    ["#5F8791", "blue"],
    ["#C9A15C", "yellow"],
    ["#B4694C", "red"],
    ["#C03030", "red"],
    ["#D3A9A0", "pink"],
    ["#D070B0", "pink"],
  ])("%s is %s", (hex, name) => {
    expect(nameColor(hex)).toBe(name);
  });

  it("has a name for every colour there is", () => {
    const channel = [0, 51, 102, 153, 204, 255].map((value) => value.toString(16).padStart(2, "0"));
    for (const r of channel)
      for (const g of channel) for (const b of channel) expect(nameColor(`#${r}${g}${b}`)).toEqual(expect.any(String));
  });
});

it("the owner's name comes first, then the finish, then the colour", () => {
  const model = { kind: "basin-tap", shape: "round", width: 1, depth: 1, height: 1, finish: "brass" } as const;
  expect(colorGroupOf(buildProduct({ id: 1, colorGroup: "green", color: "#FFFFFF", model }))).toBe("green");
  expect(colorGroupOf(buildProduct({ id: 1, color: "#FFFFFF", model }))).toBe("brass");
  expect(colorGroupOf(buildProduct({ id: 1, color: "#FFFFFF" }))).toBe("white");
  expect(colorGroupOf(buildProduct({ id: 1 }))).toBeNull();
  expect(colorGroupOf(buildProduct({ id: 1, model: { ...model, finish: "clear-glass" } }))).toBeNull();
});

describe("the words of a tile", () => {
  const words = (name: string, description = "", colorName: string | null = null) => {
    const product = { name, description, colorName };
    return [appearanceInWords(product), glossInWords(product)];
  };

  it("name what it looks like and how it shines", () => {
    expect(words("Carra wit", "Marmerlook, gepolijst.")).toEqual(["marble", "gloss"]);
    expect(words("Cast", "Betonlook vloertegel, mat en stroef (R10).")).toEqual(["concrete", "matt"]);
    expect(words("Plank licht eiken")).toEqual(["wood-look", null]);
    expect(words("Linnen", "Tegel met de structuur van geweven linnen, mat.")).toEqual(["textile", "matt"]);
    expect(words("Rib", "Tegel met een geribbeld reliëf.")).toEqual(["relief", null]);
    expect(words("Tegel 12", "Met R10.")).toEqual([null, null]);
  });

  it("say it in the name before the description", () => {
    expect(words("Atelier wit mat", "Met een zijdezacht oppervlak.")).toEqual([null, "matt"]);
    expect(words("Uni", "Past bij onze marmerlook.", "Wit glans")).toEqual(["plain", "gloss"]);
  });
});

describe("tiles filtered by what they look like", () => {
  const marble = buildTile(1, "wall_tile", { product: { color: "#FFFFFF", appearance: "marble", gloss: "gloss" } });
  const sage = buildTile(2, "wall_tile", { product: { color: "#C2C9BA", appearance: "plain", gloss: "matt" } });
  const mixed = buildTile(3, "wall_tile", {
    variants: [buildVariant(31, { color: "#FFFFFF", gloss: "matt" }), buildVariant(32, { color: "#2B2C2E" })],
  });
  const plain = buildTile(4, "wall_tile");
  const index = tileFilterIndex({ wall: [marble, sage, mixed, plain] });
  const left = (traits: Partial<typeof NO_TRAITS>) => {
    const wanted = { ...NO_TRAITS, ...traits };
    const { filteredIds, count } = applyTileFilter(index, { price: index.bounds, sizes: [], traits: wanted });
    const ids = [1, 2, 31, 32, 4].filter((id) => !filteredIds.has(id));
    return { ids, count };
  };

  it("one of the values of a trait is enough, and every trait counts", () => {
    expect(left({}).ids).toEqual([1, 2, 31, 32, 4]);
    expect(left({ colorGroup: ["white"] })).toEqual({ ids: [1, 31], count: 2 });
    expect(left({ colorGroup: ["white", "green"] })).toEqual({ ids: [1, 2, 31], count: 3 });
    expect(left({ colorGroup: ["white"], gloss: ["matt"] })).toEqual({ ids: [31], count: 1 });
    expect(left({ appearance: ["wood-look"] })).toEqual({ ids: [], count: 0 });
  });

  it("only what is on offer is asked", () => {
    expect(traitsAmong(index.rowTraits)).toEqual({
      colorGroup: ["white", "black", "green"],
      appearance: ["plain", "marble"],
      gloss: ["matt", "gloss"],
    });
    expect(traitsAmong([])).toEqual(NO_TRAITS);
    expect(asksTraits(NO_TRAITS)).toBe(false);
    expect(traitBits(plain.product)).toBe(0);
  });
});

it("sanitary ware is left when some variant has the colour, or when it is chosen", () => {
  const page = buildPage();
  const context = buildContext({ page });
  const start = standardRoomChoice(context.catalogue, context.settings);
  const white = (product: Product): Product => ({ ...product, color: "#FFFFFF" });
  const black = (product: Product): Product => ({ ...product, color: "#000000" });
  const { basinGroup, toiletGroup } = PAGE_IDS;
  const found = searchGroups(groupSearchIndex(context.catalogue.sanitaryGroups), "").map(({ group, products }) => ({
    group,
    products: products.map((item) => ({
      ...item,
      product: white(item.product),
      variants: item.variants.map(({ id, product }) => ({
        id,
        product: id === BASIN_VARIANTS.black60 ? black(product) : white(product),
      })),
    })),
  }));
  const shown = (wanted: Partial<typeof NO_TRAITS>, room = start) =>
    Object.fromEntries(
      wareByTraits(found, { ...NO_TRAITS, ...wanted }, room).map(({ group, products }) => [
        group.id,
        products.map(({ id }) => id),
      ]),
    );
  expect(wareByTraits(found, NO_TRAITS, start)).toBe(found);
  // The standard basin is chosen, and so it stays beside the one that comes in black.
  expect(shown({ colorGroup: ["black"] })).toEqual({
    [basinGroup.id]: [basinGroup.standard, basinGroup.coloured],
  });
  const other = selectSanitary(context, start, basinGroup.id, pickBasin(BASIN_VARIANTS.white60));
  expect(shown({ colorGroup: ["black"] }, other)).toEqual({ [basinGroup.id]: [basinGroup.coloured] });
  expect(shown({ colorGroup: ["white"] })[toiletGroup.id]).toEqual([toiletGroup.standard, toiletGroup.other]);
});
