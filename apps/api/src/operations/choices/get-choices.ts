import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../kernel/operation.ts";
import { choicesEntity, etagOf } from "../../choices/read/choices-entity.ts";
import { findChoices } from "../../choices/read/find-choices.ts";
import { findHome } from "../../choices/read/home.ts";

export const getChoicesOperation = operation(getChoices, async ({ app, asker, params, reply }) => {
  const home = await findHome(app, asker, params.projectId);
  const choices = choicesEntity(home, await findChoices(app.pool, home));
  reply.header("etag", etagOf(choices.version)).header("cache-control", "private, no-cache");
  return choices;
});
