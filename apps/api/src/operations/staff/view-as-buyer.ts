import { viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { signAccessToken, VIEWING_TOKEN_SECONDS } from "../../accounts/access-token.ts";
import { recordAudit } from "../../accounts/audit.ts";
import { authorOf, recordHistory } from "../../accounts/home-history.ts";
import { operation } from "../../kernel/operation.ts";
import { registered } from "../../kernel/asker.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { homeOfChoices } from "../../choices/read/home.ts";
import { inTransaction } from "../../database/transaction.ts";
import { findBuyer } from "../../staff/buyers.ts";

export const viewAsBuyerOperation = operation(viewAsBuyer, async ({ app, asker, params }) => {
  const { user, sessionId } = registered(asker);
  const project = await app.catalogue.project(params.projectId);
  const { user: buyer, row: choices } = await findBuyer(app, project.id, params.userId);
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
    await recordAudit(tx, asker, { action: "viewed-as-buyer", subjectId: buyer.id, projectId: project.id });
  });
  const bearer = { kind: "viewing", userId: buyer.id, viewerId: user.id, sessionId } as const;
  return { access_token: await signAccessToken(app.keys, bearer, buyer.role), expires_in: VIEWING_TOKEN_SECONDS };
});
