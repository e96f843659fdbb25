import { isDeepStrictEqual } from "node:util";
import { saveChoices, type ChoicesRequest } from "@showroom/api-contract/endpoints/choices";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import { registered, type UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import { operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { hasAppointments } from "../../appointments/own-appointments.ts";
import { checkRooms, type Rooms } from "../../choices/read/check-rooms.ts";
import { choicesEntity, etagOf, roomsOf } from "../../choices/read/choices-entity.ts";
import type { ChoicesRow } from "../../choices/read/choices-row.ts";
import { findChoices } from "../../choices/read/find-choices.ts";
import { findClosings } from "../../choices/read/find-closings.ts";
import {
  ensureChoices,
  lockChoices,
  readHolder,
  updateChoices,
  type WriteRow,
} from "../../choices/save/choices-rows.ts";
import { handIn } from "../../choices/save/hand-in.ts";
import { homeOf, homeOfChoices, type Home } from "../../choices/read/home.ts";
import { ownUser } from "../../choices/read/own-choices.ts";
import { changeOf, writeChoices } from "../../choices/save/write-choices.ts";
import { inTransaction } from "../../database/transaction.ts";

const IF_MATCH = /^(?:W\/)?"(\d+)"$/;

/** The version in If-Match; null without one, NaN for a value that is not a version of choices. */
function matchedVersion(ifMatch: string | undefined): number | null {
  if (ifMatch === undefined || ifMatch === "*") return null;
  return Number(IF_MATCH.exec(ifMatch)?.[1] ?? Number.NaN);
}

/**
 * The versions that the request is based on: the body's, If-Match's, or both.
 * @throws ProblemError `request-invalid` when neither names one
 */
function versionsOf(version: number | undefined, ifMatch: string | undefined): readonly number[] {
  const matched = matchedVersion(ifMatch);
  const versions = [...(version === undefined ? [] : [version]), ...(matched === null ? [] : [matched])];
  if (versions.length === 0 || (version === undefined && Number.isNaN(matched))) {
    const message = 'is missing: name the version that the choices build on here, or as If-Match: "<version>"';
    throw new ProblemError("request-invalid", { issues: [{ path: ["body", "version"], message }] });
  }
  return versions;
}

/** Whether the stored choices equal the request, as when a save is repeated after a lost response. */
function isAlreadySaved(home: Home, row: ChoicesRow, rooms: Rooms): boolean {
  const present = roomsOf(home, row);
  return row.version > 0 && Object.entries(rooms).every(([key, room]) => isDeepStrictEqual(present[key], room));
}

/** Whether a page read the choices of a home that the buyer had before. It named 0 when nothing was saved there. */
const isOfOtherHome = ({ id, movedFrom }: ChoicesRow, read: number | undefined): boolean =>
  read !== undefined && read !== id && (read !== 0 || movedFrom !== null);

interface Save {
  readonly choices: ChoicesRequest;
  readonly houseTypeId: number;
  /** All of them must be the stored one. */
  readonly versions: readonly number[];
}

/**
 * The stored choices, when the request needs no write; null when it must be written.
 * @throws ProblemError `choices-locked`, `choices-stale` or `choices-moved`, all with the stored choices, or `choice-invalid`
 */
function answeredByStored(app: AppContext, home: Home, row: ChoicesRow, asked: Save): ChoicesRow | null {
  const { projectRoomChoices: rooms, submitType } = asked.choices;
  if (isOfOtherHome(row, asked.choices.id))
    throw new ProblemError("choices-moved", { current: choicesEntity(home, row) });
  if (row.submitType !== null) {
    if (row.submitType === submitType) return row;
    throw new ProblemError("choices-locked", { current: choicesEntity(home, row) });
  }
  // Rooms of another house type have other pages, so they can be neither merged nor saved, whatever their version.
  if (asked.houseTypeId !== home.house.houseType.id)
    throw new ProblemError("choices-moved", { current: choicesEntity(home, row) });
  if (asked.versions.some((version) => version !== row.version)) {
    if (submitType === null && isAlreadySaved(home, row, rooms)) return row;
    app.report.saveConflict();
    throw new ProblemError("choices-stale", { current: choicesEntity(home, row) });
  }
  checkRooms(home, rooms);
  return null;
}

/** The user and the project. The home follows from the catalogue version in the row. */
interface Visit {
  readonly user: UserRow;
  /** The member of staff who chooses in the user's place. */
  readonly preparer: UserRow | undefined;
  readonly live: LoadedProject;
}

interface Saved {
  readonly home: Home;
  readonly row: ChoicesRow;
}

/**
 * Saves without a lock of the choices: the second writer of the same version gets a conflict.
 * @throws ProblemError `home-left` to who left
 */
async function save(app: AppContext, { user: asker, preparer, live }: Visit, asked: Save): Promise<Saved> {
  const writeRow: WriteRow = (before, update) => updateChoices(app.pool, before, update);
  let user = asker;
  const readAgain = async (): Promise<void> => {
    user = await readHolder(app.db, { user, project: live });
  };
  for (;;) {
    const row = await findChoices(app.pool, { user, project: live });
    if (!row) {
      await readAgain();
      await ensureChoices(app.db, homeOf(user, live));
      continue;
    }
    const home = await homeOfChoices(app, user, live, row);
    const isOther = asked.versions.some((version) => version !== row.version);
    if (isOther) await readAgain();
    const present = answeredByStored(app, home, row, asked);
    if (present) return { home, row: present };
    const rooms = asked.choices.projectRoomChoices;
    const closings = await findClosings(app.pool, home);
    const by = { actor: preparer ?? user, isPrepared: preparer !== undefined };
    const written = await writeChoices(writeRow, home, row, { ...by, rooms, submitType: null, closings });
    if (!written) {
      await readAgain();
      continue;
    }
    app.report.saved();
    app.live.announce(changeOf(written.home, written.row));
    return { home: written.home, row: written.row };
  }
}

/** Submits under a lock: choices, confirmation and mail are stored in one transaction. */
async function submit(app: AppContext, { user, live }: Visit, asked: Save, submitType: SubmitType): Promise<Saved> {
  const { home, row, isNew } = await inTransaction(app.pool, async (open) => {
    const locked = await lockChoices(open.tx, homeOf(user, live));
    const home = await homeOfChoices(app, user, live, locked);
    const present = answeredByStored(app, home, locked, asked);
    if (present) return { home, row: present, isNew: false };
    const rooms = asked.choices.projectRoomChoices;
    const appointmentId = hasAppointments({ user, live }) ? (asked.choices.appointment?.id ?? null) : null;
    return {
      ...(await handIn(app, open, home, locked, { actor: user, rooms, submitType }, appointmentId)),
      isNew: true,
    };
  });
  if (isNew) {
    app.report.submitted();
    app.live.announce(changeOf(home, row));
  }
  return { home, row };
}

export const saveChoicesOperation = operation(saveChoices, async ({ app, asker, params, body, request, reply }) => {
  const user = ownUser(asker, body.choices.userId);
  const { preparer } = registered(asker);
  if (preparer && body.choices.submitType !== null)
    throw new ProblemError("forbidden", { detail: "Only the buyer hands in" });
  const visit: Visit = { user, preparer, live: await app.catalogue.project(params.projectId) };
  const houseTypeId = body.house_type.id;
  if (!visit.live.houseTypes.has(houseTypeId)) {
    throw new ProblemError("choice-invalid", {
      issues: [{ path: ["body", "house_type", "id"], message: "is not a house type of the project" }],
    });
  }
  if (
    body.choices.submitType !== null &&
    !visit.live.document.submitOptions.some((option) => option.shown && option.type === body.choices.submitType)
  ) {
    throw new ProblemError("choice-invalid", {
      issues: [{ path: ["body", "choices", "submitType"], message: "is not offered by the project" }],
    });
  }
  const { choices, version } = body;
  const asked: Save = { choices, houseTypeId, versions: versionsOf(version, request.headers["if-match"]) };
  const { submitType } = choices;
  const { home, row } =
    submitType === null ? await save(app, visit, asked) : await submit(app, visit, asked, submitType);
  reply.header("etag", etagOf(row.version));
  return choicesEntity(home, row);
});
