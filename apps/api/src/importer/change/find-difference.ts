import { setImmediate as turn } from "node:timers/promises";
import { and, eq } from "drizzle-orm";
import type { CatalogueDetail } from "@showroom/domain/catalogue-change/catalogue-detail";
import type { Queries } from "../../database/database.ts";
import { catalogueVersions, type CatalogueSource } from "../../database/schema/catalogue-versions.ts";
import { projects } from "../../database/schema/catalogue.ts";
import { comparing, findUndone } from "./bundle-difference.ts";
import type { Incoming } from "./find-questions.ts";

/** What a catalogue takes back of a version that was published after it was made. */
interface Undoing {
  /** Name of the version that is on show. */
  readonly version: string;
  /** Null when the version it was made on is no longer kept. */
  readonly details: readonly CatalogueDetail[] | null;
}

export interface FoundDifference {
  /** Every difference from the catalogue that is on show; null for a new project, or when a source was not kept. */
  readonly details: readonly CatalogueDetail[] | null;
  /** Null when nothing was published since the catalogue was made. */
  readonly undoes: Undoing | null;
}

async function sourceOf(db: Queries, projectId: number, revision: number): Promise<CatalogueSource | null> {
  const [version] = await db
    .select({ source: catalogueVersions.source })
    .from(catalogueVersions)
    .where(and(eq(catalogueVersions.projectId, projectId), eq(catalogueVersions.revision, revision)));
  return version?.source ?? null;
}

/** Does work part by part; whatever else waits has a turn between two. */
async function inTurns<Found>(work: Generator<undefined, Found>): Promise<Found> {
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
    await turn();
  }
}

/** Compares a catalogue with the one that is on show. Call it before anything is stored. */
export async function findDifference(
  db: Queries,
  { compiled, source, isNew }: Incoming & { readonly source: CatalogueSource | null; readonly isNew: boolean },
  base: number | undefined,
): Promise<FoundDifference> {
  const { id } = compiled.project;
  const [present] = isNew
    ? []
    : await db
        .select({ revision: projects.revision, catalogueVersion: projects.catalogueVersion })
        .from(projects)
        .where(eq(projects.id, id));
  if (!present) return { details: null, undoes: null };
  const former = await sourceOf(db, id, present.revision);
  const details = former && source && (await inTurns(comparing(former, source)));
  if (base === undefined || base === present.revision) return { details, undoes: null };
  const earlier = await sourceOf(db, id, base);
  const undone = earlier && former && details && findUndone(await inTurns(comparing(earlier, former)), details);
  return { details, undoes: { version: present.catalogueVersion, details: undone } };
}
