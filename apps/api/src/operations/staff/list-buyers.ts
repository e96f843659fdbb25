import { eq, inArray, sql } from "drizzle-orm";
import { listBuyers } from "@showroom/api-contract/endpoints/staff";
import { matchesSearch, sortBuyers } from "@showroom/domain/staff/buyer-order";
import { operation } from "../../kernel/operation.ts";
import { users } from "../../database/schema/accounts.ts";
import { confirmations, projectChoices } from "../../database/schema/choices.ts";
import { isInForce } from "../../choices/confirm/find-confirmations.ts";
import { seenWith } from "../../choices/read/home.ts";
import { buyerSummary } from "../../staff/buyer-summary.ts";
import { coBuyersOf, hasOwnChoices, ownChoices } from "../../staff/buyers.ts";
import { progressOfAll } from "../../staff/progress.ts";

/** Only the columns of the list, because the rooms of all buyers are megabytes. */
const LINE = {
  user: {
    id: users.id,
    firstName: users.firstName,
    lastName: users.lastName,
    email: users.email,
    buildNumber: users.buildNumber,
    houseTypeId: users.houseTypeId,
    coBuyers: coBuyersOf,
    registered: sql<boolean>`${users.passwordHash} is not null`,
  },
  row: {
    id: projectChoices.id,
    version: projectChoices.version,
    submitType: projectChoices.submitType,
    submittedAt: projectChoices.submittedAt,
    reopened: projectChoices.reopened,
    addedCost: projectChoices.addedCost,
    updatedAt: projectChoices.updatedAt,
  },
  frozen: {
    houseTypeId: sql<number>`(${confirmations.document}->>'houseTypeId')::int`,
    houseTypeName: sql<string>`${confirmations.document}->>'houseTypeName'`,
    choicesId: confirmations.choicesId,
  },
};

const ROOMS = {
  user: users,
  id: projectChoices.id,
  revision: projectChoices.revision,
  houseTypeId: projectChoices.houseTypeId,
  version: projectChoices.version,
  rooms: projectChoices.rooms,
  catalogueChanges: projectChoices.catalogueChanges,
  submitType: projectChoices.submitType,
};

export const listBuyersOperation = operation(listBuyers, async ({ app, params, query }) => {
  const project = await app.catalogue.project(params.projectId);
  const all = await app.db
    .select(LINE)
    .from(users)
    .leftJoin(projectChoices, ownChoices(project.id))
    .leftJoin(confirmations, isInForce)
    .where(hasOwnChoices(project.id));
  const { search, status, page, pageSize } = query;
  const found = all
    .map(({ user, row, frozen }) => buyerSummary(project, user, row, frozen))
    .filter(
      (buyer) =>
        (search === undefined || matchesSearch(buyer, search)) && (status === undefined || buyer.status === status),
    );
  const start = (page - 1) * pageSize;
  const lines = sortBuyers(found, query.sort, query.direction).slice(start, start + pageSize);
  const accounts = new Map(all.map((entry) => [entry.user.id, entry]));
  const progress = await progressOfAll(
    project,
    lines.map(({ userId }) => {
      const account = accounts.get(userId);
      return { houseTypeId: account?.user.houseTypeId ?? null, choices: account?.row ?? null };
    }),
    async (ids) => {
      const rows = await app.db
        .select(ROOMS)
        .from(projectChoices)
        .innerJoin(users, eq(users.id, projectChoices.userId))
        .where(inArray(projectChoices.id, [...ids]));
      return await Promise.all(
        rows.map(async ({ user, ...row }) => {
          const { project: seen, house } = await seenWith(app, user, project, row);
          return { ...row, place: house && { project: seen, house } };
        }),
      );
    },
  );
  return {
    items: lines.map((line, index) => ({ ...line, progress: progress[index] ?? [] })),
    total: found.length,
    page,
    pageSize,
  };
});
