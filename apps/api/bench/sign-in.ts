import { createTestClient, type TestClient } from "../src/testing/test-client.ts";
import type { Stand } from "./stand.ts";

export interface SignedIn {
  readonly client: TestClient;
  /** The headers that a browser sends with every call. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Public: the demo bundles contain it too. */
const DEMO_PASSWORD = "Welkom-Thuis-2026";
const CSRF = "stand";
const AT_ONCE = 10;

/** Signs all buyers of the stand in, a few at a time. */
export async function signInAll({ url, buyers }: Stand): Promise<readonly SignedIn[]> {
  const signedIn: SignedIn[] = [];
  for (let from = 0; from < buyers.length; from += AT_ONCE) {
    const some = buyers.slice(from, from + AT_ONCE).map(async (email): Promise<SignedIn> => {
      const client = createTestClient(url);
      const { status } = await client.signIn(email, DEMO_PASSWORD);
      if (status !== 200) throw new Error(`${email} cannot sign in: ${status}`);
      const headers = {
        "content-type": "application/json",
        authorization: `Bearer ${client.tokens.access}`,
        cookie: `XSRF-TOKEN=${CSRF}`,
        "x-xsrf-token": CSRF,
      };
      return { client, headers };
    });
    signedIn.push(...(await Promise.all(some)));
  }
  return signedIn;
}
