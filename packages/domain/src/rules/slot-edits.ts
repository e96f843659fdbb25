import type { ProductChoice, RoomChoice } from "../model/choices.ts";
import { setAccessory } from "../selection/accessories.ts";
import type { RoomContext } from "../selection/room-context.ts";
import type { SlotChoice } from "../selection/room-slots.ts";
import type { RoomSlot } from "../model/room-slot.ts";
import { chosenInGroup, sanitaryGroup, setGroup, standardOfGroup } from "../selection/sanitary.ts";
import { standardAccessories } from "../selection/standard-accessories.ts";
import { standardTile } from "../selection/tiles.ts";
import { removeOption } from "../selection/tile-options.ts";
import { sameChoice } from "../selection/variants.ts";

/** The standard of a slot that holds one product; null for groups of several products and for accents. */
export function slotStandard(context: RoomContext, slot: RoomSlot): ProductChoice | null {
  if (slot.kind === "tile") return standardTile(context, slot.surface);
  if (slot.kind === "accessory") return standardAccessories(context.catalogue, slot.place)[slot.type];
  if (slot.kind === "accent") return null;
  const group = sanitaryGroup(context.catalogue, slot.groupId);
  return group?.singleChoice ? (standardOfGroup(group)[0] ?? null) : null;
}

/** Removes a choice from its slot. Removing an accent's tile removes the whole accent. */
export function takeFromSlot(context: RoomContext, room: RoomChoice, { slot, choice }: SlotChoice): RoomChoice {
  if (slot.kind === "tile")
    return slot.surface === "wall" ? { ...room, wallTileProduct: null } : { ...room, floorTileProduct: null };
  if (slot.kind === "accessory") return setAccessory(context, room, slot.place, slot.type, null);
  if (slot.kind === "accent") return removeOption(room, slot.option);
  const kept = chosenInGroup(room, slot.groupId).filter((other) => !sameChoice(other, choice));
  const group = sanitaryGroup(context.catalogue, slot.groupId);
  if (group) return setGroup(room, group, kept);
  const { [String(slot.groupId)]: _gone, ...products } = room.products;
  return { ...room, products };
}

export function putInSlot(context: RoomContext, room: RoomChoice, { slot, choice }: SlotChoice): RoomChoice {
  if (slot.kind === "tile")
    return slot.surface === "wall" ? { ...room, wallTileProduct: choice } : { ...room, floorTileProduct: choice };
  if (slot.kind === "accessory") return setAccessory(context, room, slot.place, slot.type, choice);
  if (slot.kind === "accent") return room;
  const group = sanitaryGroup(context.catalogue, slot.groupId);
  return group ? setGroup(room, group, [...chosenInGroup(room, slot.groupId), choice]) : room;
}
