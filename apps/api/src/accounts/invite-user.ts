import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Pool } from "pg";
import { choicesOwner, countsAsBuyer, refuseBuyer } from "@showroom/domain/staff/home-buyers";
import { sameBuildNumber } from "@showroom/domain/staff/project-home";
import { normaliseEmail } from "@showroom/domain/validation/email";
import { normaliseSpaces } from "@showroom/domain/validation/text";
import type { Role } from "@showroom/domain/model/user";
import { DAY, fromNow, now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { invitations, users } from "../database/schema/accounts.ts";
import { projectChoices } from "../database/schema/choices.ts";
import { homeNotes } from "../database/schema/day.ts";
import { inTransaction } from "../database/transaction.ts";
import type { UserRow } from "../kernel/asker.ts";
import { digestOf, newSecret } from "./secrets.ts";
import { buyersWithNumber, canShare, isWithdrawn, leaveHome, sharersOf } from "./home-buyers.ts";
import { endInvitations } from "./end-invitations.ts";
import { removeInvited } from "./former-buyer.ts";
import { buyerRefusalText, checkHome, HomeRefused, sharedTypeText } from "./project-homes.ts";

const VALID_FOR = 30 * DAY;

export interface Invitation {
  readonly email: string;
  readonly role: Role;
  readonly projectId: number | null;
  /** Projects that a project admin may enter. */
  readonly projectIds?: number[];
  readonly houseTypeId: number | null;
  readonly organisationId: number | null;
  readonly buildNumber: string | null;
  readonly firstName: string;
  readonly lastName: string;
  /** Shares the choices of who has the home already. Never without being asked for. */
  readonly isCoBuyer?: boolean;
}

export interface Invited {
  readonly userId: number;
  readonly invitationId: number;
  /** Of the link. A mail replaces it by its own. */
  readonly secret: string;
}

/** `link`: the caller shows the link. `mail`: the caller queues a mail in the same transaction. */
type Delivery = "link" | "mail";

/** Any fixed number, so that these locks differ from others. */
const ADDRESS_LOCK = 741_206;

/**
 * Lets one transaction at a time decide whether an address is free, also when they invite for different projects. Taken after
 * the lock of the project, in one order.
 */
export async function lockAddresses(tx: Queries, emails: readonly string[]): Promise<void> {
  for (const email of [...new Set(emails)].toSorted())
    await tx.execute(sql`select pg_advisory_xact_lock(${ADDRESS_LOCK}, hashtext(${email}))`);
}

/** A co-buyer who is invited again takes over from an owner who was withdrawn. */
async function leaveWithdrawnOwner(tx: Queries, userId: number): Promise<void> {
  const [owner] = await tx
    .select()
    .from(users)
    .where(inArray(users.id, tx.select({ id: users.sharesChoicesOf }).from(users).where(eq(users.id, userId))));
  if (owner && isWithdrawn(owner)) await leaveHome(tx, owner);
}

/** Gives an invited user a new link, and ends earlier ones. */
export async function renewInvitation(tx: Queries, userId: number, delivery: Delivery): Promise<Invited> {
  const secret = newSecret();
  await endInvitations(tx, userId);
  await tx.update(users).set({ invitedAt: now(), withdrawnAt: null }).where(eq(users.id, userId));
  await leaveWithdrawnOwner(tx, userId);
  const [made] = await tx
    .insert(invitations)
    .values({
      hash: digestOf(secret),
      userId,
      expiresAt: fromNow(VALID_FOR),
      queuedAt: delivery === "mail" ? now() : null,
    })
    .returning({ id: invitations.id });
  if (!made) throw new Error("The invitation was not stored");
  return { userId, invitationId: made.id, secret };
}

interface NumberedHome {
  readonly projectId: number;
  readonly buildNumber: string;
}

const isBuyerOfHome = (user: UserRow, { projectId, buildNumber }: NumberedHome): boolean =>
  user.role === "projectuser" && user.projectId === projectId && sameBuildNumber(user.buildNumber ?? "", buildNumber);

/**
 * Whose choices an invited buyer will share; null for who gets choices of their own.
 * @throws HomeRefused for a home that somebody has, unless a co-buyer was asked for; for a co-buyer of nobody, and with another
 * house type
 */
async function findOwner(
  tx: Queries,
  { projectId, buildNumber }: NumberedHome,
  {
    email,
    isCoBuyer,
    houseTypeId,
  }: { readonly email: string; readonly isCoBuyer: boolean; readonly houseTypeId: number | null },
): Promise<number | null> {
  const others = (await buyersWithNumber(tx, projectId, buildNumber)).filter(
    (one) => one.email.toLowerCase() !== email,
  );
  const there = others.filter((one) =>
    countsAsBuyer({ isWithdrawn: isWithdrawn(one), canShare: canShare(one) }, isCoBuyer),
  );
  const refusal = refuseBuyer(there.length, isCoBuyer);
  if (refusal) throw new HomeRefused(buyerRefusalText(refusal, buildNumber, there[0]?.email ?? ""));
  const [sharer] = there;
  if (!isCoBuyer || !sharer) return null;
  if (sharer.houseTypeId !== houseTypeId) throw new HomeRefused(sharedTypeText(buildNumber));
  return choicesOwner(sharer);
}

/**
 * A command cannot prepare the choices with which the buyer of a home starts where former buyers agreed something.
 * @throws HomeRefused for such a home
 */
async function refuseStanding(tx: Queries, { projectId, buildNumber }: NumberedHome): Promise<void> {
  const { rows } = await tx.execute(sql`
    select from homes h join project_choices c on c.archived_home_id = h.id and cardinality(c.archived_parts) > 0
    where h.project_id = ${projectId} and lower(h.build_number) = lower(${buildNumber}) limit 1`);
  if (rows.length > 0)
    throw new HomeRefused(`voor bouwnummer ${buildNumber} is al iets afgesproken; nodig deze koper uit in /admin`);
}

/** Makes an account that never registered ready for an invitation: it leaves the home that it was invited for before. */
async function leaveFormerHome(tx: Queries, known: UserRow, ownerId: number | null): Promise<void> {
  if ((await leaveHome(tx, known)) === null)
    for (const former of await sharersOf(tx, known.id)) await removeInvited(tx, former);
  // Staff who looked around for this person left choices without content.
  if (ownerId !== null)
    await tx
      .delete(projectChoices)
      .where(
        and(eq(projectChoices.userId, known.id), eq(projectChoices.version, 0), isNull(projectChoices.archivedAt)),
      );
}

/**
 * Creates an account with an invitation, or renews the invitation. Null for a registered user who has not left a home.
 * @throws HomeRefused when a buyer's project has homes, but no open one with this number and house type; or see `findOwner`
 */
export async function inviteUserIn(tx: Queries, invitation: Invitation, delivery: Delivery): Promise<Invited | null> {
  const { role, isCoBuyer = false, ...rest } = invitation;
  const { projectId, houseTypeId } = rest;
  const email = normaliseEmail(invitation.email);
  const buildNumber = invitation.buildNumber === null ? null : normaliseSpaces(invitation.buildNumber);
  const isBuyer = role === "projectuser" && projectId !== null && buildNumber !== null;
  if (isBuyer) await checkHome(tx, { projectId, buildNumber, houseTypeId });
  await lockAddresses(tx, [email]);
  const [known] = await tx
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, email))
    .for("update");
  const isFormer = known !== undefined && known.leftAt !== null;
  if (known?.passwordHash && !isFormer) return null;
  const home = isBuyer ? { projectId, buildNumber } : null;
  const isThere = known !== undefined && home !== null && !isWithdrawn(known) && isBuyerOfHome(known, home);
  const sharesChoicesOf = isThere
    ? known.sharesChoicesOf
    : home && (await findOwner(tx, home, { email, isCoBuyer, houseTypeId }));
  if (home && delivery === "link" && !isThere && sharesChoicesOf === null) await refuseStanding(tx, home);
  if (known && !isThere) await leaveFormerHome(tx, known, sharesChoicesOf);
  // A former buyer registers again, for the new home. What staff noted was about the former one, maybe of another organisation.
  if (isFormer) await tx.delete(homeNotes).where(eq(homeNotes.userId, known.id));
  const again = isFormer ? { passwordHash: null, approvedTermsAt: null, leftAt: null, leftProjectId: null } : {};
  const facts = { ...rest, email, buildNumber, role, roles: [role], sharesChoicesOf, ...again };
  const [user] = known
    ? await tx.update(users).set(facts).where(eq(users.id, known.id)).returning({ id: users.id })
    : await tx.insert(users).values(facts).returning({ id: users.id });
  if (!user) throw new Error("The account was not stored");
  return await renewInvitation(tx, user.id, delivery);
}

/** `inviteUserIn` in a transaction of its own, for a link that the caller shows. */
export async function inviteUser(pool: Pool, invitation: Invitation): Promise<Invited | null> {
  return await inTransaction(pool, ({ tx }) => inviteUserIn(tx, invitation, "link"));
}
