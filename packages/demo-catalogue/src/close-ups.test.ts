import { createEngine } from "@showroom/renderer/engine";
import type { Engine } from "@showroom/renderer/engine-types";
import type { SceneCamera } from "@showroom/scene/mesh-format";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DEMO_ROOMS, demoScene, loadTileFaces, sanitaryPicks } from "../testing/choices.ts";
import { renderStill } from "./rendering/still.ts";

const SIZE = { width: 140, height: 240 };
/** At the left side of the hand basin, as large as in the product's picture of 1200 x 1600 pixels. */
const AT_SIDE = { target: [-0.55, -0.25], zoom: 8.6 } as const;

let engine: Engine;
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 8000 });
});
afterAll(() => engine.close());

/** A camera that looks at a place of another one's picture, -1 to 1 both ways, through a longer lens. */
function zoomed(camera: SceneCamera, { target: [x, y], zoom }: typeof AT_SIDE): SceneCamera {
  const tan = Math.tan((camera.horizontalFov * Math.PI) / 360);
  const [dx, dy, dz] = [0, 1, 2].map((axis) => (camera.target[axis] ?? 0) - (camera.position[axis] ?? 0)) as [
    number,
    number,
    number,
  ];
  const away = Math.hypot(dx, dy, dz);
  const flat = Math.hypot(dx, dy);
  const right = [dy / flat, -dx / flat, 0] as const;
  const up = [(-dz * dx) / (flat * away), (-dz * dy) / (flat * away), flat / away] as const;
  const to = (axis: 0 | 1 | 2): number =>
    (camera.target[axis] ?? 0) + away * tan * (x * right[axis] + y * (4 / 3) * up[axis]);
  return {
    position: camera.position,
    target: [to(0), to(1), to(2)],
    horizontalFov: (2 * Math.atan(tan / zoom) * 180) / Math.PI,
  };
}

test("the side of a flat hand basin has no grey patch", { timeout: 120_000 }, async () => {
  const [room] = DEMO_ROOMS.filter(({ roomType }) => roomType === "Toilet");
  const pick = room && sanitaryPicks(room).find(({ name }) => name === "FEIN-VLAKFONT-MWI");
  if (room === undefined || pick === undefined) throw new Error("The demo has no flat hand basin");
  const scene = demoScene(room, pick, 3 / 4);
  const textures = await loadTileFaces();
  const picture = async (samples: number): Promise<Uint8Array> => {
    const camera = zoomed(scene.camera, AT_SIDE);
    const still = await renderStill(engine, { ...scene, camera }, { ...SIZE, samples, textures });
    return sharp(still).blur(2).greyscale().raw().toBuffer();
  };
  const [usual, calm] = [await picture(15), await picture(128)];
  const squares = usual.reduce((sum, value, i) => sum + (value - (calm[i] ?? 0)) ** 2, 0);
  expect(Math.sqrt(squares / usual.length)).toBeLessThan(2.5);
});
