import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../app/operation.ts";
import { choicesEntity, etagOf } from "../../choices/choices-entity.ts";
import { findChoices } from "../../choices/choices-rows.ts";
import { findHome } from "../../choices/home.ts";

export const getChoicesOperation = operation(getChoices, async ({ app, asker, params, reply }) => {
  const home = await findHome(app, asker, params.projectId);
  const choices = choicesEntity(home, await findChoices(app.pool, home));
  reply.header("etag", etagOf(choices.version)).header("cache-control", "private, no-cache");
  return choices;
});
