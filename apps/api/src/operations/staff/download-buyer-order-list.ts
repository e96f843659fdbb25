import { downloadBuyerOrderList } from "@showroom/api-contract/endpoints/staff";
import { operation } from "../../kernel/operation.ts";
import { buyerOrderList } from "../../staff/order-list.ts";
import { sendOrderFile } from "../../staff/send-order-file.ts";

export const downloadBuyerOrderListOperation = operation(
  downloadBuyerOrderList,
  async ({ app, params, query, reply }) => {
    const list = await buyerOrderList(app, params.projectId, params.userId, query.scope);
    return await sendOrderFile(reply, list, params.format);
  },
);
