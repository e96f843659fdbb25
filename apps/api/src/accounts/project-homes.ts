/** The homes of a project: which there are, and whether somebody can be invited for one. */
import { and, asc, count, eq, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { buildNumberKey, refuseHome, type HomeRefusal } from "@showroom/domain/staff/project-home";
import type { Queries } from "../database/database.ts";
import { houseTypes, projects } from "../database/schema/catalogue.ts";
import { homes } from "../database/schema/homes.ts";
import { ProblemError } from "../kernel/problem.ts";

/** A home as far as it decides who can be invited. */
export interface KnownHome {
  readonly buildNumber: string;
  readonly houseTypeId: number | null;
  readonly isClosed: boolean;
}

/** What staff read of a refused home. `typeName` is the home's house type, when it is on offer. */
export function homeRefusalText(refusal: HomeRefusal, buildNumber: string, typeName: string | null): string {
  const home = `bouwnummer ${buildNumber}`;
  if (refusal === "absent") return `${home} is er niet in dit project; voeg de woning eerst toe bij Woningen`;
  if (refusal === "closed") return `${home} is gesloten; open de woning eerst bij Woningen`;
  return typeName === null ? `${home} heeft een ander woningtype` : `${home} heeft woningtype "${typeName}"`;
}

/** What staff read of a buyer who cannot be invited for a home. `holder` is the address of who has it. */
export const buyerRefusalText = (refusal: "taken" | "alone", buildNumber: string, holder: string): string =>
  refusal === "taken"
    ? `bouwnummer ${buildNumber} is al van iemand anders: ${holder}; geef Medekoper aan als zij samen kiezen`
    : `bouwnummer ${buildNumber} heeft nog geen koper; nodig die eerst uit`;

/** What staff read of a co-buyer with another house type than who has the home. */
export const sharedTypeText = (buildNumber: string): string =>
  `de andere koper van bouwnummer ${buildNumber} heeft een ander woningtype`;

/** A building number that nobody can be invited for. The message is in Dutch, for staff. */
export class HomeRefused extends Error {
  override readonly name = "HomeRefused";
}

/**
 * Locks a project, so that its homes change and its buyers are invited one after the other. Returns its state.
 * @throws ProblemError `not-found` when there is no such project
 */
export async function lockProject(tx: Queries, projectId: number) {
  const [project] = await tx
    .select({ state: projects.state })
    .from(projects)
    .where(eq(projects.id, projectId))
    .for("no key update");
  if (!project || project.state === "deleted") throw new ProblemError("not-found");
  return project.state;
}

/** The same, unless the project is not open: @throws ProblemError `project-closed`, because buyers could not enter it */
export async function lockOpenProject(tx: Queries, projectId: number): Promise<void> {
  if ((await lockProject(tx, projectId)) !== "open") throw new ProblemError("project-closed");
}

/** The same, unless the project is archived, which is only read: @throws ProblemError `project-closed` */
export async function lockKeptProject(tx: Queries, projectId: number): Promise<void> {
  if ((await lockProject(tx, projectId)) === "archived") throw new ProblemError("project-closed");
}

/** Whether a column has a building number, as `sameBuildNumber` of the domain compares them. */
export const hasBuildNumber = (column: AnyPgColumn, number: string) =>
  eq(sql`lower(${column})`, buildNumberKey(number));

const KNOWN = {
  buildNumber: homes.buildNumber,
  houseTypeId: homes.houseTypeId,
  isClosed: sql<boolean>`${homes.closedAt} is not null`,
};

export const findHomes = async (db: Queries, projectId: number): Promise<KnownHome[]> =>
  await db.select(KNOWN).from(homes).where(eq(homes.projectId, projectId));

export const houseTypesOnOffer = async (db: Queries, projectId: number) =>
  await db
    .select({ id: houseTypes.id, name: houseTypes.name })
    .from(houseTypes)
    .where(and(eq(houseTypes.projectId, projectId), eq(houseTypes.retired, false)))
    .orderBy(asc(houseTypes.position));

interface NumberedBuyer {
  readonly projectId: number;
  readonly buildNumber: string;
  readonly houseTypeId: number | null;
}

/**
 * Checks that a buyer may have a building number. It locks the project, so that the answer stays true in the
 * transaction. Every way in calls it: lists, the command and registration.
 * @throws HomeRefused
 */
export async function checkHome(tx: Queries, { projectId, buildNumber, houseTypeId }: NumberedBuyer): Promise<void> {
  await lockProject(tx, projectId);
  const isOfProject = eq(homes.projectId, projectId);
  const [all] = await tx.select({ n: count() }).from(homes).where(isOfProject);
  const [home] = await tx
    .select({ ...KNOWN, typeName: houseTypes.name })
    .from(homes)
    .leftJoin(houseTypes, eq(houseTypes.id, homes.houseTypeId))
    .where(and(isOfProject, hasBuildNumber(homes.buildNumber, buildNumber)));
  const refusal = refuseHome({ hasHomes: (all?.n ?? 0) > 0, home: home ?? null }, houseTypeId);
  if (refusal) throw new HomeRefused(homeRefusalText(refusal, buildNumber, home?.typeName ?? null));
}
