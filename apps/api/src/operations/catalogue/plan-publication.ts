import { planPublication } from "@showroom/api-contract/endpoints/staged-catalogue";
import { DAY, nowMs } from "@showroom/service/clock";
import { findStaged } from "../../catalogue/staged-version.ts";
import { planPublication as plan } from "../../importer/upload/planned-publication.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";

/** Longest time ahead, in milliseconds. */
const LONGEST_PLAN = 366 * DAY;

export const planPublicationOperation = operation(planPublication, async ({ app, asker, params, body }) => {
  const { user } = registered(asker);
  const at = new Date(body.at);
  const ahead = at.getTime() - nowMs();
  if (ahead <= 0 || ahead > LONGEST_PLAN)
    throw new ProblemError("request-invalid", {
      issues: [{ path: ["body", "at"], message: "is not within a year from now" }],
    });
  const { document } = await app.catalogue.project(params.projectId);
  const staged = await findStaged(app.db, params.projectId, params.stagedId);
  return await plan(app, document.slug, staged, { at, agreed: body.agreed, by: user.id });
});
