/** Renders the large picture of each project's first page. Existing pictures are kept; `--redraw` renders them again. */
import { existsSync, mkdirSync } from "node:fs";
import { availableParallelism } from "node:os";
import { dirname, join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine } from "@showroom/renderer/engine";
import { buildHarbourHeroScene } from "@showroom/scene/harbour-hero-scene";
import { buildHeroScene } from "@showroom/scene/hero-scene";
import { bundleFolder } from "../src/bundles.ts";
import { renderStill, saveWebp } from "../src/rendering/still.ts";

const SIZE = { width: 1920, height: 1200 };
/** The largest number that the engine accepts, since this picture is large and made only once. */
const SAMPLES = 128;

const { redraw } = parseArgs({ options: { redraw: { type: "boolean", default: false } } }).values;

const engine = await createEngine({ threads: availableParallelism() });
for (const [slug, build] of [
  ["de-lindehof", buildHeroScene],
  ["havenkwartier", buildHarbourHeroScene],
] as const) {
  const target = join(bundleFolder(slug), `images/hero/${slug}.webp`);
  if (existsSync(target) && !redraw) continue;
  mkdirSync(dirname(target), { recursive: true });
  await saveWebp(await renderStill(engine, build(), { ...SIZE, samples: SAMPLES }), target, {
    width: 1920,
    quality: 84,
    maxBytes: 320_000,
    brightness: 1.06,
  });
}
await engine.close();
