import * as fc from "fast-check";
import { expect, it } from "vitest";
import { runs, SEED } from "@showroom/property-tests/runs";
import type { RoomChoice } from "../model/choices.ts";
import { emptyRoomChoice } from "../selection/room-context.ts";
import { PARTS } from "./closing-date.ts";
import { differingParts } from "./refused-parts.ts";
import { withPart } from "./with-part.ts";

const empty = emptyRoomChoice(1);
const tile = { pageProductId: 4, variantProjectProductId: 5 };
const high = {
  tileOption: "CeilingHigh",
  selectedVariant: null,
  selectedGroutColor: null,
  selectedFinishingProfile: null,
} as const;

it("gives a room exactly one part of another", () => {
  const maybe = fc.boolean();
  const anyRoom = fc
    .tuple(maybe, maybe, maybe, maybe, maybe)
    .map(([isTiled, hasGrout, isFitted, isFloored, isHigh]): RoomChoice => ({
      ...empty,
      wallTileProduct: isTiled ? tile : null,
      floorGroutColorProduct: hasGrout ? tile : null,
      products: isFitted ? { "7": [tile] } : {},
      floorMaterialId: isFloored ? 2 : null,
      tileOptions: isHigh ? [high] : [],
    }));
  fc.assert(
    fc.property(anyRoom, anyRoom, fc.constantFrom(...PARTS), (room, from, part) => {
      const next = withPart(room, part, from);
      expect(differingParts(next, from).has(part)).toBe(false);
      expect([...differingParts(next, room)].filter((one) => one !== part)).toEqual([]);
    }),
    { seed: SEED, numRuns: runs(100) },
  );
});
