import { and, desc, eq, inArray, sql } from "drizzle-orm";
import { getHomeBuyers, watchChoices } from "@showroom/api-contract/endpoints/home-buyers";
import { choicesOwner } from "@showroom/domain/staff/home-buyers";
import { streamChanges } from "../../accounts/change-stream.ts";
import { calledName, namedBuyers } from "../../accounts/home-buyers.ts";
import { findOwnChoices } from "../../choices/read/own-choices.ts";
import { users } from "../../database/schema/accounts.ts";
import { choiceChanges, type HistoryEvent } from "../../database/schema/choices.ts";
import { registered } from "../../kernel/asker.ts";
import { operation } from "../../kernel/operation.ts";

/** The events with which somebody of the home, or staff in their place, changed the choices. */
const CHANGES: readonly HistoryEvent[] = [
  "saved",
  "roomConfirmed",
  "choicesCopied",
  "houseTypeChanged",
  "catalogueAnswered",
  "prepared",
  "preparedUndone",
  "submitted",
];

export const getHomeBuyersOperation = operation(getHomeBuyers, async ({ app, asker, params }) => {
  const { user } = registered(asker);
  const others = (await namedBuyers(app.db, user)).filter(({ id }) => id !== user.id);
  if (others.length === 0) return { others: [], lastChange: null };
  const { row } = await findOwnChoices(app, asker, params.projectId);
  const [last] = row
    ? await app.db
        .select({ at: choiceChanges.at, by: choiceChanges.byUserId, name: choiceChanges.byName })
        .from(choiceChanges)
        .where(and(eq(choiceChanges.choicesId, row.id), inArray(choiceChanges.event, [...CHANGES])))
        .orderBy(desc(choiceChanges.id))
        .limit(1)
    : [];
  return {
    others: others.map((other) => ({ name: calledName(other) })),
    lastChange: last ? { at: last.at.toISOString(), name: last.name, isOwn: last.by === user.id } : null,
  };
});

export const watchChoicesOperation = operation(watchChoices, async (call) => {
  const { user } = registered(call.asker);
  const owner = choicesOwner(user);
  const isTheirs = sql`${users.projectId} = ${call.params.projectId} and coalesce(${users.sharesChoicesOf}, ${users.id}) = ${owner}`;
  const mayRead = async (): Promise<boolean> =>
    (await call.app.db.$count(users, and(eq(users.id, user.id), isTheirs))) > 0;
  return streamChanges(call, ({ userId, version }) => (userId === owner ? { version } : null), mayRead);
});
