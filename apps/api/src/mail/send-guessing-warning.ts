import { normaliseEmail } from "@showroom/domain/validation/email";
import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { ago, DAY, now } from "@showroom/service/clock";
import { users } from "../database/schema/accounts.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

/** Warns the owner of an account about password guessing, at most once a day. An unknown address gets no mail. */
export async function sendGuessingWarning({ db, config, mailer }: MailTools, email: string): Promise<void> {
  const [user] = await db
    .update(users)
    .set({ guessingToldAt: now() })
    .where(
      and(
        eq(sql`lower(${users.email})`, normaliseEmail(email)),
        isNotNull(users.passwordHash),
        or(isNull(users.guessingToldAt), lt(users.guessingToldAt, ago(DAY))),
      ),
    )
    .returning({ email: users.email, firstName: users.firstName });
  if (!user) return;
  const { guessing } = MAIL_TEXTS;
  const letter = writeLetter(
    MAIL_TEXTS.greeting(user.firstName),
    [
      { kind: "paragraph", text: guessing.intro },
      { kind: "paragraph", text: guessing.advice },
      { kind: "action", label: guessing.action, url: config.publicUrl },
    ],
    config.productName,
  );
  await mailer.send({ to: user.email, subject: guessing.subject(config.productName), ...letter });
}
