import type { RoomChoice } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { Project } from "@showroom/domain/model/project";
import { settle } from "@showroom/domain/rules/settle";
import { roomContext } from "@showroom/domain/selection/room-context";
import type { RoomContext } from "@showroom/domain/selection/room-context";
import { changeRoom, isLocked } from "./choices-state.ts";
import type { ChoicesState } from "./choices-state.ts";

/**
 * Makes the room of a page legal and tells the buyer what that changes: a room of a draft, of the undo history or of an earlier release
 * may be illegal in the present catalogue. The server has mended stored rooms already and sends them as they were too; of these only the
 * notice is made, once per page. A legal room leaves the state as it is.
 * @param known gets the page
 */
export function roomMender(
  project: Project,
  known: Map<number, Page>,
): (state: ChoicesState, page: Page) => ChoicesState {
  const told = new Set<number>();
  return (state, page) => {
    known.set(page.id, page);
    const room = state.rooms[page.id];
    if (room === undefined || page.type !== "configurator" || isLocked(state)) return state;
    const context = roomContext(page, project, state.submitType);
    const stored = state.server.mendedRooms?.[page.id];
    if (stored !== undefined && room === state.server.projectRoomChoices[page.id]) {
      const notice = told.has(page.id) ? null : noticeOf(context, stored);
      told.add(page.id);
      return notice === null ? state : { ...state, notice };
    }
    const { room: legal } = settle(context, room, room);
    if (legal === room) return state;
    const changed = changeRoom(state, { before: room, after: legal, followed: null });
    return { ...changed, past: state.past, future: state.future, notice: noticeOf(context, room) };
  };
}

/** The changes that make a room legal; null when there are none to tell. */
function noticeOf(context: RoomContext, room: RoomChoice): ChoicesState["notice"] {
  const { stages } = settle(context, room, room);
  const told = stages.some(({ consequences }) => consequences.length > 0);
  return told ? { pageId: room.projectPageId, chosen: room, stages, mended: true } : null;
}
