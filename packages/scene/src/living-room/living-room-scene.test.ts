import { expect, test } from "vitest";
import { meshFaults, openEdges, volumeOf } from "../../testing/mesh-checks.ts";
import { buildLivingRoomScene, LIVING_ROOM } from "./living-room-scene.ts";

const scene = buildLivingRoomScene({ kind: "paint", albedo: [0.5, 0.4, 0.3] });
const { meshes, surfaces } = scene.geometry();
const SHEETS = new Set(["floor", "ceiling", "walls", "window reveal", "sky"]);

test("the living room is sound", () => {
  for (const mesh of meshes) expect(meshFaults(mesh), mesh.name).toEqual([]);
  for (const mesh of meshes.filter(({ name }) => !SHEETS.has(name))) {
    expect(openEdges(mesh), mesh.name).toBe(0);
    expect(volumeOf(mesh), mesh.name).toBeGreaterThan(0);
  }
});

test("the floor is the only surface that a buyer changes", () => {
  expect(surfaces).toEqual({ floor: { width: LIVING_ROOM.width, height: LIVING_ROOM.depth } });
  expect(meshes.filter(({ material }) => material.kind === "tiled").map(({ name }) => name)).toEqual(["floor"]);
  const other = buildLivingRoomScene({ kind: "paint", albedo: [0.1, 0.1, 0.1] });
  expect(other.geometryKey).toBe(scene.geometryKey);
});

test("nothing is outside the room except in the window's reveal", () => {
  for (const mesh of meshes) {
    for (let i = 0; i < mesh.positions.length; i += 3) {
      const [x = 0, y = 0, z = 0] = mesh.positions.subarray(i, i + 3);
      expect(
        x >= -0.13 &&
          x <= LIVING_ROOM.width + 1e-6 &&
          y >= -1e-6 &&
          y <= LIVING_ROOM.depth + 1e-3 &&
          z >= -1e-3 &&
          z <= LIVING_ROOM.height + 1e-6,
        mesh.name,
      ).toBe(true);
    }
  }
});
