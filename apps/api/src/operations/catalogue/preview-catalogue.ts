import { previewCatalogue } from "@showroom/api-contract/endpoints/staged-catalogue";
import { signAccessToken, VIEWING_TOKEN_SECONDS } from "../../accounts/access-token.ts";
import { findStaged, stagedRevision } from "../../catalogue/staged-version.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { ProblemError } from "../../kernel/problem.ts";

export const previewCatalogueOperation = operation(previewCatalogue, async ({ app, asker, params, body }) => {
  const { user, sessionId } = registered(asker);
  const { id } = await findStaged(app.db, params.projectId, params.stagedId);
  const project = await app.catalogue.at(params.projectId, stagedRevision(id));
  if (!project.houseTypes.has(body.houseTypeId)) throw new ProblemError("not-found");
  const bearer = { kind: "preview", userId: user.id, sessionId, stagedId: id, houseTypeId: body.houseTypeId } as const;
  return { access_token: await signAccessToken(app.keys, bearer, "projectuser"), expires_in: VIEWING_TOKEN_SECONDS };
});
