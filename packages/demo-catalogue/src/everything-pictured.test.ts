import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { ALL_BUNDLES, bundleFolder } from "./bundles.ts";
import { allOffered, bundle, DEMO_ROOMS, sanitaryPicks } from "../testing/choices.ts";
import { lookAlikes } from "../testing/look-alikes.ts";
import { tilePicks } from "../testing/tile-choices.ts";

describe("the visibility tests cover every choice", () => {
  test.each(DEMO_ROOMS)("in the $room", (room) => {
    const pictured = [...sanitaryPicks(room), ...tilePicks(room)].flatMap(({ offered }) => offered ?? []);
    expect([...new Set(pictured)].toSorted()).toEqual(allOffered(room).toSorted());
  });

  test("the second bathroom offers the same as the first one, so that tests of equal parts need only one of them", () => {
    const [first, second] = DEMO_ROOMS;
    expect(allOffered(second)).toEqual(allOffered(first));
  });

  test.each(ALL_BUNDLES)("every drawn article of %s is also in De Lindehof", (_slug, build) => {
    const drawn = ({ productNumber, model, width, length, images, groutColor }: (typeof bundle)["products"][number]) =>
      JSON.stringify([productNumber, model, width, length, images, groutColor]);
    const known = new Set(bundle.products.map(drawn));
    expect(build(() => true).bundle.products.filter((product) => !known.has(drawn(product)))).toEqual([]);
  });
});

/** Side of the compared pictures in pixels. */
const SIDE = 96;
/** Mean difference per channel (0 to 255) from which two pictures count as different. */
const APART = 1;

const meanDifference = (a: Uint8Array, b: Uint8Array): number =>
  a.reduce((sum, value, i) => sum + Math.abs(value - (b[i] ?? 0)), 0) / a.length;

describe("pictures of floors, which are rendered beforehand, all differ", () => {
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
