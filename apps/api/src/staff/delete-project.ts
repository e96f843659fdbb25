/** Deletes a project with all that the law does not require to be kept. */
import { and, count, eq, inArray, notInArray, or, sql } from "drizzle-orm";
import { mayBeDeleted } from "@showroom/domain/model/project";
import { recordAudit } from "../accounts/audit.ts";
import { erasePerson } from "../accounts/person.ts";
import type { Queries } from "../database/database.ts";
import { users } from "../database/schema/accounts.ts";
import { appointments } from "../database/schema/appointments.ts";
import { catalogueVersions } from "../database/schema/catalogue-versions.ts";
import {
  articles,
  catalogueImports,
  catalogueKeys,
  contentBlocks,
  floorOffers,
  houseTypes,
  pages,
  projects,
} from "../database/schema/catalogue.ts";
import { confirmations, projectChoices } from "../database/schema/choices.ts";
import { closingChanges, closingDates } from "../database/schema/closings.ts";
import { homes } from "../database/schema/homes.ts";
import { contractTerms } from "../database/schema/offers.ts";
import { planningProjects } from "../database/schema/planning.ts";
import { contactQuestions } from "../database/schema/contact.ts";
import { stagedCatalogues } from "../database/schema/staged-catalogues.ts";
import type { Asker } from "../kernel/asker.ts";
import { isBuyerOf } from "./buyers.ts";

export interface Deletion {
  /** Buyers whose accounts are removed, or erased where an order stays. */
  readonly buyers: number;
  /** Confirmations that are kept. */
  readonly confirmations: number;
}

/** A subquery: the ids of the project's house types. */
const houseTypesOf = (tx: Queries, projectId: number) =>
  tx.select({ id: houseTypes.id }).from(houseTypes).where(eq(houseTypes.projectId, projectId));

const ofProject = (projectId: number) => eq(projectChoices.projectId, projectId);

/** What a deletion removes and keeps. */
export async function countDeletion(db: Queries, projectId: number): Promise<Deletion> {
  const [buyers] = await db
    .select({ n: count() })
    .from(users)
    .where(or(isBuyerOf(projectId), eq(users.leftProjectId, projectId)));
  const [kept] = await db
    .select({ n: count() })
    .from(confirmations)
    .innerJoin(projectChoices, eq(projectChoices.id, confirmations.choicesId))
    .where(ofProject(projectId));
  return { buyers: buyers?.n ?? 0, confirmations: kept?.n ?? 0 };
}

/** An address that no catalogue can claim. */
const keptSlug = (projectId: number): string => `~${projectId}`;

async function removePeople(tx: Queries, projectId: number): Promise<void> {
  const former = eq(users.leftProjectId, projectId);
  for (const buyer of await tx
    .select()
    .from(users)
    .where(or(isBuyerOf(projectId), former)))
    await erasePerson(tx, buyer);
  await tx
    .update(users)
    .set({ projectIds: sql`array_remove(${users.projectIds}, ${projectId})` })
    .where(sql`${projectId} = any(${users.projectIds})`);
  // Staff who looked around in the project, and what they tried.
  await tx
    .update(users)
    .set({ projectId: null, houseTypeId: null })
    .where(and(eq(users.projectId, projectId), sql`${users.role} <> 'projectuser'`));
  await tx
    .update(users)
    .set({ houseTypeId: null })
    .where(inArray(users.houseTypeId, houseTypesOf(tx, projectId)));
  const ordered = tx.select({ id: confirmations.choicesId }).from(confirmations);
  await tx.delete(projectChoices).where(and(ofProject(projectId), notInArray(projectChoices.id, ordered)));
  await tx.delete(contactQuestions).where(eq(contactQuestions.projectId, projectId));
}

/** Removes the catalogue, but for the versions that kept submissions refer to, and the house types. */
async function removeCatalogue(tx: Queries, projectId: number): Promise<void> {
  const ordered = tx.select({ revision: projectChoices.revision }).from(projectChoices).where(ofProject(projectId));
  await tx
    .delete(catalogueVersions)
    .where(and(eq(catalogueVersions.projectId, projectId), notInArray(catalogueVersions.revision, ordered)));
  await tx.delete(pages).where(inArray(pages.houseTypeId, houseTypesOf(tx, projectId)));
  for (const table of [
    appointments,
    closingChanges,
    closingDates,
    contractTerms,
    homes,
    planningProjects,
    stagedCatalogues,
    contentBlocks,
    articles,
    floorOffers,
    catalogueKeys,
    catalogueImports,
  ])
    await tx.delete(table).where(eq(table.projectId, projectId));
}

/**
 * Deletes a project, and records it in the audit log. With confirmations, these stay with the choices they confirm, a
 * nameless account each and the project's own row, which nothing finds any more. `asker` is null for a command on the
 * server. Returns null when the project is neither archived nor a concept; nothing happens then.
 */
export async function deleteProject(tx: Queries, asker: Asker | null, projectId: number): Promise<Deletion | null> {
  const [project] = await tx.select().from(projects).where(eq(projects.id, projectId)).for("update");
  if (!project || project.state === "deleted" || !mayBeDeleted(project.state)) return null;
  const deletion = await countDeletion(tx, projectId);
  await removePeople(tx, projectId);
  if (deletion.confirmations === 0) await tx.delete(projects).where(eq(projects.id, projectId));
  else {
    await removeCatalogue(tx, projectId);
    await tx
      .update(projects)
      .set({ state: "deleted", slug: keptSlug(projectId), revision: project.revision + 1 })
      .where(eq(projects.id, projectId));
  }
  await recordAudit(tx, asker, {
    action: "deleted-project",
    projectId,
    details: {
      slug: project.slug,
      name: project.name,
      buyers: String(deletion.buyers),
      confirmations: String(deletion.confirmations),
    },
  });
  return deletion;
}
