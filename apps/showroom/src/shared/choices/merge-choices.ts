/** What happens to unsaved choices when others saved or submitted in the meantime. */
import { mergeRooms } from "@showroom/domain/configurator/merge-rooms";
import type { MergeContext, MergedRooms, Preference } from "@showroom/domain/configurator/merge-rooms";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import type { Page } from "@showroom/domain/model/page";
import type { HouseType, Project } from "@showroom/domain/model/project";
import { roomContext } from "@showroom/domain/selection/room-context";
import { sameFields } from "@showroom/domain/selection/room-fields";
import { isSaved, sameRooms, takeServer } from "./choices-state.ts";
import type { ChoicesState, Rooms } from "./choices-state.ts";

export interface MergeSources {
  /** The pages that are loaded here, by id. */
  readonly pages: ReadonlyMap<number, Page>;
  readonly project: Project;
  readonly houseType: Pick<HouseType, "pages">;
}

/** Merges the buyer's rooms with the server's newer ones. */
export function mergeChoices(
  { server, rooms }: ChoicesState,
  answer: ProjectChoices,
  prefer: Preference,
  { pages, project, houseType }: MergeSources,
): MergedRooms {
  const contextOf = (pageId: number): MergeContext => {
    const page = pages.get(pageId);
    if (page?.type === "configurator") return roomContext(page, project, null);
    const outline = houseType.pages.find(({ id }) => id === pageId);
    return (page ?? outline)?.type === "configurator" ? "unknown" : "none";
  };
  return mergeRooms(server.projectRoomChoices, rooms, answer.projectRoomChoices, prefer, contextOf);
}

/** Whether the buyer's last change is not in the choices that were submitted elsewhere. */
export function losesChange(state: ChoicesState, submitted: ProjectChoices): boolean {
  if (isSaved(state)) return false;
  return Object.values(state.rooms).some((own) => {
    const kept = submitted.projectRoomChoices[own.projectPageId];
    return kept !== undefined && !sameFields(kept, own);
  });
}

/**
 * Takes the server's newer copy with the buyer's own changes merged into it; what the server does not have yet is saved next. The undo
 * history of a page that others changed is dropped: undo would take back their changes too.
 */
export function acceptMerge(state: ChoicesState, server: ProjectChoices, rooms: Rooms): ChoicesState {
  const revision = state.revision + 1;
  const isUnchanged = ({ pageId }: { readonly pageId: number }): boolean =>
    sameRooms(state.rooms[pageId], rooms[pageId]);
  return {
    ...state,
    server,
    rooms,
    past: state.past.filter(isUnchanged),
    future: state.future.filter(isUnchanged),
    revision,
    savedRevision: sameRooms(rooms, server.projectRoomChoices) ? revision : state.savedRevision,
  };
}

/** The same because the buyer asked for the others' choices: this is a step that can be undone in each room that differs. */
export function acceptTheirs(state: ChoicesState, server: ProjectChoices, rooms: Rooms): ChoicesState {
  const taken = takeServer(state, { ...server, projectRoomChoices: rooms });
  if (sameRooms(rooms, server.projectRoomChoices)) return taken;
  return { ...taken, server, revision: taken.revision + 1 };
}
