import { layOut } from "@showroom/domain/plan/layout";
import { TILING_HEIGHT as TILING_MILLIMETRES, type RoomLayout, type SideWall } from "@showroom/domain/plan/room-layout";
import { screenWidth } from "@showroom/domain/plan/room-fit";
import type { RenderSceneStructure } from "@showroom/domain/render/render-request";
import type { TiledWall } from "../mesh-format.ts";
import { clamp } from "../mesh/vec.ts";

/** Standard tiling height, and the height of the box before the back wall, metres. */
export const TILING_HEIGHT = TILING_MILLIMETRES / 1000;
/** Thickness of half-high tiling before the painted wall above it, metres. */
export const TILE_PROUD = 0.009;

/** A window or door, in the frame of its wall. */
export interface PlannedOpening {
  readonly wall: TiledWall;
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly top: number;
}

/** The measured room that everything is placed in, metres. Seen from above: x to the right, y from the front to the back wall. */
export interface RoomPlan {
  readonly type: RenderSceneStructure["roomType"];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly halfTiled: boolean;
  /** Whether somebody gave its plan; else it has the standard layout. */
  readonly source: RoomLayout["source"];
  /** The box that hides the cistern. */
  readonly box: { readonly from: number; readonly to: number; readonly depth: number; readonly height: number };
  readonly window: PlannedOpening | undefined;
  readonly door: PlannedOpening;
  /** The back corner of the shower, and its area. */
  readonly showerSide: SideWall;
  readonly shower: { readonly width: number; readonly depth: number };
  /** In a short bathroom with a bath the shower stands in it. */
  readonly showerOverBath: boolean;
  readonly screenWidth: number;
  /** Axis of the toilet on the back wall. */
  readonly toilet: number;
  readonly basin: { readonly wall: SideWall; readonly along: number; readonly width: number };
  readonly mirrorWidth: number;
  readonly radiator: {
    readonly wall: TiledWall;
    readonly along: number;
    readonly width: number;
    readonly sill: number;
    readonly height: number;
  };
  readonly bath: { readonly wall: SideWall; readonly from: number; readonly to: number };
}

const STANDARD = {
  Bathroom: { width: 2.2, depth: 2.8, height: 2.6 },
  Toilet: { width: 0.9, depth: 1.2, height: 2.6 },
} as const;

const LIMITS = {
  Bathroom: { width: [1.8, 5], depth: [2.1, 6], height: [2.3, 3.4] },
  Toilet: { width: [0.8, 2], depth: [1.1, 2.6], height: [2.2, 3.4] },
} as const;
/** The narrowest basin and mirror that are drawn, metres. */
const NARROWEST = 0.3;

const metres = (millimetres: number): number => millimetres / 1000;

/**
 * Lays out a room in metres. Measures outside what can be furnished are brought within it, with a warning. Without a bath even a short
 * bathroom has room for a shower on the floor.
 * @throws RangeError if a dimension is not a positive number.
 */
export function planRoom(
  structure: Pick<RenderSceneStructure, "roomType" | "dimensions" | "ceilingType" | "positions">,
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
    const drawn = clamp(millimetres / 1000, low, high);
    if (drawn !== millimetres / 1000)
      warnings.push(`room ${name} of ${millimetres} mm drawn as ${Math.round(drawn * 1000)} mm`);
    return drawn;
  };
  const size = { width: measure("width"), depth: measure("depth"), height: measure("height") };
  const layout = layOut(
    {
      type,
      width: 1000 * size.width,
      depth: 1000 * size.depth,
      height: 1000 * size.height,
      positions: structure.positions ?? [],
    },
    hasBath,
  );
  const { box, window, door, shower, basin, radiator, bath } = layout;
  const plan: RoomPlan = {
    type,
    ...size,
    halfTiled: structure.ceilingType === "Half",
    source: layout.source,
    box: { from: metres(box.from), to: metres(box.to), depth: metres(box.depth), height: metres(box.height) },
    window: window && inMetres(window),
    door: inMetres(door),
    showerSide: layout.showerSide,
    shower: { width: metres(shower.width), depth: metres(shower.depth) },
    showerOverBath: layout.showerOverBath,
    screenWidth: metres(screenWidth(layout)),
    toilet: metres(layout.toilet),
    basin: { wall: basin.wall, along: metres(basin.axis), width: Math.max(metres(basin.width), NARROWEST) },
    mirrorWidth: Math.max(metres(layout.mirrorWidth), NARROWEST),
    radiator: {
      wall: radiator.wall,
      along: metres(radiator.axis),
      width: metres(radiator.width),
      sill: metres(radiator.sill),
      height: metres(radiator.height),
    },
    bath: { wall: bath.wall, from: metres(bath.from), to: metres(bath.to) },
  };
  return { plan, warnings };
}

const inMetres = ({
  wall,
  from,
  to,
  sill,
  top,
}: RoomLayout["door"] | NonNullable<RoomLayout["window"]>): PlannedOpening => ({
  wall,
  from: metres(from),
  to: metres(to),
  sill: metres(sill),
  top: metres(top),
});
