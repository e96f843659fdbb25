import type { Rgb } from "@showroom/scene/mesh-format";

/** Brightness of a white surface in the mean light of the room, before the display curve. */
const MEAN_LEVEL = 0.36;
/** Strength of white balance: 0 none, 1 complete. */
const ADAPTATION = 0.75;
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** Mean albedo of white tiles, at which exposure is not changed. */
const WHITE_TILES = 0.75;
/** How much longer dark rooms are exposed: 0 not at all, 1 until they are as bright as white ones. Dark tiles must still look dark. */
const COMPENSATION = 0.22;
const MOST_COMPENSATION = 1.5;

/** Gain per channel for a room's mean light (solved with neutral tiles) and the mean albedo of the chosen finishes. */
export function exposure(meanLight: Rgb, chosen: Rgb): Rgb {
  const level = luminance(meanLight);
  if (!(level > 1e-9)) return [1, 1, 1];
  const darkness = (WHITE_TILES / Math.max(luminance(chosen), 0.01)) ** COMPENSATION;
  const target = MEAN_LEVEL * Math.min(Math.max(darkness, 1), MOST_COMPENSATION);
  const gain = (value: number) => (target / level) * (level / Math.max(value, level * 0.05)) ** ADAPTATION;
  return [gain(meanLight[0]), gain(meanLight[1]), gain(meanLight[2])];
}

function luminance(color: Rgb): number {
  return color.reduce((sum, value, k) => sum + value * (LUMINANCE[k] ?? 0), 0);
}
