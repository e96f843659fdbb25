/** Finds and erases a person. */
import { normaliseEmail } from "@showroom/domain/validation/email";
import { and, asc, eq, inArray, isNotNull, isNull, ne, notInArray, sql } from "drizzle-orm";
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
import { appointmentBookings } from "../database/schema/appointments.ts";
import { projects } from "../database/schema/catalogue.ts";
import { choiceChanges, confirmations, projectChoices, roomVersions, shareLinks } from "../database/schema/choices.ts";
import { changeRequests } from "../database/schema/change-requests.ts";
import { contactQuestions } from "../database/schema/contact.ts";
import { homes } from "../database/schema/homes.ts";
import { closingChanges, closingExceptions } from "../database/schema/closings.ts";
import { homeNotes, staffWishes } from "../database/schema/day.ts";
import { planningTold, planningWishes } from "../database/schema/planning.ts";
import { offerCodes, offerViews } from "../database/schema/offers.ts";
import { openidIdentities } from "../database/schema/openid.ts";
import { sentMails } from "../database/schema/sent-mails.ts";
import { questionMessages, questionThreads } from "../database/schema/questions.ts";
import { passkeys, secondFactorChallenges } from "../database/schema/second-factor.ts";
import type { UserRow } from "../kernel/asker.ts";
import { leaveHome, sharersOf } from "./home-buyers.ts";
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
export const isHomeOf = ({ projectId, buildNumber }: UserRow) =>
  and(eq(homes.projectId, projectId ?? 0), hasBuildNumber(homes.buildNumber, buildNumber ?? ""));

/** Leaves archived choices to somebody else who had them too. */
async function leaveArchives(tx: Queries, userId: number): Promise<void> {
  const shared = await tx
    .select({ id: projectChoices.id, archivedFor: projectChoices.archivedFor })
    .from(projectChoices)
    .where(and(eq(projectChoices.userId, userId), isNotNull(projectChoices.archivedAt)));
  for (const { id, archivedFor } of shared) {
    const [other] = await tx
      .select({ id: users.id })
      .from(users)
      .where(and(inArray(users.id, [...archivedFor]), ne(users.id, userId), isNull(users.disabledAt)))
      .orderBy(asc(users.id))
      .limit(1);
    if (other) await tx.update(projectChoices).set({ userId: other.id }).where(eq(projectChoices.id, id));
  }
  await tx
    .update(projectChoices)
    .set({ archivedFor: sql`array_remove(${projectChoices.archivedFor}, ${userId})` })
    .where(sql`${userId} = any(${projectChoices.archivedFor})`);
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
  await leaveArchives(tx, user.id);
  const ordered = tx.select({ id: confirmations.choicesId }).from(confirmations);
  const orders = await tx
    .select({ choicesId: projectChoices.id, userId: projectChoices.userId })
    .from(projectChoices)
    .where(and(inArray(projectChoices.userId, [heir ?? user.id, user.id]), inArray(projectChoices.id, ordered)));
  const own = orders.filter(({ userId }) => userId === user.id).map(({ choicesId }) => choicesId);
  if (own.length === 0) {
    await tx.delete(users).where(eq(users.id, user.id));
    return orders.length > 0;
  }
  // Drafts are no order.
  await tx
    .delete(projectChoices)
    .where(and(eq(projectChoices.userId, user.id), notInArray(projectChoices.id, ordered)));
  const ofAccount = [
    sessions,
    knownDevices,
    passwordResets,
    invitations,
    offerCodes,
    offerViews,
    planningTold,
    planningWishes,
    homeNotes,
    staffWishes,
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
    .where(inArray(changeRequests.choicesId, own));
  await tx.update(appointmentBookings).set({ reason: null }).where(inArray(appointmentBookings.choicesId, own));
  await tx.update(choiceChanges).set({ note: null }).where(inArray(choiceChanges.choicesId, own));
  await tx
    .update(projectChoices)
    .set({ budget: null, favourites: [], reopened: sql`jsonb_set(${projectChoices.reopened}, '{reason}', '""')` })
    .where(inArray(projectChoices.id, own));
  for (const table of [shareLinks, roomVersions, questionThreads])
    await tx.delete(table).where(inArray(table.choicesId, own));
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
      leftProjectId: null,
      leftAt: null,
      disabledAt: now(),
    })
    .where(eq(users.id, user.id));
  return true;
}
