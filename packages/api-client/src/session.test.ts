import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { json, refuse, startApiServer } from "../testing/api-server.ts";
import type { ApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import { pageLock } from "./lock.ts";
import { createSession } from "./session.ts";
import type { Session } from "./session.ts";
import { memoryTokenStore } from "./token-store.ts";
import type { TokenStore } from "./token-store.ts";
import { viewingTokenStore } from "./viewing.ts";

const anonymous = {
  id: 1,
  email: "",
  firstName: "",
  lastName: "",
  gender: null,
  phone: null,
  dateOfBirth: null,
  credits: 0,
  organisation: null,
  avatarUrl: null,
  role: null,
  roles: [],
  hasApprovedTerms: false,
  approvedTermsAt: null,
  hasNewsLetter: false,
  hasFacebook: false,
  createdAt: "2026-03-01T09:30:00Z",
  createdBy: null,
  invitedAt: null,
  stylesTextual: null,
  isSupplier: false,
  isCustomer: false,
  isAnonymous: true,
  project: null,
  houseType: null,
  projectId: null,
  projectSlug: null,
  houseTypeId: null,
  buildno: null,
  projectName: null,
  optionPackage: "basic",
};
const anna = {
  ...anonymous,
  id: 2,
  email: "anna@example.nl",
  firstName: "Anna",
  role: "projectuser",
  roles: ["projectuser"],
  isAnonymous: false,
};

let server: ApiServer;
let store: TokenStore;
let session: Session;

beforeEach(async () => {
  server = await startApiServer();
  server.accepted.add("anna");
  server.handlers.set("GET /api/users/anonymous", (_, response) => json(response, 200, { access_token: "nobody" }));
  server.handlers.set("GET /api/users/current", (request, response) => {
    const token = request.headers.authorization;
    if (token === "Bearer nobody") json(response, 200, anonymous);
    else if (token === "Bearer anna" && server.accepted.has("anna")) json(response, 200, anna);
    else refuse(response, "not-authenticated");
  });
  store = memoryTokenStore();
  session = createSession(
    createApiClient({
      baseUrl: server.url,
      store,
      lock: pageLock(),
      oauthClient: async () => ({ id: "showroom", secret: "" }),
    }),
    store,
  );
});

afterEach(() => server.close());

describe("start", () => {
  test("without a token creates an anonymous user", async () => {
    await expect(session.start()).resolves.toEqual(anonymous);
    expect(store.read()).toEqual({ accessToken: "nobody", refreshToken: null });
    expect(server.log).toEqual(["GET /api/users/anonymous", "GET /api/users/current"]);
  });

  test("with a token whose user cannot be loaded does not use that token again", async () => {
    store.write({ accessToken: "gone", refreshToken: null });
    const sent: (string | undefined)[] = [];
    server.handlers.set("GET /api/users/anonymous", (request, response) => {
      sent.push(request.headers.authorization);
      json(response, 200, { access_token: "nobody" });
    });
    await expect(session.start()).resolves.toEqual(anonymous);
    expect(sent).toEqual([undefined]);
  });

  test("with a token loads its user", async () => {
    store.write({ accessToken: "anna", refreshToken: null });
    await expect(session.start()).resolves.toEqual(anna);
  });

  test("with an invalid token creates an anonymous user", async () => {
    store.write({ accessToken: "old", refreshToken: "old" });
    await expect(session.start()).resolves.toEqual(anonymous);
    expect(store.read()?.refreshToken).toBeNull();
  });

  test("with the ended token of a viewing session creates nobody", async () => {
    const viewing = { kind: "prepare", accessToken: "ended", buyer: "Anna", endsAt: 0, returnTo: "/admin" } as const;
    const fixed = viewingTokenStore(viewing);
    const oauthClient = async () => ({ id: "showroom", secret: "" });
    const client = createApiClient({ baseUrl: server.url, store: fixed, lock: pageLock(), oauthClient });
    await expect(createSession(client, fixed).start()).rejects.toMatchObject({ code: "not-authenticated" });
    expect(server.log).toEqual(["GET /api/users/current"]);
    expect(fixed.read()?.accessToken).toBe("ended");
  });

  test("without a connection keeps the tokens for later", async () => {
    store.write({ accessToken: "anna", refreshToken: "r" });
    await server.close();
    await expect(session.start()).rejects.toMatchObject({ name: "ConnectionFailure" });
    expect(store.read()).toEqual({ accessToken: "anna", refreshToken: "r" });
  }, 15_000);

  test("while the server is overloaded keeps the tokens for later", async () => {
    store.write({ accessToken: "anna", refreshToken: "r" });
    server.handlers.set("GET /api/users/current", (_, response) => refuse(response, "overloaded"));
    await expect(session.start()).rejects.toMatchObject({ code: "overloaded" });
    expect(store.read()).toEqual({ accessToken: "anna", refreshToken: "r" });
  }, 15_000);
});

describe("signing in", () => {
  test("stores both tokens and loads the user", async () => {
    let asked: unknown;
    server.handlers.set("POST /oauth/token", (_, response, body) => {
      asked = JSON.parse(body);
      json(response, 200, { access_token: "anna", refresh_token: "next", token_type: "Bearer", expires_in: 900 });
    });
    await expect(session.signIn("anna@example.nl", "Welkom-Thuis-2026")).resolves.toEqual(anna);
    expect(asked).toMatchObject({ grant_type: "password", username: "anna@example.nl", password: "Welkom-Thuis-2026" });
    expect(store.read()).toEqual({ accessToken: "anna", refreshToken: "next" });
  });

  test("with a wrong password does not sign out", async () => {
    store.write({ accessToken: "anna", refreshToken: "next" });
    await expect(session.signIn("anna@example.nl", "nee")).rejects.toMatchObject({ code: "invalid_grant" });
    expect(server.log).toEqual(["POST /oauth/token"]);
  });

  test("with a wrong password changes nothing", async () => {
    store.write({ accessToken: "nobody", refreshToken: null });
    await expect(session.signIn("anna@example.nl", "nee")).rejects.toMatchObject({ code: "invalid_grant" });
    expect(store.read()).toEqual({ accessToken: "nobody", refreshToken: null });
  });
});

test("a sign-in response without a token signs out", async () => {
  store.write({ accessToken: "anna", refreshToken: "next" });
  server.handlers.set("POST /oauth/token", (_, response) => json(response, 200, { token_type: "Bearer" }));
  await expect(session.signIn("anna@example.nl", "Welkom-Thuis-2026")).rejects.toMatchObject({
    name: "UnexpectedAnswer",
  });
  expect(store.read()).toEqual({ accessToken: "nobody", refreshToken: null });
});

test("signing out calls the server and continues as an anonymous user", async () => {
  store.write({ accessToken: "anna", refreshToken: "next" });
  await expect(session.signOut()).resolves.toEqual(anonymous);
  expect(server.log).toContain("GET /api/logout");
  expect(store.read()).toEqual({ accessToken: "nobody", refreshToken: null });
});

test("signing out with an expired token renews it, so that the session ends on the server", async () => {
  store.write({ accessToken: "expired", refreshToken: "next" });
  server.refreshable.add("next");
  const leaving: (string | undefined)[] = [];
  server.handlers.set("GET /api/logout", (request, response) => {
    leaving.push(request.headers.authorization);
    if (server.accepted.has(request.headers.authorization?.replace("Bearer ", "") ?? "")) response.writeHead(204).end();
    else refuse(response, "not-authenticated");
  });
  await expect(session.signOut()).resolves.toEqual(anonymous);
  expect(leaving).toEqual(["Bearer expired", "Bearer access-1"]);
});

test("signing out clears the tokens, also when no anonymous user can be created", async () => {
  store.write({ accessToken: "anna", refreshToken: "next" });
  server.handlers.set("GET /api/users/anonymous", (_, response) => refuse(response, "internal-error"));
  await expect(session.signOut()).rejects.toMatchObject({ code: "internal-error" });
  expect(store.read()).toBeNull();
});

test("signing out continues as an anonymous user when the server refuses to end the session", async () => {
  store.write({ accessToken: "anna", refreshToken: "next" });
  server.handlers.set("GET /api/logout", (_, response) => refuse(response, "internal-error"));
  await expect(session.signOut()).resolves.toEqual(anonymous);
  expect(store.read()).toEqual({ accessToken: "nobody", refreshToken: null });
});

test("signing out clears the tokens at once, also without a connection", async () => {
  store.write({ accessToken: "anna", refreshToken: "next" });
  await server.close();
  const signedOut = session.signOut();
  expect(store.read()).toBeNull();
  await expect(signedOut).rejects.toMatchObject({ name: "ConnectionFailure" });
  expect(store.read()).toBeNull();
}, 15_000);

test("adopting tokens continues as their user", async () => {
  await expect(session.adopt({ accessToken: "anna", refreshToken: "given" })).resolves.toEqual(anna);
  expect(store.read()).toEqual({ accessToken: "anna", refreshToken: "given" });
});
