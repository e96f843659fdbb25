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
 * Whether staff still look in the buyer's place: their token lasts an hour at most, and falls with their own session or their access to
 * the project. Found out by the clock, by any answer, and by asking when the tab comes back into sight.
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

/** Above every page of a tab in which staff look in a buyer's place. */
export function ViewingNotice({ viewing }: { viewing: Viewing }) {
  return <ViewingBar buyer={viewing.buyer} ended={useViewingEnded(viewing)} onLeave={leaveViewing} />;
}
