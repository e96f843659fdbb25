/** Admins who view the showroom with a staged catalogue. */
import { eq } from "drizzle-orm";
import type { FastifyRequest } from "fastify";
import { mayChangeCatalogue } from "@showroom/domain/access/access";
import type { Database } from "../database/database.ts";
import { stagedCatalogues } from "../database/schema/staged-catalogues.ts";
import type { Asker, UserRow } from "../kernel/asker.ts";
import { ProblemError } from "../kernel/problem.ts";
import type { TokenBearer } from "./access-token.ts";
import { actorOf } from "./actor.ts";
import { onlyReads } from "./viewing.ts";

/** No stored user has this id, so a preview has no choices of its own. */
const PREVIEW_BUYER = 0;

/**
 * The buyer of a preview: a buyer of the staged catalogue with a house type and no choices.
 * @throws ProblemError `not-authenticated` when the staged catalogue is gone or the admin lost access; `forbidden` for
 * a call that would change data
 */
export async function findPreviewAsker(
  db: Database,
  { stagedId, houseTypeId, sessionId }: Extract<TokenBearer, { kind: "preview" }>,
  admin: UserRow,
  request: FastifyRequest,
): Promise<Asker> {
  const [staged] = await db
    .select({ projectId: stagedCatalogues.projectId })
    .from(stagedCatalogues)
    .where(eq(stagedCatalogues.id, stagedId));
  if (!staged || !mayChangeCatalogue(actorOf(admin), { id: staged.projectId }))
    throw new ProblemError("not-authenticated");
  if (!onlyReads(request)) throw new ProblemError("forbidden", { detail: "A preview changes nothing" });
  const { projectId } = staged;
  const buyer: UserRow = {
    ...admin,
    id: PREVIEW_BUYER,
    role: "projectuser",
    roles: [],
    organisationId: null,
    projectIds: [],
    projectId,
    houseTypeId,
    buildNumber: null,
  };
  return { kind: "user", user: buyer, sessionId, mustEnrol: false, preview: { projectId, stagedId } };
}
