import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../database/transaction.ts";
import { writeLetter, type LetterPart } from "./letter.ts";
import type { MailedCalendar, MailedFile } from "./mailer.ts";
import type { MailTools } from "./mail-tools.ts";
import { MAIL_TEXTS } from "./texts.ts";

interface Reader {
  readonly id: number;
  readonly email: string;
  readonly firstName: string;
}

/** A letter that several persons get, each with their own greeting. */
export interface LetterToEach {
  readonly readers: readonly Reader[];
  readonly subject: string;
  readonly parts: readonly LetterPart[];
  readonly replyTo?: string;
  /** Read for each mail: the job that stands for all of them needs none. */
  readonly attachments?: () => Promise<readonly MailedFile[]>;
  /** An event for the reader's calendar. */
  readonly calendarFor?: (reader: Reader) => MailedCalendar;
}

interface JobToEach {
  /** Null when there is nothing to say any more. */
  readonly letter: LetterToEach | null;
  /** The reader of this job; undefined for the job that stands for all of them. */
  readonly readerId: number | undefined;
  /** Queues the job of one reader. */
  readonly queue: (readerId: number, client: PoolClient) => Promise<void>;
}

/** Does the job of such a letter. Each reader has a job of their own, so that a mail that fails is repeated to nobody else. */
export async function sendToEach(
  { pool, config, mailer }: Pick<MailTools, "config" | "mailer"> & { readonly pool: Pool },
  { letter, readerId, queue }: JobToEach,
): Promise<void> {
  if (letter === null) return;
  const { readers, subject, parts, replyTo, attachments, calendarFor } = letter;
  if (readerId === undefined)
    return await inTransaction(pool, async ({ client }) => {
      for (const { id } of readers) await queue(id, client);
    });
  const reader = readers.find(({ id }) => id === readerId);
  if (!reader) return;
  await mailer.send({
    to: reader.email,
    subject,
    ...(replyTo !== undefined && { replyTo }),
    ...writeLetter(MAIL_TEXTS.greeting(reader.firstName), parts, config.productName),
    ...(attachments && { attachments: await attachments() }),
    ...(calendarFor && { calendar: calendarFor(reader) }),
  });
}
