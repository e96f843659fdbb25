import type { FloorPictures } from "../floors/floors.ts";
import { fractal, pick } from "../textures/noise.ts";
import { parseHex } from "../textures/draw-face.ts";
import type { Pixels } from "../textures/draw-face.ts";
import type { Colour, Face } from "../textures/styles.ts";
import { mix, STYLES } from "../textures/styles.ts";

const WIDTH = 5.2;
const DEPTH = 5.6;
const HEIGHT = 2.7;
/** The window in the left wall: along the depth, from sill to head. */
const WINDOW = { from: 1.6, to: 4.6, sill: 0.05, head: 2.45 };
const EYE = [2.9, -1.1, 1.35] as const;
const WALL: Colour = [236, 232, 224];
const BASEBOARD_HEIGHT = 0.09;

/** The colour of the laid floor at (x, y) metres. */
export function floorColour(picture: FloorPictures, x: number, y: number): Colour {
  const { face: spec, pattern } = picture;
  const short = Math.min(spec.width, spec.height) / 1000;
  const long = Math.max(spec.width, spec.height) / 1000;
  const face: Face = { width: short, height: long, base: parseHex(spec.base), accent: parseHex(spec.accent), seed: spec.seed };
  if (pattern === "seamless") return STYLES[spec.style](x, y, { ...face, width: 100, height: 100 });
  const { u, v, board } = pattern === "herringbone" ? herringbone(x, y, short, long) : rows(x, y, short, long, pattern === "straight");
  const tone = (pick(board, spec.seed) - 0.5) * 20;
  const colour = STYLES[spec.style](u, v, { ...face, seed: spec.seed + Math.floor(pick(board, 3) * 997) });
  const seam = Math.min(u, short - u, v, long - v) < (pattern === "straight" ? 0.0015 : 0.0008);
  return seam ? mix(colour, [60, 52, 44], pattern === "straight" ? 0.35 : 0.5) : [colour[0] + tone, colour[1] + tone, colour[2] + tone];
}

function rows(x: number, y: number, short: number, long: number, straight: boolean) {
  const column = Math.floor(x / short);
  const shifted = y + (straight ? 0 : pick(column, 77) * long);
  const row = Math.floor(shifted / long);
  return { u: x - column * short, v: shifted - row * long, board: column * 131 + row };
}

/** Boards of length n x width lie alternately along both diagonals. */
function herringbone(x: number, y: number, short: number, long: number) {
  const a = (x + y) / Math.SQRT2 / short;
  const b = (y - x) / Math.SQRT2 / short;
  const ratio = Math.round(long / short);
  const i = Math.floor(a);
  const j = Math.floor(b);
  const phase = (((i - j) % (2 * ratio)) + 2 * ratio) % (2 * ratio);
  if (phase < ratio) return { u: (b - j) * short, v: (phase + (a - i)) * short, board: (i - phase) * 131 + j * 17 };
  const back = phase - ratio;
  return { u: (a - i) * short, v: (ratio - 1 - back + (b - j)) * short, board: i * 197 + (j + back) * 29 };
}

/** Daylight from the window that reaches a point: a rough integral over the opening. */
function daylight(point: readonly [number, number, number], normal: readonly [number, number, number]): number {
  let light = 0;
  for (let i = 0; i < 4; i++) {
    for (let j = 0; j < 3; j++) {
      const dx = -point[0];
      const dy = WINDOW.from + ((i + 0.5) / 4) * (WINDOW.to - WINDOW.from) - point[1];
      const dz = WINDOW.sill + ((j + 0.5) / 3) * (WINDOW.head - WINDOW.sill) - point[2];
      const distance2 = dx * dx + dy * dy + dz * dz + 0.05;
      const distance = Math.sqrt(distance2);
      const facing = Math.max(0, (dx * normal[0] + dy * normal[1] + dz * normal[2]) / distance);
      light += (facing * Math.max(0, -dx / distance)) / distance2;
    }
  }
  return 0.46 + light * 0.19;
}

type Hit = { readonly point: readonly [number, number, number]; readonly normal: readonly [number, number, number]; readonly surface: "floor" | "ceiling" | "left" | "right" | "back" };

