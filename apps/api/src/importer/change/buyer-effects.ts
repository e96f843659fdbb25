import { and, eq, isNull } from "drizzle-orm";
import { loadVersion } from "../../catalogue/load-version.ts";
import { followCatalogue, type Followed } from "../../choices/catalogue/follow-catalogue.ts";
import { isInForce } from "../../choices/confirm/find-confirmations.ts";
import { houseTypeOf } from "../../choices/read/home.ts";
import type { Queries } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import { confirmations, projectChoices } from "../../database/schema/choices.ts";
import type { LoadedProject } from "../../kernel/loaded-project.ts";
import type { Removal } from "./removals.ts";

/** The effect of an import on one buyer's open choices. */
export interface TouchedBuyer extends Followed {
  readonly buildNumber: string;
  /** E-mail address, if the choices belong to staff. */
  readonly staff: string | null;
}

/** A submission with articles that are no longer on offer. It does not change. */
export interface TouchedSubmission {
  readonly buildNumber: string;
  /** Article numbers. */
  readonly retired: readonly string[];
}

export interface BuyerEffects {
  readonly buyers: readonly TouchedBuyer[];
  readonly submissions: readonly TouchedSubmission[];
}

/** Reads the earlier catalogue versions of open choices. */
function openEarlier(db: Queries, former: LoadedProject) {
  const versions = new Map<number, Promise<LoadedProject | null>>();
  return async (revision: number): Promise<LoadedProject> => {
    if (revision === former.revision) return former;
    const version = versions.get(revision) ?? loadVersion(db, former.id, revision);
    versions.set(revision, version);
    return (await version) ?? former;
  };
}

async function touchedSubmissions(
  db: Queries,
  projectId: number,
  removals: readonly Removal[],
): Promise<readonly TouchedSubmission[]> {
  const gone = new Set(removals.filter(({ kind }) => kind === "product").map(({ key }) => key));
  if (gone.size === 0) return [];
  const rows = await db
    .select({ document: confirmations.document })
    .from(confirmations)
    .innerJoin(projectChoices, isInForce)
    .where(eq(projectChoices.projectId, projectId));
  return rows.flatMap(({ document }) => {
    const numbers = document.pages.flatMap((page) => page.lines.map((line) => line.productNumber));
    const retired = [...new Set(numbers)].filter((number) => gone.has(number));
    return retired.length === 0 ? [] : [{ buildNumber: document.buildNumber, retired }];
  });
}

/**
 * Compares all open choices with the catalogue that was just stored. Buyers with changed choices are asked; unchanged
 * choices move to the new catalogue.
 */
export async function applyToBuyers(
  db: Queries,
  former: LoadedProject,
  present: LoadedProject,
  removals: readonly Removal[],
): Promise<BuyerEffects> {
  const drafts = await db
    .select({ user: users, row: projectChoices })
    .from(projectChoices)
    .innerJoin(users, eq(users.id, projectChoices.userId))
    .where(
      and(
        eq(projectChoices.projectId, present.id),
        isNull(projectChoices.submitType),
        isNull(projectChoices.archivedAt),
      ),
    )
    .for("update", { of: projectChoices });
  const earlier = openEarlier(db, former);
  const buyers: TouchedBuyer[] = [];
  for (const draft of drafts) {
    const { user, row } = draft;
    const project = await earlier(row.toldRevision ?? row.revision);
    const house = project.houseTypes.get(row.houseTypeId);
    const nowHouse = houseTypeOf(user, present);
    if (!house || !nowHouse) continue;
    const [before, after] = [
      { project, house },
      { project: present, house: nowHouse },
    ];
    const followed = await followCatalogue(db, draft, before, after);
    if (followed.changes.length === 0 && followed.totalBefore === followed.totalNow) continue;
    buyers.push({
      buildNumber: user.buildNumber ?? "",
      staff: user.role === "projectuser" ? null : user.email,
      ...followed,
    });
  }
  return { buyers, submissions: await touchedSubmissions(db, present.id, removals) };
}
