import { and, desc, eq, gt } from "drizzle-orm";
import { fullName } from "@showroom/domain/format/full-name";
import type { Queries } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import {
  catalogueVersionArticles,
  catalogueVersionPages,
  catalogueVersions,
} from "../../database/schema/catalogue-versions.ts";
import { projects } from "../../database/schema/catalogue.ts";
import type { ImportTools } from "./import-bundle.ts";
import { changeCatalogue, readKeys, type ImportOptions } from "../change/change-catalogue.ts";
import type { CompiledBundle } from "../compile/compile-bundle.ts";
import { openIdBook, type IdBook, type KnownKey } from "../compile/id-book.ts";
import type { ImportSummary } from "../change/import-summary.ts";

/** An unknown project or catalogue version. */
export class VersionError extends Error {
  override readonly name = "VersionError";
}

export interface CatalogueVersion {
  readonly revision: number;
  readonly catalogueVersion: string;
  readonly importedAt: Date;
  /** Name of who published it; null for the command line or when the account is gone. */
  readonly importedBy: string | null;
  /** Whether it is the present version. */
  readonly current: boolean;
}

/** @throws VersionError for an unknown project */
export async function findProject(db: Queries, slug: string) {
  const [project] = await db
    .select({ id: projects.id, revision: projects.revision })
    .from(projects)
    .where(eq(projects.slug, slug));
  if (!project) throw new VersionError(`er is geen project "${slug}"`);
  return project;
}

/**
 * The stored versions of a project's catalogue, newest first.
 * @throws VersionError for an unknown project
 */
export async function listVersions(db: Queries, slug: string): Promise<readonly CatalogueVersion[]> {
  const project = await findProject(db, slug);
  const { revision, catalogueVersion, importedAt } = catalogueVersions;
  const rows = await db
    .select({ revision, catalogueVersion, importedAt, firstName: users.firstName, lastName: users.lastName })
    .from(catalogueVersions)
    .leftJoin(users, eq(users.id, catalogueVersions.importedBy))
    .where(and(eq(catalogueVersions.projectId, project.id), gt(revision, 0)))
    .orderBy(desc(revision));
  return rows.map(({ firstName, lastName, ...row }) => ({
    ...row,
    importedBy: fullName({ firstName, lastName }) || null,
    current: row.revision === project.revision,
  }));
}

type VersionRow = typeof catalogueVersions.$inferSelect;

async function readCompiled(db: Queries, version: VersionRow): Promise<CompiledBundle> {
  const { projectId, revision } = version;
  const pages = await db
    .select()
    .from(catalogueVersionPages)
    .where(and(eq(catalogueVersionPages.projectId, projectId), eq(catalogueVersionPages.revision, revision)));
  const articles = await db
    .select()
    .from(catalogueVersionArticles)
    .where(and(eq(catalogueVersionArticles.projectId, projectId), eq(catalogueVersionArticles.revision, revision)));
  return {
    organisations: version.organisations ?? [],
    project: version.document,
    houseTypes: version.houseTypes
      .filter((houseType) => !houseType.retired)
      .map(({ id, name, position }) => ({
        id,
        name,
        position,
        pages: pages
          .filter((page) => page.houseTypeId === id && !page.retired)
          .toSorted((one, other) => one.position - other.position)
          .map(({ document, copyFromPageId }) => ({ page: document, copyFromPageId })),
      })),
    contentBlocks: version.contentBlocks,
    articles: articles.filter((article) => !article.retired).map(({ product, render }) => ({ product, render })),
    floors: { materials: version.materials, floors: version.floors, baseboards: version.baseboards },
  };
}

/** The keys after the import of a version. */
function keysOfVersion(known: readonly KnownKey[], version: VersionRow): IdBook {
  const used = new Set(version.keyIds);
  const ids = openIdBook(known, Math.max(0, ...known.map(({ id }) => id)));
  for (const { kind, key, id } of known) if (used.has(id)) ids.of(kind, key);
  return ids;
}

/**
 * Restores an earlier version of the catalogue as a new revision. Buyers' choices are treated as in any import.
 * @throws VersionError when the version is not stored
 */
export async function revertCatalogue(
  tools: Pick<ImportTools, "pool" | "jobs">,
  slug: string,
  revision: number,
  options: ImportOptions,
): Promise<ImportSummary> {
  return await changeCatalogue(tools, options, slug, async ({ tx }) => {
    const project = await findProject(tx, slug);
    const [version] = await tx
      .select()
      .from(catalogueVersions)
      .where(and(eq(catalogueVersions.projectId, project.id), eq(catalogueVersions.revision, revision)));
    if (!version)
      throw new VersionError(`"${slug}" heeft geen versie ${revision}; "showroom catalogue history ${slug}" noemt ze`);
    if (revision === project.revision) return null;
    return {
      compiled: await readCompiled(tx, version),
      ids: keysOfVersion(await readKeys(tx, project.id), version),
      showroom: version.showroomId,
      isNew: false,
      checksum: version.checksum,
      catalogueVersion: version.catalogueVersion,
      warnings: [],
      source: version.source,
      found: (remark) => ({ ...remark, level: "error", file: "", article: null }),
      finish: async () => await Promise.resolve(0),
    };
  });
}
