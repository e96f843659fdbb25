import type { ProjectChoices, RoomChoice } from "@showroom/domain/model/choices";
import { ZERO } from "@showroom/domain/money/cents";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";

export const BATHROOM = 3;
export const TOILET = 4;

/** A room with only a wall tile. */
export function buildRoom(pageId: number, wallTile: number, overrides: Partial<RoomChoice> = {}): RoomChoice {
  return {
    ...emptyRoomChoice(pageId),
    wallTileProduct: { pageProductId: wallTile, variantProjectProductId: wallTile },
    ...overrides,
  };
}

/** The action that chooses a wall tile. */
export const tile = (id: number) => (_: unknown, room: RoomChoice) => ({
  ...room,
  wallTileProduct: { pageProductId: id, variantProjectProductId: id },
});

/** The server's copy of a buyer's choices. */
export function buildChoices(overrides: Partial<ProjectChoices> = {}): ProjectChoices {
  return {
    id: 1,
    userId: 1,
    name: "",
    email: "",
    buildNumber: "12",
    projectName: "",
    projectSlug: "de-lindehof",
    projectId: 1,
    houseTypeId: 1,
    projectRoomChoices: { [BATHROOM]: buildRoom(BATHROOM, 10) },
    submittedAt: null,
    submitted3DAt: null,
    submitType: null,
    reopened: null,
    submit3D: false,
    updatedAt: "2026-01-01T00:00:00Z",
    addedCost: ZERO,
    appointment: null,
    projectRoomRules: {},
    catalogueChanges: [],
    version: 1,
    ...overrides,
  };
}
