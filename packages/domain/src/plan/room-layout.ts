/** The layout of a room: where everything stands, in millimetres. */
import type { DoorSwing, RoomPosition, RoomWall } from "../model/room-position.ts";

export type SideWall = "left" | "right";

export interface Opening {
  readonly wall: RoomWall;
  /** From the wall's left corner as seen from inside. */
  readonly from: number;
  readonly to: number;
  readonly sill: number;
  readonly top: number;
}

/** A fixture by its axis, and how wide it may be there. */
export interface Place<Wall extends RoomWall = RoomWall> {
  readonly wall: Wall;
  readonly axis: number;
  readonly width: number;
}

export interface RoomLayout {
  readonly type: "Bathroom" | "Toilet";
  /** From left to right, from the front wall to the back wall, and to the ceiling. */
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  /** `plan`: the house type's own; `standard`: nobody gave one. */
  readonly source: "plan" | "standard";
  /** The box before the back wall that hides the cistern. */
  readonly box: { readonly from: number; readonly to: number; readonly depth: number; readonly height: number };
  readonly window: Opening | undefined;
  readonly door: Opening & { readonly swing: DoorSwing };
  /** In which back corner the shower is, or would be. */
  readonly showerSide: SideWall;
  readonly shower: { readonly width: number; readonly depth: number };
  /** In a short bathroom with a bath the shower stands in it. */
  readonly showerOverBath: boolean;
  /** Axis on the back wall. */
  readonly toilet: number;
  readonly basin: Place<SideWall>;
  readonly mirrorWidth: number;
  readonly radiator: Place & { readonly sill: number; readonly height: number };
  /** Room for a bath along a side wall. */
  readonly bath: { readonly wall: SideWall; readonly from: number; readonly to: number };
}

/** The room that is laid out. */
export interface RoomToLay {
  readonly type: RoomLayout["type"];
  readonly width: number;
  readonly depth: number;
  readonly height: number;
  readonly positions: readonly RoomPosition[];
}

/** Height of standard tiling, and of the box before the back wall. */
export const TILING_HEIGHT = 1200;
export const BOX_DEPTH = 200;
export const SHOWER = { width: 960, depth: 930 } as const;
/** Between the shower's area and the box, a bath or a basin. */
export const GAP = 40;
/** Between fixtures beside one another. */
export const BESIDE = 60;
/** Width of a door's frame beside its opening. */
export const CASING = 50;
/** The longest bath, and the shortest beside a shower. */
export const BATH = { longest: 1850, shortest: 1450, height: 620 } as const;
/** The widest basin of the standard layout. */
export const WIDEST_BASIN = 1300;
/** Width of the smallest basin of a bathroom. */
export const NARROW_BASIN = 400;
/** Between which heights mirrors hang. */
export const MIRRORS = { low: 1090, high: 2030 } as const;
/** What stands on the floor reaches up to here. */
export const STANDING = 1000;

export const otherSide = (side: SideWall): SideWall => (side === "left" ? "right" : "left");
export const isSide = (wall: RoomWall): wall is SideWall => wall === "left" || wall === "right";

export const wallLength = (room: Pick<RoomToLay, "width" | "depth">, wall: RoomWall): number =>
  isSide(wall) ? room.depth : room.width;
