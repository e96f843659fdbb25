import { randomUUID } from "node:crypto";
import { generateKeyPair } from "jose";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DAY, setClock } from "@showroom/service/clock";
import { ALL_ENDPOINTS } from "@showroom/api-contract/all-endpoints";
import type { Endpoint } from "@showroom/api-contract/endpoint";
import { viewAsBuyer } from "@showroom/api-contract/endpoints/staff";
import { signAccessToken, type TokenBearer } from "../accounts/access-token.ts";
import { demoIds, userId } from "../testing/demo-ids.ts";
import {
  ADMIN,
  BUYER,
  BUYER_DONE,
  DEMO_PASSWORD,
  OTHER_BUYER,
  startTestApp,
  type TestApp,
} from "../testing/test-app.ts";
import { pathOf, type Answer, type TestClient } from "../testing/test-client.ts";

let app: TestApp;
/** Access tokens that no longer work, by the reason. */
const stale = new Map<string, string>();
let input: Readonly<Record<string, string | number>>;
let addresses = 0;

/** Every client has another address, so that no limit is reached. */
const client = (): TestClient => app.client(`10.1.${Math.floor((addresses += 1) / 250)}.${(addresses % 250) + 1}`);

async function signedIn(email: string): Promise<TestClient> {
  const asked = client();
  await asked.signIn(email, DEMO_PASSWORD);
  return asked;
}

/** A token that another server signed. */
async function foreignToken(bearer: TokenBearer): Promise<string> {
  const { privateKey, publicKey } = await generateKeyPair("EdDSA", { crv: "Ed25519" });
  const keys = {
    signing: async () => ({ kid: randomUUID(), key: privateKey }),
    verifying: async () => publicKey,
    published: async () => ({ keys: [] }),
  };
  return await signAccessToken(keys, bearer, "projectuser");
}

const accessOf = ({ tokens }: TestClient): string => String(tokens.access);

async function collectStale(): Promise<void> {
  setClock(() => Date.now() - 7 * DAY);
  const anonymous = await client().raw("GET", "/api/users/anonymous");
  stale.set("expired, anonymous", String(Object(anonymous.body).access_token));
  stale.set("expired, of a buyer", accessOf(await signedIn(BUYER)));
  setClock(null);
  stale.set("malformed", "not-a-token");
  stale.set("without a value", "");
  stale.set("of another server, anonymous", await foreignToken({ kind: "anonymous" }));
  const bearer = { kind: "user", userId: await userId(app.pool, BUYER), sessionId: randomUUID() } as const;
  stale.set("of another server", await foreignToken(bearer));
  const left = await signedIn(BUYER_DONE);
  stale.set("of a session that ended", accessOf(left));
  await left.raw("GET", "/api/logout");
  const admin = await signedIn(ADMIN);
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  const viewed = await admin.call(viewAsBuyer, { params: { projectId, userId: await userId(app.pool, BUYER) } });
  stale.set("of a viewing session whose viewer signed out", viewed.body.access_token);
  await admin.raw("GET", "/api/logout");
  stale.set("of a disabled person", accessOf(await signedIn(OTHER_BUYER)));
  await app.pool.query("update users set disabled_at = now() where email = $1", [OTHER_BUYER]);
  await app.pool.query(
    "insert into users (email, password_hash, role, roles) select 'weg@elders.example', password_hash, role, roles from users where email = $1",
    [BUYER],
  );
  stale.set("of a deleted person", accessOf(await signedIn("weg@elders.example")));
  await app.pool.query("delete from users where email = 'weg@elders.example'");
}

beforeAll(async () => {
  app = await startTestApp({ environment: { TRUST_PROXY: "1", RATE_LIMIT: "1000000" } });
  const { projectId } = await demoIds(app.pool, "de-lindehof");
  input = {
    projectId,
    slug: "de-lindehof",
    key: "HOMEPAGE",
    hash: "unknown-hash",
    token: "unknown-token",
    stepNumber: 1,
  };
  await collectStale();
}, 60_000);
afterAll(async () => {
  setClock(null);
  await app.stop();
});

/** Bodies of public calls; a call that is not here is made with an empty one, which must be refused as usual. */
const bodies = (): Readonly<Record<string, unknown>> => ({
  "users.requestPasswordReset": { email: "niemand@elders.example" },
  "users.checkResetLink": { token: "unknown-token" },
  "users.resetPassword": { token: "unknown-token", password: DEMO_PASSWORD, password_confirmation: DEMO_PASSWORD },
  "projects.ask": {
    project: { id: input["projectId"] },
    name: "Jan",
    email: "jan@elders.example",
    phoneNumber: "0612345678",
    remarks: "Vraag",
  },
  "oauth.token": { client_id: "showroom", grant_type: "refresh_token", refresh_token: "unknown" },
});

async function ask(endpoint: Endpoint, token: string | null): Promise<Answer> {
  const path = pathOf(endpoint, {
    params: input,
    query: { project: Number(input["projectId"]), revision: 1, numbers: "X" },
  });
  return await client().raw(endpoint.method, path, {
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(endpoint.method === "GET" ? {} : { body: JSON.stringify(bodies()[endpoint.name] ?? {}) }),
  });
}

/** What differs between two responses to the same call. */
const bodyOf = ({ body }: Answer): unknown =>
  JSON.parse(JSON.stringify(body ?? null, (key, value: unknown) => (key === "access_token" ? typeof value : value)));

const PUBLIC: readonly Endpoint[] = ALL_ENDPOINTS.filter(({ access }) => access.kind === "public");

it.each(PUBLIC.map((endpoint) => [endpoint.name, endpoint] as const))(
  "%s is answered with every stale token as for nobody",
  async (_, endpoint) => {
    const nobody = await ask(endpoint, null);
    expect(nobody.status).not.toBe(401);
    for (const [reason, token] of stale) {
      const answer = await ask(endpoint, token);
      expect([answer.status, bodyOf(answer)], reason).toEqual([nobody.status, bodyOf(nobody)]);
      const isRead = endpoint.errors !== "oauth";
      expect(answer.headers.get("www-authenticate"), reason).toBe(isRead ? 'Bearer error="invalid_token"' : null);
    }
  },
);

it("a call that needs a user is refused with every stale token, so that the client renews it", async () => {
  for (const [reason, token] of stale) {
    const headers = { authorization: `Bearer ${token}` };
    for (const path of ["/api/users/current", "/api/users/sessions", `/api/project-choices/${input["projectId"]}`])
      expect((await client().raw("GET", path, { headers })).status, reason).toBe(401);
  }
});

it("a usable token is not refused", async () => {
  const { status, headers } = await (await signedIn(BUYER)).raw("GET", "/api/projects/slug/de-lindehof");
  expect([status, headers.get("www-authenticate")]).toEqual([200, null]);
});
