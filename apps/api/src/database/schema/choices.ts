import { sql } from "drizzle-orm";
import {
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
  type AnyPgColumn,
} from "drizzle-orm/pg-core";
import type { Confirmation } from "@showroom/api-contract/entities/confirmation";
import type { LatePart } from "@showroom/api-contract/entities/offer";
import type { FrozenOrderLine, HistoryEntry } from "@showroom/api-contract/entities/staff";
import type { Favourite } from "@showroom/domain/configurator/favourites";
import type { PreparedRooms } from "@showroom/domain/configurator/prepared-rooms";
import type { ChangedChoice } from "@showroom/domain/model/changed-choice";
import type { Appointment, Reopening, RoomChoice } from "@showroom/domain/model/choices";
import type { CostResult } from "@showroom/domain/model/cost";
import type { CostGroup } from "@showroom/domain/model/cost-group";
import type { SubmitType } from "@showroom/domain/model/submit-type";
import type { Role } from "@showroom/domain/model/user";
import type { RenderRequest } from "@showroom/domain/render/render-request";
import { houseTypes, pages, projects } from "./catalogue.ts";
import { digest, moment, writtenAt } from "./columns.ts";
import { users } from "./accounts.ts";
import { homes } from "./homes.ts";

/** Room choices by page id, of every house type that the buyer ever had, so that changing back loses nothing. */
export type StoredRooms = Readonly<Record<string, RoomChoice>>;

/** Rooms in which a part was agreed after its last day, by part. */
export type LateAgreements = Readonly<Partial<Record<CostGroup, StoredRooms>>>;

/** A draft that was frozen for a last offer: the parts that it is about, and all rooms as they stood in it. */
export interface FrozenDraft {
  readonly parts: readonly LatePart[];
  readonly rooms: StoredRooms;
}

/** What staff prepared. The history since `fromVersion` says who and when. */
export interface StoredPreparation extends PreparedRooms {
  readonly fromVersion: number;
}

export const projectChoices = pgTable(
  "project_choices",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id, { onDelete: "cascade" }),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    houseTypeId: integer("house_type_id")
      .notNull()
      .references(() => houseTypes.id),
    version: integer("version").notNull(),
    /** The catalogue version of the choices; see `catalogueVersions`. */
    revision: integer("revision").notNull(),
    /**
     * The catalogue version whose prices the buyer last saw; null when it equals `revision`. Price changes below the
     * threshold are added up from this version, so that several small changes are asked about like a large one.
     */
    toldRevision: integer("told_revision"),
    rooms: jsonb("rooms").$type<StoredRooms>().notNull(),
    /** Changes of an import that the buyer must answer; null when there are none. */
    catalogueChanges: jsonb("catalogue_changes").$type<ChangedChoice[]>(),
    /** What staff chose in the buyer's place, until the buyer answers; null without. */
    prepared: jsonb("prepared").$type<StoredPreparation>(),
    submitType: text("submit_type").$type<SubmitType>(),
    submittedAt: moment("submitted_at"),
    /** Set while the choices are open again after a submission. */
    reopened: jsonb("reopened").$type<Reopening>(),
    /** The rooms of the last submission, once staff reopened it; null before. */
    handedInRooms: jsonb("handed_in_rooms").$type<StoredRooms>(),
    /** The parts that were agreed by a last offer; null without. */
    lateAgreed: jsonb("late_agreed").$type<LateAgreements>(),
    submit3D: boolean("submit_3d").notNull().default(false),
    submitted3DAt: moment("submitted_3d_at"),
    appointment: jsonb("appointment").$type<Appointment>(),
    /** Total in cents at the last save. */
    addedCost: integer("added_cost").notNull().default(0),
    /** What the buyer wants to spend extra at most, in cents; null without one. Not part of a version. */
    budget: integer("budget"),
    /** What the buyers like, the oldest first. Not part of a version. */
    favourites: jsonb("favourites").$type<readonly Favourite[]>().notNull().default([]),
    updatedAt: writtenAt("updated_at"),
    /** When the buyers left the home with which they had these choices. Nobody chooses in them any more; see decision 0103. */
    archivedAt: moment("archived_at"),
    /** The home that the buyers left: what was agreed stays in force for it. */
    archivedHomeId: integer("archived_home_id").references(() => homes.id, { onDelete: "set null" }),
    /** Ids of the buyers who had the choices when they were archived. No foreign keys, because accounts may be erased. */
    archivedFor: integer("archived_for")
      .array()
      .notNull()
      .default(sql`'{}'`),
    /** The parts that were agreed when they were archived. */
    archivedParts: text("archived_parts")
      .array()
      .$type<CostGroup[]>()
      .notNull()
      .default(sql`'{}'`),
    /** The choices in the home from which staff moved the buyers here; null for others. */
    movedFrom: integer("moved_from").references((): AnyPgColumn => projectChoices.id, { onDelete: "set null" }),
  },
  (table) => [
    uniqueIndex("project_choices_owner")
      .on(table.userId, table.projectId)
      .where(sql`${table.archivedAt} is null`),
    index("project_choices_archived").on(table.archivedHomeId),
    index("project_choices_moved").on(table.movedFrom),
    index("project_choices_project").on(table.projectId),
    index("project_choices_house_type").on(table.houseTypeId),
    check("project_choices_counts", sql`${table.version} >= 0 and ${table.revision} >= 0`),
    check("project_choices_budget", sql`${table.budget} > 0`),
    check("project_choices_reopened", sql`${table.reopened} is null or ${table.submitType} is null`),
    check("project_choices_submission", sql`(${table.submitType} is null) = (${table.submittedAt} is null)`),
  ],
);

