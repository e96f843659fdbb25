import { getProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { operation } from "../../kernel/operation.ts";
import { projectOrderList } from "../../staff/order-list.ts";

export const getProjectOrderListOperation = operation(
  getProjectOrderList,
  async ({ app, params, query }) => await projectOrderList(app, params.projectId, query),
);
