import type { Rgb } from "@showroom/scene/mesh-format";

/**
 * How much light the tiled surfaces of a room add, per albedo: the lighter they are, the shorter the exposure. Measured, so that tiles in the lit
 * part of a wall are shown in the colour of their samples (docs/pictures.md).
 */
const SENT_ON = 0.57;
/** Strength of white balance: 0 none, 1 complete. */
const ADAPTATION = 0.9;
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** Gain per channel for the mean light on a room's walls (solved with neutral tiles) and the mean albedo of the chosen finishes. */
export function exposure(wallLight: Rgb, chosen: Rgb): Rgb {
  const level = luminance(wallLight);
  if (!(level > 1e-9)) return [1, 1, 1];
  const target = 1 - SENT_ON * Math.min(luminance(chosen), 1);
  const gain = (value: number) => (target / level) * (level / Math.max(value, level * 0.05)) ** ADAPTATION;
  return [gain(wallLight[0]), gain(wallLight[1]), gain(wallLight[2])];
}

function luminance(color: Rgb): number {
  return color.reduce((sum, value, k) => sum + value * (LUMINANCE[k] ?? 0), 0);
}
