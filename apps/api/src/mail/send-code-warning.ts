import { and, eq, isNull } from "drizzle-orm";
import { users } from "../database/schema/accounts.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Warns the owner of an account that somebody who knows the password enters wrong codes of the second factor. */
export async function sendCodeWarning({ db, config, mailer }: MailTools, userId: number): Promise<void> {
  const [user] = await db
    .select({ email: users.email, firstName: users.firstName })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.disabledAt)));
  if (!user) return;
  const { codes } = MAIL_TEXTS;
  const letter = writeLetter(
    MAIL_TEXTS.greeting(user.firstName),
    [
      { kind: "paragraph", text: codes.intro },
      { kind: "paragraph", text: codes.advice },
      { kind: "action", label: codes.action, url: `${config.publicUrl}/admin` },
    ],
    config.productName,
  );
  await mailer.send({ to: user.email, subject: codes.subject(config.productName), ...letter });
}
