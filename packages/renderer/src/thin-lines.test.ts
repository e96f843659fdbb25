import { buildScene } from "@showroom/scene/build-scene";
import type { Rgb, SceneCamera } from "@showroom/scene/mesh-format";
import { fixtureTexture } from "@showroom/scene/textures";
import { afterAll, beforeAll, expect, test } from "vitest";
import { model, sceneInput } from "../../scene/testing/articles.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderFinal } from "../testing/test-request.ts";
import { loadTestTexture } from "../testing/test-tiles.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";

const FACES: Readonly<Record<string, string>> = { "wall-face": "white", "floor-face": "slate" };
const [WIDTH, HEIGHT] = [480, 120];

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 8000 });
});
afterAll(() => engine.close());

/** Brightness of a part of a white bathroom as it is in a buyer's picture, by columns of pixels. */
async function columnsOf(
  position: Rgb,
  target: Rgb,
  horizontalFov: number,
  finish: "white" | "anthracite" = "white",
): Promise<readonly (readonly number[])[]> {
  const wall = { tile: "wall", groutColor: "#FFFBF2", pattern: "straight", extent: "wall" } as const;
  const scene = buildScene(
    sceneInput({
      structure: {
        dimensions: { width: 2200, depth: 2400, height: 2500 },
        ceilingType: "Full",
        wallTiles: { back: wall, left: wall, right: wall, front: wall },
      },
      models: [
        model("shower-gutter", "slim", { width: 800, depth: 100, finish: "brushed-steel" }),
        model("basin-cabinet", "square", { width: 800, depth: 460, height: 500, finish }),
      ],
    }),
  );
  const camera: SceneCamera = { position, target, horizontalFov };
  const loadTexture = async (id: string) => (FACES[id] ? loadTestTexture(FACES[id]) : fixtureTexture(id));
  const { jpeg } = await renderFinal(engine, {
    ...scene,
    camera,
    width: WIDTH,
    height: HEIGHT,
    samples: 15,
    loadTexture,
  });
  const pixels = await decodePixels(jpeg);
  return Array.from({ length: WIDTH }, (_, x) =>
    Array.from({ length: HEIGHT }, (_unused, y) => pixels[3 * (y * WIDTH + x) + 1] ?? 0),
  );
}

/** Row of the darkest pixel of every column near a straight line, which begins at row `first` of column 0 and ends at row `last` of the last. */
function darkestAlong(columns: readonly (readonly number[])[], first: number, last: number): readonly number[] {
  return columns.map((column, x) => {
    const middle = Math.round(first + ((last - first) * x) / columns.length);
    const near = column.slice(Math.max(0, middle - 6), middle + 7);
    return Math.max(0, middle - 6) + near.indexOf(Math.min(...near));
  });
}

/** Mean step from four columns to the next four: what goes on and off along a line. */
function restlessness(values: readonly number[]): number {
  const means = Array.from(
    { length: Math.floor(values.length / 4) },
    (_, i) => values.slice(4 * i, 4 * i + 4).reduce((sum, value) => sum + value, 0) / 4,
  );
  const steps = means.slice(1).map((mean, i) => Math.abs(mean - means[i]!));
  return steps.reduce((sum, step) => sum + step, 0) / steps.length;
}

test(
  "steel is evenly bright beside a black line that passes from row to row of pixels",
  { timeout: 60_000 },
  async () => {
    const columns = await columnsOf([1.21, -0.42, 1.36], [0.47, 2.26, 0], 17.5);
    const line = darkestAlong(columns, 20, 78);
    const beside = columns.map((column, x) => column[line[x]! + 3]!).slice(70, 420);
    expect(restlessness(beside)).toBeLessThan(2.5);
  },
);

test("the bevel of a drawer, thin as a pixel, is a line without gaps", { timeout: 60_000 }, async () => {
  const columns = await columnsOf([0.304, 0.1, 1.34], [1.746, 0.9, 0.59], 17);
  const gap = darkestAlong(columns, -7, 101);
  const bevel = columns
    .map((column, x) => Math.max(...column.slice(gap[x], gap[x]! + 9)) - column[gap[x]! + 14]!)
    .slice(70, 420);
  expect(restlessness(bevel)).toBeLessThan(3);
});

test("the edge of a dark drawer is one even line", { timeout: 60_000 }, async () => {
  const columns = await columnsOf([0.304, 0.1, 1.34], [1.746, 0.9, 0.59], 17, "anthracite");
  const gap = darkestAlong(columns, -7, 101);
  const edge = columns.map((column, x) => Math.max(...column.slice(gap[x], gap[x]! + 9))).slice(70, 420);
  expect(restlessness(edge)).toBeLessThan(4);
});
