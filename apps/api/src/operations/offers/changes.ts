import { listAgreedHomes, makeChange } from "@showroom/api-contract/endpoints/changes";
import { namesOf } from "@showroom/domain/agreement/offer-document";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";
import { agreedDiscounts, agreedInOrder, linesInForceOf } from "../../offers/agreed-lines.ts";
import { changeRequestEntity, findRequests } from "../../offers/change-requests.ts";
import { findOffersOfProject } from "../../offers/find-offers.ts";
import { changeForBuyer } from "../../staff/offer-to-buyer.ts";
import { isLost, readDelivery, standingArticles } from "../../offers/standing-articles.ts";

const listAgreedHomesOperation = operation(listAgreedHomes, async ({ app, params }) => {
  const all = await findOffersOfProject(app.db, params.projectId);
  const ofHomes = await findRequests(app.db, [...new Set(all.flatMap(({ homeChoicesId }) => homeChoicesId ?? []))]);
  const delivery = await readDelivery(app.db, await app.catalogue.project(params.projectId));
  const requests = ofHomes.filter(({ ending }) => ending === null);
  const items = [...Map.groupBy(all, ({ homeKey }) => homeKey).values()].flatMap((own) => {
    const newest = agreedInOrder(own).at(-1);
    if (!newest) return [];
    const { document, userId, holderId, homeChoicesId } = newest;
    const request = requests.find(({ choicesId }) => choicesId === homeChoicesId);
    return [
      {
        userId,
        buyer: namesOf(document.persons),
        buildNumber: document.buildNumber,
        lines: linesInForceOf(own),
        discounts: agreedDiscounts(own),
        lost: standingArticles(own)
          .filter((line) => isLost(line, delivery))
          .map(({ title, article: { name } }) => ({ title, name })),
        request: request ? changeRequestEntity(request) : null,
        ...(holderId === null && ({ isVacant: true } as const)),
      },
    ];
  });
  return { items: items.toSorted((one, other) => compareBuildNumbers(one.buildNumber, other.buildNumber)) };
});

const makeChangeOperation = operation(makeChange, ({ app, asker, params, body }) =>
  changeForBuyer(app, registered(asker), params, body),
);

export const CHANGE_OPERATIONS = [listAgreedHomesOperation, makeChangeOperation];
