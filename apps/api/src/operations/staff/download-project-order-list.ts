import { downloadProjectOrderList } from "@showroom/api-contract/endpoints/staff";
import { recordAudit } from "../../accounts/audit.ts";
import { operation } from "../../kernel/operation.ts";
import { projectOrderList } from "../../staff/order-list.ts";
import { sendOrderFile } from "../../staff/send-order-file.ts";

export const downloadProjectOrderListOperation = operation(
  downloadProjectOrderList,
  async ({ app, asker, params, query, reply }) => {
    const list = await projectOrderList(app, params.projectId, query);
    await recordAudit(app.db, asker, {
      action: "downloaded-order-list",
      projectId: params.projectId,
      details: { format: params.format, ...query },
    });
    return await sendOrderFile(reply, list, { format: params.format, view: query.view });
  },
);
