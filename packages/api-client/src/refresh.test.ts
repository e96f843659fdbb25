import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { listFloorMaterials } from "@showroom/api-contract/endpoints/floors";
import { getAppConfig, getReadiness } from "@showroom/api-contract/endpoints/system";
import { json, refuse, startApiServer } from "../testing/api-server.ts";
import type { ApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import type { ApiClient } from "./client.ts";
import { ApiProblem, OAuthFailure } from "./failures.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";
import type { TokenStore } from "./token-store.ts";

let server: ApiServer;
let store: TokenStore;
let ended: number;

/** Tabs of one browser: clients that share the store and the lock. */
function openTabs(count: number): readonly ApiClient[] {
  const lock = pageLock();
  return Array.from({ length: count }, () =>
    createApiClient({
      baseUrl: server.url,
      store,
      lock,
      oauthClient: async () => ({ id: "showroom", secret: "" }),
      onSessionEnded: () => {
        ended += 1;
      },
    }),
  );
}

const refreshes = (): number => server.log.filter((line) => line === "POST /oauth/token").length;

beforeEach(async () => {
  server = await startApiServer();
  server.refreshable.add("refresh-0");
  store = memoryTokenStore();
  store.write({ accessToken: "expired", refreshToken: "refresh-0" });
  ended = 0;
});

afterEach(() => server.close());

describe("a refused access token", () => {
  test("is renewed once for 5 tabs with 10 requests each, which all succeed", async () => {
    const answers = await Promise.all(
      openTabs(5).flatMap((tab) => Array.from({ length: 10 }, () => tab.call(getReadiness))),
    );
    expect(answers).toHaveLength(50);
    expect(answers.every((answer) => answer.status === "ok")).toBe(true);
    expect(refreshes()).toBe(1);
    expect(store.read()).toEqual({ accessToken: "access-1", refreshToken: "refresh-1" });
    expect(ended).toBe(0);
  });

  test("is renewed again when it expires again", async () => {
    const [tab] = openTabs(1);
    await tab?.call(getReadiness);
    server.accepted.clear();
    await tab?.call(getReadiness);
    expect(refreshes()).toBe(2);
  });

  test("makes new requests wait for the refresh", async () => {
    const [tab] = openTabs(1);
    let finish: () => void = () => {};
    const asked = new Promise<void>((resolve) => {
      server.handlers.set("POST /oauth/token", (_, response) => {
        resolve();
        finish = () => {
          server.accepted.add("access-9");
          json(response, 200, {
            access_token: "access-9",
            refresh_token: "refresh-9",
            token_type: "Bearer",
            expires_in: 900,
          });
        };
      });
    });
    server.handlers.set("GET /api/project-floor-materials", (request, response) => {
      if (request.headers.authorization === "Bearer access-9") json(response, 200, []);
      else refuse(response, "not-authenticated");
    });
    const first = tab?.call(listFloorMaterials);
    await asked;
    const later = tab?.call(listFloorMaterials);
    finish();
    await Promise.all([first, later]);
    const path = "GET /api/project-floor-materials";
    expect(server.log).toEqual([path, "POST /oauth/token", path, path]);
  });

  test("is renewed even when the OAuth client must be loaded first", async () => {
    server.handlers.set("GET /config.json", (_, response) =>
      json(response, 200, { renderHubUrl: "", imageBaseUrl: "", oauthClientId: "showroom" }),
    );
    const tab: ApiClient = createApiClient({
      baseUrl: server.url,
      store,
      lock: pageLock(),
      oauthClient: async () => ({ id: (await tab.call(getAppConfig)).oauthClientId, secret: "" }),
    });
    await expect(tab.call(getReadiness)).resolves.toEqual({ status: "ok" });
    expect(server.log).toEqual(["GET /health/ready", "GET /config.json", "POST /oauth/token", "GET /health/ready"]);
  });

  test("without a refresh token fails a request that needs a user, and clears nothing", async () => {
    store.write({ accessToken: "expired", refreshToken: null });
    const [tab] = openTabs(1);
    await expect(tab?.call(listFloorMaterials)).rejects.toMatchObject({ code: "not-authenticated" });
    expect(server.log).toEqual(["GET /api/project-floor-materials"]);
    expect(store.read()?.accessToken).toBe("expired");
  });

  test("that is refused again after the renewal fails the request without another renewal", async () => {
    server.handlers.set("GET /health/ready", (_, response) => refuse(response, "not-authenticated"));
    const [tab] = openTabs(1);
    await expect(tab?.call(getReadiness)).rejects.toBeInstanceOf(ApiProblem);
    expect(refreshes()).toBe(1);
  });
});

describe("a refused refresh token", () => {
  test("ends the session once and fails every request with the response", async () => {
    server.refreshable.clear();
    const results = await Promise.allSettled(
      openTabs(3).flatMap((tab) => [tab.call(listFloorMaterials), tab.call(listFloorMaterials)]),
    );
    expect(results.every(({ status }) => status === "rejected")).toBe(true);
    expect(results[0]).toMatchObject({ reason: expect.any(OAuthFailure) as OAuthFailure });
    expect(refreshes()).toBe(1);
    expect(ended).toBe(1);
    expect(store.read()).toBeNull();
  });

  test("continues as a new anonymous user at once", async () => {
    server.refreshable.clear();
    server.handlers.set("GET /api/users/anonymous", (request, response) => {
      expect(request.headers.authorization).toBeUndefined();
      json(response, 200, { access_token: "anonymous" });
    });
    const [tab, other] = openTabs(2);
    await expect(tab?.call(listFloorMaterials)).rejects.toBeInstanceOf(OAuthFailure);
    expect(server.log.slice(-2)).toEqual(["GET /api/logout", "GET /api/users/anonymous"]);
    expect(store.read()).toEqual({ accessToken: "anonymous", refreshToken: null });
    await expect(other?.call(listFloorMaterials)).rejects.toMatchObject({ code: "not-authenticated" });
    expect([ended, refreshes()]).toEqual([1, 1]);
  });

  test("does not replace the tokens of somebody who signs in meanwhile", async () => {
    server.refreshable.clear();
    const signedIn = { accessToken: "signed-in", refreshToken: "refresh-new" };
    server.handlers.set("GET /api/users/anonymous", (_, response) => {
      store.write(signedIn);
      json(response, 200, { access_token: "anonymous" });
    });
    const [tab] = openTabs(1);
    await expect(tab?.call(listFloorMaterials)).rejects.toBeInstanceOf(OAuthFailure);
    expect(store.read()).toEqual(signedIn);
  });

  test("also signs out on the server, and does not fail when that is unreachable", async () => {
    server.refreshable.clear();
    const tokens: (string | undefined)[] = [];
    server.handlers.set("GET /api/logout", (request, response) => {
      tokens.push(request.headers.authorization);
      response.destroy();
    });
    const [tab] = openTabs(1);
    await expect(tab?.call(listFloorMaterials)).rejects.toBeInstanceOf(OAuthFailure);
    expect(tokens).toContain("Bearer expired");
    expect([ended, store.read()]).toEqual([1, null]);
  });

  test("does not block public calls", async () => {
    server.refreshable.clear();
    server.handlers.set("GET /health/ready", (request, response) => {
      if (request.headers.authorization === undefined) json(response, 200, { status: "ok" });
      else refuse(response, "not-authenticated");
    });
    const [tab] = openTabs(1);
    await expect(tab?.call(getReadiness)).resolves.toEqual({ status: "ok" });
    expect(ended).toBe(1);
  });

  test("with 423 continues with the token that the other tab stored", async () => {
    server.handlers.set("POST /oauth/token", (_, response) => {
      setTimeout(() => {
        server.accepted.add("from-other-tab");
        store.write({ accessToken: "from-other-tab", refreshToken: "refresh-other" });
      }, 150);
      json(response, 423, { error: "refresh_in_progress" });
    });
    const [tab] = openTabs(1);
    await expect(tab?.call(getReadiness)).resolves.toEqual({ status: "ok" });
    expect(ended).toBe(0);
  });

  test("with 423 and no stored token fails the request", async () => {
    server.handlers.set("POST /oauth/token", (_, response) => {
      store.clear();
      json(response, 423, { error: "refresh_in_progress" });
    });
    const [tab] = openTabs(1);
    await expect(tab?.call(listFloorMaterials)).rejects.toMatchObject({ code: "refresh_in_progress" });
    expect(ended).toBe(0);
  });

  test("with 423 waits at most a second for the other tab", async () => {
    server.handlers.set("POST /oauth/token", (_, response) => json(response, 423, { error: "refresh_in_progress" }));
    const [tab] = openTabs(1);
    const began = performance.now();
    await expect(tab?.call(listFloorMaterials)).rejects.toMatchObject({ code: "not-authenticated" });
    expect(performance.now() - began).toBeGreaterThan(900);
    expect(performance.now() - began).toBeLessThan(3_000);
    expect(ended).toBe(0);
  });

  test("that another tab cleared meanwhile is not used", async () => {
    server.handlers.set("GET /api/project-floor-materials", (_, response) => {
      store.clear();
      refuse(response, "not-authenticated");
    });
    const [tab] = openTabs(1);
    await expect(tab?.call(listFloorMaterials)).rejects.toMatchObject({ code: "not-authenticated" });
    expect(refreshes()).toBe(0);
  });

  test("with an unreadable response keeps the session", async () => {
    server.handlers.set("POST /oauth/token", (_, response) => response.writeHead(404).end("<html>"));
    const [tab] = openTabs(1);
    await expect(tab?.call(listFloorMaterials)).rejects.toMatchObject({ name: "UnexpectedAnswer", status: 404 });
    expect(ended).toBe(0);
    expect(store.read()?.refreshToken).toBe("refresh-0");
  });

  test.each([500, 503, 429])("with %i keeps the session, because the token itself was not refused", async (status) => {
    server.handlers.set("POST /oauth/token", (_, response) => json(response, status, { error: "server_error" }));
    const [tab] = openTabs(1);
    await expect(tab?.call(listFloorMaterials)).rejects.toBeInstanceOf(OAuthFailure);
    expect(ended).toBe(0);
    expect(store.read()?.refreshToken).toBe("refresh-0");
    expect(server.log).not.toContain("GET /api/logout");
  });
});
