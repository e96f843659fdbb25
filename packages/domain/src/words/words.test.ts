import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer } from "../../testing/build-project.ts";
import { diffRooms } from "../diff/room-diff.ts";
import type { RoomChoice } from "../model/choices.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { selectAccent, toggleFloorTileOption } from "../selection/tile-options.ts";
import { DEVIATION_WORDING, differenceWords, HISTORY_WORDING, type DifferenceWording } from "./difference-words.ts";
import { choiceWords, productWords } from "./product-words.ts";
import { catalogueTitles, kindWords, lineWords, partWords, showroomTitles, slotWords } from "./slot-words.ts";

const context = buildContext();
const { catalogue } = context;
const start = standardRoomChoice(catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });

describe("the name of a slot", () => {
  const profile = { kind: "accessory", place: "wall", type: "FinishingProfile" } as const;
  const accentGrout = { kind: "accessory", place: "AccentHerringbone", type: "GroutColor" } as const;
  const accent = { kind: "accent", option: "AccentHerringbone" } as const;

  it("is its kind, its kind and place, or its price line's name", () => {
    const titles = showroomTitles(catalogue);
    const words = [kindWords, slotWords, partWords].map((inWords) => [
      inWords(profile, titles),
      inWords(accentGrout, titles),
    ]);
    expect(words).toEqual([
      ["Afwerkprofiel", "Voegkleur"],
      ["Afwerkprofiel wand", "Voegkleur accentwand"],
      ["Afwerkprofiel", "Accentwand visgraat – Voegkleur wand"],
    ]);
  });

  it("names the floor as a place, and tells a profile of a tile option from its grout", () => {
    const titles = showroomTitles(catalogue);
    const grout = { kind: "accessory", place: "floor", type: "GroutColor" } as const;
    expect([slotWords(grout, titles), partWords(grout, titles)]).toEqual(["Voegkleur vloer", "Voegkleur vloer"]);
    const accentProfile = { ...accentGrout, type: "FinishingProfile" } as const;
    expect(partWords(accentProfile, titles)).toBe("Accentwand visgraat – Afwerkprofiel");
  });

  it("of a tile option that the catalogue no longer has is 'Tegeloptie'", () => {
    const without = buildContext({ page: { ...catalogue.page, tileOptions: [] } }).catalogue;
    expect(slotWords(accent, catalogueTitles(without))).toBe("Tegeloptie");
  });

  it("of a tile option uses the showroom's title for buyers, the catalogue's for staff", () => {
    const own = buildContext({
      page: {
        ...catalogue.page,
        tileOptions: catalogue.page.tileOptions.map((option) => ({ ...option, title: "Visgraat" })),
      },
    }).catalogue;
    expect(slotWords(accent, showroomTitles(own))).toBe("Accentwand visgraat");
    expect(slotWords(accent, catalogueTitles(own))).toBe("Visgraat");
    expect(slotWords(accentGrout, catalogueTitles(own))).toBe("Voegkleur visgraat");
  });

  it("of sanitary ware is its group's, also when the catalogue no longer has the group", () => {
    const slot = (groupId: number) => ({ kind: "sanitary", groupId }) as const;
    expect(slotWords(slot(PAGE_IDS.toiletGroup.id), catalogueTitles(catalogue))).toBe("Toilet");
    expect(slotWords(slot(987_654), catalogueTitles(catalogue))).toBe("Sanitair");
    expect(slotWords(slot(987_654), showroomTitles(catalogue))).toBe("Product");
  });
});