function trace(origin: readonly [number, number, number], direction: readonly [number, number, number]): Hit {
  const candidates: readonly (readonly [number, Hit["surface"], readonly [number, number, number]])[] = [
    [direction[2] < 0 ? -origin[2] / direction[2] : Infinity, "floor", [0, 0, 1]],
    [direction[2] > 0 ? (HEIGHT - origin[2]) / direction[2] : Infinity, "ceiling", [0, 0, -1]],
    [direction[0] < 0 ? -origin[0] / direction[0] : Infinity, "left", [1, 0, 0]],
    [direction[0] > 0 ? (WIDTH - origin[0]) / direction[0] : Infinity, "right", [-1, 0, 0]],
    [direction[1] > 0 ? (DEPTH - origin[1]) / direction[1] : Infinity, "back", [0, -1, 0]],
  ];
  const [t, surface, normal] = candidates.reduce((best, next) => (next[0] < best[0] && next[0] > 1e-6 ? next : best));
  return { point: [origin[0] + direction[0] * t, origin[1] + direction[1] * t, origin[2] + direction[2] * t], normal, surface };
}

function inWindow([, y, z]: readonly [number, number, number]): boolean {
  return y > WINDOW.from && y < WINDOW.to && z > WINDOW.sill && z < WINDOW.head;
}

function shadeHit(hit: Hit, picture: FloorPictures): Colour {
  const [x, y, z] = hit.point;
  if (hit.surface === "left" && inWindow(hit.point)) {
    const frame = [WINDOW.from, (WINDOW.from + WINDOW.to) / 2, WINDOW.to].some((at) => Math.abs(y - at) < 0.04) || WINDOW.head - z < 0.05 || z - WINDOW.sill < 0.06;
    return frame ? [205, 202, 196] : mix([252, 252, 250], [214, 224, 222], Math.max(0, 0.55 - z * 0.35));
  }
  const light = daylight(hit.point, hit.normal);
  const lit = (colour: Colour, factor: number): Colour => [colour[0] * factor * 1.01, colour[1] * factor, colour[2] * factor * 0.985];
  const edges = hit.surface === "floor" || hit.surface === "ceiling" ? Math.min(x, WIDTH - x, DEPTH - y) : Math.min(z, HEIGHT - z, hit.surface === "back" ? Math.min(x, WIDTH - x) : DEPTH - y);
  const occlusion = 1 - 0.2 * Math.exp(-edges / 0.22);
  if (hit.surface === "floor") return lit(floorColour(picture, x, y), light * occlusion);
  if (hit.surface !== "ceiling" && z < BASEBOARD_HEIGHT) return lit([246, 245, 241], light * occlusion * (z > BASEBOARD_HEIGHT - 0.006 ? 0.86 : 1));
  return lit(hit.surface === "ceiling" ? [244, 242, 238] : WALL, light * occlusion * (0.995 + fractal(x * 3 + z, y * 3, 2, 5) * 0.01));
}

/** A quiet living room with the floor laid in it, seen from the doorway. */
export function drawLivingRoom(picture: FloorPictures, width: number, height: number): Pixels {
  const data = new Uint8Array(width * height * 3);
  const tilt = 0.2;
  const gloss = picture.face.style === "concrete" ? 0.05 : 0.09;
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const total = [0, 0, 0];
      for (let sample = 0; sample < 4; sample++) {
        const px = ((column + 0.25 + (sample & 1) * 0.5) / width - 0.5) * 1.5;
        const pz = (0.5 - (row + 0.25 + (sample >> 1) * 0.5) / height) * 1.5 * (height / width) - tilt;
        const length = Math.hypot(px, 1, pz);
        const direction = [px / length, 1 / length, pz / length] as const;
        const hit = trace(EYE, direction);
        let colour = shadeHit(hit, picture);
        if (hit.surface === "floor") {
          const mirrored = trace([hit.point[0], hit.point[1], 1e-5], [direction[0], direction[1], -direction[2]]);
          const fresnel = gloss + (1 - gloss) * (1 + direction[2]) ** 6 * 0.55;
          colour = mix(colour, shadeHit(mirrored, picture), fresnel);
        }
        for (let channel = 0; channel < 3; channel++) total[channel]! += colour[channel]!;
      }
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++) {
        const linear = total[channel]! / 4 / 255;
        data[at + channel] = Math.min(255, Math.round(255 * (linear < 0.8 ? linear : 0.8 + 0.2 * (1 - Math.exp(-(linear - 0.8) / 0.2)))));
      }
    }
  }
  return { data, width, height };
}
