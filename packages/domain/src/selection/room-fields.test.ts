import { expect, test } from "vitest";
import type { RoomChoice } from "../model/choices.ts";
import { emptyRoomChoice } from "./room-context.ts";
import { sameFields } from "./room-fields.ts";

const choice = (id: number) => ({ pageProductId: id, variantProjectProductId: id });
const room = (changes: Partial<RoomChoice> = {}): RoomChoice => ({ ...emptyRoomChoice(3), ...changes });

test("rooms with the same choices are the same, confirmed or not, whatever the order of their keys", () => {
  const chosen = { wallTileProduct: choice(11), products: { 1: [choice(21)], 2: [] } };
  const other = { wallTileProduct: { variantProjectProductId: 11, pageProductId: 11 }, products: { 1: [choice(21)] } };
  expect(sameFields(room(chosen), room({ ...other, confirmedByUser: true }))).toBe(true);
  expect(sameFields(room(other), room(chosen))).toBe(true);
});

test.each<[string, Partial<RoomChoice>]>([
  ["tile", { wallTileProduct: choice(12) }],
  ["product", { products: { 1: [choice(22)] } }],
  ["further product", { products: { 1: [choice(21)], 2: [choice(31)] } }],
  ["variant", { products: { 1: [{ pageProductId: 21, variantProjectProductId: 22 }] } }],
  ["floor", { floorMaterialId: 5 }],
  ["copy of another room", { choicesFromOtherRoom: true }],
  [
    "tile option",
    {
      tileOptions: [
        {
          tileOption: "FloorTileOnWall",
          selectedVariant: null,
          selectedGroutColor: null,
          selectedFinishingProfile: null,
        },
      ],
    },
  ],
])("another %s makes another room", (_, changes) => {
  const before = room({ wallTileProduct: choice(11), products: { 1: [choice(21)] } });
  const after = { ...before, ...changes };
  expect([sameFields(before, after), sameFields(after, before)]).toEqual([false, false]);
});
