import { asc, eq, getTableColumns, sql } from "drizzle-orm";
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

/** Number of cached catalogue versions, which submissions and unanswered changes need. */
const VERSIONS_HELD = 8;

/** Reads versions of catalogues, with a cache of the most recently used ones. Versions never change. */
function openVersions(db: Database): (projectId: number, revision: number) => Promise<LoadedProject | null> {
  const held = new Map<string, Promise<LoadedProject | null>>();
  return (projectId, revision) => {
    const key = `${projectId}/${revision}`;
    const found =
      held.get(key) ??
      db.transaction((tx) => loadVersion(tx, projectId, revision), {
        isolationLevel: "repeatable read",
        accessMode: "read only",
      });
    held.delete(key);
    held.set(key, found);
    found.catch(() => held.delete(key));
    const [oldest] = held.keys();
    if (held.size > VERSIONS_HELD && oldest !== undefined) held.delete(oldest);
    return found;
  };
}

export interface OpenCatalogue extends Catalogue {
  /** Current size of the cache. */
  readonly usage: () => { readonly projects: number; readonly bytes: number };
}

/** Opens a cache of projects with at most `maxBytes` of memory; evicts the least recently used. */
export function openCatalogue(db: Database, maxBytes: number): OpenCatalogue {
  const versions = openVersions(db);
  const loaded = new LRUCache<number, LoadedProject>({ maxSize: maxBytes, sizeCalculation: projectBytes });
  const loading = new Map<string, Promise<LoadedProject | null>>();
  /** A house type never moves to another project. */
  const homes = new LRUCache<number, number>({ max: MOST_HOMES });
  const revisions = db
    .select({ id: projects.id, revision: projects.revision })
    .from(projects)
    .where(sql`${projects.id} = any(${sql.placeholder("ids")})`)
    .prepare("find_revisions");
  const revisionOf = inBatches<number, number>(
    async (ids) => new Map((await revisions.execute({ ids })).map(({ id, revision }) => [id, revision])),
  );
  /** Reads a project once for simultaneous callers. */
  const load = async (projectId: number, revision: number): Promise<LoadedProject | null> => {
    const key = `${projectId}:${revision}`;
    const present = loading.get(key);
    if (present) return await present;
    const reading = db
      .transaction((tx) => loadProject(tx, projectId), { isolationLevel: "repeatable read", accessMode: "read only" })
      .finally(() => loading.delete(key));
    loading.set(key, reading);
    const project = await reading;
    if (project) loaded.set(projectId, project);
    return project;
  };
  const find = async (projectId: number): Promise<LoadedProject> => {
    const revision = await revisionOf(projectId);
    if (revision === undefined) throw new ProblemError("not-found");
    const kept = loaded.get(projectId);
    if (kept?.revision === revision) return kept;
    const project = await load(projectId, revision);
    if (!project) throw new ProblemError("not-found");
    return project;
  };
  return {
    usage: () => ({ projects: loaded.size, bytes: loaded.calculatedSize }),
    project: find,
    at: async (projectId, revision) => {
      const project = await versions(projectId, revision);
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
