import type { RoomChoice } from "../model/choices.ts";
import type { Floor } from "../model/floor.ts";
import type { FloorChoice, FloorOffer } from "../selection/floors.ts";

/** The current picks in the floor dialog; an id is null while there is nothing to pick. */
export interface FloorPick {
  readonly materialId: number;
  readonly colorId: number | null;
  readonly baseboardId: number | null;
}

export function coloursOfMaterial(offer: FloorOffer, materialId: number): readonly Floor[] {
  return offer.floors.filter((floor) => floor.material === materialId);
}

/**
 * The first picks when the dialog opens: the room's colour and baseboard if they belong to the material, else the first
 * of each.
 */
export function startFloorPick(offer: FloorOffer, materialId: number, room: RoomChoice): FloorPick {
  const colours = coloursOfMaterial(offer, materialId);
  const colour = colours.find((floor) => floor.id === room.colorId) ?? colours[0];
  const baseboard = offer.baseboards.find((item) => item.id === room.baseboardId) ?? offer.baseboards[0];
  return { materialId, colorId: colour?.id ?? null, baseboardId: baseboard?.id ?? null };
}

export function pickFloorColour(offer: FloorOffer, pick: FloorPick, colorId: number): FloorPick {
  return coloursOfMaterial(offer, pick.materialId).some((floor) => floor.id === colorId) ? { ...pick, colorId } : pick;
}

export function pickBaseboard(offer: FloorOffer, pick: FloorPick, baseboardId: number): FloorPick {
  return offer.baseboards.some((item) => item.id === baseboardId) ? { ...pick, baseboardId } : pick;
}

/**
 * The cheapest colour of a material, cutting loss and added cost included, with the cheapest baseboard; null where either is missing.
 */
export function leastFloor(offer: FloorOffer, materialId: number): FloorChoice | null {
  const least = <T>(items: readonly T[], costs: (item: T) => number): T | undefined =>
    items.toSorted((a, b) => costs(a) - costs(b))[0];
  const colour = least(
    coloursOfMaterial(offer, materialId),
    (floor) => floor.price_m2 * floor.amount_m2_floor * (1 + floor.cutting_loss) + floor.addedCost,
  );
  const baseboard = least(offer.baseboards, (item) => item.price * item.amount_baseboards + item.addedCost);
  return colour && baseboard ? { materialId, colorId: colour.id, baseboardId: baseboard.id } : null;
}

/** The room's floor; null when it is not of this material. */
export function chosenFloor(room: RoomChoice, materialId: number): FloorChoice | null {
  const { floorMaterialId, colorId, baseboardId } = room;
  return floorMaterialId === materialId && colorId !== null && baseboardId !== null
    ? { materialId, colorId, baseboardId }
    : null;
}

/** The choice that saving the dialog makes; null without a colour or a baseboard. */
export function pickedFloor({ materialId, colorId, baseboardId }: FloorPick): FloorChoice | null {
  return colorId === null || baseboardId === null ? null : { materialId, colorId, baseboardId };
}
