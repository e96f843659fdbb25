import { runs, timeLimit } from "@showroom/property-tests/runs";
import { buildScene } from "@showroom/scene/build-scene";
import { drawWalls, type Elevation } from "@showroom/scene/elevation/draw-walls";
import type { SceneMesh, SurfaceFinish, TiledWall } from "@showroom/scene/mesh-format";
import { tileLayout } from "@showroom/scene/tile-layout";
import * as fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { roomsToDraw } from "../../scene/testing/rooms-to-draw.ts";
import { instantiateForTests, type TestKernel } from "../testing/kernels-for-tests.ts";
import type { Kernels } from "./kernels.ts";
import { MemoryArena } from "./memory-arena.ts";
import { writeFinishes } from "./palette.ts";

/** So near to the edge of a joint both answers are right, millimetres: the kernels reckon with 32-bit numbers. */
const UNSURE = 0.02;
/** Bytes that the kernel for tests writes. */
const RESULT = 12;
const FACE = { address: 0, width: 64, height: 64, mean: [0.5, 0.5, 0.5], joins: false } as const;
const FACING: Readonly<Record<TiledWall, readonly [number, number]>> = {
  back: [0, -1],
  left: [1, 0],
  right: [-1, 0],
  front: [0, 1],
};

let kernels: Kernels<TestKernel>;
let arena: MemoryArena;
beforeAll(async () => {
  arena = new MemoryArena();
  kernels = await instantiateForTests(arena);
}, 120_000);

type TileFinish = Extract<SurfaceFinish, { kind: "tile" }>;

/** Lets the kernels find the tile at a place, metres: its number, and how far within its edges the place lies, millimetres. */
function tileFinder(mesh: SceneMesh, surface: string, finish: TileFinish) {
  const table = arena.allocate(kernels.finishBytes());
  const result = arena.allocate(RESULT);
  writeFinishes(kernels, table, [mesh.material], { [surface]: finish }, new Map([[finish.texture, FACE]]));
  const { moduleWidth, moduleHeight, joint } = tileLayout(finish);
  return {
    find([u = 0, v = 0]: readonly number[]) {
      kernels.findTile(table, 0, u, v, result);
      const [x = 0, y = 0] = arena.floats(result, 2);
      const inside = Math.min(x, moduleWidth - x, y, moduleHeight - y) - joint / 2;
      return { number: new Int32Array(arena.memory.buffer, result + 8, 1)[0], inside: inside * 1000 };
    },
    release: () => [table, result].forEach((address) => arena.release(address)),
  };
}

type Share = readonly [across: number, up: number];

/** The places at these shares of each rectangle of a mesh that faces the room as its wall does: in the room, and on the tiles. */
function placesOn(mesh: SceneMesh, wall: TiledWall, shares: readonly Share[]) {
  const rectangles = Array.from({ length: mesh.positions.length / 12 }, (_, at) => 4 * at);
  return rectangles
    .filter((first) =>
      FACING[wall].every((value, axis) => Math.abs((mesh.normals[3 * first + axis] ?? 0) - value) < 1e-6),
    )
    .flatMap((first) =>
      shares.map(([across, up]) => {
        const between = (array: Float32Array, size: number): readonly number[] =>
          Array.from({ length: size }, (_, axis) => {
            const [lowerLeft = 0, lowerRight = 0, , upperLeft = 0] = [0, 1, 2, 3].map(
              (corner) => array[size * (first + corner) + axis],
            );
            return lowerLeft + across * (lowerRight - lowerLeft) + up * (upperLeft - lowerLeft);
          });
        return { point: between(mesh.positions, 3), uv: between(mesh.uvs, 2) };
      }),
    );
}

/** Whether a place lies within closed lines, of which those round holes count the other way. */
function isWithin(shape: readonly (readonly (readonly [number, number])[])[], x: number, y: number): boolean {
  const crossings = shape.flatMap((line) =>
    line.filter(([fromX, fromY], at) => {
      const [toX, toY] = line[(at + 1) % line.length] ?? [fromX, fromY];
      return fromY > y !== toY > y && x < fromX + ((y - fromY) / (toY - fromY)) * (toX - fromX);
    }),
  );
  return crossings.length % 2 === 1;
}

const piecesAt = ({ fields }: Elevation, x: number, y: number) =>
  fields.flatMap(({ pieces }) => pieces.filter(({ shape }) => isWithin(shape, x, y)));

const part = fc.double({ min: 0.001, max: 0.999, noNaN: true });
const shares = fc.array(fc.tuple(part, part), { minLength: 25, maxLength: 25 });

test(
  "each place on a wall of the picture shows what its drawing has there: the same tile, or a joint",
  {
    timeout: timeLimit(180_000),
  },
  () => {
    const seen = { tile: 0, joint: 0 };
    fc.assert(
      fc.property(roomsToDraw, shares, ({ structure, article }, atShares) => {
        const scene = buildScene({ structure, article, cameraPosition: "front", aspect: 1 });
        const elevations = new Map(drawWalls(structure, article).walls.map((drawn) => [drawn.wall, drawn]));
        const [wide, deep] = [elevations.get("back")?.width ?? 0, elevations.get("left")?.width ?? 0];
        for (const mesh of scene.geometry().meshes) {
          if (mesh.material.kind !== "tiled" || mesh.material.surface === "floor") continue;
          const { surface } = mesh.material;
          const wall = (["left", "right", "front"] as const).find((name) => surface.startsWith(name)) ?? "back";
          const [finish, elevation] = [scene.finishes[surface], elevations.get(wall)];
          if (finish?.kind !== "tile" || !elevation) continue;
          const finder = tileFinder(mesh, surface, finish);
          const numbers = new Map<unknown, unknown>();
          for (const { point, uv } of placesOn(mesh, wall, atShares)) {
            const [x = 0, y = 0, z = 0] = point.map((metres) => metres * 1000);
            const along = { back: x, left: y, right: deep - y, front: wide - x }[wall];
            const pieces = piecesAt(elevation, along, z);
            const isHidden = elevation.openings.some(
              ({ rect }) => along > rect.left && along < rect.right && z > rect.bottom && z < rect.top,
            );
            const { number, inside } = finder.find(uv);
            if (Math.abs(inside) < UNSURE) continue;
            const shown = isHidden || inside < 0 ? 0 : 1;
            expect(pieces.length, `${surface} at ${along}, ${z}`).toBe(shown);
            seen[inside > 0 ? "tile" : "joint"]++;
            const [piece] = pieces;
            if (piece === undefined) continue;
            expect(numbers.get(piece) ?? number).toBe(number);
            numbers.set(piece, number);
          }
          finder.release();
        }
      }),
      { numRuns: runs(40) },
    );
    expect(seen.tile).toBeGreaterThan(seen.joint);
    expect(seen.joint).toBeGreaterThan(100);
  },
);
