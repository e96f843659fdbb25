import { prepareForBuyer, viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { signAccessToken, VIEWING_TOKEN_SECONDS } from "../../accounts/access-token.ts";
import { recordAudit } from "../../accounts/audit.ts";
import { authorOf, recordHistory } from "../../accounts/home-history.ts";
import { operation } from "../../kernel/operation.ts";
import { registered, type Asker } from "../../kernel/asker.ts";
import type { AppContext } from "../../kernel/context.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { homeOfChoices } from "../../choices/read/home.ts";
import { inTransaction } from "../../database/transaction.ts";
import { findBuyer } from "../../staff/buyers.ts";

interface Visit {
  readonly projectId: number;
  readonly userId: number;
  readonly prepares: boolean;
}

/** A token for the showroom as a buyer. The history and the audit log say who got it. */
async function openShowroom(app: AppContext, asker: Asker, { projectId, userId, prepares }: Visit) {
  const { user, sessionId } = registered(asker);
  const project = await app.catalogue.project(projectId);
  const { user: buyer, row: choices } = await findBuyer(app, project.id, userId);
  const home = await homeOfChoices(app, buyer, project, choices);
  await inTransaction(app.pool, async ({ tx }) => {
    const row = await lockChoices(tx, home);
    await recordHistory(tx, authorOf(user), {
      choicesId: row.id,
      version: row.version,
      event: "viewed",
      changes: [],
      totalPrice: row.addedCost,
    });
    const action = prepares ? "prepared-for-buyer" : "viewed-as-buyer";
    await recordAudit(tx, asker, { action, subjectId: buyer.id, projectId: project.id });
  });
  const bearer = { kind: "viewing", userId: buyer.id, viewerId: user.id, sessionId, prepares } as const;
  return { access_token: await signAccessToken(app.keys, bearer, buyer.role), expires_in: VIEWING_TOKEN_SECONDS };
}

export const viewAsBuyerOperation = operation(viewAsBuyer, ({ app, asker, params }) =>
  openShowroom(app, asker, { ...params, prepares: false }),
);

export const prepareForBuyerOperation = operation(prepareForBuyer, ({ app, asker, params }) =>
  openShowroom(app, asker, { ...params, prepares: true }),
);
