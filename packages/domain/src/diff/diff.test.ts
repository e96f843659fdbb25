import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { BASIN_VARIANTS, PAGE_IDS } from "../../testing/build-page.ts";
import { buildContext, buildFloorOffer } from "../../testing/build-project.ts";
import { arbitraryRoom } from "../../testing/arbitraries.ts";
import { arbitraryClicks } from "../../testing/arbitrary-clicks.ts";
import { standardRoomChoice } from "../configurator/standard-room.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { selectSanitary } from "../selection/sanitary.ts";
import { readDifference } from "./readable-difference.ts";
import { diffRooms } from "./room-diff.ts";

const context = buildContext();
const start = standardRoomChoice(context.catalogue, context.settings);
const pick = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const read = (difference: Parameters<typeof readDifference>[2]) =>
  readDifference(context.catalogue, buildFloorOffer(), difference);

describe("what differs between two rooms", () => {
  it("is empty for equal rooms, and swaps before and after when the rooms are swapped", () => {
    fc.assert(
      fc.property(arbitraryRoom(), arbitraryClicks, ({ context: of, start: from }, clicks) => {
        const to = clicks.reduce((room, click) => click(of, room), from);
        expect(diffRooms(to, JSON.parse(JSON.stringify(to)))).toEqual([]);
        expect(diffRooms(from, to).length === 0).toBe(JSON.stringify(from) === JSON.stringify(to));
        expect(diffRooms(to, from)).toHaveLength(diffRooms(from, to).length);
      }),
    );
  });

  it("is listed by slot, with a replaced product as one pair", () => {
    const changed = {
      ...selectSanitary(context, start, PAGE_IDS.basinGroup.id, {
        pageProductId: PAGE_IDS.basinGroup.coloured,
        variantProjectProductId: BASIN_VARIANTS.black60,
      }),
      floorTileProduct: null,
      wallGroutColorProduct: pick(PAGE_IDS.wallGrout.other),
      confirmedByUser: true,
      choicesFromOtherRoom: false,
    };
    const differences = diffRooms(start, changed);
    const readable = differences.map(read);
    expect(differences.map(({ kind }, at) => [kind, readable[at]?.before.kind, readable[at]?.after.kind])).toEqual([
      ["product", "product", "nothing"],
      ["product", "product", "product"],
      ["product", "product", "product"],
      ["confirmed", "no", "yes"],
      ["copied", "nothing", "no"],
    ]);
    expect(readable[2]?.after).toEqual({
      kind: "product",
      product: {
        name: `Product ${BASIN_VARIANTS.black60}`,
        brand: "Merk",
        productNumber: `P-${BASIN_VARIANTS.black60}`,
        colorName: "Zwart",
        size: "60 cm",
      },
    });
  });

  it("pairs another colour or size of a product with itself", () => {
    const variant = (product: number, id: number) => ({ pageProductId: product, variantProjectProductId: id });
    const room = (...choices: readonly ReturnType<typeof variant>[]) => ({ ...start, products: { 3: choices } });
    const differences = diffRooms(room(variant(1, 11), variant(2, 21)), room(variant(4, 41), variant(1, 12)));
    expect(
      differences.map(
        (item) =>
          item.kind === "product" && [item.before?.variantProjectProductId, item.after?.variantProjectProductId],
      ),
    ).toEqual([
      [11, 12],
      [21, 41],
    ]);
  });

  it("is in the order of the slots: tiles, accessories, and groups by id", () => {
    const before = { ...start, wallTileProduct: null, wallGroutColorProduct: null, products: { 3: [pick(221)] } };
    const after = { ...start, floorTileProduct: null, products: { 1: [pick(201)] } };
    const slots = diffRooms(before, after).map((item) => item.kind === "product" && item.slot);
    expect(slots).toEqual([
      { kind: "tile", surface: "wall" },
      { kind: "tile", surface: "floor" },
      { kind: "accessory", place: "wall", type: "GroutColor" },
      { kind: "sanitary", groupId: 1 },
      { kind: "sanitary", groupId: 3 },
    ]);
  });

  it("pairs other products in their order", () => {
    const room = (...ids: readonly number[]) => ({ ...start, products: { 3: ids.map(pick) } });
    const found = diffRooms(room(1, 2), room(3, 4));
    expect(
      found.map((item) => item.kind === "product" && [item.before?.pageProductId, item.after?.pageProductId]),
    ).toEqual([
      [1, 3],
      [2, 4],
    ]);
  });

  it("says whether an option was added or removed", () => {
    const option = { tileOption: "FloorTileOnWall", selectedVariant: null } as const;
    const on = { ...start, tileOptions: [{ ...option, selectedGroutColor: null, selectedFinishingProfile: null }] };
    expect(diffRooms(start, on)).toEqual([{ kind: "option", option: "FloorTileOnWall", before: false, after: true }]);
    expect(diffRooms(on, start)).toEqual([{ kind: "option", option: "FloorTileOnWall", before: true, after: false }]);
  });

  it("names floors, the choice of none, and what is no longer on offer", () => {
    const before = { ...emptyRoomChoice(1), floorMaterialId: 1, colorId: 11, baseboardId: 99 };
    const differences = diffRooms(before, { ...before, floorMaterialId: -1, colorId: -1, baseboardId: null }).map(read);
    expect(differences.map(({ before: from, after: to }) => [from, to])).toEqual([
      [{ kind: "name", name: "Materiaal 1" }, { kind: "no-floor" }],
      [{ kind: "name", name: "Kleur 11" }, { kind: "no-floor" }],
      [{ kind: "unknown" }, { kind: "nothing" }],
    ]);
    expect(diffRooms(start, { ...start, wallTileProduct: pick(999) }).map(read)[0]?.after).toEqual({ kind: "unknown" });
  });
});
