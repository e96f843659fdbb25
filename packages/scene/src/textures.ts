import { layeredNoise, noise } from "./noise.ts";
import { clamp, lerp } from "./mesh/vec.ts";

/** A texture that shows one metre in width: sRGB, RGBA. It repeats without a seam. */
export interface FixtureTexture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

type Srgb = readonly [number, number, number];
type Painter = (u: number, v: number) => Srgb;

const WIDTH = 1536;
const HEIGHT = 768;
/** Height of the texture, metres. */
const TALL = HEIGHT / WIDTH;

const mix = (a: Srgb, b: Srgb, t: number): Srgb => [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
const shade = (color: Srgb, by: number): Srgb => [color[0] * by, color[1] * by, color[2] * by];

interface Wood {
  readonly light: Srgb;
  readonly dark: Srgb;
  readonly pore: Srgb;
  /** Growth rings over the texture's height. */
  readonly rings: number;
  readonly contrast: number;
  readonly seed: number;
}

/** Veneer with its grain lying along u: growth lines bent by slow noise, silky streaks, and pores. */
function wood({ light, dark, pore, rings, contrast, seed }: Wood): Painter {
  return (u, v) => {
    const y = v / TALL;
    const bend =
      (layeredNoise(u * 2, y * 3, 2, 3, 3, seed) - 0.5) * 0.2 +
      (layeredNoise(u * 5, y * 14, 5, 14, 2, seed + 9) - 0.5) * 0.03;
    const ring = (y + bend) * rings;
    const within = ring - Math.floor(ring);
    const late = within ** 2.6 * (1 - clamp((within - 0.93) / 0.07, 0, 1));
    const streak = layeredNoise(u * 6, y * 160, 6, 160, 3, seed + 3);
    const slow = layeredNoise(u * 2, y * 5, 2, 5, 2, seed + 5);
    let color = mix(light, dark, clamp(contrast * (0.4 * late + 0.6 * (streak - 0.3) + 0.75 * (slow - 0.35)), 0, 1));
    const pores = noise(u * 58, y * 620, 58, 620, seed + 7);
    const deep = clamp((pores - 0.74) / 0.16, 0, 1) * (0.35 + 0.65 * late);
    color = mix(color, pore, 0.42 * deep);
    return shade(color, 0.97 + 0.06 * noise(u * 300, y * 500, 300, 500, seed + 11));
  };
}

/** A quiet stone: clouds, fine grain and a few pale veins. */
function stone(light: Srgb, dark: Srgb, veins: number, seed: number): Painter {
  return (u, v) => {
    const y = v / TALL;
    const cloud = layeredNoise(u * 6, y * 3, 6, 3, 5, seed);
    const grain = noise(u * 420, y * 210, 420, 210, seed + 4);
    const path = layeredNoise(u * 4 + 0.7 * cloud, y * 2, 4, 2, 4, seed + 8);
    const vein = Math.max(0, 1 - Math.abs(path - 0.5) * 46) ** 1.5;
    const color = mix(light, dark, clamp(0.5 + (cloud - 0.5) * 1.9 + (grain - 0.5) * 0.22, 0, 1));
    return mix(color, shade(light, 1.06), vein * veins);
  };
}

/** A hand-made glazed face: colour pooled toward the edges, a shallow swell, hairline mottling. */
function glaze(thick: Srgb, thin: Srgb, seed: number): Painter {
  return (u, v) => {
    const y = v / TALL;
    const cloud = layeredNoise(u * 3, y * 3, 3, 3, 4, seed);
    const edge = Math.max(Math.abs(u - 0.5), Math.abs(y - 0.5)) * 2;
    return mix(thick, thin, clamp(0.15 + 0.8 * cloud - 0.35 * (1 - edge ** 10) + 0.3 * edge ** 14, 0, 1));
  };
}

const PAINTERS: Readonly<Record<string, Painter>> = {
  "wood/oak": wood({
    light: [203, 170, 127],
    dark: [158, 119, 76],
    pore: [104, 74, 45],
    rings: 38,
    contrast: 0.8,
    seed: 3,
  }),
  "wood/walnut": wood({
    light: [122, 86, 60],
    dark: [66, 42, 28],
    pore: [38, 24, 17],
    rings: 27,
    contrast: 1.0,
    seed: 21,
  }),
  "stone/grey": stone([152, 150, 146], [112, 111, 109], 0.12, 5),
  "stone/limestone": stone([216, 206, 190], [187, 175, 157], 0.22, 31),
  "tile/sage": glaze([116, 131, 112], [158, 170, 148], 17),
  "tile/chalk": glaze([226, 219, 206], [238, 233, 223], 41),
  "tile/harbour": glaze([54, 70, 82], [92, 110, 120], 53),
  "stone/slate": stone([104, 103, 101], [74, 74, 75], 0.08, 61),
};

export const FIXTURE_TEXTURES: readonly string[] = Object.keys(PAINTERS);

/**
 * The picture of a fixture's wood or stone, and of the tiles in the hero room.
 * @throws RangeError for a name that is not in FIXTURE_TEXTURES.
 */
export function fixtureTexture(id: string): FixtureTexture {
  const paint = PAINTERS[id];
  if (paint === undefined) throw new RangeError(`no fixture texture is called "${id}"`);
  const data = new Uint8Array(WIDTH * HEIGHT * 4);
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const [r, g, b] = paint((column + 0.5) / WIDTH, (row + 0.5) / WIDTH);
      const at = (row * WIDTH + column) * 4;
      data[at] = clamp(Math.round(r), 0, 255);
      data[at + 1] = clamp(Math.round(g), 0, 255);
      data[at + 2] = clamp(Math.round(b), 0, 255);
      data[at + 3] = 255;
    }
  }
  return { data, width: WIDTH, height: HEIGHT };
}
