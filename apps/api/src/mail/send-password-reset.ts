import { normaliseEmail } from "@showroom/domain/validation/email";
import { and, count, eq, gt, sql } from "drizzle-orm";
import { ago, fromNow, HOUR, MINUTE } from "@showroom/service/clock";
import { passwordResets, users } from "../database/schema/accounts.ts";
import { hasOnlyOpenid } from "../accounts/openid/providers.ts";
import { digestOf, newSecret } from "../accounts/secrets.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Maximum number of reset mails per address in 15 minutes, so that others cannot flood a mailbox. */
const MAILS_PER_QUARTER = 3;

/** Mails a reset link that works once within an hour. An address without a registered account gets no mail. */
export async function sendPasswordReset({ db, config, mailer }: MailTools, email: string): Promise<void> {
  const [user] = await db
    .select()
    .from(users)
    .where(eq(sql`lower(${users.email})`, normaliseEmail(email)));
  if (!user || user.passwordHash === null || user.disabledAt !== null) return;
  if (await hasOnlyOpenid(db, user)) return;
  const recently = and(eq(passwordResets.userId, user.id), gt(passwordResets.createdAt, ago(15 * MINUTE)));
  const [asked] = await db.select({ n: count() }).from(passwordResets).where(recently);
  if ((asked?.n ?? 0) >= MAILS_PER_QUARTER) return;
  const token = newSecret();
  await db.insert(passwordResets).values({ hash: digestOf(token), userId: user.id, expiresAt: fromNow(HOUR) });
  const { reset } = MAIL_TEXTS;
  const letter = writeLetter(
    MAIL_TEXTS.greeting(user.firstName),
    [
      { kind: "paragraph", text: reset.intro },
      { kind: "action", label: reset.action, url: `${config.publicUrl}/password/reset/${token}` },
      { kind: "paragraph", text: reset.ignore },
    ],
    config.productName,
  );
  await mailer.send({ to: user.email, subject: reset.subject(config.productName), ...letter });
}
