import { endPurchase, listFormerBuyers, moveBuyers } from "@showroom/api-contract/endpoints/occupancy";
import { operation, type Operation } from "../../kernel/operation.ts";
import { endPurchaseOf } from "../../occupancy/end-purchase.ts";
import { findFormerBuyers } from "../../occupancy/former-buyers.ts";
import { moveBuyersOf } from "../../occupancy/move-buyers.ts";

/** The calls about who has a home. */
export const OCCUPANCY_OPERATIONS: readonly Operation[] = [
  operation(endPurchase, ({ app, asker, params, body }) =>
    endPurchaseOf(app, asker, { params, body, query: undefined }),
  ),
  operation(moveBuyers, ({ app, asker, params, body }) => moveBuyersOf(app, asker, { params, body, query: undefined })),
  operation(listFormerBuyers, async ({ app, params }) => ({
    items: await findFormerBuyers(app, params.projectId, params.homeId),
  })),
];
