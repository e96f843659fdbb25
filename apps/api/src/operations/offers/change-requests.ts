import { askForChange, getOwnAgreement, refuseChangeRequest } from "@showroom/api-contract/endpoints/change-requests";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";
import { linesInForceOf } from "../../offers/agreed-lines.ts";
import {
  agreedChoicesOf,
  changeRequestEntity,
  findRequests,
  refuseStoredRequest,
  storeRequest,
} from "../../offers/change-requests.ts";
import { findOffersOfChoices } from "../../offers/find-offers.ts";

const getOwnAgreementOperation = operation(getOwnAgreement, async ({ app, asker, params }) => {
  const choicesId = await agreedChoicesOf(app.db, params.projectId, registered(asker).user.id);
  if (choicesId === null) return { agreement: null };
  const [request] = await findRequests(app.db, [choicesId]);
  return {
    agreement: {
      lines: linesInForceOf(await findOffersOfChoices(app.db, choicesId)),
      request: request ? changeRequestEntity(request) : null,
    },
  };
});

const askForChangeOperation = operation(askForChange, async ({ app, asker, params, body }) => ({
  outcome: await storeRequest(app, registered(asker), { ...params, ...body }),
}));

const refuseChangeRequestOperation = operation(refuseChangeRequest, async ({ app, asker, params, body }) => ({
  outcome: await refuseStoredRequest(app, registered(asker), { ...params, ...body }),
}));

export const CHANGE_REQUEST_OPERATIONS = [
  getOwnAgreementOperation,
  askForChangeOperation,
  refuseChangeRequestOperation,
];
