/** Measures the renderer against its goals, and against Blender Cycles where that is installed. Prints a table. */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { createEngine, type LayeredEngine, type ViewRequest } from "../src/engine.ts";
import { exposure } from "../src/exposure.ts";
import { renderReference } from "../src/reference.ts";
import { decodePixels, psnr, psnrAgainstPair, ssim } from "../testing/image-metrics.ts";
import { TEST_CAMERAS } from "../testing/test-room.ts";
import { renderFinal, testRequest } from "../testing/test-request.ts";
import { loadTestTexture, TEST_FINISHES } from "../testing/test-tiles.ts";
import { blenderVersion, renderCycles } from "./cycles.ts";
import { exportCyclesScene } from "./cycles-scene.ts";

const THREADS = 2;
const [WIDTH, HEIGHT] = [1920, 1080];
const BAND = 8;
/** Rows on which brute force says what is right: eight bands across the whole picture. */
const BANDS = Array.from({ length: 8 }, (_, i): [number, number] => [60 + i * 128, 60 + i * 128 + BAND]);
const REFERENCE_SAMPLES = Number(process.env["REFERENCE_SAMPLES"] ?? 64);
/** The middle sixth of the picture each way, for Cycles' own error. */
const WINDOW = [5 / 12, 7 / 12, 5 / 12, 7 / 12] as const;
const CYCLES_SAMPLES = 15;
const CYCLES_CONVERGED = 180;
const CHANGES = 20;

const cameras = Object.entries(TEST_CAMERAS);
const tileSets = Object.entries(TEST_FINISHES);
const request = (changes: Partial<ViewRequest>) => testRequest({ width: WIDTH, height: HEIGHT, ...changes });
const bandPixels = (image: Uint8Array) =>
  Buffer.concat(BANDS.map(([from, to]) => image.subarray(from * WIDTH * 3, to * WIDTH * 3)));
