import type { CatalogueQuestion } from "@showroom/domain/catalogue-change/catalogue-difference";
import { and, count, eq, inArray } from "drizzle-orm";
import type { Queries } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import { catalogueVersions } from "../../database/schema/catalogue-versions.ts";
import { organisations, projects } from "../../database/schema/catalogue.ts";
import type { CompiledBundle } from "../compile/compile-bundle.ts";
import type { IdBook, KeyKind } from "../compile/id-book.ts";
import type { Removal } from "./removals.ts";

/** Kinds that count as products; retiring more than a tenth of them needs approval. */
const RANGE: readonly KeyKind[] = ["product", "floor", "baseboard"];
const MOST_RETIRED = 0.1;

/** A compiled catalogue that is not stored yet. */
export interface Incoming {
  readonly compiled: CompiledBundle;
  readonly ids: IdBook;
  /** The organisation whose advisors may enter: its key in the bundle, or its id. */
  readonly showroom: string | number;
}

/** Keys of the organisations in the project's last import; null when they were not stored, or for a new project. */
async function formerOrganisations(db: Queries, projectId: number): Promise<ReadonlySet<string> | null> {
  const [last] = await db
    .select({ organisations: catalogueVersions.organisations })
    .from(catalogueVersions)
    .innerJoin(
      projects,
      and(eq(projects.id, catalogueVersions.projectId), eq(projects.revision, catalogueVersions.revision)),
    )
    .where(eq(projects.id, projectId));
  return last?.organisations ? new Set(last.organisations.map(({ key }) => key)) : null;
}

async function reusedOrganisations(
  db: Queries,
  { compiled, showroom }: Incoming,
  owner: string | null,
): Promise<CatalogueQuestion[]> {
  const former = owner === null ? new Set<string>() : await formerOrganisations(db, compiled.project.id);
  const isNew = (key: string): boolean => (former ? !former.has(key) : key === showroom && key !== owner);
  const keys = compiled.organisations.map(({ key }) => key).filter(isNew);
  if (keys.length === 0) return [];
  const reused = await db.select().from(organisations).where(inArray(organisations.key, keys));
  const advisors =
    reused.length === 0
      ? []
      : await db
          .select({ id: users.organisationId, n: count() })
          .from(users)
          .where(
            inArray(
              users.organisationId,
              reused.map(({ id }) => id),
            ),
          )
          .groupBy(users.organisationId);
  return reused.map(({ id, key, name }) => ({
    kind: "reuses-organisation",
    key,
    name,
    advisors: key === showroom ? (advisors.find((entry) => entry.id === id)?.n ?? 0) : 0,
  }));
}

/** The questions that a person must approve. Call it before anything is stored. */
export async function findQuestions(
  db: Queries,
  incoming: Incoming,
  removals: readonly Removal[],
  emptyHouseTypes: readonly string[],
): Promise<readonly CatalogueQuestion[]> {
  const { compiled, ids, showroom } = incoming;
  const questions: CatalogueQuestion[] = [];
  const { slug, id } = compiled.project;
  const [owner] = await db
    .select({ key: organisations.key, name: organisations.name })
    .from(projects)
    .innerJoin(organisations, eq(organisations.id, projects.showroomId))
    .where(eq(projects.id, id));
  const retired = removals.filter(({ kind }) => RANGE.includes(kind)).length;
  const before = ids.known().filter((entry) => !entry.retired && RANGE.includes(entry.kind)).length;
  if (owner && ((typeof showroom === "string" && owner.key !== showroom) || (before > 0 && retired === before))) {
    const to = compiled.organisations.find(({ key }) => key === showroom)?.name ?? owner.name;
    questions.push({ kind: "takes-over", slug, from: owner.name, to });
  }
  if (retired > before * MOST_RETIRED) questions.push({ kind: "retires-many", retired, of: before });
  if (emptyHouseTypes.length > 0) questions.push({ kind: "removes-house-types", names: [...emptyHouseTypes] });
  questions.push(...(await reusedOrganisations(db, incoming, owner?.key ?? null)));
  return questions;
}
