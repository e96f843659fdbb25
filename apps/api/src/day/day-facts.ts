/** The facts of the rows that are shown: what each is about, and who lives in the home. */
import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { DayAbout, DayItem } from "@showroom/api-contract/endpoints/day";
import { calledName, namesOfBuyers, notWithdrawn } from "../accounts/home-buyers.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { appointments } from "../database/schema/appointments.ts";
import { changeRequests } from "../database/schema/change-requests.ts";
import { confirmations } from "../database/schema/choices.ts";
import { homeNotes } from "../database/schema/day.ts";
import { offerAcceptances, offerPersons, offers } from "../database/schema/offers.ts";
import { questionThreads } from "../database/schema/questions.ts";
import { sentMails } from "../database/schema/sent-mails.ts";
import { subjectWords } from "../questions/subject-words.ts";
import { reasonOf } from "../staff/bounced-mails.ts";
import type { Candidate } from "./day-candidates.ts";

type DayHome = NonNullable<DayItem["home"]>;

/** The buyers of homes with telephone and mail, by the owner of the choices. */
export async function findDayHomes(db: Queries, ownerIds: readonly number[]): Promise<ReadonlyMap<number, DayHome>> {
  if (ownerIds.length === 0) return new Map();
  const ids = [...new Set(ownerIds)];
  const people = await db
    .select()
    .from(users)
    .where(and(or(inArray(users.id, ids), inArray(users.sharesChoicesOf, ids)), notWithdrawn))
    .orderBy(sql`${users.sharesChoicesOf} is not null`, asc(users.id));
  const notes = await db.select().from(homeNotes).where(inArray(homeNotes.userId, ids));
  const ofHome = Map.groupBy(people, ({ id, sharesChoicesOf }) => sharesChoicesOf ?? id);
  return new Map(
    [...ofHome].map(([userId, own]) => {
      const note = notes.find((one) => one.userId === userId);
      return [
        userId,
        {
          userId,
          buildNumber: own[0]?.buildNumber ?? "",
          names: namesOfBuyers(own) || own.map(({ email }) => email).join(", "),
          people: own.map((one) => ({ name: calledName(one), email: one.email, phone: one.phone ?? "" })),
          note: note?.words ?? "",
          remindedAt: note?.remindedAt?.toISOString() ?? null,
        },
      ];
    }),
  );
}

const LONGEST = 200;
const shortened = (words: string): string => (words.length <= LONGEST ? words : `${words.slice(0, LONGEST).trim()}…`);

async function questionsOf(db: Queries, ids: number[]): Promise<[number, DayAbout][]> {
  const found = await db
    .select({
      id: questionThreads.id,
      subject: questionThreads.subject,
      // Of the table by its name: a select from one table writes columns without it.
      words: sql<string>`(select m.words from question_messages m where m.thread_id = question_threads.id order by m.id desc limit 1)`,
    })
    .from(questionThreads)
    .where(inArray(questionThreads.id, ids));
  return found.map(({ id, subject, words }) => [
    id,
    { kind: "question", threadId: id, subject: subjectWords(subject), words: shortened(words) },
  ]);
}

async function requestsOf(db: Queries, ids: number[]): Promise<[number, DayAbout][]> {
  const found = await db
    .select({
      id: confirmations.id,
      submitType: confirmations.submitType,
      reference: sql<string>`${confirmations.document} ->> 'reference'`,
    })
    .from(confirmations)
    .where(inArray(confirmations.id, ids));
  return found.map(({ id, submitType, reference }) => [id, { kind: "request", submitType, reference }]);
}

async function changesOf(db: Queries, ids: number[]): Promise<[number, DayAbout][]> {
  const found = await db.select().from(changeRequests).where(inArray(changeRequests.id, ids));
  return found.map(({ id, byName, words }) => [id, { kind: "change", by: byName, words: shortened(words) }]);
}

async function halvesOf(db: Queries, ids: number[]): Promise<[number, DayAbout][]> {
  const found = await db
    .select({
      id: offers.id,
      reference: sql<string>`${offers.document}::jsonb ->> 'reference'`,
      validUntil: offers.validUntil,
    })
    .from(offers)
    .where(inArray(offers.id, ids));
  const persons = await db
    .select({ offerId: offerPersons.offerId, user: users, acceptedAt: offerAcceptances.at })
    .from(offerPersons)
    .innerJoin(users, eq(users.id, offerPersons.userId))
    .leftJoin(
      offerAcceptances,
      and(eq(offerAcceptances.offerId, offerPersons.offerId), eq(offerAcceptances.userId, offerPersons.userId)),
    )
    .where(inArray(offerPersons.offerId, ids))
    .orderBy(asc(offerPersons.userId));
  return found.map(({ id, reference, validUntil }) => {
    const named = (isAccepted: boolean): string[] =>
      persons.flatMap(({ offerId, user, acceptedAt }) =>
        offerId === id && (acceptedAt !== null) === isAccepted ? [calledName(user)] : [],
      );
    return [
      id,
      {
        kind: "half",
        reference,
        accepted: named(true),
        waiting: named(false),
        validUntil: validUntil.toISOString(),
      },
    ];
  });
}

async function appointmentsOf(db: Queries, ids: number[]): Promise<[number, DayAbout][]> {
  const found = await db.select().from(appointments).where(inArray(appointments.id, ids));
  return found.map(({ id, employeeName, fromDate, toDate }) => [
    id,
    { kind: "appointment", employeeName, fromDate: fromDate.toISOString(), toDate: toDate.toISOString() },
  ]);
}

async function bouncesOf(db: Queries, ids: string[]): Promise<[string, DayAbout][]> {
  const found = await db.select().from(sentMails).where(inArray(sentMails.messageId, ids));
  return found.map(({ messageId, toEmail, subject, status }) => [
    messageId,
    { kind: "bounce", to: toEmail, subject, reason: reasonOf(status) },
  ]);
}

const BY_NUMBER = {
  question: questionsOf,
  request: requestsOf,
  change: changesOf,
  half: halvesOf,
  appointment: appointmentsOf,
} as const;

/** What each row is about, by key. A row of which nothing is left is missing. */
export async function findAbouts(
  db: Queries,
  candidates: readonly Candidate[],
): Promise<ReadonlyMap<string, DayAbout>> {
  const abouts = new Map<string, DayAbout>();
  for (const [kind, rows] of Map.groupBy(candidates, (one) => one.kind)) {
    if (kind === "late") {
      for (const { key, late } of rows) if (late) abouts.set(key, { kind, ...late });
      continue;
    }
    if (kind === "closing" || kind === "start") {
      for (const { key, closing, isRegistered } of rows)
        abouts.set(
          key,
          closing ? { kind: "closing", ...closing, parts: [...closing.parts] } : { kind: "start", isRegistered },
        );
      continue;
    }
    const found =
      kind === "bounce"
        ? await bouncesOf(
            db,
            rows.map(({ about }) => String(about)),
          )
        : await BY_NUMBER[kind](
            db,
            rows.map(({ about }) => Number(about)),
          );
    for (const [id, about] of found) abouts.set(`${kind}:${id}`, about);
  }
  return abouts;
}
