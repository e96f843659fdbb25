import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { moment, writtenAt } from "./columns.ts";

/** The mails of late, so that one that comes back is known. Only kept where an installation reads what comes back. */
export const sentMails = pgTable(
  "sent_mails",
  {
    /** Message-ID, with its brackets. */
    messageId: text("message_id").primaryKey(),
    toEmail: text("to_email").notNull(),
    subject: text("subject").notNull(),
    /** The newest invitation of the reader, when the mail is one. No foreign key: the mail outlives it. */
    invitationId: integer("invitation_id"),
    sentAt: writtenAt("sent_at"),
    bouncedAt: moment("bounced_at"),
    /** Enhanced status code (RFC 3463), such as `5.1.1`. */
    status: text("status").notNull().default(""),
    /** What the other mail server says of it. */
    diagnostic: text("diagnostic").notNull().default(""),
    /** When staff set it aside. */
    handledAt: moment("handled_at"),
  },
  (table) => [index("sent_mails_to").on(table.toEmail, table.sentAt), index("sent_mails_sent").on(table.sentAt)],
);
