/** A room whose shower is in the back right corner is the mirror image of one whose shower is in the left one. */
import type { SideWall } from "@showroom/domain/plan/room-layout";
import type { TiledWall } from "../mesh-format.ts";
import type { PlannedOpening, RoomPlan } from "./plan.ts";
import type { Slot } from "./slot.ts";
import { wallLength } from "./wall-frame.ts";

/** Whether the fixtures stand in the mirror image of the usual layout: the shower, or a toilet room's basin, on the right. */
export const isMirrored = ({ type, showerSide, basin }: RoomPlan): boolean =>
  (type === "Bathroom" ? showerSide : basin.wall) === "right";

const WALL_ACROSS = { back: "back", front: "front", left: "right", right: "left" } as const;
export const wallAcross = <Wall extends TiledWall>(wall: Wall): (typeof WALL_ACROSS)[Wall] => WALL_ACROSS[wall];

/** The mirror image of a room. */
export function mirroredPlan(plan: RoomPlan): RoomPlan {
  const { box, window, door, basin, radiator, bath, width, toilet, showerSide } = plan;
  const span = (wall: TiledWall, { from, to }: { readonly from: number; readonly to: number }) => {
    const long = wallLength(plan, wall);
    return { from: long - to, to: long - from };
  };
  const opening = (one: PlannedOpening): PlannedOpening => ({
    ...one,
    ...span(one.wall, one),
    wall: wallAcross(one.wall),
  });
  const across: (side: SideWall) => SideWall = wallAcross;
  return {
    ...plan,
    box: { ...box, ...span("back", box) },
    window: window && opening(window),
    door: opening(door),
    showerSide: across(showerSide),
    toilet: width - toilet,
    basin: { ...basin, wall: across(basin.wall), along: plan.depth - basin.along },
    radiator: {
      ...radiator,
      wall: wallAcross(radiator.wall),
      along: wallLength(plan, radiator.wall) - radiator.along,
    },
    bath: { ...bath, ...span(bath.wall, bath), wall: across(bath.wall) },
  };
}

export const mirroredSlot = (plan: RoomPlan, slot: Slot): Slot => ({
  ...slot,
  wall: wallAcross(slot.wall),
  along: wallLength(plan, slot.wall) - slot.along,
});
