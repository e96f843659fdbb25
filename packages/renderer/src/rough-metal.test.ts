import type { SceneCamera, SceneGeometry, SceneMaterial } from "@showroom/scene/mesh-format";
import { expect, test } from "vitest";
import { decodePixels } from "../testing/image-metrics.ts";
import { line, MeshBuilder } from "../testing/shapes.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { createEngine } from "./engine.ts";

const PAINT: SceneMaterial = { kind: "diffuse", albedo: [0.4, 0.4, 0.4] };
const STEEL: SceneMaterial = { kind: "metal", albedo: [0.56, 0.55, 0.53], roughness: 0.24 };
const LAMP: SceneMaterial = { kind: "light", radiance: [15, 14, 12] };
const [WIDTH, HEIGHT] = [200, 400];
const CAMERA: SceneCamera = { position: [1, 0.4, 1.3], target: [1, 1.4, 1.25], horizontalFov: 8 };

/** A grey box of two metres with an upright pipe of brushed steel, and small lamps. */
function pipe(): SceneGeometry {
  const quad = (name: string, material: SceneMaterial, ...edges: Parameters<MeshBuilder["quad"]>) =>
    new MeshBuilder(name, material).quad(...edges).build();
  return {
    meshes: [
      quad("floor", PAINT, [0, 0, 0], [2, 0, 0], [0, 2, 0]),
      quad("ceiling", PAINT, [0, 2, 2], [2, 0, 0], [0, -2, 0]),
      quad("back", PAINT, [0, 2, 0], [2, 0, 0], [0, 0, 2]),
      quad("left", PAINT, [0, 0, 0], [0, 2, 0], [0, 0, 2]),
      quad("right", PAINT, [2, 2, 0], [0, -2, 0], [0, 0, 2]),
      quad("front", PAINT, [2, 0, 0], [-2, 0, 0], [0, 0, 2]),
      quad("lamp", LAMP, [0.5, 0.7, 1.997], [0.3, 0, 0], [0, -0.3, 0]),
      new MeshBuilder("pipe", STEEL).tube(line([1, 1.4, 0.6], [1, 1.4, 1.99], 2), 0.05, 48).build(),
    ],
    surfaces: {},
  };
}

test("brushed steel has no bright squares", { timeout: 60_000 }, async () => {
  const engine = await createEngine({ threads: 2, cachePoints: 8000 });
  try {
    const { jpeg } = await renderFinal(
      engine,
      testRequest({ geometryKey: "steel", geometry: pipe, camera: CAMERA, width: WIDTH, height: HEIGHT, finishes: {} }),
    );
    const pixels = await decodePixels(jpeg);
    const at = (x: number, y: number): number => pixels[3 * (y * WIDTH + x) + 1] ?? 0;
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
  } finally {
    await engine.close();
  }
});
