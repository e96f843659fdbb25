import { asc, eq, getTableColumns, sql } from "drizzle-orm";
import { watchSize } from "@showroom/service/watched-sizes";
import { LRUCache } from "lru-cache";
import { ProblemError } from "../kernel/problem.ts";
import type { Database, Queries } from "../database/database.ts";
import { inBatches } from "../database/in-batches.ts";
import { articles, floorOffers, houseTypes, pages, projects } from "../database/schema/catalogue.ts";
import type { Catalogue, LoadedProject } from "../kernel/loaded-project.ts";
import { loadHouseTypes } from "./load-house-types.ts";
import { loadVersion } from "./load-version.ts";
import { projectBytes } from "./project-bytes.ts";

/** Maximum number of cached house types with their project. */
const MOST_HOMES = 50_000;

/** Reads a project; null when there is none. Call it in a transaction, so that its parts are consistent. */
export async function loadProject(db: Queries, projectId: number): Promise<LoadedProject | null> {
  const [row] = await db.select().from(projects).where(eq(projects.id, projectId));
  if (!row) return null;
  const types = await db
    .select()
    .from(houseTypes)
    .where(eq(houseTypes.projectId, projectId))
    .orderBy(asc(houseTypes.position));
  const pageRows = await db
    .select(getTableColumns(pages))
    .from(pages)
    .innerJoin(houseTypes, eq(houseTypes.id, pages.houseTypeId))
    .where(eq(houseTypes.projectId, projectId))
    .orderBy(asc(pages.position));
  const [offer] = await db.select().from(floorOffers).where(eq(floorOffers.projectId, projectId));
  const products = await db
    .select({ product: articles.product })
    .from(articles)
    .where(eq(articles.projectId, projectId));
  return {
    id: row.id,
    revision: row.revision,
    showroomId: row.showroomId,
    catalogueVersion: row.catalogueVersion,
    document: row.document,
    houseTypes: loadHouseTypes({ projectId, document: row.document, houseTypes: types, pages: pageRows, offer }),
    articles: new Map(products.map(({ product }) => [product.product_number, product])),
  };
}

export interface OpenCatalogue extends Catalogue {
  /** Current size of the cache. */
  readonly usage: () => { readonly projects: number; readonly bytes: number };
}

/** Opens a cache of projects with at most `maxBytes` of memory; evicts the least recently used. */
export function openCatalogue(db: Database, maxBytes: number): OpenCatalogue {
  /** Current projects by their id, and earlier versions, which submissions and unanswered changes need, by id and revision. */
  const loaded = new LRUCache<string, LoadedProject>({ maxSize: maxBytes, sizeCalculation: projectBytes });
  const loading = new Map<string, Promise<LoadedProject | null>>();
  /** A house type never moves to another project. */
  const homes = new LRUCache<number, number>({ max: MOST_HOMES });
  watchSize("projects-of-house-types", MOST_HOMES, () => homes.size);
  const revisions = db
    .select({ id: projects.id, revision: projects.revision })
    .from(projects)
    .where(sql`${projects.id} = any(${sql.placeholder("ids")}) and ${projects.state} <> 'deleted'`)
    .prepare("find_revisions");
  const revisionOf = inBatches<number, number>(
    async (ids) => new Map((await revisions.execute({ ids })).map(({ id, revision }) => [id, revision])),
  );
  type Read = (db: Queries) => Promise<LoadedProject | null>;
  /** Reads once for simultaneous callers, and caches the result. */
  const load = async (reading: string, cacheKey: string, read: Read): Promise<LoadedProject | null> => {
    const present = loading.get(reading);
    if (present) return await present;
    const found = db
      .transaction(read, { isolationLevel: "repeatable read", accessMode: "read only" })
      .finally(() => loading.delete(reading));
    loading.set(reading, found);
    const project = await found;
    if (project) loaded.set(cacheKey, project);
    return project;
  };
  const find = async (projectId: number): Promise<LoadedProject> => {
    const revision = await revisionOf(projectId);
    if (revision === undefined) throw new ProblemError("not-found");
    const key = String(projectId);
    const kept = loaded.get(key);
    if (kept?.revision === revision) return kept;
    const project = await load(`${key}:${revision}`, key, (tx) => loadProject(tx, projectId));
    if (!project) throw new ProblemError("not-found");
    return project;
  };
  return {
    usage: () => ({ projects: loaded.size, bytes: loaded.calculatedSize }),
    project: find,
    at: async (projectId, revision) => {
      const key = `${projectId}/${revision}`;
      const project = loaded.get(key) ?? (await load(key, key, (tx) => loadVersion(tx, projectId, revision)));
      if (!project) throw new Error(`Version ${revision} of project ${projectId} is not kept`);
      return project;
    },
    projectOfHouseType: async (houseTypeId) => {
      const known = homes.get(houseTypeId);
      if (known !== undefined) return await find(known);
      const [row] = await db
        .select({ projectId: houseTypes.projectId })
        .from(houseTypes)
        .where(eq(houseTypes.id, houseTypeId));
      if (!row) throw new ProblemError("not-found");
      homes.set(houseTypeId, row.projectId);
      return await find(row.projectId);
    },
  };
}

/** A catalogue for one call: a project is read once and stays the same for the whole call. */
export function catalogueOfCall({ project, at, projectOfHouseType }: Catalogue): Catalogue {
  const asked = new Map<number, Promise<LoadedProject>>();
  return {
    project: (projectId) => {
      const found = asked.get(projectId) ?? project(projectId);
      asked.set(projectId, found);
      return found;
    },
    at,
    projectOfHouseType,
  };
}
