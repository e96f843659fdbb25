import { and, eq, isNull } from "drizzle-orm";
import { checkResetLink } from "@showroom/api-contract/endpoints/users";
import { isUsableReset } from "../../accounts/reset-link.ts";
import { operation } from "../../kernel/operation.ts";
import { passwordResets, users } from "../../database/schema/accounts.ts";

export const checkResetLinkOperation = operation(checkResetLink, async ({ app, body }) => {
  const found = await app.db
    .select({ userId: users.id })
    .from(passwordResets)
    .innerJoin(users, eq(users.id, passwordResets.userId))
    .where(and(isUsableReset(body.token), isNull(users.disabledAt)));
  return { isUsable: found.length > 0 };
});
