/** Accessories hang on what is left of a wall: not in a window, and not on a door. */
import type { PlannedOpening, RoomPlan } from "./plan.ts";
import type { Slot } from "./slot.ts";
import { wallLength } from "./wall-frame.ts";

/** What hangs on a wall wherever there is room, with the width and the height that it takes round its place, metres. */
const HANGING: Readonly<Record<string, { readonly width: number; readonly up: number; readonly down: number }>> = {
  "bath-tap": { width: 0.34, up: 0.14, down: 0.06 },
  "towel-rail": { width: 0.54, up: 0.1, down: 0.3 },
  "roll-holder": { width: 0.18, up: 0.08, down: 0.14 },
  "spare-roll": { width: 0.12, up: 0.2, down: 0.1 },
  brush: { width: 0.12, up: 0.3, down: 0.26 },
  "swing-mirror": { width: 0.24, up: 0.16, down: 0.16 },
  shelf: { width: 0.7, up: 0.1, down: 0.04 },
  ring: { width: 0.22, up: 0.06, down: 0.24 },
  hook: { width: 0.08, up: 0.06, down: 0.08 },
  soap: { width: 0.14, up: 0.12, down: 0.06 },
  cup: { width: 0.12, up: 0.12, down: 0.08 },
  rack: { width: 0.42, up: 0.12, down: 0.08 },
};
const GAP = 0.06;

/** The slot, beside the opening that it would hang in. Without room on either side it stays. */
export function besideOpenings(plan: RoomPlan, name: string, slot: Slot): Slot {
  const takes = HANGING[name];
  if (takes === undefined || plan.source === "standard") return slot;
  const half = Math.min(takes.width, slot.limit.width ?? takes.width) / 2;
  const meets = ({ wall, from, to, sill, top }: PlannedOpening): boolean =>
    wall === slot.wall &&
    slot.along + half > from &&
    slot.along - half < to &&
    slot.z + takes.up > sill &&
    slot.z - takes.down < top;
  const opening = [plan.door, plan.window].find((one) => one !== undefined && meets(one));
  if (opening === undefined) return slot;
  const long = wallLength(plan, slot.wall);
  const places = [opening.from - GAP - half, opening.to + GAP + half].filter(
    (along) => along > half && along < long - half,
  );
  const [nearest] = places.toSorted((one, other) => Math.abs(one - slot.along) - Math.abs(other - slot.along));
  return nearest === undefined ? slot : { ...slot, along: nearest };
}
