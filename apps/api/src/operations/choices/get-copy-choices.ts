import { getCopyChoices } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../app/operation.ts";
import { roomsOf } from "../../choices/choices-entity.ts";
import { previewCopy } from "../../choices/copy-choices.ts";
import { findOwnChoices } from "../../choices/own-choices.ts";

export const getCopyChoicesOperation = operation(getCopyChoices, async ({ app, asker, params, query }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  return previewCopy(home, roomsOf(home, row), query.toPage).answer;
});
