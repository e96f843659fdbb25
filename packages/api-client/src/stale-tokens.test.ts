import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { listFloorMaterials } from "@showroom/api-contract/endpoints/floors";
import { getCurrentUser } from "@showroom/api-contract/endpoints/session";
import { getReadiness } from "@showroom/api-contract/endpoints/system";
import { requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { aUser } from "@showroom/domain/testing/a-user";
import { json, refuse, startApiServer } from "../testing/api-server.ts";
import type { ApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import type { ApiClient } from "./client.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";
import type { TokenStore } from "./token-store.ts";

const NOW = new Date("2026-06-01T12:00:00Z").getTime();
const MINUTE = 60_000;

let server: ApiServer;
let store: TokenStore;
let client: ApiClient;
/** The token of each request, by `METHOD path`. */
let sent: [place: string, token: string | undefined][];

/** A token that was issued some minutes ago and is valid for 15. */
function token(name: string, minutesAgo: number): string {
  const iat = (NOW - minutesAgo * MINUTE) / 1_000;
  const claims = Buffer.from(JSON.stringify({ sub: name, iat, exp: iat + 15 * 60 })).toString("base64url");
  return `e30.${claims}.x`;
}

/** Answers a public call as the server does: for nobody when the token is not accepted. */
function answerPublicly(place: string, status = 200): void {
  server.handlers.set(place, (request, response) => {
    const given = request.headers.authorization?.replace("Bearer ", "");
    sent.push([place, given]);
    if (given !== undefined && !server.accepted.has(given))
      response.setHeader("www-authenticate", 'Bearer error="invalid_token"');
    if (status === 404 && (given === undefined || !server.accepted.has(given))) refuse(response, "not-found");
    else json(response, 200, { status: "ok" });
  });
}

function answerRefresh(next: string): void {
  server.handlers.set("POST /oauth/token", (_, response) => {
    sent.push(["POST /oauth/token", undefined]);
    server.accepted.add(next);
    json(response, 200, { access_token: next, refresh_token: "refresh-1", token_type: "Bearer", expires_in: 900 });
  });
}

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: NOW });
  server = await startApiServer();
  store = memoryTokenStore();
  sent = [];
  const oauthClient = async () => ({ id: "showroom", secret: "" });
  client = createApiClient({ baseUrl: server.url, store, lock: pageLock(), oauthClient });
  answerPublicly("GET /health/ready");
});
afterEach(async () => {
  vi.useRealTimers();
  await server.close();
});

describe("a visitor of yesterday", () => {
  const old = token("anonymous", 24 * 60);
  beforeEach(() => store.write({ accessToken: old, refreshToken: null }));

  test("makes public calls without the expired token", async () => {
    await expect(client.call(getReadiness)).resolves.toEqual({ status: "ok" });
    expect(sent).toEqual([["GET /health/ready", undefined]]);
  });

  test("gets the token of a new anonymous user once, where a call needs one", async () => {
    const next = token("next", 0);
    server.handlers.set("GET /api/users/anonymous", (_, response) => json(response, 200, { access_token: next }));
    const user = aUser({ isAnonymous: true });
    server.handlers.set("GET /api/users/current", (request, response) =>
      request.headers.authorization === `Bearer ${next}`
        ? json(response, 200, user)
        : refuse(response, "not-authenticated"),
    );
    await expect(client.call(getCurrentUser)).resolves.toMatchObject({ isAnonymous: true });
    expect(server.log).toEqual(["GET /api/users/anonymous", "GET /api/users/current"]);
    expect(store.read()).toEqual({ accessToken: next, refreshToken: null });
  });

  test("waits for it as long as for any other call, on a slow connection", async () => {
    const limits: { readonly milliseconds: number; readonly controller: AbortController }[] = [];
    const timeout = vi.spyOn(AbortSignal, "timeout").mockImplementation((milliseconds) => {
      const controller = new AbortController();
      limits.push({ milliseconds, controller });
      return controller.signal;
    });
    onTestFinished(() => timeout.mockRestore());
    const next = token("next", 0);
    server.handlers.set("GET /api/users/anonymous", (_, response) => {
      // Ten seconds pass.
      for (const { milliseconds, controller } of limits)
        if (milliseconds <= 10_000) controller.abort(new DOMException("signal timed out", "TimeoutError"));
      json(response, 200, { access_token: next });
    });
    const user = aUser({ isAnonymous: true });
    server.handlers.set("GET /api/users/current", (_, response) => json(response, 200, user));
    await expect(client.call(getCurrentUser)).resolves.toMatchObject({ isAnonymous: true });
  });

  test("gets one new token for each call, however often the server refuses it", async () => {
    server.handlers.set("GET /api/users/anonymous", (_, response) => json(response, 200, { access_token: "again" }));
    store.write({ accessToken: "of another server", refreshToken: null });
    await expect(client.call(getCurrentUser)).rejects.toMatchObject({ code: "not-authenticated" });
    expect(server.log).toEqual(["GET /api/users/current", "GET /api/users/anonymous", "GET /api/users/current"]);
  });

  test("is also served by a server that refuses public calls with such a token", async () => {
    store.write({ accessToken: "of another server", refreshToken: null });
    server.handlers.set("POST /api/user/password/email", (request, response) =>
      request.headers.authorization === undefined
        ? response.writeHead(202).end()
        : refuse(response, "not-authenticated"),
    );
    await expect(client.call(requestPasswordReset, { body: { email: "a@b.nl" } })).resolves.toBeUndefined();
    expect(server.log).toHaveLength(2);
  });
});

