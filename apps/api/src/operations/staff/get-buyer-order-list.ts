import { getBuyerOrderList } from "@showroom/api-contract/endpoints/staff";
import { operation } from "../../kernel/operation.ts";
import { buyerOrderList } from "../../staff/order-list.ts";

export const getBuyerOrderListOperation = operation(
  getBuyerOrderList,
  async ({ app, params, query }) => await buyerOrderList(app, params.projectId, params.userId, query),
);
