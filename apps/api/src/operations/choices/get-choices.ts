import { getChoices } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../kernel/operation.ts";
import { choicesEntity, etagOf } from "../../choices/read/choices-entity.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";

export const getChoicesOperation = operation(getChoices, async ({ app, asker, params, reply }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  const choices = choicesEntity(home, row);
  reply.header("etag", etagOf(choices.version)).header("cache-control", "private, no-cache");
  return choices;
});
