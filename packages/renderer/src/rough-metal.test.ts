import type { SceneCamera, SceneGeometry, SceneMaterial, SceneMesh } from "@showroom/scene/mesh-format";
import { expect, test } from "vitest";
import { boxRoom, quad } from "../testing/box-room.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { line, MeshBuilder } from "../testing/shapes.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { createEngine } from "./engine.ts";

const PAINT: SceneMaterial = { kind: "diffuse", albedo: [0.4, 0.4, 0.4] };
const STEEL: SceneMaterial = { kind: "metal", albedo: [0.56, 0.55, 0.53], roughness: 0.24 };
const LAMP: SceneMaterial = { kind: "light", radiance: [15, 14, 12] };
const [WIDTH, HEIGHT] = [200, 400];
const CAMERA: SceneCamera = { position: [1, 0.4, 1.3], target: [1, 1.4, 1.25], horizontalFov: 8 };

/** A grey box of two metres with a small lamp, and something of brushed steel in it. */
function room(steel: SceneMesh): SceneGeometry {
  return {
    meshes: [...boxRoom(PAINT), quad("lamp", LAMP, [0.5, 0.7, 1.997], [0.3, 0, 0], [0, -0.3, 0]), steel],
    surfaces: {},
  };
}

/** Brightness of the pixel at (x, y) of its picture. */
async function pictureOf(steel: SceneMesh): Promise<(x: number, y: number) => number> {
  const engine = await createEngine({ threads: 2, cachePoints: 8000 });
  try {
    const geometry = () => room(steel);
    const request = { geometryKey: steel.name, geometry, camera: CAMERA, width: WIDTH, height: HEIGHT, finishes: {} };
    const { jpeg } = await renderFinal(engine, testRequest(request));
    const pixels = await decodePixels(jpeg);
    return (x, y) => pixels[3 * (Math.round(y) * WIDTH + Math.round(x)) + 1] ?? 0;
  } finally {
    await engine.close();
  }
}

test("brushed steel has no bright squares", { timeout: 60_000 }, async () => {
  const pipe = new MeshBuilder("pipe", STEEL).tube(line([1, 1.4, 0.6], [1, 1.4, 1.99], 2), 0.05, 48).build();
  const at = await pictureOf(pipe);
  const reach = 12;
  let [seen, bright] = [0, 0];
  for (let x = 40; x < 160; x++) {
    for (let y = reach; y < HEIGHT - reach; y++) {
      const along = Array.from({ length: 2 * reach + 1 }, (_, i) => at(x, y - reach + i)).toSorted((a, b) => a - b);
      seen++;
      if (at(x, y) - (along[reach] ?? 0) > 6) bright++;
    }
  }
  expect(bright / seen).toBeLessThan(0.02);
});

test("a narrow frame of brushed steel is even along its length", { timeout: 60_000 }, async () => {
  const [left, lean, width] = [0.98, 0.05, 0.0075];
  const strip = new MeshBuilder("strip", STEEL).quad([left, 1.4, 0.9], [width, 0, 0], [lean, 0, 0.7]).build();
  const at = await pictureOf(strip);
  // Its middle runs from (126, 0) to (98, 400).
  const along = Array.from({ length: HEIGHT }, (_, y) => at(126 - 0.07 * y, y));
  const steps = along.slice(4).map((value, y) => Math.abs(value - (along[y] ?? 0)));
  expect(Math.max(...steps)).toBeLessThan(6);
});
