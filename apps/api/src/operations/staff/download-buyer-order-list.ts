import { downloadBuyerOrderList } from "@showroom/api-contract/endpoints/staff";
import { recordAudit } from "../../accounts/audit.ts";
import { operation } from "../../kernel/operation.ts";
import { buyerOrderList } from "../../staff/order-list.ts";
import { sendOrderFile } from "../../staff/send-order-file.ts";

export const downloadBuyerOrderListOperation = operation(
  downloadBuyerOrderList,
  async ({ app, asker, params, query, reply }) => {
    const list = await buyerOrderList(app, params.projectId, params.userId, query);
    await recordAudit(app.db, asker, {
      action: "downloaded-order-list",
      subjectId: params.userId,
      projectId: params.projectId,
      details: { format: params.format, ...query },
    });
    return await sendOrderFile(reply, list, { format: params.format, view: query.view });
  },
);
