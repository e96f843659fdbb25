/** Draws the pictures of the demo bundles that are not rendered: tile faces, floors, plans, baseboards, the contractor's logo. */
import { existsSync, mkdirSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import { drawBaseboard } from "../src/drawings/baseboard.ts";
import { drawPlan } from "../src/drawings/plan.ts";
import { BASEBOARDS } from "../src/floors/floors.ts";
import { ALL_BUNDLES, bundleFolder } from "../src/bundles.ts";
import { drawLaidFloor } from "../src/floors/laid-floor.ts";
import { roomPlan } from "../src/projects/room-plan.ts";
import { drawFace } from "../src/textures/draw-face.ts";
import type { Pixels } from "../src/textures/draw-face.ts";

const redraw = process.argv.includes("--redraw");

function missing(target: string): boolean {
  mkdirSync(dirname(target), { recursive: true });
  return redraw || !existsSync(target);
}

async function save(pixels: Pixels, target: string, quality: number): Promise<void> {
  await sharp(pixels.data, { raw: { width: pixels.width, height: pixels.height, channels: 3 } })
    .webp({ quality, effort: 5 })
    .toFile(target);
}

/** Side in metres of the piece of laid floor on a sample: enough to see the boards, their joints and the pattern. */
const SAMPLE_SIDE = 1.3;

const LOGO = `<svg xmlns="http://www.w3.org/2000/svg" width="364" height="104" viewBox="18 28 364 104"><g fill="#1E2320"><path d="M20 130V60l40-30 40 30v70H78V78H42v52z"/><text x="125" y="100" font-family="Liberation Serif, serif" font-size="64">Steenland</text></g></svg>`;

for (const [slug, build] of ALL_BUNDLES) {
  const folder = bundleFolder(slug);
  const { bundle, faces, floors } = build(() => false);
  for (const [file, face] of faces) {
    const target = join(folder, file);
    if (missing(target)) await save(drawFace(face), target, 84);
  }
  for (const picture of floors) {
    const sample = join(folder, picture.floor.images[0]!);
    if (missing(sample)) {
      const { data, width, height } = drawLaidFloor(picture, SAMPLE_SIDE);
      await sharp(data, { raw: { width, height, channels: 4 } })
        .resize(600)
        .removeAlpha()
        .webp({ quality: 84, effort: 5 })
        .toFile(sample);
    }
  }
  for (const houseType of bundle.houseTypes) {
    for (const room of houseType.rooms) {
      const target = join(folder, `images/plans/${houseType.key}.${room.name}.webp`);
      if (missing(target))
        await sharp(Buffer.from(drawPlan({ ...room, positions: roomPlan(houseType, room.name) })))
          .webp({ lossless: true })
          .toFile(target);
    }
  }
  if (bundle.baseboards.length > 0) {
    for (const baseboard of BASEBOARDS) {
      const target = join(folder, baseboard.images[0]!);
      if (missing(target))
        await sharp(Buffer.from(drawBaseboard(baseboard.name, baseboard.width, baseboard.finish)))
          .webp({ quality: 84 })
          .toFile(target);
    }
  }
  const logo = join(folder, "images/brand/steenland.webp");
  if (missing(logo)) await sharp(Buffer.from(LOGO)).webp({ lossless: true }).toFile(logo);
}
