import { eq, sql } from "drizzle-orm";
import type { BuyerInvitation } from "@showroom/api-contract/endpoints/invitations";
import { fullName } from "@showroom/domain/format/full-name";
import type { Queries } from "../database/database.ts";
import { invitations, users } from "../database/schema/accounts.ts";
import { houseTypes } from "../database/schema/catalogue.ts";
import { isBuyerOf } from "../staff/buyers.ts";
import { invitationState } from "./invitation-state.ts";

const BY_NUMBER = new Intl.Collator("nl", { numeric: true });

const isNewest = eq(
  invitations.id,
  sql`(select max(newest.id) from invitations newest where newest.user_id = ${users.id})`,
);

const hasBounced = sql<boolean>`exists (select from sent_mails m where m.invitation_id = ${invitations.id} and m.bounced_at is not null)`;

/** Everyone who was invited as a buyer of a project, each with the newest invitation, by building number. */
export async function findInvitations(db: Queries, projectId: number): Promise<BuyerInvitation[]> {
  const found = await db
    .select({ user: users, houseType: houseTypes.name, newest: invitations, hasBounced })
    .from(users)
    .leftJoin(invitations, isNewest)
    .leftJoin(houseTypes, eq(houseTypes.id, users.houseTypeId))
    .where(isBuyerOf(projectId));
  return found
    .map(({ user, houseType, newest, hasBounced: isBounced }) => ({
      userId: user.id,
      invitationId: newest?.id ?? null,
      name: fullName(user),
      email: user.email,
      buildNumber: user.buildNumber ?? "",
      houseType: houseType ?? "",
      isCoBuyer: user.sharesChoicesOf !== null,
      state: invitationState(user, newest, isBounced),
      invitedAt: user.invitedAt?.toISOString() ?? null,
      mailedAt: newest?.mailedAt?.toISOString() ?? null,
      expiresAt: newest?.expiresAt.toISOString() ?? null,
    }))
    .toSorted((one, other) => BY_NUMBER.compare(one.buildNumber, other.buildNumber));
}
