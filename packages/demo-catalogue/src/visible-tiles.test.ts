import { buildScene } from "@showroom/scene/build-scene";
import { createEngine, type LayeredEngine } from "@showroom/renderer/engine";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  DEMO_ROOMS,
  demoArticles,
  demoStructure,
  loadTileFaces,
  type DemoRoom,
  type Pick,
} from "../testing/choices.ts";
import { casesByGroup, lookAlikes } from "../testing/look-alikes.ts";
import { tilePicks } from "../testing/tile-choices.ts";
import { renderStill, type StillOptions } from "./rendering/still.ts";

const SIZES = { Bathroom: { width: 480, height: 270 }, Toilet: { width: 300, height: 400 } } as const;
/**
 * A pixel counts as changed from so many steps of 255 on, in any channel. These pictures are four times smaller than a buyer's, so that
 * a joint is a quarter of a pixel wide, and what two joints differ in fades as much.
 */
const STEP = 2;
/** Share of pixels that a choice changes at least. Grout takes the least of a picture: a few lines. */
const VISIBLE = 0.004;

let engine: LayeredEngine;
let textures: StillOptions["textures"];
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 8000 });
  textures = await loadTileFaces();
});
afterAll(() => engine.close());

async function look(room: DemoRoom, { changes, camera }: Pick): Promise<Uint8Array> {
  const { width, height } = SIZES[room.roomType];
  const scene = buildScene({
    structure: demoStructure(room, changes),
    cameraPosition: camera,
    aspect: width / height,
    article: (productNumber) => demoArticles.get(productNumber),
  });
  expect(scene.warnings).toEqual([]);
  return sharp(await renderStill(engine, scene, { width, height, ...(textures && { textures }) }))
    .raw()
    .toBuffer();
}

/** Share of pixels in which two pictures differ; stops counting where they clearly do. */
function difference(a: Uint8Array, b: Uint8Array): number {
  const enough = VISIBLE * (a.length / 3);
  let count = 0;
  for (let i = 0; i < a.length && count < enough; i += 3) {
    const differs = (k: number): boolean => Math.abs((a[i + k] ?? 0) - (b[i + k] ?? 0)) >= STEP;
    if (differs(0) || differs(1) || differs(2)) count += 1;
  }
  return count / (a.length / 3);
}

/**
 * Both bathrooms are tiled alike: one of them is enough. A profile is another light to solve, and shows most where walls are tiled to half
 * their height: all others are compared as drafts.
 */
const CASES = DEMO_ROOMS.filter(({ room }) => room !== "bathroom2").flatMap((room) => {
  const picks = tilePicks(room).filter(
    ({ group }) => !group.startsWith("profiel") || (group === "profiel" && room.room === "toilet"),
  );
  return casesByGroup(room, picks);
});

describe("tiles, grout, profiles and tile options each look their own way", () => {
  test.each(CASES)("$group in the $name", { timeout: 120_000 }, async ({ room, picks }) => {
    const looks: { readonly name: string; readonly picture: Uint8Array }[] = [];
    for (const pick of picks) looks.push({ name: pick.name, picture: await look(room, pick) });
    expect(lookAlikes(looks, (one, other) => difference(one.picture, other.picture) < VISIBLE)).toEqual([]);
  });
});
