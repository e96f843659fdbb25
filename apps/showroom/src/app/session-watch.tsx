import { useQuery } from "@tanstack/react-query";
import { useSessionWatch } from "@showroom/web-app/session/use-session-watch";
import { useConnection } from "@showroom/web-app/session/connection-context";
import { useRetryLater } from "../shared/browser/use-retry-later.ts";
import { useAuthDialog } from "../shared/session/auth-dialog.ts";
import { leaveViewing, viewing } from "../shared/session/viewing.ts";

/** Fetches the current user again after a failure. No page does that, because the user is not a part of any page. */
function useUserRetry(): void {
  const { isError, isFetching, refetch } = useQuery(useConnection().userQuery);
  useRetryLater(isError && !isFetching, () => void refetch());
}

/** Reacts when the session ends, in this tab or another one. */
export function SessionWatch() {
  const openLogin = useAuthDialog((state) => state.openLogin);
  const { queryClient, userQuery } = useConnection();
  useUserRetry();
  useSessionWatch(() => {
    if (viewing !== null) return void leaveViewing();
    const user = queryClient.getQueryData(userQuery.queryKey);
    // The page stays as it is, so that the user can continue after signing in again.
    if (user !== undefined && !user.isAnonymous) openLogin("expired");
  });
  return null;
}
