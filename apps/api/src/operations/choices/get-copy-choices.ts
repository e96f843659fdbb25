import { getCopyChoices } from "@showroom/api-contract/endpoints/choices";
import { operation } from "../../kernel/operation.ts";
import { roomsOf } from "../../choices/read/choices-entity.ts";
import { previewCopy } from "../../choices/read/copy-choices.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";

export const getCopyChoicesOperation = operation(getCopyChoices, async ({ app, asker, params, query }) => {
  const { home, row } = await findOwnChoices(app, asker, params.projectId);
  return previewCopy(home, roomsOf(home, row), query.toPage).answer;
});
