import { logOut } from "@showroom/api-contract/endpoints/session";
import { endSessions } from "../../accounts/sessions.ts";
import { operation } from "../../kernel/operation.ts";

/** Signs the user out on every device. */
export const logOutOperation = operation(logOut, async ({ app, asker }) => {
  if (asker.kind === "user") await endSessions(app.db, asker.user.id, "logout");
  return undefined;
});
