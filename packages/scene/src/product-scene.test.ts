import { FIXTURE_KINDS } from "@showroom/domain/model/fixture-model";
import { describe, expect, test } from "vitest";
import { model, SHAPES } from "../testing/articles.ts";
import { meshFaults } from "../testing/mesh-checks.ts";
import { frameOf } from "../testing/projection.ts";
import { buildProductScene } from "./product-scene.ts";

const STUDIO = new Set(["sweep", "studio", "key light", "fill light", "top light"]);

describe.each(FIXTURE_KINDS)("a still life of a %s", (kind) => {
  test.each(SHAPES)("%s fills its square and is not cut off", (shape) => {
    const scene = buildProductScene(model(kind, shape));
    const { meshes } = scene.geometry();
    for (const mesh of meshes) expect(meshFaults(mesh), mesh.name).toEqual([]);
    const frame = frameOf(
      scene.camera,
      1,
      meshes.filter((mesh) => !STUDIO.has(mesh.name)),
    );
    expect(Math.max(-frame.left, frame.right, -frame.bottom, frame.top)).toBeLessThan(0.9);
    expect(Math.max(frame.right - frame.left, frame.top - frame.bottom)).toBeGreaterThan(0.8);
  });

  test("keeps clear of the paper it stands before", () => {
    const { camera } = buildProductScene(model(kind));
    expect(camera.position[1]).toBeLessThan(0);
    expect(camera.position[2]).toBeGreaterThan(0);
  });
});

test("another model is another still life", () => {
  const keys = SHAPES.map((shape) => buildProductScene(model("toilet", shape)).geometryKey);
  expect(new Set(keys).size).toBe(SHAPES.length);
});
