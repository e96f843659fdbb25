import { randomBytes } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import { now } from "@showroom/service/clock";
import { bareAddress, type Config } from "../config/config.ts";

export interface Mail {
  readonly to: string;
  readonly replyTo?: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly attachments?: readonly MailedFile[];
  readonly calendar?: MailedCalendar;
  /** The invitation that this mail is. */
  readonly invitationId?: number;
  /** Message-ID, with its brackets. */
  readonly messageId?: string;
  /** Where the mail goes, and comes back to when it cannot be delivered. */
  readonly envelope?: { readonly from: string; readonly to: string };
}

/** An event that calendars take from a mail: as a part of the mail by its method, and as a file. */
export interface MailedCalendar {
  readonly method: "REQUEST" | "CANCEL";
  readonly content: string;
}

export interface MailedFile {
  readonly name: string;
  readonly type: string;
  readonly content: Buffer;
  /** The content id by which the HTML shows it in its place. */
  readonly cid?: string;
}

export interface Mailer {
  readonly send: (mail: Mail) => Promise<void>;
}

/** The bare address that mails are sent from. */
export const senderOf = ({ mailFrom }: Pick<Config, "mailFrom">): string => bareAddress(mailFrom);

/** Folder for mails when there is no mail server. */
export const outboxFolder = (dataDir: string): string => join(dataDir, "outbox");

/** The mail in the words of the library. It may not read files or addresses that a text names. */
const messageOf = ({ attachments = [], calendar, invitationId: _invitation, envelope, ...mail }: Mail) => ({
  ...mail,
  ...(envelope && { envelope: { ...envelope } }),
  ...(calendar && { icalEvent: { ...calendar, filename: "afspraak.ics" } }),
  attachments: attachments.map(({ name, type, content, cid }) => ({
    filename: name,
    contentType: type,
    content,
    ...(cid !== undefined && { cid, contentDisposition: "inline" as const }),
  })),
  disableFileAccess: true,
  disableUrlAccess: true,
});

function sendBySmtp(config: Config, smtpUrl: string): Mailer {
  const transport = createTransport(smtpUrl, { from: config.mailFrom });
  return {
    send: async (mail) => void (await transport.sendMail(messageOf(mail))),
  };
}

function writeToOutbox(config: Config, log: Logger): Mailer {
  const folder = outboxFolder(config.dataDir);
  const transport = createTransport(
    { streamTransport: true, buffer: true, newline: "unix" },
    { from: config.mailFrom },
  );
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageOf(mail));
      if (!Buffer.isBuffer(message)) throw new Error("The outbox transport gave no message");
      const file = join(folder, `${now().toISOString().replaceAll(":", "-")}-${randomBytes(4).toString("hex")}.eml`);
      await mkdir(folder, { recursive: true });
      await writeFile(`${file}.part`, message);
      await rename(`${file}.part`, file);
      log.info({ file }, "mail written to the outbox");
    },
  };
}

/** Creates a mailer for SMTP_URL. Without it, mails are written as `.eml` files to the outbox folder and logged. */
export function createMailer(config: Config, log: Logger): Mailer {
  return config.smtpUrl === null ? writeToOutbox(config, log) : sendBySmtp(config, config.smtpUrl);
}

/** Wraps a mailer so that `onFailure` is called for each failed attempt. */
export function tellingFailures(mailer: Mailer, onFailure: () => void): Mailer {
  return {
    send: async (mail) => {
      try {
        await mailer.send(mail);
      } catch (error) {
        onFailure();
        throw error;
      }
    },
  };
}
