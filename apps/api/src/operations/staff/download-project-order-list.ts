import { downloadProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { operation } from "../../kernel/operation.ts";
import { projectOrderList } from "../../staff/order-list.ts";
import { sendOrderFile } from "../../staff/send-order-file.ts";

export const downloadProjectOrderListOperation = operation(
  downloadProjectOrderList,
  async ({ app, params, query, reply }) => {
    const list = await projectOrderList(app, params.projectId, query.scope);
    return await sendOrderFile(reply, list, params.format);
  },
);
