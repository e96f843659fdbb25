import type { AccessoryType } from "../fixtures/accessory.ts";
import { TILING_HEIGHT, type RoomPlan } from "./plan.ts";
import type { Slot } from "./slot.ts";

/**
 * Where accessories hang: within reach of what they belong to, and before the eyes of the front camera, which is the one that
 * shows them.
 */
export type AccessorySlots = Readonly<Record<AccessoryType, Slot>>;

export function bathroomAccessories(
  plan: RoomPlan,
  { toiletAt, bathEnd }: { readonly toiletAt: number; readonly bathEnd: number },
): AccessorySlots {
  const { width, depth, box, showerOverBath } = plan;
  const overBox = box.from + 0.36;
  const window = plan.window?.wall === "left" ? plan.window : undefined;
  const sill = Math.max(window?.sill ?? 0, TILING_HEIGHT + 0.14);
  const besideWindow = Math.max(Math.min(window?.to ?? 0.9, depth - 1.1) + 0.06, 0.96);
  const towelAt = showerOverBath ? depth - 1.2 : bathEnd - 0.33;
  return {
    "towel-rail": { wall: "left", along: towelAt, out: 0, z: 1.4, limit: { width: 0.5 } },
    "roll-holder": { wall: "back", along: Math.min(toiletAt + 0.36, width - 0.22), out: box.depth, z: 0.72, limit: {} },
    brush: { wall: "back", along: toiletAt - 0.32, out: box.depth, z: 0.26, limit: { height: 0.42 } },
    "spare-roll": { wall: "back", along: toiletAt - 0.32, out: box.depth, z: 0.66, limit: {} },
    "swing-mirror": { wall: "back", along: box.from + 0.17, out: 0, z: 1.62, limit: { width: 0.2, depth: 0.24 } },
    shelf: {
      wall: "back",
      along: (overBox + width - 0.12) / 2,
      out: 0,
      z: 1.66,
      limit: { width: width - 0.12 - overBox },
    },
    ring: { wall: "back", along: (overBox + width - 0.12) / 2, out: 0, z: 1.44, limit: { width: 0.2 } },
    hook: { wall: "left", along: towelAt, out: 0, z: 1.62, limit: {} },
    ...(showerOverBath
      ? {
          soap: { wall: "left", along: depth - 0.45, out: 0, z: 1.22, limit: {} },
          cup: { wall: "left", along: depth - 0.68, out: 0, z: 1.22, limit: {} },
          rack: { wall: "left", along: depth - 0.34, out: 0, z: 1.56, limit: { width: 0.24 } },
        }
      : {
          soap: { wall: "left", along: besideWindow - 0.1, out: 0, z: sill - 0.15, limit: {} },
          cup: { wall: "left", along: besideWindow - 0.1, out: 0, z: sill - 0.4, limit: {} },
          rack: { wall: "back", along: 0.24, out: 0, z: 1.36, limit: { width: 0.42 } },
        }),
  };
}

export function toiletAccessories({ width, depth, box }: RoomPlan): AccessorySlots {
  const middle = width / 2;
  return {
    "roll-holder": { wall: "right", along: box.depth + 0.26, out: 0, z: 0.72, limit: {} },
    "towel-rail": { wall: "right", along: depth - 0.3, out: 0, z: 1.1, limit: { width: 0.54, depth: 0.07 } },
    brush: { wall: "back", along: width - 0.11, out: box.depth, z: 0.26, limit: { height: 0.42 } },
    "spare-roll": { wall: "back", along: 0.11, out: box.depth, z: 0.36, limit: {} },
    shelf: { wall: "back", along: middle, out: 0, z: 1.64, limit: { width: width - 0.12 } },
    hook: { wall: "back", along: 0.08, out: 0, z: 1.4, limit: {} },
    cup: { wall: "back", along: middle + 0.13, out: 0, z: 1.36, limit: {} },
    soap: { wall: "back", along: middle + 0.26, out: 0, z: 1.36, limit: {} },
    "swing-mirror": { wall: "back", along: middle - 0.14, out: 0, z: 1.51, limit: { width: 0.17, depth: 0.2 } },
    rack: { wall: "back", along: middle - 0.12, out: 0, z: 1.33, limit: { width: 0.28 } },
    ring: { wall: "right", along: box.depth + 0.14, out: 0, z: 1.34, limit: { width: 0.18 } },
  };
}
