import type { ProblemIssue } from "@showroom/api-contract/problem";
import { NO_FLOOR, type RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { findChoice, pageCatalogue, type PageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { isAccent } from "@showroom/domain/model/tile-option";
import { slotChoices, type SlotChoice } from "@showroom/domain/selection/room-slots";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import { ProblemError } from "../../kernel/problem.ts";
import type { LoadedHouseType } from "../../kernel/loaded-project.ts";

export type Rooms = Readonly<Record<string, RoomChoice>>;

/** Whether the product is on offer for its slot. */
export function isOffered(catalogue: PageCatalogue, { slot, choice }: SlotChoice): boolean {
  if (!findChoice(catalogue, choice)) return false;
  switch (slot.kind) {
    case "tile":
      return catalogue.tiles[slot.surface].ids.has(choice.pageProductId);
    case "accent":
      return catalogue.tiles[slot.option].ids.has(choice.pageProductId);
    case "accessory":
      return catalogue.accessories[slot.place][slot.type].ids.has(choice.pageProductId);
    case "sanitary":
      return catalogue.groupOfProduct.get(choice.pageProductId)?.id === slot.groupId;
  }
}

function optionFaults(catalogue: PageCatalogue, room: RoomChoice): string[] {
  const kinds = room.tileOptions.map((option) => option.tileOption);
  const faults = kinds.filter((kind, at) => kinds.indexOf(kind) !== at).map((kind) => `${kind} is chosen twice`);
  for (const { tileOption, selectedVariant } of room.tileOptions) {
    if (tileOption === "CeilingHigh") continue;
    if (!catalogue.options.has(tileOption)) faults.push(`${tileOption} is not on offer`);
    if (isAccent(tileOption) !== (selectedVariant !== null))
      faults.push(`${tileOption} ${isAccent(tileOption) ? "needs a tile" : "has no tile of its own"}`);
  }
  return faults;
}

function sanitaryFaults(catalogue: PageCatalogue, room: RoomChoice): string[] {
  return Object.entries(room.products).flatMap(([key, choices]) => {
    const group = catalogue.groups.get(Number(key));
    if (group?.type !== "standard") return [`there is no product group ${key}`];
    if (group.singleChoice && choices.length > 1) return [`only one product of group ${key} can be chosen`];
    const distinct = new Set(choices.map((choice) => choice.pageProductId));
    return distinct.size < choices.length ? [`a product of group ${key} is chosen twice`] : [];
  });
}

function floorFaults(floors: FloorOffer, { floorMaterialId, colorId, baseboardId }: RoomChoice): string[] {
  const ids = [floorMaterialId, colorId, baseboardId];
  if (ids.every((id) => id === null) || ids.every((id) => id === NO_FLOOR)) return [];
  const colour = floors.floors.find((floor) => floor.id === colorId);
  if (colour?.material !== floorMaterialId) return ["the colour is not of this floor material"];
  return floors.baseboards.some((baseboard) => baseboard.id === baseboardId) ? [] : ["there is no such baseboard"];
}

/** The choices of a room that the page does not offer. */
export function roomFaults(page: Page, floors: FloorOffer, room: RoomChoice): readonly string[] {
  const catalogue = pageCatalogue(page);
  const unknown = slotChoices(room)
    .filter((placed) => !isOffered(catalogue, placed))
    .map(
      ({ choice }) =>
        `product ${choice.pageProductId} (variant ${choice.variantProjectProductId}) is not on offer here`,
    );
  return [
    ...unknown,
    ...optionFaults(catalogue, room),
    ...sanitaryFaults(catalogue, room),
    ...floorFaults(floors, room),
  ];
}

/**
 * Refuses choices that the house type does not offer.
 * @throws ProblemError `choice-invalid` naming all of them
 */
export function checkRooms(house: LoadedHouseType, rooms: Rooms): void {
  const issues = Object.entries(rooms).flatMap(([key, room]): ProblemIssue[] => {
    const page = house.pagesById.get(Number(key))?.page;
    const faults =
      page && page.id === room.projectPageId
        ? roomFaults(page, house.floors, room)
        : ["is not a page of this house type"];
    return faults.map((message) => ({ path: ["projectRoomChoices", key], message }));
  });
  if (issues.length > 0) throw new ProblemError("choice-invalid", { issues });
}
