import type { FixtureKind } from "@showroom/domain/model/fixture-model";
import type { AccessoryType } from "../fixtures/accessory.ts";
import { bathroomAccessories, toiletAccessories } from "./accessory-slots.ts";
import type { RoomPlan } from "./plan.ts";
import type { Slot } from "./slot.ts";

export type SlotName = Exclude<FixtureKind, "accessory"> | AccessoryType;
export type Slots = Readonly<Partial<Record<SlotName, Slot>>>;

/** Height of every basin's rim. */
const RIM = 0.87;

/** The places of fixtures. They depend on the room only, so another product does not move the others. */
export const slotsOf = (plan: RoomPlan): Slots => (plan.type === "Bathroom" ? bathroomSlots(plan) : toiletSlots(plan));

function bathroomSlots(plan: RoomPlan): Slots {
  const { width, depth, height, box } = plan;
  const toiletAt = (box.from + width) / 2;
  const washAt = Math.max(depth - 1.6, (depth - 0.86) / 2);
  const washLimit = 2 * Math.min(washAt - 0.08, depth - 0.92 - washAt, 0.65);
  const wash = { wall: "right", along: depth - washAt, out: 0, z: RIM } as const;
  const rain = Math.min(2.12, height - 0.24);
  const bathEnd = plan.showerOverBath ? depth - 0.03 : depth - plan.shower.depth - 0.04;
  const bathStart = Math.max(0.04, bathEnd - 1.85);
  const bathAt = (bathStart + bathEnd) / 2;
  const showerAt = plan.showerOverBath ? 0.41 : 0.44;
  return {
    toilet: { wall: "back", along: toiletAt, out: box.depth, z: 0, limit: { width: 0.42, depth: 0.6, height: 0.4 } },
    "control-plate": {
      wall: "back",
      along: toiletAt,
      out: box.depth,
      z: 1.0,
      limit: { width: 0.3, height: 0.2, depth: 0.02 },
    },
    "basin-cabinet": { ...wash, limit: { width: washLimit, depth: 0.52, height: 0.72 } },
    basin: { ...wash, limit: { width: washLimit, depth: 0.5, height: 0.22 } },
    "basin-tap": { ...wash, limit: {} },
    siphon: { ...wash, limit: {} },
    mirror: { ...wash, z: 1.56, limit: { width: washLimit, height: 0.94 } },
    radiator: {
      wall: "right",
      along: box.depth + 0.06 + 0.3,
      out: 0,
      z: 0.3,
      limit: { width: 0.6, height: Math.min(1.85, height - 0.5) },
    },
    "shower-screen": plan.showerOverBath
      ? { wall: "back", along: 0.78, out: 0, z: 0, limit: { width: 0.85, height: 1.35 } }
      : {
          wall: "left",
          along: depth - plan.shower.depth - 0.015,
          out: 0,
          z: 0,
          limit: { width: Math.min(1.2, toiletAt - 0.22), height: Math.min(2.15, height - 0.2) },
        },
    "rain-shower": { wall: "back", along: showerAt, out: 0, z: rain, limit: {} },
    "shower-tap": {
      wall: "back",
      along: showerAt,
      out: 0,
      z: 1.06,
      limit: { width: plan.showerOverBath ? 0.28 : 0.32 },
    },
    "hand-shower": {
      wall: "back",
      along: plan.showerOverBath ? 0.2 : 0.8,
      out: 0,
      z: 1.08,
      limit: { height: Math.min(0.95, rain - (plan.showerOverBath ? 1.3 : 1.12)) },
    },
    ...(plan.showerOverBath
      ? {}
      : { "shower-gutter": { wall: "back", along: 0.47, out: 0.14, z: 0, limit: { width: 0.86, depth: 0.16 } } }),
    bath: {
      wall: "left",
      along: bathAt,
      out: 0,
      z: 0,
      limit: { width: bathEnd - bathStart, depth: 0.8, height: 0.62 },
    },
    "bath-tap": { wall: "left", along: bathAt, out: 0, z: 0.8, limit: { width: 0.34 } },
    "bath-drain": { wall: "left", along: bathAt, out: 0, z: 0, limit: {} },
    ...bathroomAccessories(plan, { toiletAt, bathEnd }),
  };
}

function toiletSlots(plan: RoomPlan): Slots {
  const { width, depth, box } = plan;
  const middle = width / 2;
  const wash = { wall: "left", along: 0.32, out: 0, z: 0.84 } as const;
  const reach = Math.min(0.3, middle - 0.21);
  const toiletDepth = Math.min(0.56, depth - box.depth - 0.34);
  return {
    toilet: {
      wall: "back",
      along: middle,
      out: box.depth,
      z: 0,
      limit: { width: 0.4, depth: toiletDepth, height: 0.4 },
    },
    "control-plate": {
      wall: "back",
      along: middle,
      out: box.depth,
      z: 1.0,
      limit: { width: 0.3, height: 0.2, depth: 0.02 },
    },
    fountain: { ...wash, limit: { width: 0.5, depth: reach, height: 0.2 } },
    "fountain-tap": { ...wash, limit: { height: 0.2, depth: 0.11, width: 0.04 } },
    basin: { ...wash, limit: { width: 0.5, depth: reach, height: 0.2 } },
    "basin-cabinet": { ...wash, limit: { width: 0.5, depth: reach - 0.03, height: 0.6 } },
    "basin-tap": { ...wash, limit: { height: 0.2, depth: 0.11, width: 0.04 } },
    siphon: { ...wash, limit: {} },
    mirror: { ...wash, z: 1.55, limit: { width: 0.44, height: 0.8 } },
    radiator: { wall: "right", along: depth - 0.32, out: 0, z: 1.25, limit: { width: 0.45, height: 0.9 } },
    ...toiletAccessories(plan),
  };
}
