/** Letters about appointments in the showroom, to the buyers of the home and to the showroom. */
import { and, eq, gt, ne } from "drizzle-orm";
import { changeableUntil } from "@showroom/domain/appointment/appointment";
import { dayInWords, dayOf } from "@showroom/domain/format/day-in-words";
import { formatTime } from "@showroom/domain/format/moment";
import { ago, DAY, now } from "@showroom/service/clock";
import { calledName, mailedBuyersOf } from "../accounts/home-buyers.ts";
import { ownAddress } from "../appointments/own-appointments.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { appointmentBookings, appointments } from "../database/schema/appointments.ts";
import { projects } from "../database/schema/catalogue.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { inTransaction } from "../database/transaction.ts";
import { emitEvent } from "../webhooks/emit-event.ts";
import type { AppContext } from "../kernel/context.ts";
import { appointmentUrl } from "./addresses.ts";
import { appointmentInvitation, type AppointmentFacts } from "./appointment-calendar.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { LetterToEach } from "./letter-to-each.ts";
import { senderOf } from "./mailer.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

interface ToldBooking {
  readonly bookingId: number;
  readonly sequence: number;
}

const inWords = (moment: Date): string => `${dayInWords(dayOf(moment), now())}, ${formatTime(moment)} uur`;

async function findTold(db: Queries, { bookingId, sequence }: ToldBooking) {
  const [found] = await db
    .select({
      booking: appointmentBookings,
      time: appointments,
      choices: projectChoices,
      buildNumber: users.buildNumber,
      slug: projects.slug,
      project: projects.document,
    })
    .from(appointmentBookings)
    .innerJoin(appointments, eq(appointments.id, appointmentBookings.appointmentId))
    .innerJoin(projects, eq(projects.id, appointments.projectId))
    .leftJoin(projectChoices, eq(projectChoices.id, appointmentBookings.choicesId))
    .leftJoin(users, eq(users.id, projectChoices.userId))
    .where(eq(appointmentBookings.id, bookingId));
  // A later change has a letter of its own.
  return found?.booking.sequence === sequence ? found : undefined;
}

type Told = NonNullable<Awaited<ReturnType<typeof findTold>>>;

const kindOf = ({ booking }: Told): "booked" | "moved" | "cancelled" =>
  booking.ending !== null ? "cancelled" : booking.sequence === 0 ? "booked" : "moved";

function factsOf(
  { booking, time, project }: Told,
  publicUrl: string,
  url: string,
  home: string | null,
): AppointmentFacts {
  const { name, showroom } = project;
  return {
    booking,
    time,
    project: name,
    showroom: { name: showroom.name, address: ownAddress(showroom) },
    publicUrl,
    url,
    home,
  };
}

const factRows = ({ time, project }: Told): LetterPart => ({
  kind: "table",
  title: MAIL_TEXTS.appointment.title,
  rows: [
    [MAIL_TEXTS.appointment.facts.day, dayInWords(dayOf(time.fromDate), now())],
    [MAIL_TEXTS.appointment.facts.time, `${formatTime(time.fromDate)} – ${formatTime(time.toDate)} uur`],
    [MAIL_TEXTS.appointment.facts.employee, time.employeeName],
    [MAIL_TEXTS.appointment.facts.place, project.showroom.name],
    [MAIL_TEXTS.appointment.facts.address, ownAddress(project.showroom)],
  ],
});

/** The letter to everybody who has the choices. Null when it was changed again, or is of nobody any more. */
export async function appointmentLetter(
  { db, config }: Pick<MailTools, "db" | "config">,
  told: ToldBooking,
): Promise<LetterToEach | null> {
  const found = await findTold(db, told);
  if (!found?.choices) return null;
  const { booking, time, project, slug } = found;
  const texts = MAIL_TEXTS.appointment;
  const kind = kindOf(found);
  const url = appointmentUrl(config.publicUrl, slug);
  const when = inWords(time.fromDate);
  const until = new Date(changeableUntil({ fromDate: time.fromDate.toISOString() }));
  const parts: LetterPart[] =
    kind === "cancelled"
      ? [
          { kind: "paragraph", text: booking.ending === "withdrawn" ? texts.withdrawn(when) : texts.cancelled(when) },
          ...(booking.reason ? [{ kind: "paragraph", text: texts.reason(booking.reason) } as const] : []),
          { kind: "paragraph", text: texts.again },
          { kind: "action", label: texts.chooseAction, url },
        ]
      : [
          { kind: "paragraph", text: kind === "booked" ? texts.booked(when) : texts.moved(when) },
          factRows(found),
          { kind: "paragraph", text: texts.until(inWords(until), project.showroom.phone) },
          { kind: "action", label: texts.action, url },
        ];
  const facts = factsOf(found, config.publicUrl, url, null);
  return {
    readers: await mailedBuyersOf(db, found.choices),
    subject: texts.subject[kind](project.name),
    parts,
    calendarFor: (reader) =>
      appointmentInvitation(
        facts,
        { sender: senderOf(config), reader: { name: reader.firstName || reader.email, email: reader.email } },
        now(),
      ),
  };
}

