import { sql } from "drizzle-orm";
import type { Queries } from "../database/database.ts";
import type { CatalogueSource } from "../database/schema/catalogue-versions.ts";

/** Number of versions of a project's catalogue that can be restored. */
export const KEPT_VERSIONS = 10;

interface Organisation {
  readonly key: string;
  readonly name: string;
  readonly details: unknown;
}

interface VersionFacts {
  readonly organisations: readonly Organisation[] | null;
  readonly source: CatalogueSource | null;
  /** Id of the user who published it; null for the command line. */
  readonly by: number | null;
}

/**
 * Stores a project's present catalogue as a version. The copy is made within the database, because it can be many
 * megabytes.
 */
export async function keepVersion(
  tx: Queries,
  projectId: number,
  { organisations, source, by }: VersionFacts,
): Promise<void> {
  const written = organisations && JSON.stringify(organisations);
  const from = source && JSON.stringify(source);
  await tx.execute(sql`
    insert into catalogue_versions (project_id, revision, catalogue_version, checksum, imported_at, showroom_id, document,
      house_types, materials, floors, baseboards, content_blocks, organisations, source, imported_by, key_ids)
    select p.id, p.revision, p.catalogue_version, p.checksum, p.imported_at, p.showroom_id, p.document,
      coalesce((select jsonb_agg(jsonb_build_object('id', h.id, 'name', h.name, 'position', h.position, 'retired', h.retired)
        order by h.position, h.id) from house_types h where h.project_id = p.id), '[]'),
      coalesce(o.materials, '[]'), coalesce(o.floors, '[]'), coalesce(o.baseboards, '[]'),
      coalesce((select jsonb_agg(jsonb_build_object('id', c.id, 'key', c.key, 'sequence', c.sequence, 'status', c.status,
        'document', c.document) order by c.id) from content_blocks c where c.project_id = p.id), '[]'),
      ${written}::jsonb, ${from}::jsonb, ${by}::integer,
      coalesce((select jsonb_agg(k.id order by k.id) from catalogue_keys k
        where k.project_id = p.id and k.retired_at is null), '[]')
    from projects p left join floor_offers o on o.project_id = p.id where p.id = ${projectId}`);
  await tx.execute(sql`
    insert into catalogue_version_pages (project_id, revision, id, house_type_id, position, copy_from_page_id, retired, document)
    select p.id, p.revision, g.id, g.house_type_id, g.position, g.copy_from_page_id, g.retired, g.document
    from projects p join house_types h on h.project_id = p.id join pages g on g.house_type_id = h.id where p.id = ${projectId}`);
  await tx.execute(sql`
    insert into catalogue_version_articles (project_id, revision, product_number, retired, product, render)
    select p.id, p.revision, a.product_number, a.retired, a.product, a.render
    from projects p join articles a on a.project_id = p.id where p.id = ${projectId}`);
}

/** Removes versions that are older than the last ten and that no choices use, nor an offer: it says where its articles are ordered. */
export async function removeOldVersions(tx: Queries, projectId: number): Promise<void> {
  await tx.execute(sql`
    delete from catalogue_versions v where v.project_id = ${projectId} and v.revision > 0
      and v.revision not in (
        select revision from catalogue_versions where project_id = ${projectId} order by revision desc limit ${KEPT_VERSIONS})
      and not exists (
        select from project_choices c where c.project_id = v.project_id and v.revision in (c.revision, c.told_revision))
      and not exists (
        select from project_choices c join offers o on o.choices_id = c.id
        where c.project_id = v.project_id and o.revision = v.revision)`);
}
