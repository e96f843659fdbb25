/**
 * Renders the two introduction films of the showroom application: every frame is a picture of its own, seen by a camera that moves through
 * a room while its tiles and floor change. Needs `ffmpeg` on the machine that makes them; the films and their posters are committed
 * beside their captions.
 *
 * `--only <text>` limits it to films whose name contains the text; `--every <n>` makes every nth frame only, to look at; frames lie in
 * `--frames <folder>` and those that are there are kept, so that a run can be stopped and taken up again.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, renameSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine, type LayeredEngine } from "@showroom/renderer/engine";
import { withSolvedView } from "@showroom/renderer/solve-for-later";
import { fixtureTexture } from "@showroom/scene/textures";
import sharp from "sharp";
import { cameraAt, looksAt } from "../src/films/camera-move.ts";
import { FILMS, type Film, type Shot } from "../src/films/films.ts";

const FOLDER = join(import.meta.dirname, "../../../apps/showroom/public/media");
/** A film moves: it needs fewer samples than a picture that one looks at for long. */
const SIZE = { width: 960, height: 540, samples: 16 };
const RATE = 24;
/** Seconds in which one look dissolves into the next. */
const FADE = 0.9;

const { only, every, frames } = parseArgs({
  options: {
    only: { type: "string", default: "" },
    every: { type: "string", default: "1" },
    frames: { type: "string", default: join(tmpdir(), "showroom-films") },
  },
}).values;

const loadTexture = async (id: string) => fixtureTexture(id);

/** One frame of a shot; two looks of one view share its light. */
function renderFrame(engine: LayeredEngine, shot: Shot, frame: number): Promise<Uint8Array> {
  const camera = cameraAt(shot.move, frame / (shot.length * RATE - 1));
  const { before, after, share } = looksAt(frame / RATE, shot.length, shot.looks.length, FADE);
  const { finishes, ...scene } = shot.scene;
  const request = { ...scene, ...SIZE, camera, finishes, loadTexture };
  return withSolvedView(engine, request, async (view) => {
    const look = (number: number) => engine.compositor.pixels(view, shot.looks[number] ?? finishes, loadTexture);
    const [first, second] = [await look(before), share > 0 ? await look(after) : undefined];
    const pixels = second ? first.map((value, at) => Math.round(value + (second[at]! - value) * share)) : first;
    const raw = { width: SIZE.width, height: SIZE.height, channels: 3 } as const;
    return sharp(pixels, { raw }).jpeg({ quality: 95, chromaSubsampling: "4:4:4" }).toBuffer();
  });
}

async function renderFrames(engine: LayeredEngine, { name, shots }: Film, folder: string): Promise<void> {
  let at = 0;
  for (const shot of shots) {
    const count = Math.round(shot.length * RATE);
    for (let frame = 0; frame < count; frame++, at++) {
      const file = join(folder, `${name}-${String(at).padStart(4, "0")}.jpg`);
      if (at % Number(every) !== 0 || existsSync(file)) continue;
      writeFileSync(`${file}.part`, await renderFrame(engine, shot, frame));
      renameSync(`${file}.part`, file);
    }
  }
}

const COMMON = ["-an", "-map_metadata", "-1", "-fflags", "+bitexact", "-flags:v", "+bitexact", "-pix_fmt", "yuv420p"];
/** What every browser plays, and what is smaller where it plays. */
const ENCODINGS: readonly (readonly [extension: string, ...options: string[]])[] = [
  ["mp4", "-c:v", "libx264", "-preset", "veryslow", "-crf", "23", "-profile:v", "high", "-movflags", "+faststart"],
  ["webm", "-c:v", "libvpx-vp9", "-b:v", "0", "-crf", "34", "-row-mt", "1", "-cpu-used", "2", "-threads", "2"],
];

async function encode({ name }: Film, folder: string): Promise<void> {
  const input = ["-framerate", String(RATE), "-i", join(folder, `${name}-%04d.jpg`)];
  const developed = [
    "-vf",
    "hqdn3d=1:1:5:5,eq=brightness=0.02,scale=out_color_matrix=bt709:out_range=tv",
    "-colorspace",
    "bt709",
  ];
  for (const [extension, ...options] of ENCODINGS)
    execFileSync("ffmpeg", [
      "-y",
      "-loglevel",
      "error",
      ...input,
      ...developed,
      ...options,
      ...COMMON,
      join(FOLDER, `${name}.${extension}`),
    ]);
  await sharp(join(folder, `${name}-0000.jpg`))
    .modulate({ brightness: 1.05 })
    .webp({ quality: 80, effort: 6 })
    .toFile(join(FOLDER, `${name}.webp`));
}

mkdirSync(frames, { recursive: true });
const engine = await createEngine({ threads: availableParallelism(), maxHotViewBytes: 120e6 });
try {
  for (const film of FILMS.filter(({ name }) => name.includes(only))) {
    await renderFrames(engine, film, frames);
    if (Number(every) === 1) await encode(film, frames);
  }
} finally {
  await engine.close();
}
