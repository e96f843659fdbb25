import { boolean, foreignKey, integer, jsonb, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import type { BundleInput } from "@showroom/api-contract/bundle/bundle";
import type { Baseboard, Floor, FloorMaterial } from "@showroom/domain/model/floor";
import type { Page } from "@showroom/domain/model/page";
import type { Product } from "@showroom/domain/model/product";
import type { RenderArticle } from "@showroom/domain/model/fixture-model";
import {
  type contentBlocks,
  type houseTypes,
  projects,
  type OrganisationDetails,
  type ProjectDocument,
} from "./catalogue.ts";
import { moment } from "./columns.ts";

/** The source of a version. */
export interface CatalogueSource {
  readonly bundle: BundleInput;
  /** Public ids in the image store, by path in the bundle. */
  readonly files: Readonly<Record<string, string>>;
}

type ContentBlockRow = typeof contentBlocks.$inferSelect;

/**
 * A project's catalogue after one import. Choices refer to the version that they use; a submission keeps its version
 * for ever. A version is removed only when it is old and no choices refer to it.
 */
export const catalogueVersions = pgTable(
  "catalogue_versions",
  {
    projectId: integer("project_id")
      .notNull()
      .references(() => projects.id, { onDelete: "cascade" }),
    /** The project's revision; negative for a staged catalogue. */
    revision: integer("revision").notNull(),
    catalogueVersion: text("catalogue_version").notNull(),
    checksum: text("checksum").notNull(),
    importedAt: moment("imported_at").notNull(),
    /** Id of the user who published it; null for the command line. No foreign key, because the entry outlives the account. */
    importedBy: integer("imported_by"),
    showroomId: integer("showroom_id").notNull(),
    document: jsonb("document").$type<ProjectDocument>().notNull(),
    houseTypes: jsonb("house_types").$type<Omit<typeof houseTypes.$inferSelect, "projectId">[]>().notNull(),
    materials: jsonb("materials").$type<FloorMaterial[]>().notNull(),
    floors: jsonb("floors").$type<Floor[]>().notNull(),
    baseboards: jsonb("baseboards").$type<Baseboard[]>().notNull(),
    contentBlocks: jsonb("content_blocks").$type<Omit<ContentBlockRow, "projectId">[]>().notNull(),
    /** Null for a catalogue that was imported before this table existed. */
    organisations:
      jsonb("organisations").$type<
        readonly { readonly key: string; readonly name: string; readonly details: OrganisationDetails }[]
      >(),
    /**
     * The bundle and its files in the image store; null for a catalogue that was imported before this column existed.
     */
    source: jsonb("source").$type<CatalogueSource>(),
    /** Ids of the catalogue keys in this version. */
    keyIds: jsonb("key_ids").$type<readonly number[]>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.projectId, table.revision] })],
);

export const catalogueVersionPages = pgTable(
  "catalogue_version_pages",
  {
    projectId: integer("project_id").notNull(),
    revision: integer("revision").notNull(),
    id: integer("id").notNull(),
    houseTypeId: integer("house_type_id").notNull(),
    position: integer("position").notNull(),
    copyFromPageId: integer("copy_from_page_id"),
    retired: boolean("retired").notNull(),
    document: jsonb("document").$type<Page>().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.revision, table.id] }),
    foreignKey({
      name: "catalogue_version_pages_version",
      columns: [table.projectId, table.revision],
      foreignColumns: [catalogueVersions.projectId, catalogueVersions.revision],
    }).onDelete("cascade"),
  ],
);

export const catalogueVersionArticles = pgTable(
  "catalogue_version_articles",
  {
    projectId: integer("project_id").notNull(),
    revision: integer("revision").notNull(),
    productNumber: text("product_number").notNull(),
    retired: boolean("retired").notNull(),
    product: jsonb("product").$type<Product>().notNull(),
    render: jsonb("render").$type<RenderArticle>(),
  },
  (table) => [
    primaryKey({ columns: [table.projectId, table.revision, table.productNumber] }),
    foreignKey({
      name: "catalogue_version_articles_version",
      columns: [table.projectId, table.revision],
      foreignColumns: [catalogueVersions.projectId, catalogueVersions.revision],
    }).onDelete("cascade"),
  ],
);
