import { randomUUID } from "node:crypto";
import type { Config } from "../config/config.ts";
import type { Database } from "../database/database.ts";
import { sentMails } from "../database/schema/sent-mails.ts";
import { senderOf, type Mailer } from "./mailer.ts";

/**
 * Wraps a mailer so that a mail which comes back is known: it is stored before it is sent, and its envelope names the address of the
 * mailbox that is read. Without such a mailbox nothing is stored.
 */
export function rememberingSent(
  mailer: Mailer,
  { bounces, mailFrom }: Pick<Config, "bounces" | "mailFrom">,
  db: Database,
): Mailer {
  if (bounces === null) return mailer;
  const host = senderOf({ mailFrom }).split("@").at(-1) ?? "localhost";
  return {
    send: async (mail) => {
      const messageId = `<${randomUUID()}@${host}>`;
      const { to, subject, invitationId = null } = mail;
      await db.insert(sentMails).values({ messageId, toEmail: to, subject, invitationId });
      await mailer.send({ ...mail, messageId, envelope: { from: bounces.address, to } });
    },
  };
}
