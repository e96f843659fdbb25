/** Exports and erases all that is stored about a person. */
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import {
  invitations,
  knownDevices,
  passwordResets,
  recoveryCodes,
  sessions,
  users,
} from "../database/schema/accounts.ts";
import { appointmentBookings, appointments } from "../database/schema/appointments.ts";
import { auditLog } from "../database/schema/audit.ts";
import { projects } from "../database/schema/catalogue.ts";
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
import { planningTold, planningWishes } from "../database/schema/planning.ts";
import { offerAcceptances, offerCodes, offerPersons, offers } from "../database/schema/offers.ts";
import { openidIdentities } from "../database/schema/openid.ts";
import { sentMails } from "../database/schema/sent-mails.ts";
import { questionMessages, questionPictures, questionThreads } from "../database/schema/questions.ts";
import { passkeys, secondFactorChallenges } from "../database/schema/second-factor.ts";
import type { UserRow } from "../kernel/asker.ts";
import { isWithdrawn, leaveHome, sharersOf } from "./home-buyers.ts";
import { hasBuildNumber } from "./project-homes.ts";

/** The name that the history shows for an erased person. */
const ERASED_NAME = "verwijderd";

export async function findPerson(db: Queries, email: string): Promise<UserRow | null> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(email)));
  return user ?? null;
}

/** The home with the building number of a person. */
const isHomeOf = ({ projectId, buildNumber }: UserRow) =>
  and(eq(homes.projectId, projectId ?? 0), hasBuildNumber(homes.buildNumber, buildNumber ?? ""));

