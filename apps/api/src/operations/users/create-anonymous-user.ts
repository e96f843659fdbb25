import { createAnonymousUser } from "@showroom/api-contract/endpoints/session";
import { signAccessToken } from "../../accounts/access-token.ts";
import { operation } from "../../kernel/operation.ts";

export const createAnonymousUserOperation = operation(createAnonymousUser, async ({ app }) => ({
  access_token: await signAccessToken(app.keys, { kind: "anonymous" }, "anonymous"),
}));
