import { useEffect, useEffectEvent } from "react";
import { userIdOf } from "@showroom/api-client/token-expiry";
import type { ApiConnection } from "./api-connection.ts";
import { useConnection } from "./connection-context.ts";

/**
 * Reloads the page when the user changed in another tab: at once when the stored token names another user, so that
 * nothing of this page is sent as that user. Renewed tokens of the same user change nothing.
 */
export async function followOtherTab(
  { queryClient, userQuery, tokenStore, session }: ApiConnection,
  reload: () => void,
): Promise<void> {
  // The answer for an earlier token may still be under way.
  const known = queryClient.getQueryData(userQuery.queryKey);
  const isAsked = known === undefined && queryClient.isFetching(userQuery) > 0;
  const before = isAsked ? await queryClient.fetchQuery(userQuery).catch(() => undefined) : known;
  const tokens = tokenStore.read();
  if (before === undefined || tokens === null) return;
  const subject = userIdOf(tokens.accessToken);
  if (subject !== null && subject !== before.id) return reload();
  const now = await session.start().catch(() => before);
  if (now.id !== before.id) reload();
}

/** Watches the session: calls back when the server ended it, and follows a change of user in another tab. */
export function useSessionWatch(onEnd: () => void): void {
  const connection = useConnection();
  const ended = useEffectEvent(onEnd);
  useEffect(() => connection.onSessionEnd(() => ended()), [connection]);
  useEffect(
    () =>
      connection.tokenStore.onChangeElsewhere(() => void followOtherTab(connection, () => window.location.reload())),
    [connection],
  );
}
