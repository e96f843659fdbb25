/** Codes that are mailed to a person, to accept one offer with. */
import { randomInt, timingSafeEqual } from "node:crypto";
import { and, count, desc, eq, gt, sql } from "drizzle-orm";
import { refuseAcceptance, type AcceptanceRefusal } from "@showroom/domain/agreement/offer-state";
import { ago, fromNow, HOUR, MINUTE, now, nowMs } from "@showroom/service/clock";
import type { Queries } from "../database/database.ts";
import { offerCodes } from "../database/schema/offers.ts";
import { inTransaction } from "../database/transaction.ts";
import type { UserRow } from "../kernel/asker.ts";
import type { AppContext } from "../kernel/context.ts";
import { lockOffer } from "./find-offers.ts";

/** The seal of `sealOf` for codes. */
export const OFFER_CODES = "offer-codes";
const VALID_FOR = 15 * MINUTE;
const CODES_PER_HOUR = 5;
const MOST_FAILURES = 5;

interface OfferOf {
  readonly projectId: number;
  readonly offerId: number;
}

/** Queues a mail with a new code. The earlier ones of the person are over. */
export async function askOfferCode(
  { pool, jobs, sealOf }: Pick<AppContext, "pool" | "jobs" | "sealOf">,
  user: UserRow,
  { projectId, offerId }: OfferOf,
): Promise<"done" | "too-many" | AcceptanceRefusal> {
  return await inTransaction(pool, async ({ tx, client }) => {
    const { record } = await lockOffer(tx, projectId, offerId);
    const refusal = refuseAcceptance(record, { person: user.id, hash: record.hash }, nowMs());
    if (refusal !== null) return refusal;
    const isTheirs = and(eq(offerCodes.offerId, offerId), eq(offerCodes.userId, user.id));
    const [asked] = await tx
      .select({ n: count() })
      .from(offerCodes)
      .where(and(isTheirs, gt(offerCodes.createdAt, ago(HOUR))));
    if ((asked?.n ?? 0) >= CODES_PER_HOUR) return "too-many";
    const code = String(randomInt(1_000_000)).padStart(6, "0");
    const [stored] = await tx
      .insert(offerCodes)
      .values({ offerId, userId: user.id, sealed: sealOf(OFFER_CODES).seal(code), expiresAt: fromNow(VALID_FOR) })
      .returning({ id: offerCodes.id });
    if (stored) await jobs.send("mail.offer-code", { codeId: stored.id }, client);
    return "done";
  });
}

/** Checks a code within the transaction that has locked the offer. A wrong one is counted, so the transaction must commit. */
export async function checkOfferCode(
  tx: Queries,
  { sealOf }: Pick<AppContext, "sealOf">,
  { offerId, userId, code }: { readonly offerId: number; readonly userId: number; readonly code: string },
): Promise<"right" | "code-wrong" | "code-over"> {
  const [newest] = await tx
    .select()
    .from(offerCodes)
    .where(and(eq(offerCodes.offerId, offerId), eq(offerCodes.userId, userId)))
    .orderBy(desc(offerCodes.id))
    .limit(1);
  if (!newest || newest.expiresAt <= now() || newest.failures >= MOST_FAILURES) return "code-over";
  const isRight = timingSafeEqual(Buffer.from(sealOf(OFFER_CODES).open(newest.sealed)), Buffer.from(code));
  if (isRight) return "right";
  await tx
    .update(offerCodes)
    .set({ failures: sql`${offerCodes.failures} + 1` })
    .where(eq(offerCodes.id, newest.id));
  return "code-wrong";
}
