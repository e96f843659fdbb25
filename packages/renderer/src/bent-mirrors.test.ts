import type { SceneCamera, SceneGeometry, SceneMaterial } from "@showroom/scene/mesh-format";
import { expect, test } from "vitest";
import { boxRoom, quad } from "../testing/box-room.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { line, MeshBuilder } from "../testing/shapes.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { createEngine } from "./engine.ts";

const PAINT: SceneMaterial = { kind: "diffuse", albedo: [0.8, 0.8, 0.8] };
const CHROME: SceneMaterial = { kind: "metal", albedo: [0.76, 0.77, 0.78], roughness: 0.05 };
const LAMP: SceneMaterial = { kind: "light", radiance: [9, 9, 9] };
const [WIDTH, HEIGHT] = [160, 240];
const CAMERA: SceneCamera = { position: [1, 0.4, 1.3], target: [1, 1.4, 1.2], horizontalFov: 14 };

/** A white box of two metres with a slanting pipe in it: there is nothing dark for it to reflect. */
function pipe(): SceneGeometry {
  return {
    meshes: [
      ...boxRoom(PAINT),
      quad("lamp", LAMP, [0.5, 1.5, 1.997], [1, 0, 0], [0, -1, 0]),
      new MeshBuilder("pipe", CHROME).tube(line([0.97, 1.4, 0.8], [1.05, 1.4, 1.7], 2), 0.04, 12).build(),
    ],
    surfaces: {},
  };
}

test("a chrome pipe has no black specks along its outline", { timeout: 60_000 }, async () => {
  const engine = await createEngine({ threads: 2, cachePoints: 8000 });
  try {
    const { jpeg } = await renderFinal(
      engine,
      testRequest({ geometryKey: "pipe", geometry: pipe, camera: CAMERA, width: WIDTH, height: HEIGHT, finishes: {} }),
    );
    const pixels = await decodePixels(jpeg);
    const shades = Array.from({ length: WIDTH * HEIGHT }, (_, i) => pixels[3 * i + 1] ?? 0);
    const wall = shades[HEIGHT * 10 + 8] ?? 0;
    expect(Math.min(...shades)).toBeGreaterThan(0.6 * wall);
  } finally {
    await engine.close();
  }
});
