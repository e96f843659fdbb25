import type { RenderSceneStructure } from "@showroom/domain/render/render-request";
import { clamp } from "../mesh/vec.ts";

/** Standard tiling height, and the height of the box before the back wall, metres. */
export const TILING_HEIGHT = 1.2;
/** Thickness of half-high tiling before the painted wall above it, metres. */
export const TILE_PROUD = 0.009;

/** The measured room that everything is placed in, metres. Seen from above: x to the right, y from the door to the back wall. */
export interface RoomPlan {
  readonly type: RenderSceneStructure["roomType"];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly halfTiled: boolean;
  /** The box that hides the cistern. */
  readonly box: { readonly from: number; readonly to: number; readonly depth: number; readonly height: number };
  /** Window in the left wall: `from` and `to` along it from the door. */
  readonly window:
    | { readonly from: number; readonly to: number; readonly sill: number; readonly top: number }
    | undefined;
  readonly door: { readonly from: number; readonly to: number; readonly height: number };
  /** Depth of the shower zone in the back left corner. */
  readonly shower: { readonly width: number; readonly depth: number };
  /** In a short bathroom with a bath the shower stands in it. */
  readonly showerOverBath: boolean;
}

const STANDARD = {
  Bathroom: { width: 2.2, depth: 2.8, height: 2.6 },
  Toilet: { width: 0.9, depth: 1.2, height: 2.6 },
} as const;

const LIMITS = {
  Bathroom: { width: [1.8, 5], depth: [2.1, 6], height: [2.3, 3.4] },
  Toilet: { width: [0.8, 2], depth: [1.1, 2.6], height: [2.2, 3.4] },
} as const;

/**
 * Lays out a room. Measures outside what can be furnished are brought within it, with a warning. Without a bath even a short
 * bathroom has room for a shower on the floor.
 * @throws RangeError if a dimension is not a positive number.
 */
export function planRoom(
  structure: RenderSceneStructure,
  hasBath = true,
): {
  readonly plan: RoomPlan;
  readonly warnings: readonly string[];
} {
  const type = structure.roomType;
  const warnings: string[] = [];
  const measure = (name: "width" | "depth" | "height"): number => {
    const millimetres = structure.dimensions?.[name];
    if (millimetres === undefined) return STANDARD[type][name];
    if (!Number.isFinite(millimetres) || millimetres <= 0)
      throw new RangeError(`room ${name} is not a measure in millimetres: ${millimetres}`);
    const [low, high] = LIMITS[type][name];
    const metres = clamp(millimetres / 1000, low, high);
    if (metres !== millimetres / 1000)
      warnings.push(`room ${name} of ${millimetres} mm drawn as ${Math.round(metres * 1000)} mm`);
    return metres;
  };
  const width = measure("width");
  const depth = measure("depth");
  const height = measure("height");
  const bathroom = type === "Bathroom";
  const shower = { width: 0.96, depth: 0.93 };
  const doorFrom = bathroom ? Math.max(0.85, width - 1.2) : (width - Math.min(0.78, width - 0.08)) / 2;
  const windowTo = depth - 1.6;
  const plan: RoomPlan = {
    type,
    width,
    depth,
    height,
    halfTiled: structure.ceilingType === "Half",
    box: { from: bathroom ? shower.width + 0.04 : 0, to: width, depth: 0.2, height: TILING_HEIGHT },
    window:
      bathroom && windowTo > 0.8
        ? {
            from: Math.max(0.24, windowTo - 0.86),
            to: windowTo,
            sill: TILING_HEIGHT + 0.14,
            top: Math.min(height - 0.34, 2.24),
          }
        : undefined,
    door: { from: doorFrom, to: Math.min(width - 0.06, doorFrom + (bathroom ? 0.93 : 0.78)), height: 2.1 },
    shower,
    showerOverBath: bathroom && hasBath && depth - shower.depth - 0.06 < 1.45,
  };
  return { plan, warnings };
}
