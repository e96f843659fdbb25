import { createEngine, type LayeredEngine } from "@showroom/renderer/engine";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { DEMO_ROOMS, demoScene, loadTileFaces, type DemoRoom, type Pick } from "../testing/choices.ts";
import { casesByGroup, lookAlikes } from "../testing/look-alikes.ts";
import { tilePicks } from "../testing/tile-choices.ts";
import { renderStill, type StillOptions } from "./rendering/still.ts";

const SIZES = { Bathroom: { width: 480, height: 270 }, Toilet: { width: 300, height: 400 } } as const;
/**
 * A pixel counts as changed from this difference (0 to 255) in any channel. These pictures are four times smaller than
 * a buyer's, so that a joint is a quarter of a pixel wide and differences are weaker.
 */
const STEP = 2;
/** Smallest fraction of pixels that a choice must change. Grout changes the least: a few lines. */
const VISIBLE = 0.004;

let engine: LayeredEngine;
let textures: StillOptions["textures"];
beforeAll(async () => {
  engine = await createEngine({ threads: 2, cachePoints: 8000 });
  textures = await loadTileFaces();
});
afterAll(() => engine.close());

async function look(room: DemoRoom, pick: Pick): Promise<Uint8Array> {
  const { width, height } = SIZES[room.roomType];
  const scene = demoScene(room, pick, width / height);
  expect(scene.warnings).toEqual([]);
  return sharp(await renderStill(engine, scene, { width, height, ...(textures && { textures }) }))
    .raw()
    .toBuffer();
}

/** Fraction of pixels in which two pictures differ; stops counting when it is large enough. */
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
 * Both bathrooms are tiled alike, so one is enough. Each profile needs its own light solution, so most are compared as
 * drafts. Only the toilet's profiles are compared here, because walls tiled to half height show them best.
 */
const CASES = DEMO_ROOMS.filter(({ room }) => room !== "bathroom2").flatMap((room) => {
  const picks = tilePicks(room).filter(
    ({ group }) => !group.startsWith("profiel") || (group === "profiel" && room.room === "toilet"),
  );
  return casesByGroup(room, picks);
});

describe("tiles, grout, profiles and tile options all look different", () => {
  test.each(CASES)("$group in the $name", { timeout: 120_000 }, async ({ room, picks }) => {
    const looks: { readonly name: string; readonly picture: Uint8Array }[] = [];
    for (const pick of picks) looks.push({ name: pick.name, picture: await look(room, pick) });
    expect(lookAlikes(looks, (one, other) => difference(one.picture, other.picture) < VISIBLE)).toEqual([]);
  });
});
