import { fitChoices } from "@showroom/api-contract/endpoints/changed-choices";
import { changedChoices, roomsNow } from "../../choices/catalogue/changed-choices.ts";
import { checkRooms } from "../../choices/read/check-rooms.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { presentRooms } from "../../choices/read/settle-rooms.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** Fits a draft of a house type that the user had before into the one of the choices. Removed house types are kept for this. */
export const fitChoicesOperation = operation(fitChoices, async ({ app, asker, params, body }) => {
  const { home: after } = await findOwnChoices(app, asker, params.projectId, body.userId);
  const live = await app.catalogue.project(params.projectId);
  const project = after.project.houseTypes.has(body.house_type.id) ? after.project : live;
  const house = project.houseTypes.get(body.house_type.id);
  if (!house) throw new ProblemError("not-found", { detail: "The project never had this house type" });
  checkRooms({ project, house }, body.rooms);
  const before = { project, house };
  const base = presentRooms(before, body.base);
  const known = new Set(changedChoices(before, after, base).map(({ id, was }) => `${id} ${was.name}`));
  const changes = changedChoices(before, after, body.rooms).filter(({ id, was }) => !known.has(`${id} ${was.name}`));
  const changedPages = new Set(changes.map(({ pageId }) => pageId));
  // A room in which something changed must be confirmed again.
  const rooms = Object.entries(body.rooms).map(([key, room]) => [
    key,
    changedPages.has(room.projectPageId) ? { ...room, confirmedByUser: false } : room,
  ]);
  return {
    rooms: roomsNow(before, after, Object.fromEntries(rooms)),
    base: roomsNow(before, after, base),
    changes,
  };
});
