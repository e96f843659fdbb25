import { useEffect } from "react";
import { session, tokenStore, onSessionEnd } from "../shared/api/api.ts";
import { queryClient } from "../shared/api/query-client.ts";
import { useAuthDialog } from "../shared/session/auth-dialog.ts";
import { userQuery } from "../shared/session/user.ts";
import { leaveViewing, viewing } from "../shared/session/viewing.ts";

/** Signing in or out in another tab makes this one somebody else's: it starts anew. Renewed tokens do not. */
async function followOtherTab(): Promise<void> {
  const before = queryClient.getQueryData(userQuery.queryKey);
  if (before === undefined || tokenStore.read() === null) return;
  const now = await session.start().catch(() => before);
  if (now.id !== before.id) window.location.reload();
}

/** Notices that the session ended, here or in another tab. */
export function SessionWatch() {
  const openLogin = useAuthDialog((state) => state.openLogin);

  useEffect(
    () =>
      onSessionEnd(() => {
        if (viewing !== null) return leaveViewing();
        const user = queryClient.getQueryData(userQuery.queryKey);
        // The page stays, with everything on it: signing in again goes on where it was.
        if (user !== undefined && !user.isAnonymous) openLogin("expired");
      }),
    [openLogin],
  );

  useEffect(() => tokenStore.onChangeElsewhere(() => void followOtherTab()), []);

  return null;
}
