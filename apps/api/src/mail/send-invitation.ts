import { and, eq, gt, isNull } from "drizzle-orm";
import { formatDay } from "@showroom/domain/format/moment";
import { now } from "@showroom/service/clock";
import { calledName, namedBuyers } from "../accounts/home-buyers.ts";
import { digestOf, newSecret } from "../accounts/secrets.ts";
import { invitations, users } from "../database/schema/accounts.ts";
import { projects } from "../database/schema/catalogue.ts";
import type { MailTools } from "./mail-tools.ts";
import { writeLetter } from "./letter.ts";
import { MAIL_TEXTS } from "./texts.ts";

/**
 * Mails an invitation, at most once. The attempt is stored before the mail is sent: a process that dies in between
 * leaves an invitation that no later attempt sends, and that staff see as not delivered. Links that no longer work are
 * not mailed.
 */
export async function sendInvitation(
  { db, config, mailer }: MailTools,
  invitationId: number,
  isLastAttempt: boolean,
): Promise<void> {
  const secret = newSecret();
  const isThis = eq(invitations.id, invitationId);
  const [claimed] = await db
    .update(invitations)
    .set({ hash: digestOf(secret), mailingAt: now(), mailFailedAt: null })
    .where(and(isThis, isNull(invitations.mailingAt), isNull(invitations.usedAt), gt(invitations.expiresAt, now())))
    .returning({ userId: invitations.userId, expiresAt: invitations.expiresAt });
  if (!claimed) return;
  try {
    const [found] = await db
      .select({ user: users, project: projects.document })
      .from(users)
      .innerJoin(projects, eq(projects.id, users.projectId))
      .where(eq(users.id, claimed.userId));
    if (!found) return;
    const { user, project } = found;
    const [sharer] = user.sharesChoicesOf === null ? [] : await namedBuyers(db, user);
    const texts = MAIL_TEXTS.invitation;
    const letter = writeLetter(
      MAIL_TEXTS.greeting(user.firstName),
      [
        { kind: "paragraph", text: texts.intro(project.name, user.buildNumber) },
        ...(sharer ? [{ kind: "paragraph", text: texts.shared(calledName(sharer)) } as const] : []),
        { kind: "paragraph", text: texts.link(formatDay(claimed.expiresAt.toISOString())) },
        { kind: "action", label: texts.action, url: `${config.publicUrl}/projects/signup/${secret}` },
        { kind: "paragraph", text: texts.unexpected(project.showroom.name) },
      ],
      config.productName,
    );
    await mailer.send({
      to: user.email,
      replyTo: project.showroom.email,
      subject: texts.subject(project.name),
      invitationId,
      ...letter,
    });
  } catch (error) {
    await db
      .update(invitations)
      .set({ mailingAt: null, mailFailedAt: isLastAttempt ? now() : null })
      .where(isThis);
    throw error;
  }
  await db.update(invitations).set({ mailedAt: now() }).where(isThis);
}
