import type { Rgb } from "@showroom/scene/mesh-format";

/** What a white surface in the mean light of the room shows as, before the film curve. */
const MEAN_LEVEL = 0.36;
/** How far the eye adapts to the colour of the light: 0 not at all, 1 completely. */
const ADAPTATION = 0.75;
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** Mean albedo of white tiles, at which nothing is added. */
const WHITE_TILES = 0.75;
/** How much of a room's darkness a longer exposure takes back, as a photographer does: 0 nothing, 1 all of it. Dark tiles must still look dark. */
const COMPENSATION = 0.22;
const MOST_COMPENSATION = 1.5;

/** Gain per channel for a room's mean light (before tiles are chosen) and the mean albedo of what was chosen. */
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
