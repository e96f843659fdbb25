import { sql } from "drizzle-orm";
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import type { QuestionSubject } from "@showroom/api-contract/entities/question";
import type { QuestionSide } from "@showroom/domain/question/question-thread";
import { users } from "./accounts.ts";
import { projectChoices } from "./choices.ts";
import { fileBytes, moment, writtenAt } from "./columns.ts";

/** Questions at a choice. They belong to the home, so that all its buyers see them. */
export const questionThreads = pgTable(
  "question_threads",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    choicesId: integer("choices_id")
      .notNull()
      .references(() => projectChoices.id, { onDelete: "cascade" }),
    /** The choice as it was then. */
    subject: jsonb("subject").$type<QuestionSubject>().notNull(),
    askedAt: writtenAt("asked_at"),
    /** Of the last message. */
    lastSide: text("last_side").$type<QuestionSide>().notNull(),
    lastAt: writtenAt("last_at"),
    /** Null while it is not closed, or when somebody wrote afterwards. */
    closedAt: moment("closed_at"),
    closedBy: integer("closed_by"),
  },
  (table) => [
    index("question_threads_choices").on(table.choicesId, table.id),
    index("question_threads_waiting")
      .on(table.choicesId, table.lastAt)
      .where(sql`${table.closedAt} is null and ${table.lastSide} = 'buyer'`),
  ],
);

export const questionMessages = pgTable(
  "question_messages",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    threadId: integer("thread_id")
      .notNull()
      .references(() => questionThreads.id, { onDelete: "cascade" }),
    at: writtenAt("at"),
    side: text("side").$type<QuestionSide>().notNull(),
    /** No foreign key, because the message outlives the account. */
    byUserId: integer("by_user_id").notNull(),
    byName: text("by_name").notNull(),
    words: text("words").notNull(),
    /** Of the browser, so that a message that is sent again is not stored twice. */
    key: uuid("key").notNull(),
    /** When the showroom's mailbox was told of it; null for never. */
    toldAt: moment("told_at"),
  },
  (table) => [
    index("question_messages_thread").on(table.threadId, table.id),
    unique("question_messages_key").on(table.byUserId, table.key),
  ],
);

/** Pictures of messages, re-encoded. They are here and not among the images, because they show a person's home. */
export const questionPictures = pgTable(
  "question_pictures",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    messageId: integer("message_id")
      .notNull()
      .references(() => questionMessages.id, { onDelete: "cascade" }),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    /** JPEG */
    content: fileBytes("content").notNull(),
  },
  (table) => [index("question_pictures_message").on(table.messageId)],
);

/** How far somebody has read a thread, and was told of it by mail. */
export const questionReads = pgTable(
  "question_reads",
  {
    threadId: integer("thread_id")
      .notNull()
      .references(() => questionThreads.id, { onDelete: "cascade" }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    /** Id of the last message; 0 for none. */
    readUpTo: integer("read_up_to").notNull().default(0),
    toldUpTo: integer("told_up_to").notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.threadId, table.userId] }), index("question_reads_user").on(table.userId)],
);
