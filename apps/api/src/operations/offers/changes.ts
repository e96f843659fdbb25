import { listAgreedHomes, makeChange } from "@showroom/api-contract/endpoints/changes";
import { namesOf } from "@showroom/domain/agreement/offer-document";
import { compareBuildNumbers } from "@showroom/domain/staff/buyer-order";
import { recordAudit } from "../../accounts/audit.ts";
import { authorOf } from "../../accounts/home-history.ts";
import { inTransaction } from "../../database/transaction.ts";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";
import { agreedInOrder, linesInForceOf } from "../../offers/agreed-lines.ts";
import { changeRequestEntity, endRequest, findRequests } from "../../offers/change-requests.ts";
import { findOffersOfProject, lockOffersOf } from "../../offers/find-offers.ts";
import { isLost, readDelivery, standingArticles } from "../../offers/standing-articles.ts";
import { storeChange } from "../../offers/make-change.ts";
import { findBuyer } from "../../staff/buyers.ts";

const listAgreedHomesOperation = operation(listAgreedHomes, async ({ app, params }) => {
  const all = await findOffersOfProject(app.db, params.projectId);
  const ofHomes = await findRequests(app.db, [...new Set(all.map(({ row }) => row.choicesId))]);
  const delivery = await readDelivery(app.db, await app.catalogue.project(params.projectId));
  const requests = ofHomes.filter(({ ending }) => ending === null);
  const items = [...Map.groupBy(all, ({ userId }) => userId)].flatMap(([userId, own]) => {
    const document = agreedInOrder(own).at(-1)?.document;
    if (!document) return [];
    const request = requests.find(({ choicesId }) => choicesId === own[0]?.row.choicesId);
    return [
      {
        userId,
        buyer: namesOf(document.persons),
        buildNumber: document.buildNumber,
        lines: linesInForceOf(own),
        lost: standingArticles(own)
          .filter((line) => isLost(line, delivery))
          .map(({ title, article: { name } }) => ({ title, name })),
        request: request ? changeRequestEntity(request) : null,
      },
    ];
  });
  return { items: items.toSorted((one, other) => compareBuildNumbers(one.buildNumber, other.buildNumber)) };
});

const makeChangeOperation = operation(makeChange, async ({ app, asker, params, body }) => {
  const { user: author } = registered(asker);
  const { projectId, userId } = params;
  const { user: buyer, row } = await findBuyer(app, projectId, userId);
  if (!row) return { outcome: "not-agreed" as const, offerId: null };
  return await inTransaction(app.pool, async ({ tx, client }) => {
    await lockOffersOf(tx, row.id);
    const made = await storeChange(tx, { author: authorOf(author), buyer, projectId, choicesId: row.id, ...body });
    if (made.outcome !== "done") return { outcome: made.outcome, offerId: null };
    const { offerId, reference } = made;
    await endRequest(tx, row.id, { kind: "proposed", by: author, answer: reference });
    await recordAudit(tx, asker, { action: "proposed-change", subjectId: userId, projectId, details: { reference } });
    await app.jobs.send("mail.offer", { offerId }, client);
    return { outcome: "done" as const, offerId };
  });
});

export const CHANGE_OPERATIONS = [listAgreedHomesOperation, makeChangeOperation];
