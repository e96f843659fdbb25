import type { FixtureKind } from "@showroom/domain/model/fixture-model";
import type { AccessoryType } from "../fixtures/accessory.ts";
import { bathroomAccessories, toiletAccessories } from "./accessory-slots.ts";
import { besideOpenings } from "./beside-openings.ts";
import type { RoomPlan } from "./plan.ts";
import type { Slot } from "./slot.ts";
import { isMirrored, mirroredPlan, mirroredSlot } from "./turned-round.ts";

export type SlotName = Exclude<FixtureKind, "accessory"> | AccessoryType;
export type Slots = Readonly<Partial<Record<SlotName, Slot>>>;

/** Height of every basin's rim. */
const RIM = 0.87;

/** The places of fixtures. They depend on the room only, so another product does not move the others. */
export function slotsOf(plan: RoomPlan): Slots {
  const mirrored = isMirrored(plan);
  const usual = mirrored ? mirroredPlan(plan) : plan;
  const slots = usual.type === "Bathroom" ? bathroomSlots(usual) : toiletSlots(usual);
  const clear = Object.entries(slots).map(([name, slot]) => [name, besideOpenings(usual, name, slot)] as const);
  return Object.fromEntries(clear.map(([name, slot]) => [name, mirrored ? mirroredSlot(usual, slot) : slot]));
}

function bathroomSlots(plan: RoomPlan): Slots {
  const { depth, height, box, toilet: toiletAt, basin, bath, radiator } = plan;
  const wash = { wall: basin.wall, along: basin.along, out: 0, z: RIM } as const;
  const rain = Math.min(2.12, height - 0.24);
  const bathAt = (bath.from + bath.to) / 2;
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
    "basin-cabinet": { ...wash, limit: { width: basin.width, depth: 0.52, height: 0.72 } },
    basin: { ...wash, limit: { width: basin.width, depth: 0.5, height: 0.22 } },
    "basin-tap": { ...wash, limit: {} },
    siphon: { ...wash, limit: {} },
    mirror: { ...wash, z: 1.56, limit: { width: plan.mirrorWidth, height: 0.94 } },
    radiator: radiatorSlot(radiator),
    "shower-screen": plan.showerOverBath
      ? { wall: "back", along: 0.78, out: 0, z: 0, limit: { width: 0.85, height: 1.35 } }
      : {
          wall: "left",
          along: depth - plan.shower.depth - 0.015,
          out: 0,
          z: 0,
          limit: { width: plan.screenWidth, height: Math.min(2.15, height - 0.2) },
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
      wall: bath.wall,
      along: bathAt,
      out: 0,
      z: 0,
      limit: { width: bath.to - bath.from, depth: 0.8, height: 0.62 },
    },
    "bath-tap": { wall: bath.wall, along: bathAt, out: 0, z: 0.8, limit: { width: 0.34 } },
    "bath-drain": { wall: bath.wall, along: bathAt, out: 0, z: 0, limit: {} },
    ...bathroomAccessories(plan, {
      toiletAt,
      bathEnd: plan.showerOverBath ? depth - 0.03 : depth - plan.shower.depth - 0.04,
    }),
  };
}

function toiletSlots(plan: RoomPlan): Slots {
  const { depth, box, toilet: toiletAt, basin } = plan;
  const wash = { wall: basin.wall, along: basin.along, out: 0, z: 0.84 } as const;
  const reach = Math.min(0.3, toiletAt - 0.21);
  const toiletDepth = Math.min(0.56, depth - box.depth - 0.34);
  return {
    toilet: {
      wall: "back",
      along: toiletAt,
      out: box.depth,
      z: 0,
      limit: { width: 0.4, depth: toiletDepth, height: 0.4 },
    },
    "control-plate": {
      wall: "back",
      along: toiletAt,
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
    mirror: { ...wash, z: 1.55, limit: { width: plan.mirrorWidth, height: 0.8 } },
    radiator: radiatorSlot(plan.radiator),
    ...toiletAccessories(plan),
  };
}

const radiatorSlot = ({ wall, along, width, sill, height }: RoomPlan["radiator"]): Slot => ({
  wall,
  along,
  out: 0,
  z: sill,
  limit: { width, height },
});
