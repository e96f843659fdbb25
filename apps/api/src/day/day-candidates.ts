/** What may stand on the day list: one query for each kind of row, with ids alone. The facts are read for the rows that are shown. */
import { sql } from "drizzle-orm";
import type { LatePart } from "@showroom/api-contract/entities/offer";
import { closingSoon, type ClosingSoon } from "@showroom/domain/closing-date/closing-soon";
import { dayOf } from "@showroom/domain/format/day-in-words";
import { endOfDutchDay } from "@showroom/domain/format/moment";
import type { Cents } from "@showroom/domain/money/cents";
import { CLOSING_DAYS, START_DAYS, type DayKind } from "@showroom/domain/staff/day-item";
import { ago, DAY, now, nowMs } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { findBouncedMails } from "../staff/bounced-mails.ts";
import { findAppointmentsOfDay } from "../staff/staff-appointments.ts";
import { findHomeClosings, type PhasedHome } from "./home-closings.ts";

/** A row before its facts are read. */
export interface Candidate {
  readonly key: string;
  readonly kind: DayKind;
  readonly projectId: number;
  /** The owner of the choices; null for a mail to the showroom. */
  readonly ownerId: number | null;
  readonly at: string;
  /** The row of the database that it is about, or the id of a mail. */
  readonly about: number | string;
  readonly closing: (ClosingSoon & { readonly hasStarted: boolean }) | null;
  /** Of late choices: the parts, and what they cost together in cents. */
  readonly late?: { readonly late: LatePart[]; readonly totalPrice: Cents };
  /** Of a start: whether somebody of the home registered. */
  readonly isRegistered: boolean;
}

/** Projects that somebody may enter; none of them is archived. */
export interface DayProjects {
  readonly all: readonly number[];
  /** Those that buyers see and choose in. */
  readonly open: readonly number[];
}

interface Found extends Record<string, unknown> {
  readonly id: number;
  readonly projectId: number;
  readonly ownerId: number;
  readonly at: Date;
}

const asCandidate = (kind: DayKind, { id, projectId, ownerId, at }: Found): Candidate => ({
  key: `${kind}:${id}`,
  kind,
  projectId,
  ownerId,
  at: new Date(at).toISOString(),
  about: id,
  closing: null,
  isRegistered: false,
});

/** Threads in which a buyer wrote last, since the first message that nobody answered. */
export async function findQuestions(db: Queries, { all }: DayProjects): Promise<Candidate[]> {
  const { rows } = await db.execute<Found>(sql`
    select t.id, c.project_id as "projectId", c.user_id as "ownerId", (
      select min(m.at) from question_messages m where m.thread_id = t.id and m.side = 'buyer' and m.id > coalesce(
        (select max(s.id) from question_messages s where s.thread_id = t.id and s.side = 'staff'), 0)) as at
    from project_choices c join question_threads t on t.choices_id = c.id
    where c.project_id in ${all} and t.closed_at is null and t.last_side = 'buyer'`);
  return rows.map((row) => asCandidate("question", row));
}

/** What was handed in and has neither an offer nor an appointment that is still to come. */
export async function findRequests(db: Queries, { all }: DayProjects): Promise<Candidate[]> {
  const { rows } = await db.execute<Found>(sql`
    select f.id, c.project_id as "projectId", c.user_id as "ownerId", c.submitted_at as at
    from project_choices c
    join users u on u.id = c.user_id and u.role = 'projectuser' and u.disabled_at is null
    join lateral (select id from confirmations where choices_id = c.id order by version desc limit 1) f on true
    where c.project_id in ${all} and c.submit_type is not null and c.archived_at is null
      and not exists (select from offers o where o.confirmation_id = f.id)
      and not exists (select from appointment_bookings b join appointments a on a.id = b.appointment_id
        where b.choices_id = c.id and b.ending is null and a.to_date > ${now()})`);
  return rows.map((row) => asCandidate("request", row));
}

/** Changes of an agreement that buyers asked for. */
export async function findChanges(db: Queries, { all }: DayProjects): Promise<Candidate[]> {
  const { rows } = await db.execute<Found>(sql`
    select r.id, c.project_id as "projectId", c.user_id as "ownerId", r.at
    from change_requests r join project_choices c on c.id = r.choices_id
    join users u on u.id = c.user_id and u.disabled_at is null
    where r.ending is null and c.project_id in ${all}`);
  return rows.map((row) => asCandidate("change", row));
}

/** Offers that somebody accepted and somebody else can still accept, since the first acceptance. */
export async function findHalves(db: Queries, { all }: DayProjects): Promise<Candidate[]> {
  const { rows } = await db.execute<Found>(sql`
    select o.id, c.project_id as "projectId", c.user_id as "ownerId", a.at
    from project_choices c join offers o on o.choices_id = c.id
    join lateral (select min(at) as at, count(*) as n from offer_acceptances where offer_id = o.id) a on a.n > 0
    where c.project_id in ${all} and o.valid_until > ${now()}
      and not exists (select from offer_endings e where e.offer_id = o.id)
      and a.n < (select count(*) from offer_persons p where p.offer_id = o.id)`);
  return rows.map((row) => asCandidate("half", row));
}

