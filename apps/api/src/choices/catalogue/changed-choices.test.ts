import { describe, expect, it } from "vitest";
import type { CatalogueAnswer, ChangedChoice } from "@showroom/domain/model/changed-choice";
import type { ProductChoice, RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { cents } from "@showroom/domain/money/cents";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";
import { buildEmptyPage } from "@showroom/domain/testing/build-empty-page";
import { BASIN_VARIANTS, buildPage, PAGE_IDS } from "@showroom/domain/testing/build-page";
import { buildPageProduct } from "@showroom/domain/testing/build-product";
import { buildContext, buildFloorOffer } from "@showroom/domain/testing/build-project";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { buildHouseCatalogue, withoutProducts, withProducts } from "../../testing/house-catalogue.ts";
import { answeredRooms, changedChoices } from "./changed-choices.ts";

const page = buildPage({ id: 11, title: "Badkamer" });
const { catalogue, settings } = buildContext({ page });
const pick = (pageProductId: number, variantProjectProductId = pageProductId): ProductChoice => ({
  pageProductId,
  variantProjectProductId,
});
const { toiletGroup, basinGroup, extrasGroup } = PAGE_IDS;
/** A confirmed bathroom in which nothing is standard. */
const room: RoomChoice = {
  ...standardRoomChoice(catalogue, settings),
  projectPageId: 11,
  confirmedByUser: true,
  wallTileProduct: pick(PAGE_IDS.wallTile.luxe),
  floorTileProduct: pick(PAGE_IDS.floorTile.other),
  products: {
    [toiletGroup.id]: [pick(toiletGroup.other)],
    [basinGroup.id]: [pick(basinGroup.coloured, BASIN_VARIANTS.black60)],
    [extrasGroup.id]: [pick(extrasGroup.first), pick(extrasGroup.second)],
  },
  tileOptions: [
    {
      tileOption: "AccentHerringbone",
      selectedVariant: pick(PAGE_IDS.accentTile.first),
      selectedGroutColor: null,
      selectedFinishingProfile: null,
    },
  ],
};
const before = buildHouseCatalogue(1, [page]);

const after = (now: Page, project = {}) => {
  const next = buildHouseCatalogue(1, [now], { project });
  return { changes: changedChoices(before, next, { 11: room }), next };
};
/** The room after the same answer to all changes. */
function answered(now: Page, answer: CatalogueAnswer): RoomChoice | undefined {
  const { changes, next } = after(now);
  return answeredRooms(before, next, { 11: room }, Object.fromEntries(changes.map(({ id }) => [id, answer])))[11];
}
const print = ({ kind, label, was, now, nearest, standard }: ChangedChoice) => [
  kind,
  label,
  was.name,
  now?.name ?? null,
  nearest?.name ?? null,
  standard?.name ?? null,
];
const priced = (id: number, extra: number) =>
  withProducts(page, (product) =>
    product.id === id
      ? { ...product, product: { ...product.product, grossPrice: cents(product.product.grossPrice + extra) } }
      : product,
  );
const edited = (id: number, facts: object) =>
  withProducts(page, (product) =>
    product.id === id ? { ...product, product: { ...product.product, ...facts } } : product,
  );

const WALL = "Product 103, 30 x 60 cm";

describe("a removed choice", () => {
  it.each([
    [PAGE_IDS.wallTile.luxe, "Wandtegel", WALL, "Product 101, 30 x 60 cm", "Product 101, 30 x 60 cm"],
    [toiletGroup.other, "Toilet", "Product 202", "Product 201", "Product 201"],
    [basinGroup.coloured, "Wastafel", "Product 2123, Zwart, 60 cm", "Product 211", "Product 211"],
    [
      PAGE_IDS.accentTile.first,
      "AccentHerringbone",
      "AccentHerringbone, 30 x 60 cm",
      "AccentHerringbone, 30 x 60 cm",
      null,
    ],
    [PAGE_IDS.wallGrout.standard, "Voegkleur wand", "Product 131", "Product 132", null],
  ])("%i is asked about, with the nearest and the standard", (id, label, was, nearest, standard) => {
    const { changes } = after(withoutProducts(page, id));
    expect(changes.map(print)).toEqual([["removed", label, was, null, nearest, standard]]);
    expect(changes[0]).toMatchObject({ pageId: 11, pageTitle: "Badkamer" });
  });

  it("is replaced by the nearest or the standard, and the room is confirmed again", () => {
    const toilet = withoutProducts(page, toiletGroup.other);
    for (const answer of ["accept", "standard"] as const)
      expect(answered(toilet, answer)).toEqual({
        ...room,
        confirmedByUser: false,
        products: { ...room.products, [toiletGroup.id]: [pick(toiletGroup.standard)] },
      });
    const accent = withoutProducts(page, PAGE_IDS.accentTile.first);
    expect(answered(accent, "accept")?.tileOptions).toMatchObject([
      { tileOption: "AccentHerringbone", selectedVariant: pick(PAGE_IDS.accentTile.second) },
    ]);
    expect(answered(accent, "standard")?.tileOptions).toEqual([]);
    const grout = withoutProducts(page, PAGE_IDS.wallGrout.standard);
    expect(answered(grout, "accept")?.wallGroutColorProduct).toEqual(pick(PAGE_IDS.wallGrout.other));
    expect(answered(grout, "standard")?.wallGroutColorProduct).toBeNull();
  });

  it("of several in a group leaves the others", () => {
    const without = withoutProducts(page, extrasGroup.second);
    expect(after(without).changes.map(({ was }) => was.name)).toEqual(["Product 222"]);
    expect(answered(without, "standard")?.products[extrasGroup.id]).toEqual([pick(extrasGroup.first)]);
  });

  it("of a group that is removed too has no nearest", () => {
    const without = { ...page, productGroups: page.productGroups.filter(({ id }) => id !== extrasGroup.id) };
    expect(after(without).changes.map(({ kind, nearest }) => [kind, nearest])).toEqual([
      ["removed", null],
      ["removed", null],
    ]);
  });

  it("of several in a group is asked about with the nearest, beside the others", () => {
    const third = (groups: Page["productGroups"]) =>
      groups.map((group) =>
        group.id === extrasGroup.id ? { ...group, products: [...group.products, buildPageProduct(223)] } : group,
      );
    const now = withoutProducts({ ...page, productGroups: third(page.productGroups) }, extrasGroup.second);
    expect(after(now).changes.map(({ nearest }) => nearest?.productNumber)).toEqual(["P-223"]);
    expect(answered(now, "accept")?.products[extrasGroup.id]).toEqual([pick(extrasGroup.first), pick(223)]);
  });

  it("of several in a group is not replaced by one that is chosen already", () => {
    const without = withoutProducts(page, extrasGroup.second);
    expect(after(without).changes[0]?.nearest).toBeNull();
    expect(answered(without, "accept")?.products[extrasGroup.id]).toEqual([pick(extrasGroup.first)]);
  });

  it("of several in a group is replaced once by what comes nearest to two of them", () => {
    const other = withProducts(withoutProducts(page, extrasGroup.second), (product) =>
      product.id === extrasGroup.first ? { ...product, id: 229 } : product,
    );
    expect(after(other).changes.map(({ nearest }) => nearest?.productNumber)).toEqual(["P-221", "P-221"]);
    expect(answered(other, "accept")?.products[extrasGroup.id]).toEqual([pick(229)]);
  });
});

describe("a price", () => {
  it("is asked about from the project's threshold on, and may be accepted or not", () => {
    const at = (extra: number, project = {}) => after(priced(toiletGroup.other, extra), project).changes.map(print);
    const asked = [["repriced", "Toilet", "Product 202", "Product 202", null, null]];
    const project = { priceNoticeFrom: cents(4000) };
    expect([at(3999, project), at(4000, project), at(-4000, project)]).toEqual([[], asked, asked]);
    expect(after(priced(toiletGroup.other, 4000)).changes[0]).toMatchObject({
      was: { price: expect.any(Number), productNumber: "P-202" },
      part: "sanitary",
    });
    expect(answered(priced(toiletGroup.other, 5000), "accept")).toEqual({ ...room, confirmedByUser: false });
    expect(answered(priced(toiletGroup.other, 5000), "standard")?.products[toiletGroup.id]).toEqual([
      pick(toiletGroup.standard),
    ]);
  });

  it("of nothing that changed is not asked about", () => {
    expect(after(page).changes).toEqual([]);
    expect(answered(page, "accept")).toEqual(room);
  });
});

describe("an article", () => {
  const names = (facts: object, id: number = PAGE_IDS.wallTile.luxe) => after(edited(id, facts)).changes.map(print);

  it("with another name or number is asked about", () => {
    expect(names({ name: "Ander" }, toiletGroup.other)).toEqual([
      ["renamed", "Toilet", "Product 202", "Ander", null, null],
    ]);
    expect(names({ product_number: "X" }, toiletGroup.other)).toEqual([
      ["renamed", "Toilet", "Product 202", "Product 202", null, null],
    ]);
    expect(names({ name: "Ander" }, toiletGroup.standard)).toEqual([]);
  });

  it("with other measures is named with them", () => {
    expect(names({ width: 310 })).toEqual([
      ["renamed", "Wandtegel", `${WALL}, 30 x 60 cm`, `${WALL}, 31 x 60 cm`, null, null],
    ]);
    expect(names({ width: 310, size: null })).toEqual([
      ["renamed", "Wandtegel", WALL, "Product 103, 31 x 60 cm", null, null],
    ]);
    expect(names({ width: null })).toEqual([["renamed", "Wandtegel", `${WALL}, 30 x 60 cm`, WALL, null, null]]);
    expect(names({ size: "" })).toEqual([["renamed", "Wandtegel", WALL, "Product 103", null, null]]);
  });
});

describe("a floor", () => {
  const floorPage = buildEmptyPage({ id: 12, type: "floors", configuratorType: null, roomName: null, title: "Vloer" });
  const chosen = { ...emptyRoomChoice(12), floorMaterialId: 1, colorId: 11, baseboardId: 31, confirmedByUser: true };
  const offer = buildFloorOffer();
  const now = (floors: Partial<FloorOffer>) => {
    const next = buildHouseCatalogue(1, [floorPage], { floors: { ...offer, ...floors } });
    const was = buildHouseCatalogue(1, [floorPage]);
    const changes = changedChoices(was, next, { 12: chosen });
    const after = (answer: CatalogueAnswer) =>
      answeredRooms(was, next, { 12: chosen }, Object.fromEntries(changes.map(({ id }) => [id, answer])))[12];
    return { changes: changes.map(print), after };
  };
  const floorOf = (of: RoomChoice | undefined) => [of?.floorMaterialId, of?.colorId, of?.baseboardId];

  it("whose colour is removed keeps its baseboard and gets the nearest colour", () => {
    const gone = now({ floors: offer.floors.filter(({ id }) => id !== 11) });
    expect(gone.changes.map(([kind, label]) => [kind, label])).toEqual([["removed", "Woonvloer"]]);
    expect(floorOf(gone.after("accept"))).toEqual([1, 12, 31]);
    expect(floorOf(gone.after("standard"))).toEqual([null, null, null]);
  });

  it("whose baseboard is removed keeps its colour and gets the nearest baseboard", () => {
    const gone = now({ baseboards: offer.baseboards.filter(({ id }) => id !== 31) });
    expect(gone.changes.map(([kind, label]) => [kind, label])).toContainEqual(["removed", "Plint"]);
    expect(floorOf(gone.after("accept"))).toEqual([1, 11, 32]);
  });
});
