/** What a bundle says about a project or an organisation that is known, and an import does not take. */
import { inArray } from "drizzle-orm";
import type { Bundle } from "@showroom/api-contract/bundle/bundle";
import { NEW_STATES } from "@showroom/domain/model/project";
import { readState } from "../../catalogue/read-state.ts";
import type { Queries } from "../../database/database.ts";
import { organisations } from "../../database/schema/catalogue.ts";
import type { Remark } from "../findings/finding.ts";
import { namesOtherParties } from "./contracting-parties.ts";

export const IGNORED_STATE =
  "de status telt alleen voor een nieuw project: dit project houdt de status die het in /admin heeft";
export const IGNORED_ACCESS =
  "dit telt alleen voor een nieuwe organisatie: voor deze verandert alleen wie de server beheert het";

export const IGNORED_PARTIES =
  "partijen en hun teksten tellen alleen voor een project zonder partijen: dit project houdt die uit /admin";

const ACCESS = ["secondFactorRequired", "projectsAssigned"] as const;

/** Whether a remark is about a setting that can change without an import, also after a publication was planned. */
export const isIgnored = ({ reason }: Pick<Remark, "reason">): boolean =>
  [IGNORED_STATE, IGNORED_ACCESS, IGNORED_PARTIES].includes(reason);

/** A remark when the bundle of a known project names another state than it has; `projectId` is null for a new one. */
async function findIgnoredState(db: Queries, { project }: Bundle, projectId: number | null): Promise<Remark[]> {
  if (projectId === null || project.status === undefined) return [];
  const isSame = (await readState(db, projectId)) === NEW_STATES[project.status];
  return isSame ? [] : [{ path: "project.status", reason: IGNORED_STATE }];
}

/** A remark for each known organisation whose access the bundle names otherwise than it is. */
async function findIgnoredAccess(db: Queries, bundle: Bundle): Promise<Remark[]> {
  const naming = bundle.organisations.filter((entry) => ACCESS.some((setting) => entry[setting] !== undefined));
  if (naming.length === 0) return [];
  const keys = naming.map(({ key }) => key);
  const known = await db.select().from(organisations).where(inArray(organisations.key, keys));
  return bundle.organisations.flatMap((entry, at) => {
    const stored = known.find(({ key }) => key === entry.key);
    return ACCESS.filter((setting) => stored && (entry[setting] ?? stored[setting]) !== stored[setting]).map(
      (setting) => ({ path: `organisations[${at}].${setting}`, reason: IGNORED_ACCESS }),
    );
  });
}

export async function findIgnored(db: Queries, bundle: Bundle, projectId: number | null): Promise<readonly Remark[]> {
  const hasOtherParties = projectId !== null && (await namesOtherParties(db, bundle, projectId));
  return [
    ...(await findIgnoredState(db, bundle, projectId)),
    ...(await findIgnoredAccess(db, bundle)),
    ...(hasOtherParties ? [{ path: "contractingParties", reason: IGNORED_PARTIES }] : []),
  ];
}