/** The appointments of today that are not over. */
export async function findAppointments(db: Queries, { all }: DayProjects): Promise<Candidate[]> {
  const found = await findAppointmentsOfDay(db, all, dayOf(now()));
  return found.flatMap(({ projectId, appointment: { id, fromDate, toDate }, home }) =>
    home === null || Date.parse(toDate) <= nowMs()
      ? []
      : [asCandidate("appointment", { id, projectId, ownerId: home.userId, at: new Date(fromDate) })],
  );
}

/** Mails that came back and that nobody set aside. */
export async function findBounces(db: Queries, { all }: DayProjects): Promise<Candidate[]> {
  const mails = await findBouncedMails(db, all);
  if (mails.length === 0) return [];
  const { rows: owners } = await db.execute<{ id: number; ownerId: number }>(sql`
    select id, coalesce(shares_choices_of, id) as "ownerId" from users where project_id in ${all}`);
  const { rows: showrooms } = await db.execute<{ id: number; email: string }>(sql`
    select id, lower(document -> 'showroom' ->> 'email') as email from projects where id in ${all}`);
  const ownerOf = new Map(owners.map((one) => [one.id, one.ownerId]));
  return mails.flatMap((mail): Candidate[] => {
    const projectId = mail.projectId ?? showrooms.find(({ email }) => email === mail.to.toLowerCase())?.id;
    if (projectId === undefined) return [];
    return [
      {
        key: `bounce:${mail.id}`,
        kind: "bounce",
        projectId,
        ownerId: mail.buyer && (ownerOf.get(mail.buyer.userId) ?? null),
        at: mail.bouncedAt,
        about: mail.id,
        closing: null,
        isRegistered: false,
      },
    ];
  });
}

interface UnsentHome extends Record<string, unknown>, PhasedHome {
  readonly ownerId: number;
  readonly hasStarted: boolean;
  readonly isRegistered: boolean;
  readonly at: Date;
}

/** The homes of open projects that have not handed in, without who was withdrawn or erased. */
async function findUnsentHomes(db: Queries, { open }: DayProjects): Promise<UnsentHome[]> {
  if (open.length === 0) return [];
  const { rows } = await db.execute<UnsentHome>(sql`
    select u.id as "ownerId", u.project_id as "projectId", h.id as "homeId", coalesce(h.phase, '') as phase,
      coalesce(c.version > 0 or c.reopened is not null, false) as "hasStarted",
      p.registered is not null as "isRegistered", coalesce(p.registered, u.invited_at, u.created_at) as at
    from users u
    left join lateral (
      select min(coalesce(one.approved_terms_at, one.created_at)) as registered from (
        select approved_terms_at, created_at from users where id = u.id and password_hash is not null
        union all
        select approved_terms_at, created_at from users where shares_choices_of = u.id and password_hash is not null
      ) one) p on true
    left join project_choices c on c.user_id = u.id and c.project_id = u.project_id and c.archived_at is null
    left join homes h on h.project_id = u.project_id and lower(h.build_number) = lower(u.build_number)
    where u.project_id in ${open} and u.role = 'projectuser' and u.shares_choices_of is null and u.disabled_at is null
      and (u.password_hash is not null or u.withdrawn_at is null) and c.submit_type is null`);
  return rows;
}

/** Homes of which a part closes soon that former buyers did not agree, and homes that nobody began. A home is one row. */
export async function findUnsent(db: Queries, projects: DayProjects): Promise<Candidate[]> {
  const homes = await findUnsentHomes(db, projects);
  if (homes.length === 0) return [];
  const closingsOf = await findHomeClosings(db, projects.open);
  const late = ago(START_DAYS * DAY).getTime();
  const at = nowMs();
  return homes.flatMap((home): Candidate[] => {
    const { ownerId, projectId, hasStarted, isRegistered } = home;
    const closings = closingsOf(home);
    const row = { projectId, ownerId, about: ownerId, isRegistered };
    const soon = closingSoon(closings, CLOSING_DAYS, at);
    if (soon)
      return [
        {
          ...row,
          key: `closing:${ownerId}:${soon.lastDay}:${soon.parts.join("+")}`,
          kind: "closing",
          at: new Date(endOfDutchDay(soon.lastDay)).toISOString(),
          closing: { ...soon, hasStarted },
        },
      ];
    const since = new Date(home.at).getTime();
    if (hasStarted || since > late) return [];
    return [{ ...row, key: `start:${ownerId}`, kind: "start", at: new Date(since).toISOString(), closing: null }];
  });
}
