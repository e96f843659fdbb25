import { PANORAMA_FACES } from "@showroom/domain/render/render-request";
import { expect, test } from "vitest";
import { BATHROOM_KINDS, model, sceneInput, SHAPES, TOILET_KINDS } from "../testing/articles.ts";
import { lensAxes } from "./lens.ts";
import { placeFixtures } from "./room/place-fixtures.ts";
import { planRoom } from "./room/plan.ts";
import { panoramaCamera, standpoint } from "./panorama-camera.ts";

const ROOMS = [
  ["Bathroom", 2200, 2800, BATHROOM_KINDS],
  ["Bathroom", 1800, 2100, BATHROOM_KINDS],
  ["Bathroom", 3200, 4000, BATHROOM_KINDS],
  ["Toilet", 900, 1200, TOILET_KINDS],
  ["Toilet", 800, 1100, TOILET_KINDS],
] as const;

test.each(ROOMS)("one stands on the free floor of a %s of %i x %i mm", (roomType, width, depth, kinds) => {
  const { plan } = planRoom(
    sceneInput({ structure: { roomType, dimensions: { width, depth, height: 2600 } } }).structure,
  );
  for (const shape of SHAPES) {
    const fixtures = placeFixtures(
      plan,
      kinds.map((kind) => model(kind, shape)),
    );
    const [x, y, z] = standpoint(plan, fixtures);
    expect(Math.min(x, plan.width - x, y, plan.depth - y)).toBeGreaterThan(0.3);
    for (const { slot, bounds } of fixtures) {
      const isIn = x > bounds.min[0] && x < bounds.max[0] && y > bounds.min[1] && y < bounds.max[1];
      expect(isIn && bounds.max[2] > 0.1 && bounds.min[2] < z, `${shape} in the ${slot}`).toBe(false);
    }
  }
});

test("the faces look in six directions from one place, each the next one's neighbour", () => {
  const { plan } = planRoom(sceneInput().structure);
  const cameras = PANORAMA_FACES.map((face) => panoramaCamera(plan, face, []));
  expect(new Set(cameras.map(({ position }) => position.join())).size).toBe(1);
  const axes = cameras.map((camera) => {
    const { forward, right, up } = lensAxes(camera);
    return [forward, right, up].map((axis) => axis.map((value) => Math.round(value) + 0).join(" "));
  });
  expect(axes).toEqual([
    ["0 1 0", "1 0 0", "0 0 1"],
    ["1 0 0", "0 -1 0", "0 0 1"],
    ["0 -1 0", "-1 0 0", "0 0 1"],
    ["-1 0 0", "0 1 0", "0 0 1"],
    ["0 0 1", "-1 0 0", "0 1 0"],
    ["0 0 -1", "1 0 0", "0 1 0"],
  ]);
});
