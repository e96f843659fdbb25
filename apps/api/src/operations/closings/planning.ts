import {
  getPlanningWishes,
  openPlanningCalendar,
  saveReminderDistances,
  setPlanningWishes,
} from "@showroom/api-contract/endpoints/planning";
import { readPlanningCalendar, stopReminders } from "@showroom/api-contract/endpoints/planning-links";
import { now, nowMs } from "@showroom/service/clock";
import { findOwnEvent } from "../../closings/own-event.ts";
import { findPlanning, findPlanningBuyer, findWishes } from "../../closings/find-planning.ts";
import { planningCalendar } from "../../closings/planning-calendar.ts";
import { readToken, tokenOf } from "../../closings/planning-links.ts";
import { endCalendars, saveDistances, setMuted } from "../../closings/save-wishes.ts";
import { registered } from "../../kernel/asker.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { sendFile } from "../../kernel/send-file.ts";

const getPlanningWishesOperation = operation(getPlanningWishes, async ({ app, asker }) => ({
  isMuted: (await findWishes(app.db, registered(asker).user.id)).isMuted,
}));

const setPlanningWishesOperation = operation(setPlanningWishes, async ({ app, asker, body: { isMuted } }) => {
  await setMuted(app.db, registered(asker).user.id, isMuted);
  return { isMuted };
});

const openPlanningCalendarOperation = operation(openPlanningCalendar, async ({ app, asker, body }) => {
  const { id: userId } = registered(asker).user;
  if (body.replace) await endCalendars(app.db, userId);
  const { calendarNumber } = await findWishes(app.db, userId);
  const token = tokenOf(app.sealOf, "planning calendar", { userId, number: calendarNumber });
  return { path: `/api/planning/${token}/planning.ics` };
});

const readPlanningCalendarOperation = operation(readPlanningCalendar, async ({ app, params, reply }) => {
  const link = readToken(app.sealOf, "planning calendar", params.token);
  const buyer = link && (await findPlanningBuyer(app.db, link.userId));
  if (!buyer || (await findWishes(app.db, buyer.user.id)).calendarNumber !== link.number)
    throw new ProblemError("not-found");
  const planning = await findPlanning(app, buyer, nowMs());
  const content = planningCalendar(planning, await findOwnEvent(app, buyer), app.config.publicUrl, now());
  return await sendFile(reply, { name: "planning.ics", type: "text/calendar; charset=utf-8", content });
});

const stopRemindersOperation = operation(stopReminders, async ({ app, params }) => {
  const link = readToken(app.sealOf, "planning reminders", params.token);
  const buyer = link && (await findPlanningBuyer(app.db, link.userId));
  if (!buyer) throw new ProblemError("not-found");
  await setMuted(app.db, buyer.user.id, true);
  return undefined;
});

const saveReminderDistancesOperation = operation(saveReminderDistances, async ({ app, asker, params, body }) => {
  await saveDistances(app.db, asker, params.projectId, body.distances);
  return undefined;
});

/** The calls about mails and the calendar with closing dates. */
export const PLANNING_OPERATIONS: readonly Operation[] = [
  getPlanningWishesOperation,
  setPlanningWishesOperation,
  openPlanningCalendarOperation,
  readPlanningCalendarOperation,
  stopRemindersOperation,
  saveReminderDistancesOperation,
];
