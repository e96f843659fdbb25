/** Drafts of a house type that the buyer no longer has: they are fitted into the present one, and what does not fit is listed. */
import { isProblem } from "@showroom/api-client/failures";
import { fitChoices } from "@showroom/api-contract/endpoints/changed-choices";
import type { ProjectChoices } from "@showroom/domain/model/choices";
import { api } from "../api/api.ts";
import { draftStore, otherDrafts } from "./draft.ts";
import { movedNews } from "./moved-news.ts";

/**
 * Turns a draft of another house type of the project into a draft of the present one. A present draft comes first: the other one then
 * waits for the next visit. Without an answer of the server it waits too.
 */
export async function moveDrafts(storage: Storage | null, userId: number, server: ProjectChoices): Promise<void> {
  const { projectId, houseTypeId } = server;
  const present = draftStore(storage, userId, houseTypeId);
  for (const earlier of otherDrafts(storage, userId, houseTypeId)) {
    const drafts = draftStore(storage, userId, earlier);
    const { draft } = drafts.read();
    const isElsewhere = draft === null || (draft.projectId ?? projectId) !== projectId;
    if (isElsewhere || present.read().draft !== null) continue;
    const { version, rooms, base = {} } = draft;
    const news = movedNews(storage, userId, houseTypeId);
    try {
      const body = { house_type: { id: earlier }, rooms: { ...rooms }, base: { ...base }, userId };
      const fitted = await api.call(fitChoices, { params: { projectId }, body });
      const theirs = server.projectRoomChoices;
      if (!present.write({ version, rooms: fitted.rooms, base: { ...theirs, ...fitted.base }, projectId })) continue;
      news.write({ isTaken: true, changes: fitted.changes });
      drafts.clear();
    } catch (error) {
      // A house type of another project has its draft for a visit there.
      if (!isProblem(error, "choice-invalid", "request-invalid")) continue;
      news.write({ isTaken: false, changes: [] });
      drafts.clear();
    }
  }
}
