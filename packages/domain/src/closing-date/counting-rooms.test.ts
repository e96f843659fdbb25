import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import { NO_FLOOR, type RoomChoice } from "../model/choices.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { PARTS, type Part } from "./closing-date.ts";
import { countingRooms } from "./counting-rooms.ts";
import { differingParts, refusedParts } from "./refused-parts.ts";

const standard = emptyRoomChoice(1);
const tile = { pageProductId: 4, variantProjectProductId: 5 };
const rooms: readonly RoomChoice[] = [
  standard,
  { ...standard, wallTileProduct: tile },
  { ...standard, products: { "7": [tile] } },
  { ...standard, floorMaterialId: 2, colorId: 3, baseboardId: 4 },
  { ...standard, wallTileProduct: tile, products: { "7": [tile] }, floorMaterialId: 2, colorId: 3, baseboardId: 4 },
];
const anyRoom = fc.constantFrom(...rooms);
const maybeRoom = fc.option(anyRoom, { nil: undefined });

it("counts of each part what was agreed after its last day, else what was handed in, else the standard", () => {
  const anyAgreed = fc.record({ tiles: maybeRoom, sanitary: maybeRoom, floors: maybeRoom });
  fc.assert(
    fc.property(maybeRoom, anyAgreed, (handedIn, agreed) => {
      const [first, ...others] = countingRooms({ standard, handedIn, agreed: (part) => agreed[part] });
      for (const part of PARTS) {
        const expected = agreed[part] ?? handedIn ?? standard;
        expect(first && differingParts(first, expected).has(part)).toBe(false);
      }
      // A buyer who wants no floor has the same home as one who chose nothing; what is agreed has one form.
      const forms = handedIn || agreed.floors ? [] : [NO_FLOOR];
      expect(
        others.filter((one) => first && differingParts(first, one).has("floors")).map((one) => one.colorId),
      ).toEqual(forms);
    }),
    { seed: SEED, numRuns: runs(200) },
  );
});

it("a part that was agreed late can only be handed in as agreed", () => {
  fc.assert(
    fc.property(anyRoom, anyRoom, maybeRoom, fc.constantFrom(...PARTS), (room, own, handedIn, part: Part) => {
      const counts = countingRooms({ standard, handedIn, agreed: (one) => (one === part ? own : undefined) });
      const refused = refusedParts({ before: null, after: room, counts }, new Set([part]));
      expect(refused).toEqual(differingParts(room, own).has(part) ? [part] : []);
    }),
    { seed: SEED, numRuns: runs(200) },
  );
});
