import { count, desc, eq } from "drizzle-orm";
import { getBuyerHistory } from "@showroom/api-contract/endpoints/staff";
import { cents } from "@showroom/domain/money/cents";
import { operation } from "../../kernel/operation.ts";
import { choiceChanges } from "../../database/schema/choices.ts";
import { findBuyer } from "../../staff/buyers.ts";

export const getBuyerHistoryOperation = operation(getBuyerHistory, async ({ app, params, query }) => {
  const { page, pageSize } = query;
  const { row } = await findBuyer(app, params.projectId, params.userId);
  if (!row) return { items: [], total: 0, page, pageSize };
  const isTheirs = eq(choiceChanges.choicesId, row.id);
  const [[total], entries] = await Promise.all([
    app.db.select({ n: count() }).from(choiceChanges).where(isTheirs),
    app.db
      .select()
      .from(choiceChanges)
      .where(isTheirs)
      .orderBy(desc(choiceChanges.id))
      .limit(pageSize)
      .offset((page - 1) * pageSize),
  ]);
  const items = entries.map((entry) => ({
    id: entry.id,
    at: entry.at.toISOString(),
    event: entry.event,
    actor: { userId: entry.byUserId, name: entry.byName, role: entry.byRole },
    version: entry.version,
    totalPrice: cents(entry.totalPrice),
    note: entry.note,
    changes: entry.changes,
  }));
  return { items, total: total?.n ?? 0, page, pageSize };
});
