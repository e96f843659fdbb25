import { isDeepStrictEqual } from "node:util";
import { saveChoices, type ChoicesRequest } from "@showroom/api-contract/endpoints/choices";
import type { UserRow } from "../../accounts/asker.ts";
import type { AppContext } from "../../app/context.ts";
import { operation } from "../../app/operation.ts";
import { ProblemError } from "../../app/problem.ts";
import { checkRooms, type Rooms } from "../../choices/check-rooms.ts";
import { choicesEntity, etagOf, roomsOf, type ChoicesRow } from "../../choices/choices-entity.ts";
import { lockChoices } from "../../choices/choices-rows.ts";
import { findHome, type Home } from "../../choices/home.ts";
import { settleRooms } from "../../choices/settle-rooms.ts";
import { writeChoices } from "../../choices/write-choices.ts";
import { inTransaction } from "../../database/transaction.ts";

const IF_MATCH = /^(?:W\/)?"(\d+)"$/;

/** Versions that the request builds on: the body's, and If-Match when it is sent. */
function isStale(row: ChoicesRow, version: number, ifMatch: string | undefined): boolean {
  const matched =
    ifMatch === undefined || ifMatch === "*" ? row.version : Number(IF_MATCH.exec(ifMatch)?.[1] ?? Number.NaN);
  return version !== row.version || matched !== row.version;
}

/** A save whose answer got lost is sent again: what stands already is what it asks for. */
function isAlreadySaved(home: Home, row: ChoicesRow, rooms: Rooms): boolean {
  const present = roomsOf(home, row);
  return row.version > 0 && Object.entries(rooms).every(([key, room]) => isDeepStrictEqual(present[key], room));
}

interface Save {
  readonly actor: UserRow;
  readonly choices: ChoicesRequest;
  readonly houseTypeId: number;
  readonly version: number;
  readonly ifMatch: string | undefined;
}

async function save(
  app: AppContext,
  home: Home,
  { actor, choices, houseTypeId, version, ifMatch }: Save,
): Promise<ChoicesRow> {
  const { projectRoomChoices: rooms, submitType } = choices;
  return await inTransaction(app.pool, async (open) => {
    const row = await lockChoices(open.tx, home);
    if (row.submitType !== null) {
      if (row.submitType === submitType) return row;
      throw new ProblemError("choices-locked", { current: choicesEntity(home, row) });
    }
    if (isStale(row, version, ifMatch) || houseTypeId !== home.house.houseType.id) {
      if (submitType === null && isAlreadySaved(home, row, rooms)) return row;
      app.report.saveConflict();
      throw new ProblemError("choices-stale", { current: choicesEntity(home, row) });
    }
    checkRooms(home.house, rooms);
    const written = await writeChoices(open, home, row, {
      actor,
      rooms: submitType ? rooms : settleRooms(home, rooms),
      submitType,
    });
    if (written.confirmationId !== null)
      await app.jobs.send("mail.confirmation", { confirmationId: written.confirmationId }, open.client);
    if (submitType) app.report.submitted();
    else app.report.saved();
    return written.row;
  });
}

export const saveChoicesOperation = operation(saveChoices, async ({ app, asker, params, body, request, reply }) => {
  const home = await findHome(app, asker, params.projectId);
  const houseTypeId = body.house_type.id;
  if (!home.project.houseTypes.has(houseTypeId)) {
    throw new ProblemError("choice-invalid", {
      issues: [{ path: ["body", "house_type", "id"], message: "is not a house type of the project" }],
    });
  }
  if (
    body.choices.submitType !== null &&
    !home.project.document.submitOptions.some((option) => option.shown && option.type === body.choices.submitType)
  ) {
    throw new ProblemError("choice-invalid", {
      issues: [{ path: ["body", "choices", "submitType"], message: "is not offered by the project" }],
    });
  }
  const { choices, version } = body;
  const row = await save(app, home, {
    actor: home.user,
    choices,
    houseTypeId,
    version,
    ifMatch: request.headers["if-match"],
  });
  reply.header("etag", etagOf(row.version));
  return choicesEntity(home, row);
});
