/**
 * Measures Blender Cycles on the same views with the number of samples of the specification: the time, and the error
 * against pictures that Cycles made with many samples.
 */
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { LayeredEngine } from "../src/engine.ts";
import type { ViewRequest } from "../src/view-request.ts";
import { decodePixels, psnr, ssim } from "../testing/image-metrics.ts";
import { renderCycles } from "./cycles.ts";
import { exportCyclesScene } from "./cycles-scene.ts";
import { type Quality, THREADS } from "./measures.ts";

export const CYCLES_SAMPLES = 15;
const CONVERGED_SAMPLES = 120;
/** The error is measured in the middle of the picture: a tenth of its width and of its height. */
const SHARE = 10;
const WINDOW = [0.5 - 0.5 / SHARE, 0.5 + 0.5 / SHARE, 0.5 - 0.5 / SHARE, 0.5 + 0.5 / SHARE] as const;

/** Options for Cycles, with the exposure that makes the room as bright as in the pictures of the engine. */
async function optionsFor(engine: LayeredEngine, request: ViewRequest) {
  const room = await engine.withGeometry(request, { priority: "solve" }, async (geometry) => ({
    materials: geometry.materials,
    exposure: request.camera.exposure ?? 1,
    wallLight: await engine.geometries.light(geometry, { priority: "solve" }),
  }));
  const [, gain] = await engine.compositor.gain(room, request.finishes, request.loadTexture);
  return { threads: THREADS, gain };
}

export interface CyclesResult {
  readonly quality: Quality;
  /** Milliseconds for the whole picture, without Blender's start; undefined when only a part was rendered. */
  readonly time: number | undefined;
}

/** Renders a view with Cycles: the middle for its error, and, if `whole`, all of it for its time. */
export async function measureCycles(
  engine: LayeredEngine,
  request: ViewRequest,
  directory: string,
  whole: boolean,
): Promise<CyclesResult> {
  const scene = await exportCyclesScene(request, directory);
  const file = (name: string) => join(directory, `${name}.png`);
  const jobs = [
    { file: file("few"), samples: CYCLES_SAMPLES, seed: 1, window: WINDOW },
    { file: file("many"), samples: CONVERGED_SAMPLES, seed: 2, window: WINDOW },
    ...(whole ? [{ file: file("whole"), samples: CYCLES_SAMPLES, seed: 3 }] : []),
  ];
  const [, , seconds] = await renderCycles(scene, jobs, await optionsFor(engine, request));
  const [few, many] = await Promise.all(["few", "many"].map(async (name) => decodePixels(await readFile(file(name)))));
  const [width, height] = [Math.round(request.width / SHARE), Math.round(request.height / SHARE)];
  const quality = { psnr: psnr(few!, many!), ssim: ssim(few!, many!, width, height) };
  return { quality, time: seconds === undefined ? undefined : seconds * 1000 };
}
