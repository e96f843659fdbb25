import type { SceneCamera, SceneGeometry, SceneMaterial, SurfaceFinish } from "@showroom/scene/mesh-format";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { boxRoom, quad } from "../testing/box-room.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { tile } from "../testing/test-tiles.ts";
import { createEngine, type LayeredEngine } from "./engine.ts";

const WALL: SceneMaterial = { kind: "tiled", surface: "back-lower" };
const PAINT: SceneMaterial = { kind: "diffuse", albedo: [0.8, 0.8, 0.8] };
const LAMP: SceneMaterial = { kind: "light", radiance: [9, 9, 9] };
/** Tiles of half a metre, four beside and above each other, fill the picture. */
const TILES = 4;
const SIDE = 48;
const SIZE = TILES * SIDE;
const GROUT = 0.002;
const CAMERA: SceneCamera = { position: [1, -0.5, 1], target: [1, 2, 1], horizontalFov: 43.6028 };
/** Pixels by which a tile may be shifted against its mirror image, and the joint that is left out. */
const SHIFT = 4;
/** Correlation from which on two tiles look like one another. Veins of different pieces stay far below. */
const ALIKE = 0.8;

/** A white box of two metres with one tiled wall. */
function box(): SceneGeometry {
  return {
    meshes: [...boxRoom(PAINT, WALL), quad("lamp", LAMP, [0.5, 1, 1.997], [1, 0, 0], [0, -0.9, 0])],
    surfaces: { "back-lower": { width: 2, height: 2 } },
  };
}

type Face = (x: number, y: number) => number;

let engine: LayeredEngine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 8000 });
});
afterAll(() => engine.close());

/** Green values of the wall with a finish. */
async function wallOf(finish: SurfaceFinish): Promise<readonly number[]> {
  const finishes = { "back-lower": finish };
  const view = { geometryKey: "one-wall", geometry: box, camera: CAMERA, width: SIZE, height: SIZE, finishes };
  const pixels = await decodePixels((await renderFinal(engine, testRequest(view))).jpeg);
  return Array.from({ length: SIZE * SIZE }, (_, i) => pixels[3 * i + 1] ?? 0);
}

/** The tiles of a wall of marble by column and row, without the light that falls on them. */
async function tilesOfWall(faces?: number): Promise<readonly (readonly Face[])[]> {
  const side = 2 / TILES - GROUT;
  const roughness = 0.35;
  const shown = await wallOf(
    tile("marble", side, side, { groutWidth: GROUT, roughness, ...(faces !== undefined && { faces }) }),
  );
  const light = await wallOf({ kind: "paint", albedo: [0.6, 0.6, 0.6] });
  return Array.from({ length: TILES }, (_, column) =>
    Array.from({ length: TILES }, (_unused, row): Face => (x, y) => {
      const at = (row * SIDE + y) * SIZE + column * SIDE + x;
      return (shown[at] ?? 0) / (light[at] ?? 1);
    }),
  );
}

const aroundMean = (values: readonly number[]): readonly number[] => {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
};

/** The best correlation of two tiles over all small shifts. */
function likeness(one: Face, other: Face): number {
  const inside = Array.from({ length: SIDE - 4 * SHIFT }, (_, i) => 2 * SHIFT + i);
  const shifts = Array.from({ length: 2 * SHIFT + 1 }, (_, i) => i - SHIFT);
  const a = aroundMean(inside.flatMap((y) => inside.map((x) => one(x, y))));
  return Math.max(
    ...shifts.flatMap((down) =>
      shifts.map((right) => {
        const b = aroundMean(inside.flatMap((y) => inside.map((x) => other(x + right, y + down))));
        const product = a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);
        return product / (Math.hypot(...a) * Math.hypot(...b));
      }),
    ),
  );
}

const mirrored =
  (face: Face): Face =>
  (x, y) =>
    face(SIDE - 1 - x, y);
const upsideDown =
  (face: Face): Face =>
  (x, y) =>
    face(x, SIDE - 1 - y);

/** All pairs of tiles beside or above one another. */
function neighbours(tiles: readonly (readonly Face[])[]): readonly (readonly [Face, Face])[] {
  return tiles.flatMap((column, at) =>
    column.flatMap((face, row) =>
      [tiles[at + 1]?.[row], column[row + 1]].flatMap((other) => (other ? [[face, other] as const] : [])),
    ),
  );
}

describe.each([undefined, 1, 2, 8])("a wall of marble with %s faces", (faces) => {
  test("has no tile that is the mirror image of its neighbour", { timeout: 60_000 }, async () => {
    const pairs = neighbours(await tilesOfWall(faces));
    expect(pairs).toHaveLength(2 * TILES * (TILES - 1));
    const mirrors = pairs.filter(([one, other]) =>
      [mirrored, upsideDown].some((flip) => likeness(one, flip(other)) > ALIKE),
    );
    expect(mirrors).toEqual([]);
  });
});

test("with several faces, no tile looks like its neighbour", { timeout: 60_000 }, async () => {
  const pairs = neighbours(await tilesOfWall(8));
  expect(pairs.filter(([one, other]) => likeness(one, other) > ALIKE)).toEqual([]);
});

test("with one face, tiles are alike or turned by half a turn", { timeout: 60_000 }, async () => {
  const pairs = neighbours(await tilesOfWall(1));
  const turned = (face: Face) => mirrored(upsideDown(face));
  const odd = pairs.filter(([one, other]) => Math.max(likeness(one, other), likeness(one, turned(other))) < ALIKE);
  expect(odd).toEqual([]);
});
