import { isDeepStrictEqual } from "node:util";
import { eq } from "drizzle-orm";
import type { CatalogueFinding } from "@showroom/api-contract/entities/catalogue";
import { mayChangeCatalogue } from "@showroom/domain/access/access";
import { fromNow, MINUTE, now } from "@showroom/service/clock";
import { actorOf } from "../../accounts/actor.ts";
import { projectsAssigned } from "../../accounts/projects-assigned.ts";
import type { Queries } from "../../database/database.ts";
import { users } from "../../database/schema/accounts.ts";
import { projects } from "../../database/schema/catalogue.ts";
import { stagedCatalogues } from "../../database/schema/staged-catalogues.ts";
import { inTransaction, type OpenTransaction } from "../../database/transaction.ts";
import { ProblemError } from "../../kernel/problem.ts";
import { isIgnored } from "../publish/ignored-settings.ts";
import type { ChangeOutcome } from "./change-outcome.ts";
import { publishStaged } from "./publish-staged.ts";
import type { UploadTools } from "./stage-upload.ts";

type Staged = typeof stagedCatalogues.$inferSelect;

/** What the admin saw when the publication was planned. The project may be opened or closed before it is published. */
const agreedOf = ({ findings, difference }: ChangeOutcome) => ({
  findings: findings.filter((finding) => !isIgnored(finding)),
  questions: difference?.questions ?? [],
});

/**
 * Plans the publication of a staged catalogue. With errors, or with questions that are not agreed to, nothing is
 * planned.
 * @throws ProblemError `not-found` when it is no longer staged
 */
export async function planPublication(
  tools: UploadTools,
  slug: string,
  staged: Staged,
  plan: { readonly at: Date; readonly agreed: boolean; readonly by: number },
): Promise<ChangeOutcome & { readonly planned: boolean }> {
  const outcome = await publishStaged(tools, slug, staged, { dryRun: true, agreed: false, by: plan.by });
  const mayPlan = outcome.difference !== null && (plan.agreed || outcome.difference.questions.length === 0);
  if (!mayPlan) return { ...outcome, planned: false };
  await inTransaction(tools.pool, async ({ tx, client }) => {
    const planned = await tx
      .update(stagedCatalogues)
      .set({ plannedAt: plan.at, plannedBy: plan.by, agreed: agreedOf(outcome), refusal: null })
      .where(eq(stagedCatalogues.id, staged.id))
      .returning({ id: stagedCatalogues.id });
    if (planned.length === 0) throw new ProblemError("not-found");
    await tools.jobs.send("catalogue.publish", { stagedId: staged.id }, client, plan.at);
  });
  return { ...outcome, planned: true };
}

async function readPlan({ db }: Pick<UploadTools, "db">, stagedId: number) {
  const [found] = await db
    .select({
      staged: stagedCatalogues,
      slug: projects.slug,
      revision: projects.revision,
      state: projects.state,
      planner: users,
      projectsAssigned,
    })
    .from(stagedCatalogues)
    .innerJoin(projects, eq(projects.id, stagedCatalogues.projectId))
    .leftJoin(users, eq(users.id, stagedCatalogues.plannedBy))
    .where(eq(stagedCatalogues.id, stagedId));
  return found ?? null;
}

const refusalOf = (fileName: string, reason: string): CatalogueFinding[] => [
  { level: "error", file: fileName, path: "", article: null, reason },
];

type Plan = NonNullable<Awaited<ReturnType<typeof readPlan>>>;

/** Why a planned catalogue must not be published now; null when everything is as it was planned. */
function findRefusal(
  { staged, planner, projectsAssigned, revision, state }: Plan,
  outcome: ChangeOutcome,
): CatalogueFinding[] | null {
  const mayPublish =
    planner?.disabledAt === null &&
    mayChangeCatalogue(actorOf({ ...planner, projectsAssigned }), { id: staged.projectId });
  if (!mayPublish) return refusalOf(staged.fileName, "wie dit plande, mag de catalogus niet meer wijzigen");
  if (state === "archived") return refusalOf(staged.fileName, "het project is gearchiveerd");
  if (revision !== staged.baseRevision)
    return refusalOf(staged.fileName, "er is intussen een andere catalogus gepubliceerd");
  if (isDeepStrictEqual(agreedOf(outcome), staged.agreed)) return null;
  return isDeepStrictEqual(agreedOf(outcome).findings, staged.agreed?.findings)
    ? refusalOf(staged.fileName, "de gevolgen zijn niet meer die waarmee is ingestemd")
    : outcome.findings;
}

/** The plan is no longer what it was when it was read. */
class PlanChanged extends Error {
  override readonly name = "PlanChanged";
}

/**
 * Locks a plan until the transaction ends.
 * @throws PlanChanged when it was cancelled or moved since it was read, or another catalogue was published
 */
async function lockPlan(tx: Queries, { staged, revision }: Plan): Promise<void> {
  const [present] = await tx
    .select({ plannedAt: stagedCatalogues.plannedAt, revision: projects.revision })
    .from(stagedCatalogues)
    .innerJoin(projects, eq(projects.id, stagedCatalogues.projectId))
    .where(eq(stagedCatalogues.id, staged.id))
    .for("update", { of: stagedCatalogues });
  const isSame = present?.plannedAt?.getTime() === staged.plannedAt?.getTime() && present?.revision === revision;
  if (!isSame) throw new PlanChanged();
}

/**
 * Publishes or refuses a plan that is due.
 * @throws PlanChanged when the plan changes meanwhile; then nothing is done
 */
async function carryOut(tools: UploadTools, plan: Plan): Promise<void> {
  const { staged, slug } = plan;
  const by = staged.plannedBy;
  const outcome = await publishStaged(tools, slug, staged, { dryRun: true, agreed: false, by });
  // A catalogue that the project already has needs no agreement: publishing it only removes it from the staged ones.
  const refusal = outcome.difference?.outcome === "unchanged" ? null : findRefusal(plan, outcome);
  if (refusal === null) {
    const begin = ({ tx }: OpenTransaction) => lockPlan(tx, plan);
    const { published } = await publishStaged(tools, slug, staged, { dryRun: false, agreed: true, by, begin });
    if (!published) throw new Error(`The checks of the planned catalogue ${staged.id} changed while it was published`);
    return;
  }
  await inTransaction(tools.pool, async ({ tx, client }) => {
    await lockPlan(tx, plan);
    await tx.update(stagedCatalogues).set({ plannedAt: null, refusal }).where(eq(stagedCatalogues.id, staged.id));
    await tools.jobs.send("mail.catalogue-refused", { stagedId: staged.id }, client);
  });
}

/**
 * Publishes a planned catalogue, unless the checks find something else than when it was planned. Does nothing when the
 * plan is not due, or no longer there.
 */
export async function publishPlanned(tools: UploadTools, stagedId: number): Promise<void> {
  const plan = await readPlan(tools, stagedId);
  const at = plan?.staged.plannedAt ?? null;
  if (plan === null || at === null) return;
  if (at > now()) {
    // The job queue reads the clock of the database, which may be ahead. A plan that was moved has another job.
    if (at < fromNow(MINUTE)) await tools.jobs.send("catalogue.publish", { stagedId }, undefined, at);
    return;
  }
  try {
    await carryOut(tools, plan);
  } catch (error) {
    if (!(error instanceof PlanChanged)) throw error;
    await publishPlanned(tools, stagedId);
  }
}
