import { ACCESSORY_TYPES, type AccessoryType, type ProductChoice, type RoomChoice } from "../model/choices.ts";
import { chosenAccessory } from "./accessories.ts";
import { isAccent, type AccentKind, type AccessoryPlace } from "./page-catalogue.ts";

/** Where in a room a product is chosen. */
export type RoomSlot =
  | { readonly kind: "tile"; readonly surface: "wall" | "floor" }
  | { readonly kind: "accessory"; readonly place: AccessoryPlace; readonly type: AccessoryType }
  | { readonly kind: "accent"; readonly option: AccentKind }
  | { readonly kind: "sanitary"; readonly groupId: number };

export interface PlacedChoice {
  readonly slot: RoomSlot;
  readonly choice: ProductChoice;
}

const known = new WeakMap<RoomChoice, readonly PlacedChoice[]>();

/** Everything chosen in a room, in a fixed sequence: tiles, accessories, options, sanitary ware by group id. Read once per room. */
export function placedChoices(room: RoomChoice): readonly PlacedChoice[] {
  const before = known.get(room);
  if (before) return before;
  const placed = readPlaced(room);
  known.set(room, placed);
  return placed;
}

function readPlaced(room: RoomChoice): readonly PlacedChoice[] {
  const placed: PlacedChoice[] = [];
  const add = (slot: RoomSlot, choice: ProductChoice | null) => {
    if (choice) placed.push({ slot, choice });
  };
  add({ kind: "tile", surface: "wall" }, room.wallTileProduct);
  add({ kind: "tile", surface: "floor" }, room.floorTileProduct);
  for (const place of ["wall", "floor"] as const) {
    for (const type of ACCESSORY_TYPES) add({ kind: "accessory", place, type }, chosenAccessory(room, place, type));
  }
  for (const { tileOption, selectedVariant, selectedGroutColor, selectedFinishingProfile } of room.tileOptions) {
    if (tileOption === "CeilingHigh") continue;
    if (isAccent(tileOption)) add({ kind: "accent", option: tileOption }, selectedVariant);
    add({ kind: "accessory", place: tileOption, type: "GroutColor" }, selectedGroutColor);
    add({ kind: "accessory", place: tileOption, type: "FinishingProfile" }, selectedFinishingProfile);
  }
  for (const key of Object.keys(room.products)) {
    const slot: RoomSlot = { kind: "sanitary", groupId: Number(key) };
    for (const choice of room.products[key] ?? []) add(slot, choice);
  }
  return placed;
}

/** A text that names a slot; equal slots have equal keys. */
export function slotKey(slot: RoomSlot): string {
  if (slot.kind === "tile") return `tile:${slot.surface}`;
  if (slot.kind === "accent") return `accent:${slot.option}`;
  return slot.kind === "sanitary" ? `sanitary:${slot.groupId}` : `accessory:${slot.place}:${slot.type}`;
}
