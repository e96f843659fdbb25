/** Exports all that is stored about a person. */
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { and, asc, eq, inArray, isNull, or, sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import { invitations, sessions } from "../database/schema/accounts.ts";
import { appointmentBookings, appointments } from "../database/schema/appointments.ts";
import { auditLog } from "../database/schema/audit.ts";
import {
  choiceChanges,
  confirmationPictures,
  confirmations,
  projectChoices,
  roomVersions,
  shareLinks,
} from "../database/schema/choices.ts";
import { changeRequests } from "../database/schema/change-requests.ts";
import { contactQuestions } from "../database/schema/contact.ts";
import { homes } from "../database/schema/homes.ts";
import { closingChanges, closingExceptions } from "../database/schema/closings.ts";
import { homeNotes, staffWishes } from "../database/schema/day.ts";
import { planningTold, planningWishes } from "../database/schema/planning.ts";
import { offerAcceptances, offerPersons, offers, offerViews } from "../database/schema/offers.ts";
import { openidIdentities } from "../database/schema/openid.ts";
import { sentMails } from "../database/schema/sent-mails.ts";
import { questionMessages, questionPictures, questionThreads } from "../database/schema/questions.ts";
import { passkeys } from "../database/schema/second-factor.ts";
import type { UserRow } from "../kernel/asker.ts";
import { isWithdrawn } from "./home-buyers.ts";
import { isHomeOf } from "./person.ts";

/** The questions of a home with all that was written, and the pictures as base64. */
async function exportQuestions(db: Queries, ofChoices: readonly number[]) {
  const isTheirs = inArray(questionThreads.choicesId, [...ofChoices]);
  const messages = await db
    .select({ subject: questionThreads.subject, message: questionMessages })
    .from(questionMessages)
    .innerJoin(questionThreads, eq(questionThreads.id, questionMessages.threadId))
    .where(isTheirs)
    .orderBy(asc(questionMessages.id));
  const pictures = await db
    .select({ messageId: questionPictures.messageId, content: questionPictures.content })
    .from(questionPictures)
    .innerJoin(questionMessages, eq(questionMessages.id, questionPictures.messageId))
    .innerJoin(questionThreads, eq(questionThreads.id, questionMessages.threadId))
    .where(isTheirs);
  return messages.map(({ subject, message: { id, at, side, byName, words } }) => ({
    subject,
    at,
    side,
    byName,
    words,
    pictures: pictures.filter(({ messageId }) => messageId === id).map(({ content }) => content.toString("base64")),
  }));
}

/** Everything that is stored about a person, without secrets, as plain data. */
export async function exportPerson(db: Queries, user: UserRow) {
  const { passwordHash: _hash, totpSecret: _totp, ...account } = user;
  const isPresent = and(eq(projectChoices.userId, choicesOwner(user)), isNull(projectChoices.archivedAt));
  const isArchived = sql`${user.id} = any(${projectChoices.archivedFor})`;
  const all = await db
    .select()
    .from(projectChoices)
    .where(isWithdrawn(user) ? isArchived : or(isPresent, isArchived));
  const choices = all.find(({ archivedAt }) => archivedAt === null) ?? null;
  const ofChoices = all.map(({ id }) => id);
  const [home] = await db
    .select({ id: homes.id, phase: homes.phase, address: homes.address })
    .from(homes)
    .where(isHomeOf(user));
  return {
    account,
    home: home
      ? {
          phase: home.phase,
          address: home.address,
          exceptions: await db.select().from(closingExceptions).where(eq(closingExceptions.homeId, home.id)),
          changedExceptions: await db.select().from(closingChanges).where(eq(closingChanges.homeId, home.id)),
        }
      : null,
    sessions: await db
      .select({ createdAt: sessions.createdAt, lastUsedAt: sessions.lastUsedAt, userAgent: sessions.userAgent })
      .from(sessions)
      .where(eq(sessions.userId, user.id)),
    noteOfStaff: isWithdrawn(user)
      ? []
      : await db
          .select()
          .from(homeNotes)
          .where(eq(homeNotes.userId, choicesOwner(user))),
    staffWishes: await db.select().from(staffWishes).where(eq(staffWishes.userId, user.id)),
    planning: {
      wishes: await db.select().from(planningWishes).where(eq(planningWishes.userId, user.id)),
      told: await db.select().from(planningTold).where(eq(planningTold.userId, user.id)),
    },
    invitations: await db
      .select({
        createdAt: invitations.createdAt,
        expiresAt: invitations.expiresAt,
        usedAt: invitations.usedAt,
        mailedAt: invitations.mailedAt,
        mailFailedAt: invitations.mailFailedAt,
      })
      .from(invitations)
      .where(eq(invitations.userId, user.id)),
    passkeys: await db
      .select({ name: passkeys.name, createdAt: passkeys.createdAt, lastUsedAt: passkeys.lastUsedAt })
      .from(passkeys)
      .where(eq(passkeys.userId, user.id)),
    openidIdentities: await db
      .select({
        issuer: openidIdentities.issuer,
        subject: openidIdentities.subject,
        createdAt: openidIdentities.createdAt,
        lastUsedAt: openidIdentities.lastUsedAt,
      })
      .from(openidIdentities)
      .where(eq(openidIdentities.userId, user.id)),
    choices,
    archivedChoices: all.filter((one) => one !== choices),
    confirmations: (await db.select().from(confirmations).where(inArray(confirmations.choicesId, ofChoices))).map(
      // Of a draft that was frozen for a last offer, also its rooms.
      ({ document, late }) => (late ? { ...document, late } : document),
    ),
    pictures: await db
      .select({
        reference: sql<string>`${confirmations.document} ->> 'reference'`,
        pageId: confirmationPictures.pageId,
        sha256: sql<string | null>`encode(${confirmationPictures.hash}, 'hex')`,
      })
      .from(confirmationPictures)
      .innerJoin(confirmations, eq(confirmations.id, confirmationPictures.confirmationId))
      .where(inArray(confirmations.choicesId, ofChoices)),
    offers: await db
      .select({ document: offers.document, madeAt: offers.madeAt })
      .from(offers)
      .innerJoin(offerPersons, eq(offerPersons.offerId, offers.id))
      .where(eq(offerPersons.userId, user.id)),
    acceptances: (await db.select().from(offerAcceptances).where(eq(offerAcceptances.userId, user.id))).map(
      ({ hash, ...acceptance }) => ({ ...acceptance, hash: hash.toString("hex") }),
    ),
    openedOffers: await db
      .select({
        reference: sql<string>`${offers.document}::jsonb ->> 'reference'`,
        kind: offerViews.kind,
        firstAt: offerViews.firstAt,
        lastAt: offerViews.lastAt,
      })
      .from(offerViews)
      .innerJoin(offers, eq(offers.id, offerViews.offerId))
      .where(eq(offerViews.userId, user.id)),
    appointments: await db
      .select({
        employeeName: appointments.employeeName,
        fromDate: appointments.fromDate,
        toDate: appointments.toDate,
        bookedAt: appointmentBookings.bookedAt,
        ending: appointmentBookings.ending,
        endedAt: appointmentBookings.endedAt,
        reason: appointmentBookings.reason,
      })
      .from(appointmentBookings)
      .innerJoin(appointments, eq(appointments.id, appointmentBookings.appointmentId))
      .where(inArray(appointmentBookings.choicesId, ofChoices)),
    changeRequests: await db.select().from(changeRequests).where(inArray(changeRequests.choicesId, ofChoices)),
    askedQuestions: await exportQuestions(db, ofChoices),
    history: await db
      .select()
      .from(choiceChanges)
      .where(or(inArray(choiceChanges.choicesId, ofChoices), eq(choiceChanges.byUserId, user.id))),
    roomVersions: await db.select().from(roomVersions).where(inArray(roomVersions.choicesId, ofChoices)),
    shareLinks: await db
      .select({ createdAt: shareLinks.createdAt, expiresAt: shareLinks.expiresAt })
      .from(shareLinks)
      .where(inArray(shareLinks.choicesId, ofChoices)),
    questions: await db
      .select()
      .from(contactQuestions)
      .where(eq(sql`lower(${contactQuestions.email})`, normaliseEmail(user.email))),
    mails: await db
      .select()
      .from(sentMails)
      .where(eq(sql`lower(${sentMails.toEmail})`, normaliseEmail(user.email))),
    audit: await db.select().from(auditLog).where(eq(auditLog.subjectId, user.id)),
  };
}
