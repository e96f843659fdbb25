import type { RoomChoice } from "../model/choices.ts";
import type { Page } from "../model/page.ts";
import type { Project } from "../model/project.ts";
import type { SubmitType } from "../model/submit-type.ts";
import { pageCatalogue, type PageCatalogue } from "./page-catalogue.ts";

/** The settings of a project that decide which choices a room has. */
export type RoomSettings = Pick<Project, "alwaysCeilingHigh" | "hasTiles" | "hasSanitary" | "hasTileOptions">;

/** What a choice in a room depends on. */
export interface RoomContext {
  readonly catalogue: PageCatalogue;
  readonly settings: RoomSettings;
  /** The choices are submitted: every action leaves the room as it is. */
  readonly locked: boolean;
}

export function roomContext(page: Page, settings: RoomSettings, submitType: SubmitType | null): RoomContext {
  return { catalogue: pageCatalogue(page), settings, locked: submitType !== null };
}

/** Whether the walls are tiled to the ceiling, by choice or because the project always does so. */
export function isCeilingHigh(settings: Pick<RoomSettings, "alwaysCeilingHigh">, room: RoomChoice): boolean {
  return settings.alwaysCeilingHigh || room.tileOptions.some((option) => option.tileOption === "CeilingHigh");
}

/** A room in which nothing is chosen. */
export function emptyRoomChoice(projectPageId: number): RoomChoice {
  return {
    confirmedByUser: false,
    projectPageId,
    choicesFromOtherRoom: null,
    wallTileProduct: null,
    wallGroutColorProduct: null,
    wallFinishingProfileProduct: null,
    floorTileProduct: null,
    floorGroutColorProduct: null,
    products: {},
    tileOptions: [],
    floorMaterialId: null,
    colorId: null,
    baseboardId: null,
  };
}
