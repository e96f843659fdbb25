import {
  getAbsence,
  getHomeNote,
  getRequestMails,
  listDay,
  markDay,
  saveHomeNote,
  setAbsence,
  setRequestMails,
} from "@showroom/api-contract/endpoints/day";
import { findAbsence, saveAbsence } from "../../day/absence.ts";
import { findDay } from "../../day/find-day.ts";
import { findHomeNote, writeHomeNote } from "../../day/home-note.ts";
import { markRows } from "../../day/mark-day.ts";
import { findRequestMails, saveRequestMails } from "../../day/request-mails.ts";
import { registered } from "../../kernel/asker.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import { findBuyer } from "../../staff/buyers.ts";

const listDayOperation = operation(listDay, ({ app, asker, query }) => findDay(app, registered(asker).user, query));

const markDayOperation = operation(markDay, async ({ app, asker, body }) => ({
  outcomes: [...(await markRows(app, registered(asker), body))],
}));

const getAbsenceOperation = operation(getAbsence, ({ app, asker }) => findAbsence(app.db, registered(asker).user.id));

const setAbsenceOperation = operation(setAbsence, async ({ app, asker, body }) => ({
  outcome: await saveAbsence(app.db, registered(asker).user, body),
}));

const getRequestMailsOperation = operation(getRequestMails, async ({ app, asker }) => ({
  requestMails: await findRequestMails(app.db, registered(asker).user.id),
}));

const setRequestMailsOperation = operation(setRequestMails, async ({ app, asker, body }) => {
  await saveRequestMails(app.db, registered(asker).user.id, body.requestMails);
  return undefined;
});

const getHomeNoteOperation = operation(getHomeNote, async ({ app, params }) => {
  const { user } = await findBuyer(app, params.projectId, params.userId);
  return await findHomeNote(app.db, user.id);
});

const saveHomeNoteOperation = operation(saveHomeNote, async ({ app, asker, params, body }) => {
  const { user } = await findBuyer(app, params.projectId, params.userId);
  const note = { projectId: params.projectId, ownerId: user.id, ...body };
  const outcome = await writeHomeNote(app.db, registered(asker), note);
  return { outcome, note: await findHomeNote(app.db, user.id) };
});

/** The calls about what needs somebody of the staff today. */
export const DAY_OPERATIONS: readonly Operation[] = [
  listDayOperation,
  markDayOperation,
  getAbsenceOperation,
  setAbsenceOperation,
  getRequestMailsOperation,
  setRequestMailsOperation,
  getHomeNoteOperation,
  saveHomeNoteOperation,
];
