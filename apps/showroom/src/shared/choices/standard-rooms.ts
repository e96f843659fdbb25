import { standardRoomChoice } from "@showroom/domain/configurator/standard-room";
import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { pageCatalogue } from "@showroom/domain/selection/page-catalogue";
import { emptyRoomChoice } from "@showroom/domain/selection/room-context";

/** Gives the room of a page for which nothing was chosen; the same object each time. */
export function standardRooms(project: Project): (page: Page) => RoomChoice {
  const known = new WeakMap<Page, RoomChoice>();
  return (page) => {
    const room =
      known.get(page) ??
      (page.type === "configurator" ? standardRoomChoice(pageCatalogue(page), project) : emptyRoomChoice(page.id));
    known.set(page, room);
    return room;
  };
}
