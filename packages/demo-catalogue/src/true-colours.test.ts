import { join } from "node:path";
import { createEngine, type LayeredEngine } from "@showroom/renderer/engine";
import type { BuiltScene } from "@showroom/scene/build-scene";
import type { SurfaceFinishes } from "@showroom/scene/mesh-format";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  bundle,
  DEMO_ROOMS,
  demoScene,
  demoStructure,
  loadTileFaces,
  type DemoRoom,
  type Pick,
} from "../testing/choices.ts";
import { allWalls, tilePicks } from "../testing/tile-choices.ts";
import { colorError, colorsOf, findLitParts, type LitParts } from "../testing/true-colours.ts";
import { bundleFolder } from "./bundles.ts";
import { renderStill, type StillOptions } from "./rendering/still.ts";

const SIZES = { Bathroom: { width: 480, height: 270 }, Toilet: { width: 270, height: 360 } } as const;
/** Light grey walls, in whose room floors are judged: coloured walls tint a floor. */
const GREY_WALL = "ATE-LGRS-30X60";
/** CIEDE2000. A tenth of the tiles may differ by more than ALIKE, none by more than MOST. */
const ALIKE = 5;
const MOST = 8;
/** In `npm test`, so many tiles of each kind; the nightly run has all. */
const FEW = 8;
/** Pixels on a side of the samples. */
const SAMPLE = 128;

let engine: LayeredEngine;
let textures: StillOptions["textures"];
beforeAll(async () => {
  engine = await createEngine({ threads: 2 });
  textures = await loadTileFaces();
});
afterAll(() => engine.close());

async function look(scene: BuiltScene, room: DemoRoom, finishes: SurfaceFinishes = scene.finishes) {
  const size = SIZES[room.roomType];
  const still = await renderStill(engine, { ...scene, finishes }, { ...size, ...(textures && { textures }) });
  return sharp(still).removeAlpha().raw().toBuffer();
}

function sceneOf(room: DemoRoom, changes: Pick["changes"]): BuiltScene {
  const { width, height } = SIZES[room.roomType];
  return demoScene(room, { changes, camera: "front" }, width / height);
}

/** The walls of a room in which floors are judged. */
const greyWalls = (room: DemoRoom) => allWalls({ ...demoStructure(room).wallTiles.back, tile: GREY_WALL });

async function sampleOf(productNumber: string) {
  const image = bundle.products.find((product) => product.productNumber === productNumber)?.images?.[0];
  if (!image) throw new Error(`${productNumber} has no picture`);
  const sample = sharp(join(bundleFolder("de-lindehof"), image)).resize(SAMPLE, SAMPLE, { fit: "fill" });
  return colorsOf(await sample.flatten({ background: "#ffffff" }).removeAlpha().raw().toBuffer());
}

function chosenOf(room: DemoRoom, group: string): readonly Pick[] {
  const picks = tilePicks(room).filter((pick) => pick.group === group);
  if (process.env["LOOKS"] !== "few") return picks;
  return picks.filter((_, at) => at % Math.ceil(picks.length / FEW) === 0);
}

interface Judged {
  readonly name: string;
  readonly error: number;
}

const judged: Judged[] = [];
const above = (limit: number, errors: readonly Judged[]): readonly string[] =>
  errors.filter(({ error }) => error > limit).map(({ name, error }) => `${name}: ${error.toFixed(1)}`);

describe.each(DEMO_ROOMS)("in the light, tiles have the colour of their samples: $room", (room) => {
  let lit: LitParts;
  beforeAll(async () => {
    const scene = sceneOf(room, {});
    lit = await findLitParts((finishes) => look(scene, room, finishes), scene.finishes);
  });

  async function judge(group: string, part: keyof LitParts, changes: Pick["changes"]): Promise<void> {
    const errors: Judged[] = [];
    for (const pick of chosenOf(room, group)) {
      const shown = await look(sceneOf(room, { ...changes, ...pick.changes }), room);
      const error = colorError(await sampleOf(pick.name), colorsOf(shown, lit[part]));
      errors.push({ name: `${room.room}, ${pick.name}`, error });
    }
    judged.push(...errors);
    expect(errors.length).toBeGreaterThan(3);
    expect(above(MOST, errors)).toEqual([]);
  }

  test("walls", { timeout: 300_000 }, () => judge("wandtegel", "walls", {}));
  test("floors", { timeout: 300_000 }, () => judge("vloertegel", "floor", { wallTiles: greyWalls(room) }));
});

test("at most a tenth of the tiles in all rooms differ visibly", () => {
  const different = above(ALIKE, judged);
  expect(different.length, different.join("; ")).toBeLessThanOrEqual(0.1 * judged.length);
});
