import type { Rgb } from "@showroom/scene/mesh-format";

/** What a white surface in the mean light of the room shows as, before the film curve. */
const MEAN_LEVEL = 0.36;
/** How far the eye adapts to the colour of the light: 0 not at all, 1 completely. */
const ADAPTATION = 0.75;
const LUMINANCE: Rgb = [0.2126, 0.7152, 0.0722];

/** Gain per channel for a room's mean light. It depends on the room alone, so dark tiles look dark. */
export function exposure(meanLight: Rgb): Rgb {
  const level = meanLight.reduce((sum, value, k) => sum + value * (LUMINANCE[k] ?? 0), 0);
  if (!(level > 1e-9)) return [1, 1, 1];
  const gain = (value: number) => (MEAN_LEVEL / level) * (level / Math.max(value, level * 0.05)) ** ADAPTATION;
  return [gain(meanLight[0]), gain(meanLight[1]), gain(meanLight[2])];
}
