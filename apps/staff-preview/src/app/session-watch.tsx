import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { onSessionEnd, session, tokenStore } from "../shared/api/api.ts";
import { queryClient } from "../shared/api/query-client.ts";
import { paths } from "../shared/paths/paths.ts";
import { userQuery } from "../shared/session/user.ts";

/** Signing in or out in another tab, of the showroom too, makes this one somebody else's: it starts anew. Renewed tokens do not. */
async function followOtherTab(): Promise<void> {
  const before = queryClient.getQueryData(userQuery.queryKey);
  if (before === undefined || tokenStore.read() === null) return;
  const now = await session.start().catch(() => before);
  if (now.id !== before.id) window.location.reload();
}

/** Notices that the session ended, here or in another tab. */
export function SessionWatch() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();

  useEffect(
    () =>
      onSessionEnd(() => {
        if (pathname === "/inloggen") return;
        queryClient.removeQueries({ queryKey: userQuery.queryKey });
        void navigate(paths.signIn(pathname + search, true));
      }),
    [navigate, pathname, search],
  );

  useEffect(() => tokenStore.onChangeElsewhere(() => void followOtherTab()), []);

  return null;
}
