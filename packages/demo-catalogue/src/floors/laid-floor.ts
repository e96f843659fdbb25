import { drawFace } from "../textures/draw-face.ts";
import type { Pixels } from "../textures/draw-face.ts";
import { pick } from "../textures/noise.ts";
import type { FloorPictures } from "./floors.ts";

/** Number of different boards drawn per floor. */
const FACES = 7;
const PIXELS_PER_METRE = 460;

interface Spot {
  /** Position on the board in metres from its corner: across and along it. */
  readonly across: number;
  readonly along: number;
  /** Number that identifies the board. */
  readonly board: number;
}

/** A square piece of the laid floor, its boards each a little different, as sRGB RGBA. `side` is in metres. */
export function drawLaidFloor(
  picture: FloorPictures,
  side: number,
): { readonly data: Uint8Array; readonly width: number; readonly height: number } {
  const size = Math.round(side * PIXELS_PER_METRE);
  const seamless = picture.pattern === "seamless";
  const spec = seamless ? { ...picture.face, width: 3000, height: 3000 } : picture.face;
  const short = Math.min(spec.width, spec.height) / 1000;
  const long = Math.max(spec.width, spec.height) / 1000;
  const faces = Array.from({ length: seamless ? 1 : FACES }, (_, k) =>
    drawFace({ ...spec, seed: spec.seed + k * 997 }, seamless ? 2400 : undefined),
  );
  const data = new Uint8Array(size * size * 4);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const x = (column + 0.5) / PIXELS_PER_METRE;
      const y = (row + 0.5) / PIXELS_PER_METRE;
      const spot = spotAt(picture.pattern, x, y, short, long);
      const face = faces[Math.floor(pick(spot.board, 11) * faces.length)] ?? faces[0]!;
      const tone = seamless ? 0 : (pick(spot.board, spec.seed) - 0.5) * (picture.pattern === "straight" ? 6 : 17);
      const dark = seamless ? 1 : seam(picture.pattern, spot, short, long);
      const from = 3 * pixelAt(face, spot.across / short, spot.along / long, pick(spot.board, 5) < 0.5);
      const to = 4 * (row * size + column);
      for (let channel = 0; channel < 3; channel++)
        data[to + channel] = Math.min(255, Math.max(0, (face.data[from + channel]! + tone) * dark));
      data[to + 3] = 255;
    }
  }
  return { data, width: size, height: size };
}

function spotAt(pattern: FloorPictures["pattern"], x: number, y: number, short: number, long: number): Spot {
  if (pattern === "herringbone") return herringbone(x, y, short, long);
  const column = Math.floor(x / short);
  const shifted = y + (pattern === "staggered" ? pick(column, 77) * long : 0);
  const row = Math.floor(shifted / long);
  return { across: x - column * short, along: shifted - row * long, board: column * 131 + row };
}

/** Herringbone: boards alternate between the two diagonals. */
function herringbone(x: number, y: number, short: number, long: number): Spot {
  const a = (x + y) / Math.SQRT2 / short;
  const b = (y - x) / Math.SQRT2 / short;
  const ratio = Math.round(long / short);
  const i = Math.floor(a);
  const j = Math.floor(b);
  const phase = (((i - j) % (2 * ratio)) + 2 * ratio) % (2 * ratio);
  if (phase < ratio)
    return { across: (b - j) * short, along: (phase + (a - i)) * short, board: (i - phase) * 131 + j * 17 };
  const back = 2 * ratio - 1 - phase;
  return { across: (a - i) * short, along: (back + (b - j)) * short, board: i * 197 + (j - back) * 29 };
}

/** How much darker the joint between two boards is; tiles have a wider one. */
function seam(pattern: FloorPictures["pattern"], { across, along }: Spot, short: number, long: number): number {
  const distance = Math.min(across, short - across, along, long - along);
  return pattern === "straight" ? (distance < 0.0022 ? 0.7 : 1) : distance < 0.0013 ? 0.62 : 1;
}

function pixelAt({ width, height }: Pixels, across: number, along: number, turned: boolean): number {
  const [u, v] = turned ? [1 - across, 1 - along] : [across, along];
  const [x, y] = width <= height ? [u, v] : [v, u];
  return Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width));
}
