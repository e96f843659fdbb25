/**
 * Renders the living room once per floor colour, and a close-up of each floor material. Light is solved once per camera and used for all
 * floors. `--redraw` renders existing pictures again; `--only <text>` limits it.
 */
import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine } from "@showroom/renderer/engine";
import { buildLivingRoomScene } from "@showroom/scene/living-room/living-room-scene";
import { ALL_BUNDLES, bundleFolder } from "../src/bundles.ts";
import type { FloorPictures } from "../src/floors/floors.ts";
import { drawLaidFloor } from "../src/floors/laid-floor.ts";
import { renderStill, saveWebp } from "../src/rendering/still.ts";

const SIZE = { width: 2160, height: 1620 };
const SHOWN = { width: 1440, quality: 84, maxBytes: 90_000 };
/** The engine shows this part of a face, so that neighbours can differ. */
const SHOWN_PART = 0.94;
/** One face holds the whole floor, metres. */
const FACE = 5.6;

const { redraw, only } = parseArgs({
  options: { redraw: { type: "boolean", default: false }, only: { type: "string", default: "" } },
}).values;

const engine = await createEngine({ threads: availableParallelism() });

async function render(picture: FloorPictures, camera: "room" | "floor", target: string): Promise<void> {
  if (!target.includes(only) || (existsSync(target) && !redraw)) return;
  mkdirSync(dirname(target), { recursive: true });
  const { key } = picture.floor;
  const laid = {
    kind: "tile",
    texture: key,
    tileWidth: FACE,
    tileHeight: FACE,
    groutWidth: 0,
    groutColor: [0, 0, 0],
    pattern: "straight",
    roughness: 0.3,
  } as const;
  const textures = { [key]: () => drawLaidFloor(picture, FACE / SHOWN_PART) };
  const still = await renderStill(engine, buildLivingRoomScene(laid, camera), { ...SIZE, textures });
  await saveWebp(still, target, SHOWN);
}

for (const [slug, build] of ALL_BUNDLES) {
  const { bundle, floors } = build(() => false);
  const targetOf = (image: string | undefined): string => join(bundleFolder(slug), image!);
  for (const picture of floors) await render(picture, "room", targetOf(picture.floor.roomImages[0]));
  for (const { key, images } of bundle.floorMaterials) {
    const picture = floors.find(({ floor }) => floor.material === key);
    if (picture) await render(picture, "floor", targetOf(images[0]));
  }
}
await engine.close();