const mean = (values: readonly number[]) => values.reduce((a, b) => a + b, 0) / values.length;
const db = (value: number) => `${value.toFixed(1)} dB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;

interface ColdTimes {
  preview: number;
  refined: number;
  final: number;
}

interface Quality {
  psnr: number;
  ssim: number;
}

/** Times of a cold view's pictures in a new engine, geometry and radiance cache included. */
async function measureCold(changes: Partial<ViewRequest>): Promise<ColdTimes> {
  const engine = await createEngine({ threads: THREADS });
  const times: ColdTimes = { preview: 0, refined: 0, final: 0 };
  const started = performance.now();
  await engine.render(request(changes), ({ stage }) => (times[stage] = performance.now() - started));
  await engine.close();
  return times;
}

/** Milliseconds per tile change on a warm view, to JPEG bytes. */
async function measureWarm(engine: LayeredEngine): Promise<number> {
  for (const [, finishes] of tileSets) await renderFinal(engine, request({ finishes }));
  const started = performance.now();
  for (let i = 0; i < CHANGES; i++) await renderFinal(engine, request({ finishes: tileSets[i % tileSets.length]![1] }));
  return (performance.now() - started) / CHANGES;
}

/** Error of one layered picture against two brute-force ones. */
async function measureQuality(engine: LayeredEngine, changes: Partial<ViewRequest>): Promise<Quality> {
  const wanted = request(changes);
  const layered = bandPixels(await decodePixels((await renderFinal(engine, wanted)).jpeg));
  const truth = async (skip: number) =>
    bandPixels(await renderReference(engine, wanted, REFERENCE_SAMPLES, { skip, bands: BANDS }));
  const [first, second] = [await truth(0), await truth(REFERENCE_SAMPLES)];
  const both = first.map((value, i) => (value + (second[i] ?? 0)) / 2);
  const bandBytes = BAND * WIDTH * 3;
  const similarity = BANDS.map((_, i) => {
    const part = (image: Uint8Array) => image.subarray(i * bandBytes, (i + 1) * bandBytes);
    return ssim(part(layered), part(both), WIDTH, BAND);
  });
  return { psnr: psnrAgainstPair(layered, first, second), ssim: mean(similarity) };
}

/** Exposure for Cycles that shows the room as bright as the engine does. */
async function cyclesOptions(engine: LayeredEngine, wanted: ViewRequest) {
  const geometry = await engine.prepare(wanted);
  const [, gain] = exposure(await engine.geometries.light(geometry, { priority: "solve" }));
  return { threads: THREADS, gain };
}

/** Milliseconds of a whole picture by Cycles, without Blender's own start. */
async function timeCycles(engine: LayeredEngine, directory: string): Promise<number> {
  const wanted = request({});
  const scene = await exportCyclesScene(wanted, directory);
  const job = { file: join(directory, "whole.png"), samples: CYCLES_SAMPLES, seed: 3 };
  const [time = 0] = await renderCycles(scene, [job], await cyclesOptions(engine, wanted));
  return time * 1000;
}

/** Error of Cycles at the specification's samples against Cycles at many. */
async function measureCycles(
  engine: LayeredEngine,
  changes: Partial<ViewRequest>,
  directory: string,
): Promise<Quality> {
  const wanted = request(changes);
  const scene = await exportCyclesScene(wanted, directory);
  const file = (name: string) => join(directory, `${name}.png`);
  const jobs = [
    { file: file("few"), samples: CYCLES_SAMPLES, seed: 1, window: WINDOW },
    { file: file("many"), samples: CYCLES_CONVERGED, seed: 2, window: WINDOW },
  ];
  await renderCycles(scene, jobs, await cyclesOptions(engine, wanted));
  const [few, many] = await Promise.all(["few", "many"].map(async (name) => decodePixels(await readFile(file(name)))));
  return { psnr: psnr(few!, many!), ssim: ssim(few!, many!, Math.round(WIDTH / 6), Math.round(HEIGHT / 6)) };
}

const row = (...cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

for (const id of ["slate", "marble", "wood", "green", "terracotta", "white", "night", "sand"])
  await loadTestTexture(id);
const blender = blenderVersion();
console.log(
  `${cpus()[0]?.model}, ${THREADS} threads; load before ${loadavg()[0]?.toFixed(1)}; ${blender ?? "Blender is not installed"}`,
);

const cold: ColdTimes[] = [];
for (const [, camera] of cameras) cold.push(await measureCold({ camera }));
const engine = await createEngine({ threads: THREADS, maxHotViewBytes: 300e6 });
const warm = await measureWarm(engine);
const hotViewBytes = engine.hotBytes;
const directory = await mkdtemp(join(tmpdir(), "bench-render-"));
const cyclesTime = blender ? await timeCycles(engine, directory) : 0;
console.log(`times taken; load ${loadavg()[0]?.toFixed(1)}`);

const quality: Quality[] = [];
const cycles: Quality[] = [];
for (const [cameraName, camera] of cameras) {
  for (const [tiles, finishes] of tileSets) {
    const own = await measureQuality(engine, { camera, finishes });
    const other = blender ? await measureCycles(engine, { camera, finishes }, directory) : undefined;
    if (other) cycles.push(other);
    quality.push(own);
    console.log(
      `${cameraName} ${tiles}: layered ${db(own.psnr)} SSIM ${own.ssim.toFixed(3)}`,
      other ? `Cycles ${db(other.psnr)} SSIM ${other.ssim.toFixed(3)}` : "",
    );
  }
}
await engine.close();
await rm(directory, { recursive: true, force: true });

const average = (stage: keyof ColdTimes) => mean(cold.map((times) => times[stage]));
const ratio = (ms: number) => (cyclesTime ? `${(cyclesTime / ms).toFixed(0)}x` : "-");
console.log(
  `\nLoad ${loadavg()[0]?.toFixed(1)}; ${BANDS.length * BAND} rows x ${REFERENCE_SAMPLES} x 2 reference samples.\n`,
);
row("", "goal", "measured", "against Cycles");
row("---", "---", "---", "---");
if (cyclesTime) row(`Cycles, ${CYCLES_SAMPLES} spp`, "", seconds(cyclesTime), "1x");
row("cold view: preview", ">= 60x", seconds(average("preview")), ratio(average("preview")));
row("cold view: first full picture", ">= 25x", seconds(average("refined")), ratio(average("refined")));
row("cold view: final", "", seconds(average("final")), ratio(average("final")));
row("other tiles on a warm view, to JPEG", ">= 400x, <= 200 ms", `${warm.toFixed(0)} ms`, ratio(warm));
row("tile changes per second", ">= 8", (1000 / warm).toFixed(1), "");
row("cold views per second", ">= 0.4", (1000 / average("final")).toFixed(2), "");
const own = quality.map((q) => q.psnr);
row("PSNR against converged, mean (worst)", ">= 32 dB", `${db(mean(own))} (${db(Math.min(...own))})`, "");
row("SSIM against converged, mean", "", mean(quality.map((q) => q.ssim)).toFixed(3), "");
if (cycles.length > 0) {
  const gains = own.map((value, i) => value - (cycles[i]?.psnr ?? 0));
  row("PSNR over Cycles, mean (worst)", ">= +5 dB (>= +3 dB)", `${db(mean(gains))} (${db(Math.min(...gains))})`, "");
  row("SSIM of Cycles, mean", "", mean(cycles.map((c) => c.ssim)).toFixed(3), "");
}
row("memory per hot view", "<= 80 MB", `${(hotViewBytes / 1e6).toFixed(1)} MB`, "");
