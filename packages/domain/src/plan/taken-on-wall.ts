/** What of a wall is taken by what stands on it or hangs there. */
import type { PositionKind } from "../model/room-position.ts";
import { BATH, CASING, type RoomLayout, type SideWall } from "./room-layout.ts";

/** A stretch of a wall that something takes, with its heights. */
export interface Taken {
  readonly what: PositionKind | "box" | "corner";
  readonly from: number;
  readonly to: number;
  readonly low: number;
  readonly high: number;
}

export type WallsTaken = Pick<
  RoomLayout,
  "box" | "window" | "door" | "showerSide" | "shower" | "radiator" | "toilet" | "width" | "depth"
> & {
  readonly bath: RoomLayout["bath"] | undefined;
};

/** A toilet this near to a wall takes of what can stand there. */
const TOILET = { width: 400, depth: 560, height: 420, clear: 540 } as const;

/** What stands on a side wall or hangs there, apart from the basin. */
export function takenOn(room: WallsTaken, wall: SideWall): readonly Taken[] {
  const { door, window, radiator, bath, box, shower, depth } = room;
  const back = (what: Taken["what"], reach: number, high: number): Taken => ({
    what,
    ...(wall === "right" ? { from: 0, to: reach } : { from: depth - reach, to: depth }),
    low: 0,
    high,
  });
  const besideToilet = (wall === "right" ? room.width - room.toilet : room.toilet) - TOILET.width / 2;
  const boxBeside = wall === "right" ? box.to >= room.width : box.from <= 0;
  return [
    ...(door.wall === wall
      ? [{ what: "door", from: door.from - CASING, to: door.to + CASING, low: 0, high: door.top + CASING } as const]
      : []),
    ...(window?.wall === wall
      ? [{ what: "window", from: window.from, to: window.to, low: window.sill, high: window.top } as const]
      : []),
    ...(radiator.wall === wall
      ? [
          {
            what: "radiator",
            from: radiator.axis - radiator.width / 2,
            to: radiator.axis + radiator.width / 2,
            low: radiator.sill,
            high: radiator.sill + radiator.height,
          } as const,
        ]
      : []),
    ...(bath?.wall === wall
      ? [{ what: "bath", from: bath.from, to: bath.to, low: 0, high: BATH.height } as const]
      : []),
    ...(room.showerSide === wall ? [back("shower", shower.depth + 15, 2150)] : []),
    ...(boxBeside ? [back("box", box.depth, box.height)] : []),
    ...(besideToilet < TOILET.clear ? [back("toilet", box.depth + TOILET.depth, TOILET.height)] : []),
  ];
}

/** The free stretch round a place. */
export function freeAround(
  whole: { readonly from: number; readonly to: number },
  taken: readonly Pick<Taken, "from" | "to">[],
  at: number,
): readonly [from: number, to: number] {
  let { from, to } = whole;
  for (const other of taken) {
    if ((other.from + other.to) / 2 <= at) from = Math.max(from, other.to);
    else to = Math.min(to, other.from);
  }
  return [Math.min(from, at), Math.max(to, at)];
}
