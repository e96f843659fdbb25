/**
 * Renders all choices of the demo, one sheet per room and kind of choice, into `.artifacts/contact-sheets/`. Every cell is the standard room
 * with one choice changed, seen by the camera for that choice. The standard choice comes first, in a frame.
 * `--only <text>` limits it to sheets whose name contains the text, `--of <name>` to rooms of that name.
 */
import { mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { imageSizeFor } from "@showroom/domain/render/camera";
import { createEngine } from "@showroom/renderer/engine";
import type { Engine } from "@showroom/renderer/engine-types";
import sharp from "sharp";
import { renderStill } from "../src/rendering/still.ts";
import { DEMO_ROOMS, demoScene, loadTileFaces, sanitaryPicks, type DemoRoom, type Pick } from "../testing/choices.ts";
import { tilePicks } from "../testing/tile-choices.ts";

const OUT = join(import.meta.dirname, "../../../.artifacts/contact-sheets");
/** Pixels of a cell's longer side, and of the label under it. */
const CELL = 320;
const LABEL = 22;
const COLUMNS = 6;
/** Points from which the light of a room is traced. They are enough for small cells; tracing them takes most of the time per article. */
const CACHE_POINTS = 8_000;

const { only, of } = parseArgs({
  options: { only: { type: "string", default: "" }, of: { type: "string", default: "" } },
}).values;

const textures = await loadTileFaces();

async function cell(engine: Engine, room: DemoRoom, pick: Pick): Promise<Buffer> {
  const full = imageSizeFor(room.roomType === "Toilet" ? "toilet" : "bathroom", pick.camera);
  const scale = CELL / Math.max(full.imageWidth, full.imageHeight);
  const size = { width: Math.round(full.imageWidth * scale), height: Math.round(full.imageHeight * scale) };
  const scene = demoScene(room, pick, full.imageWidth / full.imageHeight);
  const picture = await renderStill(engine, scene, { ...size, samples: 16, textures });
  const label = `<svg width="${size.width}" height="${LABEL}"><rect width="100%" height="100%" fill="${pick.isStandard ? "#17494D" : "#FAF8F4"}"/><text x="6" y="16" font-family="sans-serif" font-size="13" fill="${pick.isStandard ? "#FFF" : "#1E2320"}">${pick.name}</text></svg>`;
  return sharp(picture)
    .extend({ bottom: LABEL })
    .composite([{ input: Buffer.from(label), gravity: "south" }])
    .jpeg({ quality: 90 })
    .toBuffer();
}

async function sheet(name: string, cells: readonly Buffer[]): Promise<void> {
  const { width, height } = await sharp(cells[0]).metadata();
  await sharp({
    create: {
      width: Math.min(COLUMNS, cells.length) * width,
      height: Math.ceil(cells.length / COLUMNS) * height,
      channels: 3,
      background: "#FFF",
    },
  })
    .composite(
      cells.map((input, at) => ({ input, left: (at % COLUMNS) * width, top: Math.floor(at / COLUMNS) * height })),
    )
    .jpeg({ quality: 88 })
    .toFile(join(OUT, `${name}.jpg`));
}

mkdirSync(OUT, { recursive: true });
const engine = await createEngine({
  threads: availableParallelism(),
  maxHotViewBytes: 20e6,
  cachePoints: CACHE_POINTS,
});
for (const room of DEMO_ROOMS.filter((demo) => demo.room.includes(of))) {
  const picks = [...sanitaryPicks(room), ...tilePicks(room)];
  for (const group of new Set(picks.map((pick) => pick.group))) {
    const name = `${room.room}-${group}`;
    if (!name.includes(only)) continue;
    const cells: Buffer[] = [];
    for (const pick of picks.filter((one) => one.group === group)) cells.push(await cell(engine, room, pick));
    await sheet(name, cells);
  }
}
await engine.close();
