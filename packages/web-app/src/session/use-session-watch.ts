import { useEffect, useEffectEvent } from "react";
import type { ApiConnection } from "./api-connection.ts";
import { useConnection } from "./connection-context.ts";

/** Reloads the page when the user changed in another tab. Renewed tokens of the same user change nothing. */
export async function followOtherTab(
  { queryClient, userQuery, tokenStore, session }: ApiConnection,
  reload: () => void,
): Promise<void> {
  const before = queryClient.getQueryData(userQuery.queryKey);
  if (before === undefined || tokenStore.read() === null) return;
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