describe("the text of a product", () => {
  it("is its name, colour and size, if known", () => {
    expect(productWords({ name: "Kraan", brand: "", productNumber: "1", colorName: "Zwart", size: "60 cm" })).toBe(
      "Kraan, Zwart, 60 cm",
    );
    expect(productWords({ name: "Kraan", brand: "", productNumber: "1", colorName: null, size: "" })).toBe("Kraan");
  });

  it("does not repeat what the name contains", () => {
    const choice = { pageProductId: PAGE_IDS.basinGroup.coloured, variantProjectProductId: BASIN_VARIANTS.black60 };
    expect(choiceWords(catalogue, choice)).toBe(`Product ${BASIN_VARIANTS.black60}, Zwart, 60 cm`);
    const groups = catalogue.page.productGroups.map((group) => ({
      ...group,
      products: group.products.map((offered) => ({
        ...offered,
        variants: offered.variants.map((variant) => ({
          ...variant,
          product: { ...variant.product, name: "Wastafel Zwart" },
        })),
      })),
    }));
    const named = buildContext({ page: { ...catalogue.page, productGroups: groups } }).catalogue;
    expect(choiceWords(named, choice)).toBe("Wastafel Zwart, 60 cm");
  });

  it("leaves out a colour and a size that a product does not have", () => {
    expect(choiceWords(catalogue, pick(PAGE_IDS.toiletGroup.other))).toBe("Product 202");
  });

  it("is null without a choice, and for one that is no longer on offer", () => {
    expect(choiceWords(catalogue, null)).toBeNull();
    expect(choiceWords(catalogue, pick(987_654))).toBeNull();
  });
});

describe("the name of a line", () => {
  it("is its group, its specification, or its part", () => {
    expect(lineWords({ part: "sanitary", productGroupTitle: "Toilet" })).toBe("Toilet");
    expect(lineWords({ part: "sanitary", productGroupTitle: null })).toBe("Sanitair");
    expect(lineWords({ part: "tileOption", productGroupTitle: null, specifications: "Melk" })).toBe("Melk");
    expect(lineWords({ part: "tileOptionGrout", productGroupTitle: null })).toBe("Voegkleur tegeloptie");
  });
});

describe("differences", () => {
  const told = (to: RoomChoice, wording: DifferenceWording) =>
    diffRooms(start, to).map((difference) => {
      const words = differenceWords({ catalogue, floors: buildFloorOffer() }, difference, wording);
      return words && [words.label, words.before, words.after];
    });

  it("of products are listed by slot, with the old and the new product", () => {
    const room = selectSanitary(
      context,
      { ...start, floorTileProduct: null },
      PAGE_IDS.toiletGroup.id,
      pick(PAGE_IDS.toiletGroup.other),
    );
    expect(told(room, HISTORY_WORDING)).toEqual([
      ["Vloertegel", "Product 111, 60 x 60 cm", null],
      ["Toilet", "Product 201", "Product 202"],
    ]);
  });

  it("of options use each document's words for yes and no", () => {
    const floor = toggleFloorTileOption(context, start, "FloorTileOnWall");
    const high: RoomChoice = {
      ...start,
      tileOptions: [
        { tileOption: "CeilingHigh", selectedVariant: null, selectedGroutColor: null, selectedFinishingProfile: null },
      ],
    };
    expect(told(floor, HISTORY_WORDING)).toContainEqual(["FloorTileOnWall", null, "Gekozen"]);
    expect(told(floor, DEVIATION_WORDING)).toContainEqual(["FloorTileOnWall", "Nee", "Ja"]);
    expect(told(high, HISTORY_WORDING)).toEqual([
      ["Tegelwerk plafondhoog", "Nee, standaard hoogte", "Ja, plafondhoog"],
    ]);
    expect(told(high, DEVIATION_WORDING)).toEqual([["Tegelwerk plafondhoog", "Nee", "Ja"]]);
  });

  it("of floors name the changed part of the floor", () => {
    const room = { ...start, floorMaterialId: -1, colorId: 11, baseboardId: 987_654 };
    expect(told(room, HISTORY_WORDING)).toEqual([
      ["Soort vloer", null, "Geen woonvloer"],
      ["Kleur", null, "Kleur 11"],
      ["Plint", null, "Niet meer in het aanbod"],
    ]);
  });

  it("about the whole room have no words", () => {
    expect(told({ ...start, confirmedByUser: true, choicesFromOtherRoom: true }, HISTORY_WORDING)).toEqual([
      null,
      null,
    ]);
  });

  it("of an accent's grout name the option first", () => {
    const room = selectAccent(context, start, "AccentHerringbone", pick(PAGE_IDS.accentTile.first));
    expect(told(room, HISTORY_WORDING).map((words) => words?.[0])).toContain("AccentHerringbone – Voegkleur wand");
  });
});
