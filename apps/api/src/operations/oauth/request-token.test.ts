import { drizzle } from "drizzle-orm/node-postgres";
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { requestToken } from "@showroom/api-contract/endpoints/oauth";
import { endAllSessions, getCurrentUser, logOut } from "@showroom/api-contract/endpoints/session";
import {
  ADVISOR,
  BUYER,
  BUYER_DONE,
  BUYER_HALFWAY,
  DEMO_PASSWORD,
  OTHER_BUYER,
  startTestApp,
  type TestApp,
} from "../../testing/test-app.ts";
import { openSigningKeys } from "../../accounts/signing-keys.ts";
import type { TestClient } from "../../testing/test-client.ts";
import { TEST_SECRET_KEY } from "../../testing/test-environment.ts";

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

const refresh = (client: TestClient, token: string | null) =>
  client.call(requestToken, {
    body: { client_id: "showroom", grant_type: "refresh_token", refresh_token: token ?? "" },
  });

const forgetRotations = () =>
  app.pool.query(
    "update refresh_tokens set rotated_at = rotated_at - interval '11 seconds' where rotated_at is not null",
  );

describe("signing in", () => {
  it("returns a token with the user's id", async () => {
    const client = await app.signedIn(BUYER);
    const token = client.tokens.access ?? "";
    expect(decodeProtectedHeader(token)).toMatchObject({ alg: "EdDSA", typ: "at+jwt" });
    const claims = decodeJwt(token);
    expect(claims).toMatchObject({ role: "projectuser", aud: "showroom", token_use: "access" });
    expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(900);
    const me = await client.call(getCurrentUser, {});
    expect(me.body).toMatchObject({
      email: BUYER,
      id: Number(claims.sub),
      isAnonymous: false,
      projectSlug: "de-lindehof",
    });
    const jwks = await client.raw("GET", "/oauth/jwks");
    expect(jwks.body).toMatchObject({ keys: [{ kid: decodeProtectedHeader(token).kid, kty: "OKP", crv: "Ed25519" }] });
    expect(jwks.text).not.toContain('"d"');
  });

  it("accepts form encoding, and ignores the case of the address", async () => {
    const form = new URLSearchParams({
      client_id: "showroom",
      grant_type: "password",
      username: BUYER.toUpperCase(),
      password: DEMO_PASSWORD,
    });
    const answer = await app.client().raw("POST", "/oauth/token", {
      body: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect(answer.status).toBe(200);
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it("gives the same response for an unknown account and a wrong password", async () => {
    const unknown = await app.client().signIn("niemand@lindehof.example", "Verkeerd-Wachtwoord-1");
    const wrong = await app.client().signIn(BUYER, "Verkeerd-Wachtwoord-1");
    const invited = await app.client().signIn("koper.nieuw@lindehof.example", "Verkeerd-Wachtwoord-1");
    expect(unknown.status).toBe(400);
    expect(unknown.body).toMatchObject({ error: "invalid_grant" });
    expect([wrong.text, invited.text]).toEqual([unknown.text, unknown.text]);
  });

  it.each([
    [
      "another client",
      { client_id: "iemand", grant_type: "password", username: BUYER, password: DEMO_PASSWORD },
      401,
      "invalid_client",
    ],
    ["an unknown grant", { client_id: "showroom", grant_type: "magic" }, 400, "unsupported_grant_type"],
    ["no password", { client_id: "showroom", grant_type: "password", username: BUYER }, 400, "invalid_request"],
    [
      "a password longer than any",
      { client_id: "showroom", grant_type: "password", username: BUYER, password: "a".repeat(65) },
      400,
      "invalid_request",
    ],
  ])("refuses %s with an error of RFC 6749", async (_, body, status, error) => {
    const answer = await app.client().raw("POST", "/oauth/token", { body: JSON.stringify(body) });
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject({ error });
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });
});

describe("refreshing", () => {
  it("gives 20 parallel refreshes of one browser the same successor", async () => {
    const client = await app.signedIn(BUYER_HALFWAY);
    const answers = await Promise.all(Array.from({ length: 20 }, () => refresh(client, client.tokens.refresh)));
    expect(answers.map((answer) => answer.status)).toEqual(Array.from({ length: 20 }, () => 200));
    const successors = new Set(answers.map((answer) => answer.body.refresh_token));
    expect(successors.size).toBe(1);
    expect((await refresh(client, [...successors][0] ?? "")).status).toBe(200);
  });

  it("gives the same successor again when the response was lost", async () => {
    const client = await app.signedIn(BUYER_HALFWAY);
    const lost = await refresh(client, client.tokens.refresh);
    await forgetRotations();
    const again = await refresh(client, client.tokens.refresh);
    expect(again.status).toBe(200);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
    expect((await client.call(getCurrentUser, {})).status).toBe(200);
  });

  it("responds 423 to another tab whose token was just exchanged and used", async () => {
    const client = await app.signedIn(BUYER_HALFWAY);
    const first = await refresh(client, client.tokens.refresh);
    expect((await refresh(client, first.body.refresh_token)).status).toBe(200);
    expect((await refresh(client, client.tokens.refresh)).status).toBe(423);
  });

  it("ends the session at once when another browser uses an old token", async () => {
    const client = await app.signedIn(BUYER_HALFWAY);
    const first = await refresh(client, client.tokens.refresh);
    const body = JSON.stringify({
      client_id: "showroom",
      grant_type: "refresh_token",
      refresh_token: client.tokens.refresh,
    });
    const thief = await client.raw("POST", "/oauth/token", { body, withoutDevice: true });
    expect(thief.status).toBe(400);
    expect((await refresh(client, first.body.refresh_token)).status).toBe(400);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it("ends the session when an old token is used after its successor", async () => {
    const client = await app.signedIn(BUYER_HALFWAY);
    const stolen = client.tokens.refresh;
    const first = await refresh(client, stolen);
    const second = await refresh(client, first.body.refresh_token);
    await forgetRotations();
    const reused = await refresh(client, stolen);
    expect(reused.status).toBe(400);
    expect(reused.body).toMatchObject({ error: "invalid_grant" });
    expect((await refresh(client, second.body.refresh_token)).status).toBe(400);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it("keeps the user's other session when one is ended", async () => {
    const [here, there] = [await app.signedIn(BUYER_DONE), await app.signedIn(BUYER_DONE)];
    const first = await refresh(here, here.tokens.refresh);
    await refresh(here, first.body.refresh_token);
    await forgetRotations();
    expect((await refresh(here, here.tokens.refresh)).status).toBe(400);
    expect((await there.call(getCurrentUser, {})).status).toBe(200);
  });

  it("refuses a token after 30 days", async () => {
    const client = await app.signedIn(OTHER_BUYER);
    await app.pool.query(
      "update refresh_tokens set expires_at = now() - interval '1 second' where session_id in (select s.id from sessions s join users u on u.id = s.user_id where u.email = $1)",
      [OTHER_BUYER],
    );
    expect((await refresh(client, client.tokens.refresh)).status).toBe(400);
    // The session has ended on the server too.
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it("ends a session after 180 days, however often it was used", async () => {
    const client = await app.signedIn(OTHER_BUYER);
    const begin = (days: number) =>
      app.pool.query("update sessions set created_at = now() - make_interval(days => $1) where ended_at is null", [
        days,
      ]);
    await begin(179);
    const first = await refresh(client, client.tokens.refresh);
    expect(first.status).toBe(200);
    await begin(181);
    expect((await refresh(client, first.body.refresh_token)).status).toBe(400);
    expect((await client.call(getCurrentUser, {})).status).toBe(401);
  });

  it("stores no token in plain text", async () => {
    const client = await app.signedIn(ADVISOR);
    const { rows } = await app.pool.query<{ hash: Buffer }>("select hash from refresh_tokens");
    expect(rows.map((row) => row.hash.toString("utf8"))).not.toContain(client.tokens.refresh);
    expect(rows.every((row) => row.hash.length === 32)).toBe(true);
    const secrets = [client.tokens.refresh ?? "", client.tokens.access ?? "", DEMO_PASSWORD];
    expect(app.log.some((line) => secrets.some((secret) => line.includes(secret)))).toBe(false);
  });
});

describe("invalid tokens", () => {
  it("are refused when forged, altered, foreign or of another kind", async () => {
    const client = await app.signedIn(BUYER);
    const good = client.tokens.access ?? "";
    const { kid } = decodeProtectedHeader(good);
    const { privateKey } = await generateKeyPair("EdDSA");
    const forged = await new SignJWT({ ...decodeJwt(good), role: "admin" })
      .setProtectedHeader({ alg: "EdDSA", kid: kid ?? "", typ: "at+jwt" })
      .sign(privateKey);
    const unsigned = `${Buffer.from('{"alg":"none","typ":"at+jwt"}').toString("base64url")}.${good.split(".")[1]}.`;
    for (const token of [forged, unsigned, `${good.slice(0, -4)}AAAA`, client.tokens.refresh ?? "", "x"]) {
      const answer = await client.raw("GET", "/api/users/current", { headers: { authorization: `Bearer ${token}` } });
      expect(answer.status).toBe(401);
      expect(answer.body).toMatchObject({ code: "not-authenticated" });
    }
  });

  it("are refused when expired, and accepted before", async () => {
    const client = await app.signedIn(BUYER);
    const claims = decodeJwt(client.tokens.access ?? "");
    const { kid, key } = await (await openSigningKeys(drizzle(app.pool), TEST_SECRET_KEY)).signing();
    const statuses = [-1, 60].map(async (secondsLeft) => {
      const token = await new SignJWT({ ...claims, exp: Math.floor(Date.now() / 1000) + secondsLeft })
        .setProtectedHeader({ alg: "EdDSA", kid, typ: "at+jwt" })
        .sign(key);
      const answer = await client.raw("GET", "/api/users/current", { headers: { authorization: `Bearer ${token}` } });
      return answer.status;
    });
    expect(await Promise.all(statuses)).toEqual([401, 200]);
  });

  it("include one session after log-out, and all of the user's after signing out everywhere", async () => {
    const [here, there, third] = [
      await app.signedIn(ADVISOR),
      await app.signedIn(ADVISOR),
      await app.signedIn(ADVISOR),
    ];
    expect((await here.call(logOut, {})).status).toBe(204);
    expect((await here.call(getCurrentUser, {})).status).toBe(401);
    expect((await refresh(here, here.tokens.refresh)).status).toBe(400);
    expect((await there.call(getCurrentUser, {})).status).toBe(200);
    expect((await there.call(endAllSessions, {})).status).toBe(204);
    expect((await third.call(getCurrentUser, {})).status).toBe(401);
    expect((await refresh(third, third.tokens.refresh)).status).toBe(400);
  });
});
