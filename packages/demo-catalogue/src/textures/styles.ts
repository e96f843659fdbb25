import { cells, fractal, noise, pick } from "./noise.ts";

/** sRGB, 0..255. */
export type Colour = readonly [number, number, number];

/** The colour at (x, y) metres on a face of `width` x `height` metres. */
export type Style = (x: number, y: number, face: Face) => Colour;

export interface Face {
  readonly width: number;
  readonly height: number;
  readonly base: Colour;
  readonly accent: Colour;
  readonly seed: number;
}

export function mix(a: Colour, b: Colour, t: number): Colour {
  const k = Math.min(1, Math.max(0, t));
  return [a[0] + (b[0] - a[0]) * k, a[1] + (b[1] - a[1]) * k, a[2] + (b[2] - a[2]) * k];
}

function shade(colour: Colour, amount: number): Colour {
  return [colour[0] + amount, colour[1] + amount, colour[2] + amount];
}

/** Shading of the edge: the outer 1.5 mm of a pressed tile is rounded. */
function edge(x: number, y: number, { width, height }: Face): number {
  const d = Math.min(x, y, width - x, height - y);
  return d < 0.0015 ? -14 * (1 - d / 0.0015) : 0;
}

const plain: Style = (x, y, face) =>
  shade(face.base, (fractal(x * 40, y * 40, 3, face.seed) - 0.5) * 5 + edge(x, y, face));

const glazed: Style = (x, y, face) => {
  const pool = fractal(x * 14, y * 14, 4, face.seed);
  const waves = noise(x * 60, y * 60, face.seed + 5) - 0.5;
  return shade(mix(face.base, face.accent, (pool - 0.35) * 1.5), waves * 7 + edge(x, y, face) * 1.6);
};

const ribbed: Style = (x, y, face) => {
  const alongShort = face.width < face.height ? x : y;
  const phase = (alongShort / 0.0125) % 1;
  const relief = Math.cos(phase * 2 * Math.PI) * 13 - (phase < 0.08 || phase > 0.92 ? 16 : 0);
  const glaze = fractal(x * 18, y * 18, 3, face.seed) - 0.5;
  return shade(mix(face.base, face.accent, glaze + 0.2), relief + edge(x, y, face));
};

const linen: Style = (x, y, face) => {
  const warp = noise(x * 900, y * 30, face.seed) - 0.5;
  const weft = noise(x * 30, y * 900, face.seed + 3) - 0.5;
  const cloud = fractal(x * 5, y * 5, 3, face.seed + 9) - 0.5;
  return shade(mix(face.base, face.accent, 0.3 + cloud * 0.8), (warp + weft) * 16 + edge(x, y, face));
};

const concrete: Style = (x, y, face) => {
  const cloud = fractal(x * 3.2, y * 3.2, 6, face.seed);
  const grain = fractal(x * 160, y * 160, 2, face.seed + 4) - 0.5;
  const pore = cells(x * 95, y * 95, face.seed + 8);
  const hole = pore.id > 0.93 && pore.distance < 0.16 ? -22 : 0;
  return shade(mix(face.base, face.accent, (cloud - 0.38) * 2.1), grain * 13 + hole + edge(x, y, face));
};

/** Veins of stone: lines side by side, `spacing` metres apart across the direction of `angle` radians, that noise bends, thins out and breaks off. */
function veins(x: number, y: number, angle: number, spacing: number, bend: number, seed: number): number {
  const drift =
    (fractal(x * 2.3, y * 2.3, 3, seed + 20) - 0.5) * bend + (fractal(x * 11, y * 11, 4, seed + 30) - 0.5) * 0.07;
  const across = (x * Math.sin(angle) + y * Math.cos(angle) + drift) / spacing;
  const line = Math.floor(across);
  const offset = Math.abs(across - line - 0.5 - (pick(line, seed) - 0.5) * 0.5) * spacing;
  const along = x * Math.cos(angle) - y * Math.sin(angle);
  const strength = Math.max(0, fractal(along * 2.6, line * 7.3, 3, seed + 40) * 2.4 - 0.62);
  const width = 0.0025 + 0.014 * fractal(along * 4, line * 3.1, 3, seed + 60) ** 2;
  return strength * (Math.exp(-((offset / width) ** 1.5)) * 0.8 + Math.exp(-offset / 0.05) * 0.12);
}

const marble: Style = (x, y, face) => {
  const cloud = fractal(x * 3.4 + y * 1.8, y * 2.2 - x, 5, face.seed + 1);
  const broad = veins(x, y, 0.62, 0.21, 0.34, face.seed);
  const fine = veins(x, y, 1.05, 0.12, 0.24, face.seed + 50) ** 1.4;
  const ground = mix(face.base, face.accent, (cloud - 0.5) * 0.55 + 0.06);
  return shade(mix(ground, face.accent, Math.min(0.95, broad * 0.8 + fine * 0.32)), edge(x, y, face));
};

const travertine: Style = (x, y, face) => {
  const along = face.width >= face.height ? y : x;
  const across = face.width >= face.height ? x : y;
  const bend = (fractal(across * 2.2, along * 2.2, 4, face.seed) - 0.5) * 0.09;
  const layer = fractal((along + bend) * 34, across * 1.3, 5, face.seed + 11);
  const pore = cells(across * 26, (along + bend) * 120, face.seed + 13);
  const pit = pore.id > 0.8 && pore.distance < 0.22 ? -24 : 0;
  const grain = (noise(x * 420, y * 420, face.seed) - 0.5) * 8;
  return shade(mix(face.base, face.accent, (layer - 0.35) * 1.9), grain + pit + edge(x, y, face));
};

