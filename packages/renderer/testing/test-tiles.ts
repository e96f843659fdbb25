import type { SurfaceFinish, SurfaceFinishes, TiledSurface, TilePattern } from "@showroom/scene/mesh-format";

interface TestTexture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

interface Recipe {
  readonly base: readonly [number, number, number];
  readonly vein: readonly [number, number, number];
  readonly contrast: number;
  readonly kind: "stone" | "marble" | "grain";
}

const RECIPES: Record<string, Recipe> = {
  slate: { base: [92, 92, 94], vein: [60, 60, 64], contrast: 34, kind: "stone" },
  marble: { base: [226, 224, 220], vein: [150, 150, 156], contrast: 10, kind: "marble" },
  sand: { base: [214, 205, 190], vein: [190, 178, 160], contrast: 16, kind: "stone" },
  green: { base: [44, 92, 72], vein: [30, 60, 50], contrast: 26, kind: "stone" },
  terracotta: { base: [166, 90, 60], vein: [120, 60, 40], contrast: 40, kind: "stone" },
  white: { base: [236, 236, 232], vein: [230, 230, 228], contrast: 3, kind: "stone" },
  night: { base: [52, 54, 60], vein: [130, 130, 132], contrast: 14, kind: "marble" },
  wood: { base: [140, 96, 62], vein: [98, 62, 38], contrast: 26, kind: "grain" },
};

function lattice(x: number, y: number): number {
  let h = (x * 374761393 + y * 668265263) | 0;
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
}

function noise(x: number, y: number): number {
  const [i, j] = [Math.floor(x), Math.floor(y)];
  const smooth = (t: number) => t * t * (3 - 2 * t);
  const [f, g] = [smooth(x - i), smooth(y - j)];
  const top = lattice(i, j) + (lattice(i + 1, j) - lattice(i, j)) * f;
  const bottom = lattice(i, j + 1) + (lattice(i + 1, j + 1) - lattice(i, j + 1)) * f;
  return top + (bottom - top) * g;
}

function octaves(x: number, y: number): number {
  let [sum, amplitude, scale] = [0, 0.5, 1];
  for (let i = 0; i < 6; i++) {
    sum += amplitude * noise(x * scale, y * scale);
    amplitude /= 2;
    scale *= 2;
  }
  return sum;
}

/** Paints one tile face, or, for `wood`, a board picture, from noise. */
export function testTexture(id: string, size = 512): TestTexture {
  const recipe = RECIPES[id];
  if (!recipe) throw new Error(`No test texture "${id}"`);
  const data = new Uint8Array(size * size * 4);
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const [u, v] = [x / size, y / size];
      const cloud = recipe.kind === "grain" ? octaves(u * 40, v * 2 + 9) : octaves(u * 4, v * 4);
      const vein =
        recipe.kind === "marble" ? (1 - Math.abs(Math.sin(u * 5 + v * 3 + cloud * 9)) ** 0.35) ** 2 * 1.3 : cloud * 0.4;
      for (let k = 0; k < 3; k++) {
        const value = recipe.base[k]! + (recipe.vein[k]! - recipe.base[k]!) * vein + recipe.contrast * (cloud - 0.5);
        data[(y * size + x) * 4 + k] = Math.max(0, Math.min(255, value));
      }
      data[(y * size + x) * 4 + 3] = 255;
    }
  }
  return { data, width: size, height: size };
}

const cache = new Map<string, TestTexture>();

/** The loader that a view request needs. */
export async function loadTestTexture(id: string): Promise<TestTexture> {
  const known = cache.get(id) ?? testTexture(id);
  cache.set(id, known);
  return known;
}

/** A tile finish; sizes in metres. */
export function tile(
  texture: string,
  tileWidth: number,
  tileHeight: number,
  options: {
    grout?: readonly [number, number, number];
    groutWidth?: number;
    pattern?: TilePattern;
    roughness?: number;
    faces?: number;
  } = {},
): SurfaceFinish {
  return {
    kind: "tile",
    texture,
    tileWidth,
    tileHeight,
    groutWidth: options.groutWidth ?? 0.003,
    groutColor: options.grout ?? [0.62, 0.6, 0.55],
    pattern: options.pattern ?? "straight",
    roughness: options.roughness ?? 0.06,
    ...(options.faces !== undefined && { faces: options.faces }),
  };
}

const PAINT: SurfaceFinish = { kind: "paint", albedo: [0.82, 0.81, 0.79] };
const WALLS = ["back", "left", "right", "front"] as const;

/** One wall finish to half height, paint above, one floor finish. */
export function halfTiled(wall: SurfaceFinish, floor: SurfaceFinish, accent = wall): SurfaceFinishes {
  const finishes: Partial<Record<TiledSurface, SurfaceFinish>> = { floor };
  for (const name of WALLS) {
    finishes[`${name}-lower`] = name === "back" ? accent : wall;
    finishes[`${name}-upper`] = PAINT;
  }
  return finishes;
}

/** Named sets for pictures and measurements. */
export const TEST_FINISHES = {
  calm: halfTiled(tile("marble", 0.6, 0.3), tile("slate", 0.6, 0.6, { roughness: 0.35, grout: [0.3, 0.29, 0.27] })),
  green: halfTiled(
    tile("white", 0.2, 0.1, { pattern: "staggered", groutWidth: 0.002 }),
    tile("terracotta", 0.3, 0.3, { roughness: 0.35, groutWidth: 0.004 }),
    tile("green", 0.3, 0.075, { pattern: "herringbone", groutWidth: 0.002 }),
  ),
  night: halfTiled(tile("night", 0.6, 0.6, { faces: 8 }), tile("sand", 0.45, 0.45, { roughness: 0.35 })),
} as const;
