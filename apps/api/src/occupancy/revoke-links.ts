import { and, eq, isNull } from "drizzle-orm";
import { now } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { shareLinks } from "../database/schema/choices.ts";

/** Ends all links to choices: who leaves may have any of them. */
export async function revokeLinks(tx: Queries, choicesId: number): Promise<void> {
  const isOpen = and(eq(shareLinks.choicesId, choicesId), isNull(shareLinks.revokedAt));
  await tx.update(shareLinks).set({ revokedAt: now() }).where(isOpen);
}
