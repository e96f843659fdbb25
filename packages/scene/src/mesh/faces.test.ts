import { expect, test } from "vitest";
import { CHROME } from "../materials.ts";
import { vectorAt } from "../../testing/mesh-checks.ts";
import { finalize } from "./finalize.ts";
import { box, cylinder } from "./primitives.ts";
import { rotate, type Solid } from "./solid.ts";
import { dot, type Vec3 } from "./vec.ts";

/** Cosine from which on the renderer takes a triangle as flat. */
const FLAT = 0.999999;

/** Smallest cosine between a direction and the normals of what lies highest in it. */
function leastAlong(solid: Solid, direction: Vec3): number {
  const { positions, normals, indices } = finalize("part", CHROME, solid);
  const heights = Array.from({ length: positions.length / 3 }, (_, vertex) =>
    dot(vectorAt(positions, vertex), direction),
  );
  const top = Math.max(...heights);
  let least = 1;
  for (let i = 0; i < indices.length; i += 3) {
    const corners = [...indices.subarray(i, i + 3)];
    if (corners.some((vertex) => (heights[vertex] ?? 0) < top - 1e-6)) continue;
    for (const vertex of corners) least = Math.min(least, dot(vectorAt(normals, vertex), direction));
  }
  return least;
}

test.each([
  ["a plate", box([-0.12, -0.08, 0], [0.12, 0.08, 0.012], 0.0025)],
  ["a turned plate", rotate(box([-0.12, -0.08, 0], [0.12, 0.08, 0.012], 0.0025), "z", 0.3)],
  ["a bar", box([-0.4, -0.017, 0], [0.4, 0.017, 0.01], 0.0015)],
  ["a rosette", cylinder(0.036, 0, 0.014, 0.005)],
] as const)("the round edge of %s leaves its face flat, so that it mirrors straight lines straight", (_, solid) => {
  expect(leastAlong(solid, [0, 0, 1])).toBeGreaterThan(FLAT);
});

test("a pipe stays round", () => {
  const radius = 0.02;
  const { positions, normals } = finalize("part", CHROME, cylinder(radius, 0, 0.1, 0.001, 24));
  const turned = Array.from({ length: positions.length / 3 }, (_, vertex) => {
    const [x, y] = vectorAt(positions, vertex);
    return Math.hypot(x, y) > radius - 1e-6 ? [dot(vectorAt(normals, vertex), [x / radius, y / radius, 0])] : [];
  }).flat();
  expect(turned).toHaveLength(2 * 24);
  expect(Math.min(...turned)).toBeGreaterThan(0.999);
});