const terrazzo: Style = (x, y, face) => {
  const ground = shade(face.base, (fractal(x * 90, y * 90, 2, face.seed) - 0.5) * 9);
  for (const [scale, threshold] of [
    [38, 0.34],
    [85, 0.36],
    [170, 0.38],
  ] as const) {
    const wobble = (noise(x * scale * 2, y * scale * 2, face.seed) - 0.5) * 0.34;
    const chip = cells(x * scale, y * scale, face.seed + scale);
    if (chip.distance + wobble < threshold && chip.id > 0.3) {
      const stone =
        chip.id > 0.8
          ? mix(face.accent, [250, 248, 243], 0.75)
          : chip.id > 0.55
            ? face.accent
            : mix(face.accent, [90, 78, 68], 0.5);
      return shade(stone, (chip.id - 0.5) * 14);
    }
  }
  return shade(ground, edge(x, y, face));
};

/** Marbled sheet: two pigments rolled into each other along one direction. */
const linoleum: Style = (x, y, face) => {
  const bend = fractal(x * 11, y * 11, 3, face.seed) * 2.6;
  const streak = fractal(x * 58 + bend, y * 24 + bend * 0.6, 3, face.seed + 3);
  const cloud = fractal(x * 5, y * 5, 3, face.seed + 9) - 0.5;
  const pale = mix(face.base, [250, 248, 243], Math.max(0, streak - 0.56) * 0.6);
  return shade(mix(pale, face.accent, (0.5 - streak) * 1.6), cloud * 7);
};

const slate: Style = (x, y, face) => {
  const layers = fractal(x * 4 + fractal(x * 3, y * 3, 4, face.seed) * 2.2, y * 9, 6, face.seed + 2);
  const relief = fractal(x * 24, y * 50, 4, face.seed + 6) - fractal(x * 24 + 0.06, y * 50 + 0.1, 4, face.seed + 6);
  return shade(mix(face.base, face.accent, (layers - 0.4) * 2), relief * 150 + edge(x, y, face));
};

const wood: Style = (x, y, face) => {
  const along = face.width >= face.height ? x : y;
  const across = face.width >= face.height ? y : x;
  const drift = (fractal(along * 1.6, across * 7, 4, face.seed) - 0.5) * 0.055;
  const ring = fractal(along * 0.7, (across + drift) * 62, 4, face.seed + 3);
  const fibre = fractal(along * 14, across * 520, 3, face.seed + 7) - 0.5;
  const knot = cells(along * 1.7, across * 5.2, face.seed + 21);
  const dark = knot.id > 0.86 ? Math.max(0, 1 - knot.distance * 4.2) ** 2 : 0;
  return shade(
    mix(mix(face.base, face.accent, (ring - 0.32) * 1.7), [70, 48, 32], dark * 0.7),
    fibre * 26 + edge(x, y, face),
  );
};

/** Rustic oak: wide flamed grain, knots in most boards, and a bevelled edge. */
const oak: Style = (x, y, face) => {
  const along = face.width >= face.height ? x : y;
  const across =
    (face.width >= face.height ? y : x) - Math.min(face.width, face.height) * (0.3 + 0.4 * pick(face.seed, 3));
  const flame =
    across * 16 +
    across ** 2 * 420 * Math.sin(along * 1.9 + face.seed) +
    fractal(along * 1.1, across * 9, 4, face.seed) * 1.5;
  const ring = Math.abs((((flame % 1) + 1) % 1) - 0.5) * 2;
  const fibre = fractal(along * 12, across * 460, 3, face.seed + 7) - 0.5;
  const knot = cells(along * 2.1, across * 6, face.seed + 21);
  const dark = knot.id > 0.72 ? Math.max(0, 1 - knot.distance * 5) ** 2 : 0;
  const bevel = Math.min(x, y, face.width - x, face.height - y) < 0.003 ? -34 : 0;
  return shade(mix(mix(face.base, face.accent, ring * 0.95), [64, 44, 30], dark * 0.8), fibre * 30 + bevel);
};

const terracotta: Style = (x, y, face) => {
  const fire = fractal(x * 9, y * 9, 4, face.seed);
  const grain = fractal(x * 220, y * 220, 2, face.seed + 4) - 0.5;
  const grit = cells(x * 130, y * 130, face.seed + 5);
  const fleck = grit.id > 0.9 && grit.distance < 0.2 ? 18 : 0;
  return shade(mix(face.base, face.accent, (fire - 0.3) * 1.6), grain * 18 + fleck + edge(x, y, face) * 1.5);
};

/** A cement tile: a quarter-circle ornament in two colours with worn pigment. */
const ornament: Style = (x, y, face) => {
  const u = x / face.width - 0.5;
  const v = y / face.height - 0.5;
  const centre = Math.hypot(u, v);
  const corner = Math.hypot(Math.abs(u) - 0.5, Math.abs(v) - 0.5);
  const star = Math.abs(Math.abs(u) - Math.abs(v)) < 0.05 && centre < 0.42;
  const figure =
    (corner > 0.3 && corner < 0.38) || corner < 0.16 || (centre > 0.15 && centre < 0.2) || (star && centre > 0.2);
  const wear = (fractal(x * 60, y * 60, 3, face.seed) - 0.5) * 16;
  return shade(figure ? face.accent : face.base, wear + edge(x, y, face));
};

export const STYLES = {
  plain,
  glazed,
  ribbed,
  linen,
  concrete,
  marble,
  travertine,
  terrazzo,
  linoleum,
  slate,
  wood,
  oak,
  terracotta,
  ornament,
} satisfies Record<string, Style>;
export type StyleName = keyof typeof STYLES;
