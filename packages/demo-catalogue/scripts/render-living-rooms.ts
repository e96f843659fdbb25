/** Renders the living room once per floor colour: its light is solved once, the floors are laid in it. `--redraw` renders anew, `--only <text>` limits it. */
import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine } from "@showroom/renderer/engine";
import { buildLivingRoomScene } from "@showroom/scene/living-room/living-room-scene";
import { ALL_BUNDLES, bundleFolder } from "../src/bundles.ts";
import { drawLaidFloor } from "../src/floors/laid-floor.ts";
import { renderStill, saveWebp } from "../src/rendering/still.ts";

const SIZE = { width: 2160, height: 1620 };
const SHOWN = { width: 1440, quality: 84, maxBytes: 90_000, brightness: 1.14 };
/** The engine shows this part of a face, so that neighbours can differ. */
const SHOWN_PART = 0.94;
/** One face holds the whole floor, metres. */
const FACE = 5.6;

const { redraw, only } = parseArgs({
  options: { redraw: { type: "boolean", default: false }, only: { type: "string", default: "" } },
}).values;

const engine = await createEngine({ threads: availableParallelism() });
for (const [slug, build] of ALL_BUNDLES) {
  for (const picture of build(() => false).floors) {
    const target = join(bundleFolder(slug), picture.floor.roomImages[0]!);
    if (!picture.floor.key.includes(only) || (existsSync(target) && !redraw)) continue;
    mkdirSync(dirname(target), { recursive: true });
    const scene = buildLivingRoomScene({
      kind: "tile",
      texture: picture.floor.key,
      tileWidth: FACE,
      tileHeight: FACE,
      groutWidth: 0,
      groutColor: [0, 0, 0],
      pattern: "straight",
      roughness: 0.3,
    });
    const floor = (): ReturnType<typeof drawLaidFloor> => drawLaidFloor(picture, FACE / SHOWN_PART);
    await saveWebp(
      await renderStill(engine, scene, { ...SIZE, textures: { [picture.floor.key]: floor } }),
      target,
      SHOWN,
    );
  }
}
await engine.close();
