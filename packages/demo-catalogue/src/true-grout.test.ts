import { createEngine, type LayeredEngine } from "@showroom/renderer/engine";
import type { SceneCamera } from "@showroom/scene/mesh-format";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { bundle, DEMO_ROOMS, demoScene, demoStructure, loadTileFaces } from "../testing/choices.ts";
import { allWalls } from "../testing/tile-choices.ts";
import { colorError, colorsOf } from "../testing/true-colours.ts";
import { renderStill, type StillOptions } from "./rendering/still.ts";

const SIZE = { width: 320, height: 240 };
const WALL_TILE = "ATE-WITM-30X60";
const FLOOR_TILE = "KAL-GRIJ-60X60";
/** Largest CIEDE2000 between a grout's colour on its card and in its joints. */
const ALIKE = 5;
/** How much of the largest change a pixel must show, between black and white grout, to lie wholly within a joint. */
const WITHIN = 0.93;

const closeUp = (position: SceneCamera["position"], target: SceneCamera["target"]): SceneCamera => ({
  position,
  target,
  horizontalFov: 18,
});
/** Close-ups of crossing joints in the lit part of the large bathroom, at which one pixel is half a millimetre. */
const SPOTS = {
  "left wall": closeUp([0.5, 0.9, 1.2], [0, 0.9, 1.2]),
  "back wall": closeUp([1.5, 2.2, 1.8], [1.5, 2.8, 1.8]),
  "right wall": closeUp([1.7, 0.6, 1.8], [2.2, 0.6, 1.8]),
  floor: closeUp([1.2, 1.2, 0.5], [1.2, 1.21, 0]),
};

const grouts = bundle.products.flatMap(({ type, name, groutColor }) =>
  type === "grout_color" && groutColor ? [{ name, groutColor }] : [],
);

let engine: LayeredEngine;
let textures: StillOptions["textures"];
beforeAll(async () => {
  engine = await createEngine({ threads: 2 });
  textures = await loadTileFaces();
});
afterAll(() => engine.close());

async function look(groutColor: string, camera: SceneCamera): Promise<Uint8Array> {
  const [room] = DEMO_ROOMS;
  const wallTiles = allWalls({ ...demoStructure(room).wallTiles.back, tile: WALL_TILE, groutColor });
  const changes = { wallTiles, floorTile: FLOOR_TILE, floorGroutColor: groutColor };
  const scene = demoScene(room, { changes, camera: "front" }, SIZE.width / SIZE.height);
  const still = await renderStill(engine, { ...scene, camera }, { ...SIZE, ...(textures && { textures }) });
  return sharp(still).removeAlpha().raw().toBuffer();
}

/** The pixels that show nothing but grout. */
async function findJoints(camera: SceneCamera): Promise<readonly number[]> {
  const [black, white] = [await look("#000000", camera), await look("#FFFFFF", camera)];
  const changes = Array.from(
    { length: SIZE.width * SIZE.height },
    (_, pixel) => (white[3 * pixel + 1] ?? 0) - (black[3 * pixel + 1] ?? 0),
  );
  const most = Math.max(...changes);
  return changes.flatMap((change, pixel) => (change > WITHIN * most ? [pixel] : []));
}

const bytesOf = (hex: string): readonly [number, number, number] => {
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(1), part(3), part(5)];
};

test("in the light, joints have the colour of their grout", { timeout: 120_000 }, async () => {
  expect(grouts.length).toBeGreaterThan(8);
  const errors: { readonly name: string; readonly error: number }[] = [];
  for (const [spot, camera] of Object.entries(SPOTS)) {
    const joints = await findJoints(camera);
    expect(joints.length, spot).toBeGreaterThan(1000);
    for (const { name, groutColor } of grouts) {
      const error = colorError([bytesOf(groutColor)], colorsOf(await look(groutColor, camera), joints));
      errors.push({ name: `${spot}, ${name}`, error });
    }
  }
  const different = errors.filter(({ error }) => error > ALIKE);
  expect(different.map(({ name, error }) => `${name}: ${error.toFixed(1)}`)).toEqual([]);
});
