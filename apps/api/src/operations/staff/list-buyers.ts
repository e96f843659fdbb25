import { listBuyers } from "@showroom/api-contract/endpoints/staff";
import { operation } from "../../app/operation.ts";
import { matchesSearch, sortBuyers } from "@showroom/domain/staff/buyer-order";
import { findBuyers, staffBuyer } from "../../staff/buyers.ts";

export const listBuyersOperation = operation(listBuyers, async ({ app, params, query }) => {
  const project = await app.catalogue.project(params.projectId);
  const all = (await findBuyers(app, project.id)).map((buyer) => staffBuyer(project, buyer));
  const { search, status, page, pageSize } = query;
  const found = all.filter(
    (buyer) =>
      (search === undefined || matchesSearch(buyer, search)) && (status === undefined || buyer.status === status),
  );
  const start = (page - 1) * pageSize;
  return {
    items: sortBuyers(found, query.sort, query.direction).slice(start, start + pageSize),
    total: found.length,
    page,
    pageSize,
  };
});