/** The questions of a home with all that was written, and the pictures as base64. */
async function exportQuestions(db: Queries, choicesId: number) {
  const messages = await db
    .select({ subject: questionThreads.subject, message: questionMessages })
    .from(questionMessages)
    .innerJoin(questionThreads, eq(questionThreads.id, questionMessages.threadId))
    .where(eq(questionThreads.choicesId, choicesId))
    .orderBy(asc(questionMessages.id));
  const pictures = await db
    .select({ messageId: questionPictures.messageId, content: questionPictures.content })
    .from(questionPictures)
    .innerJoin(questionMessages, eq(questionMessages.id, questionPictures.messageId))
    .innerJoin(questionThreads, eq(questionThreads.id, questionMessages.threadId))
    .where(eq(questionThreads.choicesId, choicesId));
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
  const [choices] = isWithdrawn(user)
    ? []
    : await db
        .select()
        .from(projectChoices)
        .where(eq(projectChoices.userId, choicesOwner(user)));
  const ofChoices = choices?.id ?? 0;
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
    choices: choices ?? null,
    confirmations: (await db.select().from(confirmations).where(eq(confirmations.choicesId, ofChoices))).map(
      ({ document }) => document,
    ),
    pictures: await db
      .select({
        reference: sql<string>`${confirmations.document} ->> 'reference'`,
        pageId: confirmationPictures.pageId,
        sha256: sql<string | null>`encode(${confirmationPictures.hash}, 'hex')`,
      })
      .from(confirmationPictures)
      .innerJoin(confirmations, eq(confirmations.id, confirmationPictures.confirmationId))
      .where(eq(confirmations.choicesId, ofChoices)),
    offers: await db
      .select({ document: offers.document, madeAt: offers.madeAt })
      .from(offers)
      .innerJoin(offerPersons, eq(offerPersons.offerId, offers.id))
      .where(eq(offerPersons.userId, user.id)),
    acceptances: (await db.select().from(offerAcceptances).where(eq(offerAcceptances.userId, user.id))).map(
      ({ hash, ...acceptance }) => ({ ...acceptance, hash: hash.toString("hex") }),
    ),
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
      .where(eq(appointmentBookings.choicesId, ofChoices)),
    changeRequests: await db.select().from(changeRequests).where(eq(changeRequests.choicesId, ofChoices)),
    askedQuestions: await exportQuestions(db, ofChoices),
    history: await db.select().from(choiceChanges).where(eq(choiceChanges.choicesId, ofChoices)),
    roomVersions: await db.select().from(roomVersions).where(eq(roomVersions.choicesId, ofChoices)),
    shareLinks: await db
      .select({ createdAt: shareLinks.createdAt, expiresAt: shareLinks.expiresAt })
      .from(shareLinks)
      .where(eq(shareLinks.choicesId, ofChoices)),
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

/**
 * Erases a person. Choices that somebody else shares stay with them. Submitted choices are an order: the law requires that they
 * and their confirmation are kept. The account of the last one who has them then stays without name and e-mail address.
 * Returns whether there is such an order.
 */
export async function erasePerson(tx: Queries, { id, projectId }: Pick<UserRow, "id" | "projectId">): Promise<boolean> {
  if (projectId !== null)
    await tx.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for("no key update");
  const [user] = await tx.select().from(users).where(eq(users.id, id));
  if (!user) return false;
  const heir = user.role === "projectuser" ? await leaveHome(tx, user) : null;
  // Nobody is left to share with, so that invitations that were withdrawn are of no use.
  if (heir === null) for (const former of await sharersOf(tx, id)) await erasePerson(tx, former);
  const isTheirs = eq(sql`lower(${contactQuestions.email})`, normaliseEmail(user.email));
  await tx.delete(contactQuestions).where(isTheirs);
  await tx.delete(sentMails).where(eq(sql`lower(${sentMails.toEmail})`, normaliseEmail(user.email)));
  await tx.update(choiceChanges).set({ byName: ERASED_NAME }).where(eq(choiceChanges.byUserId, user.id));
  await tx.update(changeRequests).set({ byName: ERASED_NAME }).where(eq(changeRequests.byUserId, user.id));
  await tx.update(questionMessages).set({ byName: ERASED_NAME }).where(eq(questionMessages.byUserId, user.id));
  // Reasons of an exception are free text about the person.
  const theirHome = tx.select({ id: homes.id }).from(homes).where(isHomeOf(user));
  if (user.role === "projectuser" && heir === null) {
    await tx.update(closingExceptions).set({ reason: "" }).where(inArray(closingExceptions.homeId, theirHome));
    await tx.update(closingChanges).set({ reason: null }).where(inArray(closingChanges.homeId, theirHome));
  }
  const [order] = await tx
    .select({ choicesId: projectChoices.id })
    .from(projectChoices)
    .innerJoin(confirmations, eq(confirmations.choicesId, projectChoices.id))
    .where(eq(projectChoices.userId, heir ?? user.id));
  if (!order || heir !== null) {
    await tx.delete(users).where(eq(users.id, user.id));
    return order !== undefined;
  }
  const ofAccount = [
    sessions,
    knownDevices,
    passwordResets,
    invitations,
    offerCodes,
    planningTold,
    planningWishes,
    recoveryCodes,
    secondFactorChallenges,
    passkeys,
    openidIdentities,
  ];
  for (const table of ofAccount) await tx.delete(table).where(eq(table.userId, user.id));
  // Reasons of a reopening, and what was asked and answered, are free text about the person.
  await tx
    .update(changeRequests)
    .set({
      words: "",
      answer: sql`case when ${changeRequests.ending} = 'refused' then '' else ${changeRequests.answer} end`,
    })
    .where(eq(changeRequests.choicesId, order.choicesId));
  await tx.update(appointmentBookings).set({ reason: null }).where(eq(appointmentBookings.choicesId, order.choicesId));
  await tx.update(choiceChanges).set({ note: null }).where(eq(choiceChanges.choicesId, order.choicesId));
  await tx
    .update(projectChoices)
    .set({ budget: null, reopened: sql`jsonb_set(${projectChoices.reopened}, '{reason}', '""')` })
    .where(eq(projectChoices.id, order.choicesId));
  for (const table of [shareLinks, roomVersions, questionThreads])
    await tx.delete(table).where(eq(table.choicesId, order.choicesId));
  await tx
    .update(users)
    .set({
      key: null,
      email: `erased-${user.id}@erased.invalid`,
      passwordHash: null,
      firstName: "",
      lastName: "",
      gender: null,
      phone: null,
      dateOfBirth: null,
      avatarUrl: null,
      stylesTextual: null,
      hasNewsLetter: false,
      hasFacebook: false,
      totpSecret: null,
      totpConfirmedAt: null,
      withdrawnAt: null,
      disabledAt: now(),
    })
    .where(eq(users.id, user.id));
  return true;
}
