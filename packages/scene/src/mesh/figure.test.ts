import { expect, test } from "vitest";
import { model, SHAPES } from "../../testing/articles.ts";
import { vectorAt } from "../../testing/mesh-checks.ts";
import { basin } from "../fixtures/basin.ts";
import { sizeOf } from "../fixtures/size.ts";
import { toilet } from "../fixtures/toilet.ts";
import { finalize } from "./finalize.ts";
import type { Part } from "./part.ts";
import { dot } from "./vec.ts";

/** Corners of triangles that go on smoothly in a neighbour, but with another place of the figure. */
function breaks(part: Part): number {
  const { positions, normals, uvs } = finalize(part.name, part.material, part.solid);
  const places = new Map<string, number[]>();
  for (let vertex = 0; vertex < positions.length / 3; vertex++) {
    const place = vectorAt(positions, vertex).map((x) => Math.round(x * 1e6));
    places.set(place.join(), [...(places.get(place.join()) ?? []), vertex]);
  }
  const isBreak = (a: number, b: number): boolean =>
    dot(vectorAt(normals, a), vectorAt(normals, b)) > 0.8 &&
    [0, 1].some((k) => Math.abs((uvs[2 * a + k] ?? 0) - (uvs[2 * b + k] ?? 0)) > 1e-4);
  return [...places.values()].filter(([first = 0, ...rest]) => rest.some((other) => isBreak(first, other))).length;
}

test.each(SHAPES)("the figure of the stone of a %s toilet or basin does not break", (shape) => {
  const stone = { finish: "stone-grey" } as const;
  const articles = [model("toilet", shape, stone), model("basin", shape, stone)] as const;
  const [bowl] = toilet(articles[0], sizeOf(articles[0]));
  const ceramic = basin(articles[1], sizeOf(articles[1])).find(({ name }) => name === "ceramic");
  expect([bowl, ceramic].map((part) => part && breaks(part))).toEqual([0, 0]);
});

test("on the upper half of a toilet's sides the figure is not stretched, and at most three and a half times as fine as on a plate", () => {
  const [bowl] = toilet(model("toilet", "slim", { finish: "stone-grey" }), sizeOf(model("toilet", "slim")));
  if (bowl === undefined) throw new Error("The toilet has no bowl");
  const { positions, uvs, indices } = finalize(bowl.name, bowl.material, bowl.solid);
  const way = (array: Float32Array, size: number, a: number, b: number): number =>
    Math.hypot(...Array.from({ length: size }, (_, k) => (array[size * a + k] ?? 0) - (array[size * b + k] ?? 0)));
  const scales = Array.from({ length: indices.length / 3 }, (_, face) => {
    const [a = 0, b = 0] = indices.subarray(3 * face);
    const isSide = [a, b].every(
      (corner) => (positions[3 * corner + 2] ?? 0) > 0.24 && (positions[3 * corner + 2] ?? 0) < 0.39,
    );
    return isSide ? [way(uvs, 2, a, b) / way(positions, 3, a, b)] : [];
  }).flat();
  expect(Math.min(...scales)).toBeGreaterThan(0.7);
  expect(Math.max(...scales)).toBeLessThan(3.5);
});