export type HistoryEvent = HistoryEntry["event"];
export type HistoryChange = HistoryEntry["changes"][number];

export const choiceChanges = pgTable(
  "choice_changes",
  {
    id: bigserial("id", { mode: "number" }).primaryKey(),
    choicesId: integer("choices_id")
      .notNull()
      .references(() => projectChoices.id, { onDelete: "cascade" }),
    version: integer("version").notNull(),
    at: writtenAt("at"),
    byUserId: integer("by_user_id").notNull(),
    byName: text("by_name").notNull(),
    byRole: text("by_role").$type<Role>(),
    event: text("event").$type<HistoryEvent>().notNull(),
    changes: jsonb("changes").$type<HistoryChange[]>().notNull(),
    /** A reason, the names of confirmed rooms, or what was offered or asked. */
    note: text("note"),
    /** Cents, after the change. */
    totalPrice: integer("total_price").notNull(),
  },
  (table) => [index("choice_changes_choices").on(table.choicesId, table.version)],
);

/**
 * The documents of submissions, one per submission; written once. A trigger refuses changes and deletion. The newest of
 * submitted choices is in force; a reopening leaves it as it is. Drafts that are frozen for a last offer are here too (`late`).
 */
export const confirmations = pgTable(
  "confirmations",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    choicesId: integer("choices_id")
      .notNull()
      .references(() => projectChoices.id, { onDelete: "cascade" }),
    /** 1 for the first submission of the choices; of drafts for a last offer, which nobody handed in, -1 and down. */
    version: integer("version").notNull().default(1),
    submitType: text("submit_type").$type<SubmitType>().notNull(),
    confirmedAt: moment("confirmed_at").notNull(),
    document: jsonb("document").$type<Confirmation>().notNull(),
    /** The cost result; null for old submissions, whose cost is calculated from their catalogue version. */
    cost: jsonb("cost").$type<CostResult>(),
    /** The order lines; null for old submissions. */
    orderLines: jsonb("order_lines").$type<FrozenOrderLine[]>(),
    /** Of a draft that was frozen for a last offer; null for a submission. */
    late: jsonb("late").$type<FrozenDraft>(),
  },
  (table) => [unique("confirmations_version").on(table.choicesId, table.version)],
);

/**
 * The pictures of a submission's rooms. A row says which picture is wanted, and has its hash once it is kept. A trigger refuses
 * deletion, and any change but that.
 */
export const confirmationPictures = pgTable(
  "confirmation_pictures",
  {
    confirmationId: integer("confirmation_id")
      .notNull()
      .references(() => confirmations.id, { onDelete: "cascade" }),
    /** No foreign key: the picture outlives the page. */
    pageId: integer("page_id").notNull(),
    /** Of exactly the choices of the submission. */
    scene: jsonb("scene").$type<RenderRequest>().notNull(),
    /** The catalogue version that has its articles. */
    revision: integer("revision").notNull(),
    /** SHA-256 of the file; null until it is kept. */
    hash: digest("hash"),
    /** Pixels. */
    width: integer("width"),
    height: integer("height"),
    keptAt: moment("kept_at"),
  },
  (table) => [
    primaryKey({ columns: [table.confirmationId, table.pageId] }),
    check(
      "confirmation_pictures_kept",
      sql`num_nulls(${table.hash}, ${table.width}, ${table.height}, ${table.keptAt}) in (0, 4)`,
    ),
  ],
);

/** Read-only links to a buyer's choices. */
export const shareLinks = pgTable(
  "share_links",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    hash: digest("hash").notNull().unique(),
    choicesId: integer("choices_id")
      .notNull()
      .references(() => projectChoices.id, { onDelete: "cascade" }),
    createdAt: writtenAt("created_at"),
    expiresAt: moment("expires_at").notNull(),
    lastViewedAt: moment("last_viewed_at"),
    revokedAt: moment("revoked_at"),
  },
  (table) => [index("share_links_choices").on(table.choicesId)],
);

/** A named version of a room, to compare and to restore. */
export const roomVersions = pgTable(
  "room_versions",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    choicesId: integer("choices_id")
      .notNull()
      .references(() => projectChoices.id, { onDelete: "cascade" }),
    pageId: integer("page_id")
      .notNull()
      .references(() => pages.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    room: jsonb("room").$type<RoomChoice>().notNull(),
    createdAt: writtenAt("created_at"),
    updatedAt: writtenAt("updated_at"),
  },
  (table) => [
    index("room_versions_choices").on(table.choicesId, table.pageId),
    index("room_versions_page").on(table.pageId),
  ],
);
