import { and, eq, gt, isNull } from "drizzle-orm";
import type { ShareLink } from "@showroom/api-contract/entities/share-link";
import { now } from "@showroom/service/clock";
import { shareLinks } from "../../database/schema/choices.ts";

export const shareLinkEntity = (row: typeof shareLinks.$inferSelect): ShareLink => ({
  id: row.id,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  lastViewedAt: row.lastViewedAt?.toISOString() ?? null,
});

/** Condition for links that are not revoked or expired. */
export const isOpen = () => and(isNull(shareLinks.revokedAt), gt(shareLinks.expiresAt, now()));
export const isOpenOf = (choicesId: number) => and(eq(shareLinks.choicesId, choicesId), isOpen());