test("a member of staff who looks as a buyer stays that buyer on a device whose clock is a day ahead", async () => {
  const viewing = token("7", 1);
  store.write({ accessToken: viewing, refreshToken: null });
  server.accepted.add(viewing);
  vi.setSystemTime(NOW + 24 * 60 * MINUTE);
  server.handlers.set("GET /api/users/current", (_, response) => json(response, 200, aUser({ id: 7 })));
  await expect(client.call(getCurrentUser)).resolves.toMatchObject({ id: 7 });
  await client.call(getReadiness);
  expect(server.log).toEqual(["GET /api/users/current", "GET /health/ready"]);
  expect(sent).toEqual([["GET /health/ready", viewing]]);
});

describe("a user whose access token has expired", () => {
  const next = token("user", 0);
  beforeEach(() => {
    store.write({ accessToken: token("user", 20), refreshToken: "refresh-0" });
    answerRefresh(next);
  });

  test("gets a new one before the request is sent, also before a public one", async () => {
    await client.call(getReadiness);
    expect(sent).toEqual([
      ["POST /oauth/token", undefined],
      ["GET /health/ready", next],
    ]);
  });

  test("makes a public call without it while the token endpoint fails", async () => {
    server.handlers.set("POST /oauth/token", (_, response) => json(response, 503, { error: "server_error" }));
    await expect(client.call(getReadiness)).resolves.toEqual({ status: "ok" });
    expect(sent).toEqual([["GET /health/ready", undefined]]);
    expect(store.read()?.refreshToken).toBe("refresh-0");
  });

  test("reads again as the user what the server answered for nobody, as when the clock is slow", async () => {
    vi.setSystemTime(NOW - 60 * MINUTE);
    const old = store.read()?.accessToken;
    await client.call(getReadiness);
    expect(sent).toEqual([
      ["GET /health/ready", old],
      ["POST /oauth/token", undefined],
      ["GET /health/ready", next],
    ]);
  });

  test("reads again as the user what does not exist for nobody", async () => {
    vi.setSystemTime(NOW - 60 * MINUTE);
    answerPublicly("GET /health/ready", 404);
    await expect(client.call(getReadiness)).resolves.toEqual({ status: "ok" });
  });

  test("is not sent twice where a public call changes something", async () => {
    vi.setSystemTime(NOW - 60 * MINUTE);
    answerPublicly("POST /api/user/password/email");
    await client.call(requestPasswordReset, { body: { email: "a@b.nl" } });
    expect(sent).toHaveLength(1);
  });

  test("does not renew again and again when the device's clock is a day ahead", async () => {
    vi.setSystemTime(NOW + 24 * 60 * MINUTE);
    server.handlers.set("GET /api/project-floor-materials", (_, response) => json(response, 200, []));
    for (let times = 0; times < 3; times += 1) await client.call(listFloorMaterials);
    expect(server.log.filter((line) => line === "POST /oauth/token")).toHaveLength(1);
  });
});
