import { eq } from "drizzle-orm";
import { getBudget, setBudget } from "@showroom/api-contract/endpoints/budget";
import { cents } from "@showroom/domain/money/cents";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { lockChoices } from "../../choices/save/choices-rows.ts";
import { projectChoices } from "../../database/schema/choices.ts";
import { inTransaction } from "../../database/transaction.ts";
import { operation } from "../../kernel/operation.ts";

const entity = (budget: number | null) => ({ budget: budget === null ? null : cents(budget) });

export const getBudgetOperation = operation(getBudget, async ({ app, asker, params }) => {
  const { row } = await findOwnChoices(app, asker, params.projectId);
  return entity(row?.budget ?? null);
});

export const setBudgetOperation = operation(setBudget, async ({ app, asker, params, body }) => {
  const { home } = await findOwnChoices(app, asker, params.projectId, body.userId);
  await inTransaction(app.pool, async ({ tx }) => {
    const row = await lockChoices(tx, home);
    await tx.update(projectChoices).set({ budget: body.budget }).where(eq(projectChoices.id, row.id));
  });
  return entity(body.budget);
});
