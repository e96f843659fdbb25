import type { SceneCamera, SceneGeometry, SceneMaterial } from "@showroom/scene/mesh-format";
import { expect, test } from "vitest";
import { boxRoom, quad } from "../testing/box-room.ts";
import { decodePixels } from "../testing/image-metrics.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { createEngine } from "./engine.ts";

const PAINT: SceneMaterial = { kind: "diffuse", albedo: [0.7, 0.7, 0.7] };
const BLACK: SceneMaterial = { kind: "coat", albedo: [0.018, 0.018, 0.018], roughness: 0.38, ior: 1.5 };
const GLASS: SceneMaterial = { kind: "glass", albedo: [1, 1, 1], ior: 1.5 };
const LAMP: SceneMaterial = { kind: "light", radiance: [6, 6, 6] };
const [WIDTH, HEIGHT] = [240, 160];
/** Along a slanting line on the floor behind the glass, its own reflection gives way to that of the glass. */
const CAMERA: SceneCamera = { position: [0.8, 0.2, 1.2], target: [1, 1.5, 0], horizontalFov: 20 };

/** A white box of two metres. Behind a pane of glass in its middle, the floor is matt black. */
function room(): SceneGeometry {
  const [, ...walls] = boxRoom(PAINT);
  return {
    meshes: [
      quad("floor", PAINT, [0, 0, 0], [2, 0, 0], [0, 1, 0]),
      quad("black floor", BLACK, [0, 1, 0], [2, 0, 0], [0, 1, 0]),
      ...walls,
      quad("lamp", LAMP, [0.5, 1.5, 1.997], [1, 0, 0], [0, -1, 0]),
      quad("pane", GLASS, [0, 1, 0], [2, 0, 0], [0, 0, 2]),
    ],
    surfaces: {},
  };
}

test(
  "there is no dark line where the reflection of glass hides that of the floor behind it",
  { timeout: 60_000 },
  async () => {
    const engine = await createEngine({ threads: 2, cachePoints: 8000 });
    try {
      const { jpeg } = await renderFinal(
        engine,
        testRequest({
          geometryKey: "pane",
          geometry: room,
          camera: CAMERA,
          width: WIDTH,
          height: HEIGHT,
          finishes: {},
        }),
      );
      const pixels = await decodePixels(jpeg);
      const at = (x: number, y: number): number => pixels[3 * (y * WIDTH + x) + 1] ?? 0;
      const reach = 12;
      let deepest = 0;
      for (let x = 0; x < WIDTH; x++) {
        for (let y = reach; y < HEIGHT - reach; y++) {
          deepest = Math.max(deepest, Math.min(at(x, y - reach), at(x, y + reach)) - at(x, y));
        }
      }
      expect(deepest).toBeLessThan(6);
    } finally {
      await engine.close();
    }
  },
);
