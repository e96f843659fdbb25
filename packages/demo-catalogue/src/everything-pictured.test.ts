import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ALL_BUNDLES, bundleFolder } from "./bundles.ts";
import { allOffered, bundle, DEMO_ROOMS, sanitaryPicks } from "../testing/choices.ts";
import { lookAlikes } from "../testing/look-alikes.ts";
import { tilePicks } from "../testing/tile-choices.ts";

describe("what is compared by its picture is all that can be chosen", () => {
  test.each(DEMO_ROOMS)("in the $room", (room) => {
    const pictured = [...sanitaryPicks(room), ...tilePicks(room)].flatMap(({ offered }) => offered ?? []);
    expect([...new Set(pictured)].toSorted()).toEqual(allOffered(room).toSorted());
  });

  test("the second bathroom offers what the first one does, so that looking at one of them is enough where both are alike", () => {
    const [first, second] = DEMO_ROOMS;
    expect(allOffered(second)).toEqual(allOffered(first));
  });

  test.each(ALL_BUNDLES)("%s draws nothing that De Lindehof does not", (_slug, build) => {
    const drawn = ({ productNumber, model, width, length, images, groutColor }: (typeof bundle)["products"][number]) =>
      JSON.stringify([productNumber, model, width, length, images, groutColor]);
    const known = new Set(bundle.products.map(drawn));
    expect(build(() => true).bundle.products.filter((product) => !known.has(drawn(product)))).toEqual([]);
  });
});

/** Pixels to a side of the small pictures that are compared. */
const SIDE = 96;
/** Mean difference, in steps of 255, from which two of them are told apart. */
const APART = 1;

const meanDifference = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe("floors, whose pictures are made ahead, each look their own way", () => {
  test.each([
    ["a floor in the living room", bundle.floors.map(({ key, roomImages }) => [key, roomImages[0]] as const)],
    ["a floor from nearby", bundle.floors.map(({ key, images }) => [key, images?.[0]] as const)],
    ["a material", bundle.floorMaterials.map(({ key, images }) => [key, images?.[0]] as const)],
    ["a baseboard", bundle.baseboards.map(({ key, images }) => [key, images?.[0]] as const)],
  ])("%s", async (_what, pictures) => {
    const small = await Promise.all(
      pictures.map(async ([name, file]) => ({
        name,
        pixels: await sharp(join(bundleFolder("de-lindehof"), file!))
          .resize(SIDE, SIDE, { fit: "fill" })
          .raw()
          .toBuffer(),
      })),
    );
    expect(lookAlikes(small, (one, other) => meanDifference(one.pixels, other.pixels) < APART)).toEqual([]);
  });
});
