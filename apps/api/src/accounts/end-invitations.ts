import { and, eq, isNull } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { invitations } from "../database/schema/accounts.ts";
import { endSessions } from "./sessions.ts";

/** Ends all that an earlier link gives: the link itself, and a session that was started with it. */
export async function endInvitations(tx: Queries, userId: number): Promise<void> {
  await tx
    .update(invitations)
    .set({ usedAt: now() })
    .where(and(eq(invitations.userId, userId), isNull(invitations.usedAt)));
  await endSessions(tx, userId, "expired");
}
