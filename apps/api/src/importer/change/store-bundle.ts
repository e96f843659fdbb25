import { and, eq, inArray, notInArray, sql } from "drizzle-orm";
import { NEW_STATES, STATUS_OF } from "@showroom/domain/model/project";
import { now } from "@showroom/service/clock";
import { keepVersion, removeOldVersions } from "../../catalogue/keep-version.ts";
import type { Queries } from "../../database/database.ts";
import {
  articles,
  catalogueImports,
  catalogueKeys,
  contentBlocks,
  floorOffers,
  houseTypes,
  organisations,
  pages,
  projects,
} from "../../database/schema/catalogue.ts";
import { chunks } from "../../database/chunks.ts";
import type { CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import type { CompiledBundle } from "../compile/compile-bundle.ts";
import type { IdBook, KeyedId } from "../compile/id-book.ts";
import type { ImportSummary } from "./import-summary.ts";
import { readState } from "../../catalogue/read-state.ts";
import { articleRow, pageRows } from "./stored-rows.ts";

const incoming = (column: string) => sql.raw(`excluded.${column}`);

/** Whoever publishes a catalogue does not decide about the access of staff: only a new organisation takes that of the bundle. */
async function storeOrganisations(db: Queries, compiled: CompiledBundle): Promise<ReadonlyMap<string, number>> {
  const byKey = new Map<string, number>();
  for (const entry of compiled.organisations) {
    const { name, details } = entry;
    const [row] = await db
      .insert(organisations)
      .values(entry)
      .onConflictDoUpdate({ target: organisations.key, set: { name, details } })
      .returning({ id: organisations.id });
    if (row) byKey.set(entry.key, row.id);
  }
  return byKey;
}

async function storeHouseTypes(db: Queries, compiled: CompiledBundle): Promise<void> {
  const projectId = compiled.project.id;
  const kept = compiled.houseTypes.map((houseType) => houseType.id);
  await db
    .update(houseTypes)
    .set({ retired: true })
    .where(and(eq(houseTypes.projectId, projectId), ...(kept.length > 0 ? [notInArray(houseTypes.id, kept)] : [])));
  for (const houseType of compiled.houseTypes) {
    const { id, name, position } = houseType;
    const row = { id, projectId, name, position, retired: false };
    await db.insert(houseTypes).values(row).onConflictDoUpdate({ target: houseTypes.id, set: row });
    await db.update(pages).set({ retired: true }).where(eq(pages.houseTypeId, id));
    for (const pageRow of pageRows(houseType))
      await db.insert(pages).values(pageRow).onConflictDoUpdate({ target: pages.id, set: pageRow });
  }
}

async function storeContentBlocks(db: Queries, compiled: CompiledBundle): Promise<void> {
  await db.delete(contentBlocks).where(eq(contentBlocks.projectId, compiled.project.id));
  for (const block of compiled.contentBlocks)
    await db.insert(contentBlocks).values({ ...block, projectId: compiled.project.id });
}

async function storeArticles(db: Queries, compiled: CompiledBundle): Promise<void> {
  const projectId = compiled.project.id;
  await db.update(articles).set({ retired: true }).where(eq(articles.projectId, projectId));
  for (const part of chunks(compiled.articles)) {
    await db
      .insert(articles)
      .values(part.map((article) => ({ projectId, ...articleRow(article) })))
      .onConflictDoUpdate({
        target: [articles.projectId, articles.productNumber],
        set: { retired: false, product: incoming("product"), render: incoming("render") },
      });
  }
}

async function storeKeys(db: Queries, projectId: number, ids: IdBook): Promise<void> {
  for (const part of chunks(ids.added()))
    await db.insert(catalogueKeys).values(part.map((entry) => ({ ...entry, projectId })));
  const mark = async (entries: readonly KeyedId[], retiredAt: Date | null): Promise<void> => {
    for (const part of chunks(entries)) {
      const numbers = part.map((entry) => entry.id);
      await db.update(catalogueKeys).set({ retiredAt }).where(inArray(catalogueKeys.id, numbers));
    }
  };
  await mark(ids.dropped(), now());
  await mark(ids.revived(), null);
}

export interface ImportFacts {
  readonly checksum: string;
  readonly catalogueVersion: string;
  /** The organisation whose advisors may enter: its key in the bundle, or its id. */
  readonly showroom: string | number;
  readonly summary: ImportSummary;
  /** The source of the catalogue; null when it was not stored. */
  readonly source: CatalogueSource | null;
  /** Id of the user who publishes; null for the command line. */
  readonly by: number | null;
}

/**
 * Writes a compiled bundle; runs inside the import's transaction. A project keeps its state; only a new one takes that of
 * the bundle.
 */
export async function storeBundle(
  db: Queries,
  compiled: CompiledBundle,
  ids: IdBook,
  facts: ImportFacts,
): Promise<void> {
  const { project: incomingProject } = compiled;
  const state = (await readState(db, incomingProject.id)) ?? NEW_STATES[incomingProject.status];
  if (state === "deleted") throw new Error(`Project ${incomingProject.id} is deleted`);
  const project = { ...incomingProject, status: STATUS_OF[state] };
  // Before the first insert that uses the sequence.
  await db.execute(
    sql`select setval('catalogue_ids', greatest(${ids.last()}::bigint, (select last_value from catalogue_ids)))`,
  );
  const organisationIds = await storeOrganisations(db, compiled);
  const { showroom } = facts;
  const showroomId = typeof showroom === "number" ? showroom : organisationIds.get(showroom);
  if (showroomId === undefined) throw new Error(`The organisation ${showroom} was not stored`);
  const row = {
    slug: project.slug,
    name: project.name,
    status: project.status,
    state,
    showroomId,
    catalogueVersion: facts.catalogueVersion,
    checksum: facts.checksum,
    document: project,
  };
  const [stored] = await db
    .insert(projects)
    .values({ id: project.id, revision: 1, ...row })
    .onConflictDoUpdate({
      target: projects.id,
      set: { ...row, revision: sql`${projects.revision} + 1`, importedAt: now() },
    })
    .returning({ revision: projects.revision });
  await storeHouseTypes(db, compiled);
  await storeContentBlocks(db, compiled);
  await storeArticles(db, compiled);
  const floors = { projectId: project.id, ...compiled.floors };
  await db.insert(floorOffers).values(floors).onConflictDoUpdate({ target: floorOffers.projectId, set: floors });
  await storeKeys(db, project.id, ids);
  await db.insert(catalogueImports).values({
    projectId: project.id,
    revision: stored?.revision ?? 0,
    catalogueVersion: facts.catalogueVersion,
    summary: { ...facts.summary },
  });
  await keepVersion(db, project.id, { organisations: compiled.organisations, source: facts.source, by: facts.by });
  await removeOldVersions(db, project.id);
}