/** Tells the showroom, so that the appointment stands in its calendar too. */
export async function sendAppointmentToShowroom({ db, config, mailer }: MailTools, told: ToldBooking): Promise<void> {
  const found = await findTold(db, told);
  if (!found) return;
  const { booking, time, project, slug, choices, buildNumber } = found;
  const kind = kindOf(found);
  // What it was never told needs no cancelling.
  if (kind === "cancelled" && booking.toldSequence === null) return;
  const texts = MAIL_TEXTS.appointment;
  const buyers = choices === null ? [] : await mailedBuyersOf(db, choices);
  const names = buyers.map(calledName).join(", ");
  const home = MAIL_TEXTS.submission.home(buildNumber ?? "", names);
  const who = buildNumber === null ? names : texts.who(buildNumber, names);
  const url = `${config.publicUrl}/admin/projecten/${slug}/afspraken`;
  const when = inWords(time.fromDate);
  const parts: LetterPart[] = [
    {
      kind: "paragraph",
      text: booking.ending === "left" ? texts.showroomLeft(when) : texts.showroom[kind](who, when),
    },
    ...(kind === "cancelled"
      ? []
      : [
          {
            kind: "table",
            title: texts.title,
            rows: [
              [texts.facts.employee, time.employeeName],
              [texts.facts.buyers, names],
              [
                texts.facts.phone,
                buyers
                  .map(({ phone }) => phone ?? "")
                  .filter((phone) => phone !== "")
                  .join(", ") || "–",
              ],
            ],
          } as const,
        ]),
    { kind: "action", label: texts.showroomAction, url },
  ];
  const reader = { name: project.showroom.name, email: project.showroom.email };
  await mailer.send({
    to: project.showroom.email,
    ...(buyers.length > 0 && { replyTo: buyers.map(({ email }) => email).join(", ") }),
    subject: texts.showroomSubject[kind](project.name, booking.ending === "left" ? when : home),
    ...writeLetter(MAIL_TEXTS.greeting(project.showroom.name), parts, config.productName),
    calendar: appointmentInvitation(
      factsOf(found, config.publicUrl, url, booking.ending === "left" ? "" : home),
      { sender: senderOf(config), reader },
      now(),
    ),
  });
  await db
    .update(appointmentBookings)
    .set({ toldSequence: booking.sequence })
    .where(eq(appointmentBookings.id, booking.id));
}

/** The hourly job: tells showrooms of appointments that ended with their home, which no call had queued. */
export async function tellLeftAppointments({ pool, jobs }: Pick<AppContext, "pool" | "jobs">): Promise<void> {
  const { id, sequence, toldSequence, ending, endedAt } = appointmentBookings;
  await inTransaction(pool, async (open) => {
    const found = await open.tx
      .update(appointmentBookings)
      .set({ toldSequence: sequence })
      .from(appointments)
      .where(
        and(
          eq(appointments.id, appointmentBookings.appointmentId),
          eq(ending, "left"),
          ne(toldSequence, sequence),
          gt(endedAt, ago(7 * DAY)),
        ),
      )
      .returning({ bookingId: id, sequence, time: appointments });
    for (const { bookingId, sequence: told, time } of found) {
      await jobs.send("mail.appointment-showroom", { bookingId, sequence: told }, open.client);
      await emitEvent({ jobs }, open, time.projectId, "appointment.cancelled", {
        buildNumber: "",
        bookingId,
        appointmentId: time.id,
        fromDate: time.fromDate.toISOString(),
        toDate: time.toDate.toISOString(),
        ending: "left",
      });
    }
  });
}
