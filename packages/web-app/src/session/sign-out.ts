import { create } from "zustand";
import { ConnectionFailure } from "@showroom/api-client/failures";
import type { ApiConnection } from "./api-connection.ts";

/** Whether the user signed out without a connection, so that no other page can be opened. `Providers` then hides the page. */
export const useSignedOut = create(() => false);

/** Replaces the present page, which is no longer for who looks at it, until the server answers. */
export function hideAsSignedOut({ queryClient }: Pick<ApiConnection, "queryClient">): void {
  queryClient.clear();
  useSignedOut.setState(true);
}

/**
 * Signs out of this browser, with or without a connection, and opens a page by `open`. Without a connection the present
 * page is replaced until the server answers.
 */
export async function signOut(
  { session, queryClient }: Pick<ApiConnection, "session" | "queryClient">,
  open: () => void,
): Promise<void> {
  try {
    await session.signOut();
  } catch (error) {
    // Nobody is signed in; only the anonymous user is missing, whom the next page requests.
    if (error instanceof ConnectionFailure) {
      hideAsSignedOut({ queryClient });
      return;
    }
  }
  open();
}
