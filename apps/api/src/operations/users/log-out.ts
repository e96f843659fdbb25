import { logOut } from "@showroom/api-contract/endpoints/session";
import { endSessionOf } from "../../accounts/sessions.ts";
import { operation } from "../../kernel/operation.ts";

/** Ends the session of the request. Other devices stay signed in. */
export const logOutOperation = operation(logOut, async ({ app, asker }) => {
  if (asker.kind === "user") await endSessionOf(app.db, asker.user.id, asker.sessionId, "logout");
  return undefined;
});
