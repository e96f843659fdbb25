import { expect, it } from "vitest";
import { buildFloorOffer } from "../../testing/build-project.ts";
import { coloursAmong, materialsInColour } from "./floor-colours.ts";
import { NO_TRAITS } from "./traits.ts";

const offer = buildFloorOffer();
const [first, second] = offer.materials;
const painted = {
  ...offer,
  floors: offer.floors.map((floor) => ({ ...floor, color: floor.material === first?.id ? "#1F2021" : "#E2D3B8" })),
};
const black = { ...NO_TRAITS, colorGroup: ["black"] } as const;

it("names the colours that there are", () => {
  expect(coloursAmong(painted).colorGroup).toEqual(["beige", "black"]);
  expect(coloursAmong({ floors: [] })).toEqual(NO_TRAITS);
});

it("leaves the materials that come in the colour, with the floors that have it", () => {
  const left = materialsInColour(painted, black, null);
  expect(left.map(({ material }) => material.id)).toEqual([first?.id]);
  expect(left[0]?.fitting).toEqual(painted.floors.filter(({ material }) => material === first?.id));
  expect(materialsInColour(painted, NO_TRAITS, null)).toHaveLength(offer.materials.length);
});

it("leaves the chosen material, of which nothing fits", () => {
  const left = materialsInColour(painted, black, second?.id ?? 0);
  expect(left.map(({ material, fitting }) => [material.id, fitting.length > 0])).toEqual([
    [first?.id, true],
    [second?.id, false],
  ]);
});
