import { sql } from "drizzle-orm";
import {
  boolean,
  index,
  integer,
  jsonb,
  pgSequence,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import type { ContentBlock } from "@showroom/api-contract/entities/content-block";
import type { Baseboard, Floor, FloorMaterial } from "@showroom/domain/model/floor";
import type { MediaFile } from "@showroom/domain/model/media";
import type { Page } from "@showroom/domain/model/page";
import type { Product } from "@showroom/domain/model/product";
import type { Project, ProjectState, ProjectStatus } from "@showroom/domain/model/project";
import type { Cents } from "@showroom/domain/money/cents";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { moment, writtenAt } from "./columns.ts";

/** One sequence for all parts of all catalogues, so that ids are globally unique. */
export const catalogueIds = pgSequence("catalogue_ids", { startWith: 1, increment: 1 });
const catalogueId = (name: string) => integer(name);

/** The organisation as in the bundle, with stored pictures. */
export type OrganisationDetails = Omit<
  Bundle["organisations"][number],
  "key" | "name" | "companyLogo" | "showroomImages"
> & { readonly companyLogo: MediaFile | null; readonly showroomImages: readonly MediaFile[] };

export const organisations = pgTable("organisations", {
  id: catalogueId("id")
    .primaryKey()
    .default(sql`nextval('catalogue_ids')`),
  key: text("key").notNull().unique(),
  name: text("name").notNull(),
  details: jsonb("details").$type<OrganisationDetails>().notNull(),
  /** Whether its staff must use a second factor. */
  secondFactorRequired: boolean("second_factor_required").notNull().default(false),
  /** Whether its project admins may enter assigned projects only; otherwise any project. */
  projectsAssigned: boolean("projects_assigned").notNull().default(false),
});

/**
 * The part of a project that is the same for all users and days. The user's house type and today's facts are added in
 * the response.
 */
export type ProjectDocument = Omit<Project, "selectedProjectHouseType" | "outOfOfficeActive"> & {
  /** Buyers are asked about price changes of at least this many cents; absent in old catalogues. */
  readonly priceNoticeFrom?: Cents;
  /** Whether the showroom gets a mail of each submission; absent in old catalogues, which means yes. */
  readonly submissionMail?: boolean;
};

/** `deleted`: only the confirmations of the project are kept, and nothing finds it. */
export type StoredProjectState = ProjectState | "deleted";

export const projects = pgTable(
  "projects",
  {
    id: catalogueId("id")
      .primaryKey()
      .default(sql`nextval('catalogue_ids')`),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    status: integer("status").$type<ProjectStatus>().notNull(),
    state: text("state").$type<StoredProjectState>().notNull().default("open"),
    /** The organisation whose advisors may enter the project. */
    showroomId: integer("showroom_id")
      .notNull()
      .references(() => organisations.id),
    /** Number of imports with changes; a cache key. */
    revision: integer("revision").notNull().default(0),
    catalogueVersion: text("catalogue_version").notNull(),
    /** SHA-256 of the last import, to skip an unchanged bundle. */
    checksum: text("checksum").notNull(),
    document: jsonb("document").$type<ProjectDocument>().notNull(),
    importedAt: writtenAt("imported_at"),
  },
  (table) => [index("projects_showroom").on(table.showroomId)],
);

export const houseTypes = pgTable(
  "house_types",
  {
    id: catalogueId("id").primaryKey(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    name: text("name").notNull(),
    position: integer("position").notNull(),
    retired: boolean("retired").notNull().default(false),
  },
  (table) => [index("house_types_project").on(table.projectId)],
);

export const pages = pgTable(
  "pages",
  {
    id: catalogueId("id").primaryKey(),
    houseTypeId: integer("house_type_id")
      .notNull()
      .references(() => houseTypes.id, { onDelete: "cascade" }),
    position: integer("position").notNull(),
    /** The earlier page whose choices can be copied. */
    copyFromPageId: integer("copy_from_page_id"),
    retired: boolean("retired").notNull().default(false),
    document: jsonb("document").$type<Page>().notNull(),
  },
  (table) => [index("pages_house_type").on(table.houseTypeId)],
);

export type ContentBlockDocument = Pick<
  ContentBlock,
  "title" | "body" | "headerTitle" | "headerSubtitle" | "showTiles" | "showFloors" | "showSanitary"
>;

export const contentBlocks = pgTable(
  "content_blocks",
  {
    id: catalogueId("id").primaryKey(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    key: text("key").$type<ContentBlock["key"]>().notNull(),
    sequence: integer("sequence").notNull(),
    status: text("status").$type<ContentBlock["status"]>().notNull(),
    document: jsonb("document").$type<ContentBlockDocument>().notNull(),
  },
  (table) => [index("content_blocks_project").on(table.projectId, table.key)],
);

/** Articles by number. Retired ones stay for existing choices and order lists. */
export const articles = pgTable(
  "articles",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    productNumber: text("product_number").notNull(),
    retired: boolean("retired").notNull().default(false),
    product: jsonb("product").$type<Product>().notNull(),
    /** How the renderer draws it; null when it is not drawn. */
    render: jsonb("render").$type<RenderArticle>(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.productNumber] }),
    index("articles_number").on(table.productNumber),
  ],
);

/** Floors of a project. Amounts and minimum prices depend on the house type and are added in the response. */
export const floorOffers = pgTable("floor_offers", {
  projectId: integer("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  materials: jsonb("materials").$type<FloorMaterial[]>().notNull(),
  floors: jsonb("floors").$type<Floor[]>().notNull(),
  baseboards: jsonb("baseboards").$type<Baseboard[]>().notNull(),
});

/** The id of each key in a bundle. A key keeps its id for ever. */
export const catalogueKeys = pgTable(
  "catalogue_keys",
  {
    id: catalogueId("id").primaryKey(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    /** Time of the first import without it. */
    retiredAt: moment("retired_at"),
  },
  (table) => [uniqueIndex("catalogue_keys_key").on(table.projectId, table.kind, table.key)],
);

/** The changes of each import. */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    importedAt: writtenAt("imported_at"),
    summary: jsonb("summary").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("catalogue_imports_project").on(table.projectId)],
);
