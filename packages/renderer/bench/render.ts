/** Measures the renderer on the product's own rooms against its goals, and against Blender Cycles where that is installed. */
import { mkdtemp, rm } from "node:fs/promises";
import { cpus, loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { startEngine } from "../src/engine.ts";
import { loadKernelsForTests } from "../testing/kernels-for-tests.ts";
import { blenderVersion } from "./cycles.ts";
import { CYCLES_SAMPLES, measureCycles } from "./cycles-measures.ts";
import { DEMO_VIEWS, demoRequest, LARGEST_VIEW, loadDemoTexture, TILE_SETS } from "./demo-rooms.ts";
import {
  type ColdTimes,
  mean,
  measureColdThroughput,
  measureKnownRoom,
  measureMemory,
  measureNewRoom,
  measureQuality,
  measureWarm,
  type Quality,
  REFERENCE,
  THREADS,
} from "./measures.ts";
import { countStolen } from "./stolen.ts";

const db = (value: number) => `${value.toFixed(1)} dB`;
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
const load = () => loadavg()[0]?.toFixed(1);
const row = (...cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

const tileSets = Object.values(TILE_SETS);
const standard = tileSets[0]!;
const requestsOf = (view: (typeof DEMO_VIEWS)[number]) => tileSets.map((tiles) => demoRequest(view, tiles));
const firstRequests = DEMO_VIEWS.map((view) => demoRequest(view, standard));

const blender = blenderVersion();
console.log(`${cpus()[0]?.model}, ${THREADS} threads; load before ${load()}; ${blender ?? "Blender is not installed"}`);
for (const request of DEMO_VIEWS.flatMap(requestsOf)) {
  for (const finish of Object.values(request.finishes))
    if (finish.kind === "tile") await loadDemoTexture(finish.texture);
}

const stolen = countStolen();
const cold: ColdTimes[] = [];
for (const request of firstRequests) cold.push(await measureNewRoom(request));
const known = await measureKnownRoom(firstRequests[0]!, firstRequests[1]!);
const stolenFromCold = countStolen();
const coldPerSecond = await measureColdThroughput(firstRequests);
console.log(`cold views per second taken; others took ${stolenFromCold()}`);
const largest = await measureMemory(demoRequest(LARGEST_VIEW, standard));
const stolenFromWarm = countStolen();
const warm = await measureWarm(requestsOf(DEMO_VIEWS[0]!));
console.log(`changes of tiles taken; others took ${stolenFromWarm()}`);
console.log(`own times taken; load ${load()}; of the processors' time, others took ${stolen()}`);

const directory = await mkdtemp(join(tmpdir(), "bench-render-"));
const quality: Quality[] = [];
const cycles: Quality[] = [];
const cyclesTimes: (number | undefined)[] = [];
const engine = await startEngine(await loadKernelsForTests(), { threads: THREADS, maxHotViewBytes: 160e6 });
for (const [index, view] of DEMO_VIEWS.entries()) {
  if (view.compared === "no") continue;
  for (const [name, tiles] of Object.entries(TILE_SETS)) {
    const request = demoRequest(view, tiles);
    const own = await measureQuality(engine, request);
    quality.push(own);
    const whole = tiles === standard && view.compared === "times";
    const other = blender ? await measureCycles(engine, request, directory, whole) : undefined;
    if (other) cycles.push(other.quality);
    if (tiles === standard) cyclesTimes[index] = other?.time;
    console.log(
      `${view.name}, ${name}: layered ${db(own.psnr)} SSIM ${own.ssim.toFixed(3)}`,
      other ? `Cycles ${db(other.quality.psnr)} SSIM ${other.quality.ssim.toFixed(3)}` : "",
      other?.time ? seconds(other.time) : "",
    );
  }
}
await engine.close();
await rm(directory, { recursive: true, force: true });

/** The ratio of the time of Cycles to that of the engine: the mean over the views of which Cycles rendered the whole picture. */
function ratio(timeOf: (index: number) => number): string {
  const ratios = cyclesTimes.flatMap((time, index) => (time === undefined ? [] : [time / timeOf(index)]));
  return ratios.length === 0 ? "-" : `${mean(ratios).toFixed(0)}x`;
}

console.log(`\nLoad ${load()}; reference of ${REFERENCE}. Of every view, in a new process's new engine:\n`);
row("view", "preview", "first full", "final", `Cycles, ${CYCLES_SAMPLES} spp`);
row("---", "---", "---", "---", "---");
DEMO_VIEWS.forEach(({ name, width, height }, index) => {
  const { preview, refined, final } = cold[index]!;
  const time = cyclesTimes[index];
  row(`${name} (${width}x${height})`, seconds(preview), seconds(refined), seconds(final), time ? seconds(time) : "-");
});
row("another camera in a known room", seconds(known.preview), seconds(known.refined), seconds(known.final), "-");
console.log("");

const stage = (name: keyof ColdTimes) => seconds(mean(cold.map((times) => times[name])));
const own = quality.map((q) => q.psnr);
row("", "goal", "measured", "against Cycles");
row("---", "---", "---", "---");
row(
  "cold view: preview",
  ">= 60x",
  stage("preview"),
  ratio((i) => cold[i]!.preview),
);
row(
  "cold view: first full picture",
  ">= 25x",
  stage("refined"),
  ratio((i) => cold[i]!.refined),
);
row(
  "cold view: final",
  "",
  stage("final"),
  ratio((i) => cold[i]!.final),
);
row(
  "other tiles on a warm view, to JPEG",
  ">= 400x, <= 200 ms",
  `${warm.latency.toFixed(0)} ms`,
  ratio(() => warm.latency),
);
row("tile changes per second", ">= 8", warm.perSecond.toFixed(1), "");
row("cold views per second, straight to the final picture", ">= 0.4", coldPerSecond.straight.toFixed(2), "");
row("cold views per second, final after preview and first full", "", coldPerSecond.final.toFixed(2), "");
row("cold views per second, to the first full one", "", coldPerSecond.full.toFixed(2), "");
row("PSNR against converged, mean (worst)", ">= 32 dB", `${db(mean(own))} (${db(Math.min(...own))})`, "");
row("SSIM against converged, mean", "", mean(quality.map((q) => q.ssim)).toFixed(3), "");
if (cycles.length > 0) {
  const gains = own.map((value, i) => value - cycles[i]!.psnr);
  row("PSNR over Cycles, mean (worst)", ">= +5 dB (>= +3 dB)", `${db(mean(gains))} (${db(Math.min(...gains))})`, "");
  row("SSIM of Cycles, mean", "", mean(cycles.map((c) => c.ssim)).toFixed(3), "");
}
row("memory per hot view, 1920x1080", "<= 80 MB", `${(warm.memory / 1e6).toFixed(1)} MB`, "");
row("memory per hot view, 1920x1920", "<= 80 MB", `${(largest / 1e6).toFixed(1)} MB`, "");
