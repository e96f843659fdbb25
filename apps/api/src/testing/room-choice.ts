import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { emptyRoomChoice, type RoomSettings } from "@showroom/domain/selection/room-context";

/** The confirmed choices of a page without options. */
export const seenPage = (pageId: number): RoomChoice => ({ ...emptyRoomChoice(pageId), confirmedByUser: true });

/** A room in its standard set-up, confirmed. */
export const standardRoom = (page: Page, settings: RoomSettings): RoomChoice => ({
  ...standardRoomChoice(pageCatalogue(page), settings),
  confirmedByUser: true,
});
