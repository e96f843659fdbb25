import { useEffect, useEffectEvent } from "react";
import { useQuery } from "@tanstack/react-query";
import { userIdOf } from "@showroom/api-client/token-expiry";
import type { ApiConnection } from "./api-connection.ts";
import { useConnection } from "./connection-context.ts";
import { hideAsSignedOut } from "./sign-out.ts";

/** Milliseconds in which a tab that signs out with a connection becomes an anonymous user. */
const SIGN_OUT_TIME = 2_000;

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Reloads the page when the stored token is not of its user, because another tab signed in or out, so that nothing of
 * this page is seen or sent as another user. Hides it when the other tab could only remove the tokens, without a
 * connection. Renewed tokens of the same user change nothing.
 */
export async function followOtherTab(connection: ApiConnection, reload: () => void): Promise<void> {
  const { queryClient, userQuery, tokenStore } = connection;
  const user = queryClient.getQueryData(userQuery.queryKey);
  // A viewing session has its own token, which other tabs do not change. In a preview the token belongs to staff, and the user is anonymous.
  if (user === undefined || tokenStore.isFixed) return;
  if (tokenStore.read() === null) await pause(SIGN_OUT_TIME);
  const tokens = tokenStore.read();
  if (tokens === null) return hideAsSignedOut(connection);
  const isSame = userIdOf(tokens.accessToken) === (user.isAnonymous ? null : user.id);
  if (!isSame) reload();
}

/** Watches the session: calls back when the server ended it, and follows a change of user in another tab. */
export function useSessionWatch(onEnd: () => void): void {
  const connection = useConnection();
  const ended = useEffectEvent(onEnd);
  const userId = useQuery({ ...connection.userQuery, enabled: false }).data?.id;
  useEffect(() => connection.onSessionEnd(() => ended()), [connection]);
  useEffect(() => {
    const follow = (): void => void followOtherTab(connection, () => window.location.reload());
    // A page that the browser kept while another was open heard of no change.
    const onShow = (event: PageTransitionEvent): void => {
      if (event.persisted) follow();
    };
    window.addEventListener("pageshow", onShow);
    const stop = connection.tokenStore.onChangeElsewhere(follow);
    // The tokens may have changed while the page was loading, or asked who its user is.
    if (userId !== undefined) follow();
    return () => {
      window.removeEventListener("pageshow", onShow);
      stop();
    };
  }, [connection, userId]);
}
