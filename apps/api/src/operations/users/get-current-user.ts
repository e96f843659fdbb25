import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { ANONYMOUS_USER, userEntity } from "../../accounts/user-entity.ts";
import { operation } from "../../kernel/operation.ts";

export const getCurrentUserOperation = operation(getCurrentUser, async ({ app, asker }) =>
  asker.kind === "user" ? await userEntity(app.db, asker.user) : ANONYMOUS_USER,
);
