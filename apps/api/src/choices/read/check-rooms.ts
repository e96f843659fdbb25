import type { ProblemIssue } from "@showroom/api-contract/problem";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { roomFaults, type RoomFault } from "@showroom/domain/rules/room-faults";
import { floorFault } from "@showroom/domain/selection/on-offer";
import { roomContext, type RoomSettings } from "@showroom/domain/selection/room-context";
import type { FloorOffer } from "@showroom/domain/selection/floors";
import type { LoadedHouseType, LoadedProject } from "../../kernel/loaded-project.ts";
import { ProblemError } from "../../kernel/problem.ts";

export type Rooms = Readonly<Record<string, RoomChoice>>;

/** A page as it is offered: with the settings of its project and the floors of its house type. */
export interface Offer {
  readonly page: Page;
  readonly settings: RoomSettings;
  readonly floors: FloorOffer;
}

/** A fault of a room, for programs. */
export function describeFault(fault: RoomFault): string {
  switch (fault.kind) {
    case "not-offered":
    case "hidden": {
      const { pageProductId, variantProjectProductId } = fault.placed.choice;
      const why = fault.kind === "hidden" ? "hidden by a rule" : "not on offer here";
      return `product ${pageProductId} (variant ${variantProjectProductId}) is ${why}`;
    }
    case "option-twice":
      return `${fault.option} is chosen twice`;
    case "option-not-offered":
      return `${fault.option} is not on offer`;
    case "option-tile":
      return `${fault.option} ${fault.needsTile ? "needs a tile" : "has no tile of its own"}`;
    case "option-excluded":
      return `${fault.option} cannot be combined with ${fault.by}`;
    case "no-such-group":
      return `there is no product group ${fault.groupKey}`;
    case "too-many":
      return fault.singleChoice
        ? `only one product of group ${fault.groupId} can be chosen`
        : `a product of group ${fault.groupId} is chosen twice`;
    case "required":
      return `rule ${fault.requirement.rule.id} asks for a product that is not chosen`;
  }
}

const FLOOR_FAULTS = {
  colour: "the colour is not of this floor material",
  baseboard: "there is no such baseboard",
} as const;

/** What makes a room illegal, in words; empty for a legal room. */
export function faultsOf({ page, settings, floors }: Offer, room: RoomChoice): readonly string[] {
  const floor = floorFault(floors, room);
  return [
    ...roomFaults(roomContext(page, settings, null), room).map(describeFault),
    ...(floor ? [FLOOR_FAULTS[floor]] : []),
  ];
}

/**
 * Refuses rooms that are not legal.
 * @throws ProblemError `choice-invalid` naming all faults
 */
export function checkRooms(
  { project, house }: { readonly project: LoadedProject; readonly house: LoadedHouseType },
  rooms: Rooms,
): void {
  const issues = Object.entries(rooms).flatMap(([key, room]): ProblemIssue[] => {
    const page = house.pagesById.get(Number(key))?.page;
    const faults =
      page && page.id === room.projectPageId
        ? faultsOf({ page, settings: project.document, floors: house.floors }, room)
        : ["is not a page of this house type"];
    return faults.map((message) => ({ path: ["projectRoomChoices", key], message }));
  });
  if (issues.length > 0) throw new ProblemError("choice-invalid", { issues });
}
