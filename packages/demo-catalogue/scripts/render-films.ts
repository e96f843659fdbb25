/**
 * Renders the two introduction films of the showroom application: a camera moves through a room while its tiles and floor change. Needs
 * `ffmpeg` on the machine that makes them; the films and their posters are committed beside their captions.
 *
 * Every third frame is rendered, and ffmpeg interpolates the frames between them, for each look of a room separately. `--every 1` renders all
 * frames, which takes three times as long. `--only <text>` limits it to films whose name contains the text. Frames are kept in
 * `--frames <folder>`, so that an interrupted run can be continued.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine, type LayeredEngine } from "@showroom/renderer/engine";
import { withSolvedView } from "@showroom/renderer/solve-for-later";
import { fixtureTexture } from "@showroom/scene/textures";
import sharp from "sharp";
import { cameraAt } from "../src/films/camera-move.ts";
import { cutFilm, joinRuns, type Run } from "../src/films/cut.ts";
import { FILMS, type Film } from "../src/films/films.ts";

const FOLDER = join(import.meta.dirname, "../../../apps/showroom/public/media");
/** A film moves, so it needs fewer samples than a still picture. */
const SIZE = { width: 960, height: 540, samples: 16 };
const RATE = 24;
/** Duration of the cross-fade between two looks, seconds. */
const FADE = 0.5;

const { only, every, frames } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    every: { type: "string", default: "3" },
    frames: { type: "string", default: join(tmpdir(), "showroom-films") },
  },
}).values;
const step = Number(every);

const loadTexture = async (id: string) => fixtureTexture(id);

const runsOf = (film: Film): readonly Run[] => cutFilm(film, { rate: RATE, step, fade: FADE });

const fileOf = (film: Film, { shot, look }: Run, at: number): string =>
  join(frames, `${film.name}-${shot}-${look}-${String(at).padStart(4, "0")}.jpg`);

/** Renders the missing looks of one frame of a shot. They use the same light. */
async function renderFrame(engine: LayeredEngine, film: Film, at: number, runs: readonly Run[]): Promise<void> {
  const missing = runs.filter((run) => run.frames.includes(at) && !existsSync(fileOf(film, run, at)));
  const number = missing[0]?.shot;
  const shot = number === undefined ? undefined : film.shots[number];
  if (!shot) return;
  const start = film.shots.slice(0, number).reduce((sum, { length }) => sum + Math.round(length * RATE), 0);
  const camera = cameraAt(shot.move, (at - start) / (shot.length * RATE - 1));
  const { finishes, ...scene } = shot.scene;
  await withSolvedView(engine, { ...scene, ...SIZE, camera, finishes, loadTexture }, async (view) => {
    for (const run of missing) {
      const pixels = await engine.compositor.pixels(view, shot.looks[run.look] ?? finishes, loadTexture);
      const { data, width, height } = pixels;
      const raw = { width, height, channels: 3 } as const;
      const file = fileOf(film, run, at);
      await sharp(data, { raw }).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toFile(`${file}.part`);
      pixels.release();
      renameSync(`${file}.part`, file);
    }
  });
}

async function renderFrames(engine: LayeredEngine, film: Film): Promise<void> {
  const runs = runsOf(film);
  const numbers = new Set(runs.flatMap((run) => run.frames));
  for (const at of [...numbers].toSorted((a, b) => a - b)) await renderFrame(engine, film, at, runs);
}

const COMMON = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-pix_fmt", "yuv420p"];
/** Formats of a film: one that every browser plays, and a smaller one. */
const ENCODINGS: readonly (readonly [extension: string, ...options: string[]])[] = [
  ["mp4", "-c:v", "libx264", "-preset", "veryslow", "-crf", "23", "-profile:v", "high", "-movflags", "+faststart"],
  ["webm", "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "34", "-row-mt", "1", "-cpu-used", "2", "-threads", "2"],
];

const DEVELOPED = "hqdn3d=1:1:5:5,eq=brightness=0.02,scale=out_color_matrix=bt709:out_range=tv";

/** Copies a run's frames under consecutive numbers for ffmpeg. The last one is there three times, because motion is interpolated between frames. */
function layOut(film: Film, run: Run): string[] {
  const folder = join(frames, `${film.name}-${run.shot}-${run.look}`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder);
  const last = run.frames.at(-1)!;
  for (const [index, at] of [...run.frames, last, last].entries())
    symlinkSync(fileOf(film, run, at), join(folder, `${String(index).padStart(4, "0")}.jpg`));
  return ["-framerate", String(RATE / step), "-i", join(folder, "%04d.jpg")];
}

async function encode(film: Film): Promise<void> {
  const runs = runsOf(film);
  const inputs = runs.flatMap((run) => layOut(film, run));
  const master = join(frames, `${film.name}.mkv`);
  ffmpeg(...inputs, "-filter_complex", `${joinRuns(runs, RATE, step)},${DEVELOPED}`, "-c:v", "ffv1", master);
  for (const [extension, ...options] of ENCODINGS)
    ffmpeg("-i", master, "-colorspace", "bt709", ...options, ...COMMON, join(FOLDER, `${film.name}.${extension}`));
  await sharp(fileOf(film, runs[0]!, 0))
    .modulate({ brightness: 1.05 })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(FOLDER, `${film.name}.webp`));
}

const ffmpeg = (...options: readonly string[]) => execFileSync("ffmpeg", ["-y", "-loglevel", "error", ...options]);

mkdirSync(frames, { recursive: true });
const engine = await createEngine({ threads: availableParallelism(), maxHotViewBytes: 120e6 });
try {
  for (const film of FILMS.filter(({ name }) => name.includes(only))) {
    await renderFrames(engine, film);
    await encode(film);
  }
} finally {
  await engine.close();
}
