import type { InvitationState } from "@showroom/api-contract/endpoints/invitations";
import { ago, MINUTE, now } from "@showroom/service/clock";
import type { invitations } from "../database/schema/accounts.ts";

/** An attempt that is older did not end: its process died. The queue ends it after the same time. */
const LONGEST_ATTEMPT = 15 * MINUTE;

type Invitation = Pick<
  typeof invitations.$inferSelect,
  "expiresAt" | "usedAt" | "queuedAt" | "mailingAt" | "mailedAt" | "mailFailedAt"
>;

/** What became of an invited buyer. `newest` is null when the invitation was removed, long after its end. */
export function invitationState(
  user: { readonly passwordHash: string | null; readonly withdrawnAt: Date | null },
  newest: Invitation | null,
  hasBounced: boolean,
): InvitationState {
  if (user.passwordHash !== null) return "registered";
  if (user.withdrawnAt !== null && (newest === null || newest.usedAt !== null)) return "withdrawn";
  if (newest === null || newest.usedAt !== null) return "expired";
  // Also after the link's end: it is not enough to send it again to the same address.
  if (hasBounced && newest.mailedAt !== null) return "bounced";
  if (newest.expiresAt <= now()) return "expired";
  if (newest.queuedAt === null) return "link";
  if (newest.mailedAt !== null) return "sent";
  if (newest.mailFailedAt !== null) return "failed";
  return newest.mailingAt !== null && newest.mailingAt < ago(LONGEST_ATTEMPT) ? "failed" : "queued";
}
