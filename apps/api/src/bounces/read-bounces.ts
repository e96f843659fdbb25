import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { ago, DAY, now } from "@showroom/service/clock";
import { normaliseEmail } from "@showroom/domain/validation/email";
import type { Database } from "../database/database.ts";
import { sentMails } from "../database/schema/sent-mails.ts";
import { readDeliveryReport, type FailedDelivery } from "./delivery-report.ts";
import type { Mailbox } from "./mailbox.ts";

/** A report without the mail is about the newest mail to the recipient, if that is not older than servers keep trying. */
const SERVERS_TRY_FOR = 6 * DAY;

async function findMail(db: Database, messageId: string | null, recipient: string): Promise<string | null> {
  if (messageId !== null) {
    const [known] = await db
      .select({ id: sentMails.messageId })
      .from(sentMails)
      .where(eq(sentMails.messageId, messageId));
    if (known) return known.id;
  }
  const [newest] = await db
    .select({ id: sentMails.messageId })
    .from(sentMails)
    .where(
      and(eq(sql`lower(${sentMails.toEmail})`, normaliseEmail(recipient)), gt(sentMails.sentAt, ago(SERVERS_TRY_FOR))),
    )
    .orderBy(desc(sentMails.sentAt))
    .limit(1);
  return newest?.id ?? null;
}

async function storeBounce(db: Database, messageId: string, { status, diagnostic }: FailedDelivery): Promise<void> {
  await db
    .update(sentMails)
    .set({ bouncedAt: now(), status, diagnostic })
    .where(and(eq(sentMails.messageId, messageId), isNull(sentMails.bouncedAt)));
}

/** Takes one mail of the mailbox: marks the mail that came back. Returns whether there was one. */
export async function takeBounce(db: Database, source: Buffer): Promise<boolean> {
  const report = readDeliveryReport(source);
  let isKnown = false;
  for (const failure of report?.failures ?? []) {
    const messageId = await findMail(db, report?.messageId ?? null, failure.recipient);
    if (messageId === null) continue;
    await storeBounce(db, messageId, failure);
    isKnown = true;
  }
  return isKnown;
}

/** The job: reads what came back since the last run. */
export const readBounces = async ({ db }: { readonly db: Database }, mailbox: Mailbox): Promise<void> =>
  await mailbox.readNew(async (source) => void (await takeBounce(db, source)));
