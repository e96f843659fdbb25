import type { ApiConnection } from "./api-connection.ts";

/**
 * Signs out. When the session ended but no anonymous user could be created, the next page tries that again.
 * @throws ConnectionFailure without a connection; the session then continues
 */
export async function signOut({ session, tokenStore }: Pick<ApiConnection, "session" | "tokenStore">): Promise<void> {
  await session.signOut().catch((error: unknown) => {
    const isSignedIn = (tokenStore.read()?.refreshToken ?? null) !== null;
    if (isSignedIn) throw error;
  });
}
