import { sql } from "drizzle-orm";
import type { OrderSupply } from "@showroom/api-contract/entities/staff";
import type { Queries } from "../database/database.ts";

const NO_SUPPLY: OrderSupply = { supplier: null, supplierNumber: null, gtin: null };

type SupplyRow = OrderSupply & { readonly revision: number; readonly number: string } & Record<string, unknown>;

/** Where articles are ordered, by the catalogue version of the choices and the article number. */
export type Supply = (revision: number, productNumber: string) => OrderSupply;

/**
 * Reads where articles are ordered from the stored bundles of catalogue versions. Buyers never get it, so compiled
 * catalogues do not have it.
 */
export async function readSupply(db: Queries, projectId: number, revisions: readonly number[]): Promise<Supply> {
  const wanted = [...new Set(revisions)];
  if (wanted.length === 0) return () => NO_SUPPLY;
  const { rows } = await db.execute<SupplyRow>(sql`
    select revision, coalesce(entry ->> 'productNumber', entry ->> 'key') as number, entry ->> 'supplier' as supplier,
      entry ->> 'supplierNumber' as "supplierNumber", entry ->> 'gtin' as gtin
    from catalogue_versions, unnest(array['products', 'floors', 'baseboards']) list,
      jsonb_array_elements(coalesce(source -> 'bundle' -> list, '[]')) entry
    where project_id = ${projectId} and revision in ${wanted}
      and coalesce(entry ->> 'supplier', entry ->> 'supplierNumber', entry ->> 'gtin') is not null`);
  const known = new Map(
    rows.map(({ revision, number, supplier, supplierNumber, gtin }) => [
      JSON.stringify([revision, number]),
      { supplier, supplierNumber, gtin },
    ]),
  );
  return (revision, productNumber) => known.get(JSON.stringify([revision, productNumber])) ?? NO_SUPPLY;
}
