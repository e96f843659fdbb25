import type { Colour, StyleName } from "./styles.ts";
import { STYLES } from "./styles.ts";

export interface FaceSpec {
  readonly style: StyleName;
  /** #RRGGBB */
  readonly base: string;
  readonly accent: string;
  readonly seed: number;
  /** Millimetres. */
  readonly width: number;
  readonly height: number;
}

export interface Pixels {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export function parseHex(hex: string): Colour {
  return [
    Number.parseInt(hex.slice(1, 3), 16),
    Number.parseInt(hex.slice(3, 5), 16),
    Number.parseInt(hex.slice(5, 7), 16),
  ];
}

/** Draws one face, RGB. Its long side has between 256 and 1024 pixels unless `longSide` says how many. */
export function drawFace(spec: FaceSpec, longSide?: number): Pixels {
  const long = Math.max(spec.width, spec.height);
  const pixelsPerMillimetre = (longSide ?? Math.min(1024, Math.max(256, long * 1.1))) / long;
  const width = Math.round(spec.width * pixelsPerMillimetre);
  const height = Math.round(spec.height * pixelsPerMillimetre);
  const face = {
    width: spec.width / 1000,
    height: spec.height / 1000,
    base: parseHex(spec.base),
    accent: parseHex(spec.accent),
    seed: spec.seed,
  };
  const style = STYLES[spec.style];
  const data = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const colour = style(((column + 0.5) / width) * face.width, ((row + 0.5) / height) * face.height, face);
      const at = (row * width + column) * 3;
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = Math.min(255, Math.max(0, Math.round(colour[channel]!)));
    }
  }
  return { data, width, height };
}
