import {
  bookAppointment,
  getOwnAppointments,
  listAppointments,
  offerAppointments,
  setHomeAppointment,
  withdrawAppointment,
} from "@showroom/api-contract/endpoints/appointments";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { now } from "@showroom/service/clock";
import { recordAudit } from "../../accounts/audit.ts";
import { hasAppointments, ownAppointments } from "../../appointments/own-appointments.ts";
import { homeOfChoices } from "../../choices/read/home.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { changeAppointment } from "../../choices/save/change-appointment.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { changeOf } from "../../choices/save/write-choices.ts";
import { inTransaction } from "../../database/transaction.ts";
import { registered } from "../../kernel/asker.ts";
import { operation, type Operation } from "../../kernel/operation.ts";
import { findBuyer } from "../../staff/buyers.ts";
import { findTimesFrom, offerTimes, withdrawTime } from "../../staff/staff-appointments.ts";

const getOwnAppointmentsOperation = operation(getOwnAppointments, async ({ app, asker, params }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  return await ownAppointments(app.db, { user: home.user, live: await app.catalogue.project(params.projectId), row });
});

const bookAppointmentOperation = operation(bookAppointment, async ({ app, asker, params, body }) => {
  const { home } = await findOwnChoices(app, asker, params.projectId);
  const live = await app.catalogue.project(params.projectId);
  const place = { user: home.user, live };
  const { outcome, row } = await inTransaction(app.pool, async (open) => {
    const locked = await lockChoices(open.tx, home);
    if (!hasAppointments(place)) return { outcome: "not-handed-in", row: locked } as const;
    const wanted = { ...body, by: "buyer" } as const;
    return { outcome: await changeAppointment(app, open, home.user, locked, wanted), row: locked };
  });
  if (outcome === "done") app.live.announce(changeOf(home, row));
  return { outcome, appointments: await ownAppointments(app.db, { ...place, row }) };
});

const listAppointmentsOperation = operation(listAppointments, async ({ app, params, query }) => {
  const found = await findTimesFrom(app.db, params.projectId, query.from ?? dayOf(now()));
  return { items: found.map(({ appointment, home }) => ({ appointment, home })) };
});

const offerAppointmentsOperation = operation(
  offerAppointments,
  async ({ app, asker, params, body }) => await offerTimes(app, registered(asker), params.projectId, body),
);

const withdrawAppointmentOperation = operation(withdrawAppointment, async ({ app, asker, params, body }) => {
  const { outcome, row } = await withdrawTime(app, registered(asker), { ...params, ...body });
  if (row) {
    const live = await app.catalogue.project(params.projectId);
    const { user } = await findBuyer(app, live.id, row.userId);
    app.live.announce(changeOf(await homeOfChoices(app, user, live, row), row));
  }
  return { outcome };
});

const setHomeAppointmentOperation = operation(setHomeAppointment, async ({ app, asker, params, body }) => {
  const live = await app.catalogue.project(params.projectId);
  const { user: buyer, row: stored } = await findBuyer(app, live.id, params.userId);
  const home = await homeOfChoices(app, buyer, live, stored);
  const { user } = registered(asker);
  const { appointmentId, seen, reason } = body;
  const { outcome, row } = await inTransaction(app.pool, async (open) => {
    const locked = await lockChoices(open.tx, home);
    const wanted = { appointmentId, seen, by: "staff", reason: reason === "" ? null : reason } as const;
    const outcome = await changeAppointment(app, open, user, locked, wanted);
    if (outcome === "done")
      await recordAudit(open.tx, asker, { action: "changed-appointment", subjectId: buyer.id, projectId: live.id });
    return { outcome, row: locked };
  });
  if (outcome === "done") app.live.announce(changeOf(home, row));
  return { outcome };
});

/** The calls about appointments in the showroom. */
export const APPOINTMENT_OPERATIONS: readonly Operation[] = [
  getOwnAppointmentsOperation,
  bookAppointmentOperation,
  listAppointmentsOperation,
  offerAppointmentsOperation,
  withdrawAppointmentOperation,
  setHomeAppointmentOperation,
];
