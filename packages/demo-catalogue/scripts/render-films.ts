/**
 * Renders the two introduction films of the showroom application: slow moves through rooms whose tiles and floors change. Needs `ffmpeg`
 * on the machine that makes them; the films are committed beside their captions.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { availableParallelism, tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createEngine, type Engine } from "@showroom/renderer/engine";
import type { BuiltScene } from "@showroom/scene/build-scene";
import { buildHarbourHeroScene } from "@showroom/scene/harbour-hero-scene";
import { buildHeroScene, heroTile } from "@showroom/scene/hero-scene";
import type { SurfaceFinish } from "@showroom/scene/mesh-format";
import { renderStill } from "../src/rendering/still.ts";

const FOLDER = join(import.meta.dirname, "../../../apps/showroom/public/media");
const SOURCE = { width: 1920, height: 1080 };
const RATE = 25;
/** Seconds that one picture is shown, and of that, seconds in which the next one comes through. */
const SHOT = 3.4;
const FADE = 0.9;

/** Where a slow move begins and ends: zoom, and the middle as a share of the picture. */
type Move = readonly [
  from: readonly [zoom: number, x: number, y: number],
  to: readonly [zoom: number, x: number, y: number],
];

interface Film {
  readonly name: string;
  readonly move: Move;
  readonly shots: readonly BuiltScene[];
}

const accent = (scene: BuiltScene, wall: SurfaceFinish, floor: SurfaceFinish): BuiltScene => ({
  ...scene,
  finishes: { ...scene.finishes, floor, reservoir: wall, "back-lower": wall, "back-upper": wall },
});
const hero = buildHeroScene();
const harbour = buildHarbourHeroScene();
const { floor } = hero.finishes;
const slate = harbour.finishes.floor;
if (floor?.kind !== "tile" || slate?.kind !== "tile") throw new Error("A hero room has no tiled floor");

const FILMS: readonly Film[] = [
  {
    name: "intro-showroom",
    move: [
      [1, 0.5, 0.5],
      [1.2, 0.46, 0.47],
    ],
    shots: [
      hero,
      accent(hero, heroTile("tile/chalk", 0.075, 0.3, [0.6, 0.57, 0.5], 0.1, "herringbone"), {
        ...floor,
        texture: "wood/oak",
        tileWidth: 1.2,
        tileHeight: 0.2,
        groutWidth: 0.001,
      }),
      accent(hero, heroTile("tile/harbour", 0.075, 0.3, [0.4, 0.41, 0.41], 0.1, "straight"), floor),
    ],
  },
  {
    name: "intro-project",
    move: [
      [1.2, 0.56, 0.52],
      [1, 0.5, 0.5],
    ],
    shots: [
      harbour,
      accent(harbour, heroTile("tile/sage", 0.1, 0.3, [0.55, 0.54, 0.48], 0.12, "straight"), slate),
      accent(harbour, heroTile("stone/limestone", 0.6, 0.3, [0.5, 0.46, 0.39], 0.12, "staggered"), {
        ...slate,
        texture: "stone/grey",
      }),
    ],
  },
];

async function renderFilm(engine: Engine, { name, shots, move }: Film, folder: string): Promise<void> {
  const frames = Math.round(SHOT * RATE);
  const length = shots.length * SHOT - (shots.length - 1) * FADE;
  const inputs: string[] = [];
  for (const [index, shot] of shots.entries()) {
    const file = join(folder, `${name}-${index}.jpg`);
    writeFileSync(file, await renderStill(engine, shot, SOURCE));
    inputs.push("-loop", "1", "-framerate", String(RATE), "-t", String(frames / RATE), "-i", file);
  }
  const fades = shots.slice(1).map((_, index) => {
    const from = index === 0 ? "[0:v]" : `[f${index}]`;
    return `${from}[${index + 1}:v]xfade=transition=fade:duration=${FADE}:offset=${((index + 1) * (SHOT - FADE)).toFixed(2)}[f${index + 1}]`;
  });
  // The eye sees steps of whole pixels: the move is cut from an enlarged picture, and starts and ends gently.
  const t = `(on/${(length * RATE).toFixed(0)})`;
  const gentle = `(${t}*${t}*(3-2*${t}))`;
  const between = (axis: 0 | 1 | 2): string =>
    `(${move[0][axis]}+(${(move[1][axis] - move[0][axis]).toFixed(3)})*${gentle})`;
  const zoom = `zoompan=z='${between(0)}':x='max(0,min(iw-iw/zoom,iw*${between(1)}-iw/zoom/2))':y='max(0,min(ih-ih/zoom,ih*${between(2)}-ih/zoom/2))':d=1:s=1280x720:fps=${RATE}`;
  const graph = [
    ...fades,
    `[f${shots.length - 1}]format=yuv444p,scale=3840:2160:flags=bicubic,${zoom},eq=brightness=0.02,format=yuv420p[out]`,
  ].join(";");
  execFileSync("ffmpeg", [
    "-y",
    "-loglevel",
    "error",
    ...inputs,
    "-filter_complex",
    graph,
    "-map",
    "[out]",
    "-t",
    length.toFixed(2),
    "-an",
    "-c:v",
    "libvpx-vp9",
    "-b:v",
    "0",
    "-crf",
    "34",
    "-row-mt",
    "1",
    "-cpu-used",
    "3",
    "-threads",
    "2",
    "-map_metadata",
    "-1",
    "-fflags",
    "+bitexact",
    "-flags:v",
    "+bitexact",
    join(FOLDER, `${name}.webm`),
  ]);
}

const { only } = parseArgs({ options: { only: { type: "string", default: "" } } }).values;
mkdirSync(FOLDER, { recursive: true });
const folder = mkdtempSync(join(tmpdir(), "films-"));
const engine = await createEngine({ threads: availableParallelism() });
try {
  for (const film of FILMS) if (film.name.includes(only)) await renderFilm(engine, film, folder);
} finally {
  rmSync(folder, { recursive: true, force: true });
  await engine.close();
}
