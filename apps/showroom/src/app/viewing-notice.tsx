import { useEffect, useState } from "react";
import { isProblem } from "@showroom/api-client/failures";
import type { Viewing } from "@showroom/api-client/viewing";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { ViewingBar } from "@showroom/ui/staff/viewing-bar/viewing-bar";
import { onQueryFailure } from "@showroom/web-app/queries/on-query-failure";
import { api, queryClient } from "../shared/api/api.ts";
import { leaveViewing } from "../shared/session/viewing.ts";

const isRefused = (error: unknown): boolean => isProblem(error, "not-authenticated");

/**
 * Whether the viewing session has ended. Its token is valid for an hour at most, and becomes invalid with the staff member's own session
 * or access to the project. It is detected by time, by any refused call, and by a call when the tab becomes visible again.
 */
function useViewingEnded({ endsAt }: Viewing): boolean {
  const [ended, setEnded] = useState(false);
  useEffect(() => {
    const end = (): void => setEnded(true);
    const ask = async (): Promise<void> => {
      try {
        if ((await api.call(getCurrentUser)).isAnonymous) end();
      } catch (error) {
        if (isRefused(error)) end();
      }
    };
    const onReturn = (): void => {
      if (document.visibilityState === "visible") void ask();
    };
    const timer = setTimeout(end, Math.max(0, endsAt - Date.now()));
    const unsubscribe = onQueryFailure(queryClient, (failure) => {
      if (isRefused(failure)) end();
    });
    document.addEventListener("visibilitychange", onReturn);
    void ask();
    return () => {
      clearTimeout(timer);
      unsubscribe();
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [endsAt]);
  return ended;
}

/** The bar above every page of a tab in which staff view the showroom as a buyer. */
export function ViewingNotice({ viewing }: { viewing: Viewing }) {
  return <ViewingBar buyer={viewing.buyer} ended={useViewingEnded(viewing)} onLeave={leaveViewing} />;
}
