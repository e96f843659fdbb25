import { ACCESSORY_TYPES, type ProductChoice, type RoomChoice } from "../model/choices.ts";
import type { LineSlot, RoomSlot } from "../model/room-slot.ts";
import { isAccent } from "../model/tile-option.ts";
import { chosenAccessory } from "./accessories.ts";

export interface SlotChoice {
  readonly slot: RoomSlot;
  readonly choice: ProductChoice;
}

const known = new WeakMap<RoomChoice, readonly SlotChoice[]>();

/**
 * Everything chosen in a room, in a fixed order: tiles, accessories, options, sanitary ware by group id. Cached per
 * room.
 */
export function slotChoices(room: RoomChoice): readonly SlotChoice[] {
  const before = known.get(room);
  if (before) return before;
  const placed = readSlots(room);
  known.set(room, placed);
  return placed;
}

function readSlots(room: RoomChoice): readonly SlotChoice[] {
  const placed: SlotChoice[] = [];
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

/** A key for a slot; equal slots have equal keys. */
export function slotKey(slot: LineSlot): string {
  switch (slot.kind) {
    case "tile":
      return `tile:${slot.surface}`;
    case "accessory":
      return `accessory:${slot.place}:${slot.type}`;
    case "accent":
    case "option":
      return `${slot.kind}:${slot.option}`;
    case "sanitary":
      return `sanitary:${slot.groupId}`;
    case "floor":
      return `floor:${slot.part}`;
  }
}
