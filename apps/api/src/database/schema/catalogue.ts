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
import type { Project, ProjectStatus } from "@showroom/domain/model/project";
import type { Cents } from "@showroom/domain/money/cents";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import { moment } from "./columns.ts";

/** One sequence for every part of every catalogue: an id names one thing only. */
export const catalogueIds = pgSequence("catalogue_ids", { startWith: 1, increment: 1 });
const catalogueId = (name: string) => integer(name);

/** As the bundle tells of it, with its pictures as they are stored. */
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
  /** Whether its staff need a second factor to work. */
  secondFactorRequired: boolean("second_factor_required").notNull().default(false),
});

/** What is the same for every asker on every day; the asker's house type and what holds today are added on the way out. */
export type ProjectDocument = Omit<Project, "selectedProjectHouseType" | "outOfOfficeActive"> & {
  /** Changes of a chosen article's price from here on are put to the buyer, in cents; absent in catalogues of before it was a setting. */
  readonly priceNoticeFrom?: Cents;
};

export const projects = pgTable(
  "projects",
  {
    id: catalogueId("id")
      .primaryKey()
      .default(sql`nextval('catalogue_ids')`),
    slug: text("slug").notNull().unique(),
    name: text("name").notNull(),
    status: integer("status").$type<ProjectStatus>().notNull(),
    /** The organisation whose advisors may enter. */
    showroomId: integer("showroom_id")
      .notNull()
      .references(() => organisations.id),
    /** Counts imports that changed something; caches are keyed by it. */
    revision: integer("revision").notNull().default(0),
    catalogueVersion: text("catalogue_version").notNull(),
    /** SHA-256 of what was imported last: the same bundle again changes nothing. */
    checksum: text("checksum").notNull(),
    document: jsonb("document").$type<ProjectDocument>().notNull(),
    importedAt: moment("imported_at").notNull().defaultNow(),
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
    /** The earlier page whose choices can be taken over. */
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

/** Articles by number; a retired one stays readable for choices and order lists made with it. */
export const articles = pgTable(
  "articles",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    productNumber: text("product_number").notNull(),
    retired: boolean("retired").notNull().default(false),
    product: jsonb("product").$type<Product>().notNull(),
    /** How the renderer draws it; null for what is not drawn. */
    render: jsonb("render").$type<RenderArticle>(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.productNumber] }),
    index("articles_number").on(table.productNumber),
  ],
);

/** Floors of a project; amounts per house type and minimum prices are filled in for the asker. */
export const floorOffers = pgTable("floor_offers", {
  projectId: integer("project_id")
    .primaryKey()
    .references(() => projects.id, { onDelete: "cascade" }),
  materials: jsonb("materials").$type<FloorMaterial[]>().notNull(),
  floors: jsonb("floors").$type<Floor[]>().notNull(),
  baseboards: jsonb("baseboards").$type<Baseboard[]>().notNull(),
});

/** Which number an import gave to a key; the same key keeps its number for ever. */
export const catalogueKeys = pgTable(
  "catalogue_keys",
  {
    id: catalogueId("id").primaryKey(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    kind: text("kind").notNull(),
    key: text("key").notNull(),
    /** When an import first left it out. */
    retiredAt: moment("retired_at"),
  },
  (table) => [uniqueIndex("catalogue_keys_key").on(table.projectId, table.kind, table.key)],
);

/** What each import changed. */
export const catalogueImports = pgTable(
  "catalogue_imports",
  {
    id: integer("id").primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    revision: integer("revision").notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    importedAt: moment("imported_at").notNull().defaultNow(),
    summary: jsonb("summary").$type<Record<string, unknown>>().notNull(),
  },
  (table) => [index("catalogue_imports_project").on(table.projectId)],
);
