/** Changes the appointment of a home, whose choices the transaction has locked: records it and tells buyers and showroom. */
import type { HomeEvent } from "@showroom/domain/appointment/appointment";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { formatTime } from "@showroom/domain/format/moment";
import { now } from "@showroom/service/clock";
import { eq } from "drizzle-orm";
import { users } from "../../database/schema/accounts.ts";
import { emitEvent } from "../../webhooks/emit-event.ts";
import { authorOf, recordHistory } from "../../accounts/home-history.ts";
import {
  changeBooking,
  endBooking,
  endBookingAfter,
  type BookingFault,
  type ChangedBooking,
  type WantedBooking,
} from "../../appointments/change-booking.ts";
import type { OpenTransaction } from "../../database/transaction.ts";
import type { UserRow } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import type { ChoicesRow } from "../read/choices-row.ts";

const EVENTS = {
  booked: "appointmentBooked",
  moved: "appointmentMoved",
  cancelled: "appointmentCancelled",
} as const;

async function tell(
  { jobs }: Pick<AppContext, "jobs">,
  open: OpenTransaction,
  actor: UserRow,
  row: ChoicesRow,
  { booking, time, kind }: ChangedBooking,
): Promise<void> {
  const { tx, client } = open;
  const when = `${dayInWords(dayOf(time.fromDate), now())}, ${formatTime(time.fromDate)} uur, ${time.employeeName}`;
  await recordHistory(tx, authorOf(actor), {
    choicesId: row.id,
    version: row.version,
    event: EVENTS[kind],
    changes: [],
    totalPrice: row.addedCost,
    note: booking.reason ? `${when}. ${booking.reason}` : when,
  });
  const data = { bookingId: booking.id, sequence: booking.sequence };
  await jobs.send("mail.appointment", data, client);
  await jobs.send("mail.appointment-showroom", data, client);
  const [owner] = await tx.select({ buildNumber: users.buildNumber }).from(users).where(eq(users.id, row.userId));
  await emitAppointment({ jobs }, open, owner?.buildNumber ?? "", { booking, time, kind });
}

/** Tells other systems. Without the employee's name and anything of the buyer. */
async function emitAppointment(
  tools: Pick<AppContext, "jobs">,
  open: OpenTransaction,
  buildNumber: string,
  { booking, time, kind }: ChangedBooking,
): Promise<void> {
  const told = {
    buildNumber,
    bookingId: booking.id,
    appointmentId: time.id,
    fromDate: time.fromDate.toISOString(),
    toDate: time.toDate.toISOString(),
  };
  if (booking.ending === null)
    await emitEvent(tools, open, time.projectId, kind === "booked" ? "appointment.booked" : "appointment.moved", told);
  else await emitEvent(tools, open, time.projectId, "appointment.cancelled", { ...told, ending: booking.ending });
}

/** Books, moves or calls off. Nothing happens when the home has that appointment already. */
export async function changeAppointment(
  app: Pick<AppContext, "jobs">,
  open: OpenTransaction,
  actor: UserRow,
  row: ChoicesRow,
  wanted: Omit<WantedBooking, "choices">,
): Promise<"done" | BookingFault> {
  const changed = await changeBooking(open.tx, { choices: row, ...wanted });
  if (typeof changed === "string") return changed;
  if (changed) await tell(app, open, actor, row, changed);
  return "done";
}

/** Ends the appointment because staff took its time back. */
export async function endAppointment(
  app: Pick<AppContext, "jobs">,
  open: OpenTransaction,
  actor: UserRow,
  row: ChoicesRow,
  reason: string | null,
): Promise<void> {
  const changed = await endBooking(open.tx, row.id, "withdrawn", reason);
  if (changed) await tell(app, open, actor, row, changed);
}

/** Ends the appointment where what happened to the home ends it. */
export async function endAppointmentAfter(
  app: Pick<AppContext, "jobs">,
  open: OpenTransaction,
  actor: UserRow,
  row: ChoicesRow,
  event: HomeEvent,
): Promise<void> {
  const changed = await endBookingAfter(open.tx, row.id, event);
  if (changed) await tell(app, open, actor, row, changed);
}
