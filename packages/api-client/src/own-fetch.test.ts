import { describe, expect, test } from "vitest";
import { listFloorMaterials } from "@showroom/api-contract/endpoints/floors";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { watchProject } from "@showroom/api-contract/endpoints/staff";
import { changeHouseType } from "@showroom/api-contract/endpoints/users";
import { createApiClient } from "./client.ts";
import { eventStream } from "./event-stream.ts";
import { UnexpectedAnswer } from "./failures.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore, type Tokens } from "./token-store.ts";

const SITE = "https://showroom.example";
const json = (status: number, body: unknown): Response => Response.json(body, { status });

/** A client whose requests are answered here, and the requests that it sent. */
function openClient(answer: (request: Request) => Response, tokens: Tokens | null = null) {
  const sent: Request[] = [];
  const store = memoryTokenStore();
  if (tokens) store.write(tokens);
  const client = createApiClient({
    baseUrl: SITE,
    store,
    lock: pageLock(),
    oauthClient: async () => ({ id: "showroom", secret: "geheim" }),
    fetch: async (request) => {
      sent.push(request.clone());
      return answer(request);
    },
  });
  return { client, sent, store };
}

describe("a client with its own fetch", () => {
  test("sends its requests with it", async () => {
    const { client, sent } = openClient(() => json(200, []), { accessToken: "good", refreshToken: null });
    expect(await client.call(listFloorMaterials)).toEqual([]);
    expect(sent.map(({ method, url, headers }) => [method, url, headers.get("authorization")])).toEqual([
      ["GET", `${SITE}/api/project-floor-materials`, "Bearer good"],
    ]);
  });

  test("sends the body with it", async () => {
    const { client, sent } = openClient(() => new Response(null, { status: 204 }));
    await client.call(changeHouseType, { body: { houseTypeId: 3 } });
    expect(await sent[0]?.json()).toEqual({ houseTypeId: 3 });
  });
});

test("a trusted response of `null` is refused", async () => {
  const { client } = openClient(() => json(200, null));
  await expect(client.call(getPage, { params: { houseTypeId: 1, pageId: 2 } })).rejects.toBeInstanceOf(
    UnexpectedAnswer,
  );
});

test("tokens are requested without the present token", async () => {
  const answer = { access_token: "new", refresh_token: "next", token_type: "Bearer", expires_in: 900 };
  const { client, sent } = openClient(() => json(200, answer), { accessToken: "good", refreshToken: null });
  const tokens = await client.requestTokens({ grant_type: "refresh_token", refresh_token: "old" });
  expect(tokens).toEqual({ accessToken: "new", refreshToken: "next" });
  expect(sent[0]?.headers.get("authorization")).toBeNull();
  expect(await sent[0]?.json()).toEqual({
    client_id: "showroom",
    client_secret: "geheim",
    scope: "",
    grant_type: "refresh_token",
    refresh_token: "old",
  });
});

test("a refused call is not repeated without a refresh token", async () => {
  const problem = { type: "/problems/not-authenticated", title: "?", status: 401, code: "not-authenticated" };
  const refuse = () =>
    new Response(JSON.stringify(problem), { status: 401, headers: { "content-type": "application/problem+json" } });
  for (const tokens of [null, { accessToken: "old", refreshToken: null }]) {
    const { client, sent, store } = openClient(refuse, tokens);
    await expect(client.call(changeHouseType, { body: { houseTypeId: 3 } })).rejects.toMatchObject({
      code: "not-authenticated",
    });
    expect(sent).toHaveLength(1);
    expect(store.read()).toEqual(tokens);
  }
});

test("a stream without a body ends at once and was never open", async () => {
  const { client } = openClient(() => new Response(null, { status: 200 }));
  let opened = 0;
  const input = { params: { projectId: 4 } };
  const events = eventStream(client, watchProject, input, new AbortController().signal, () => (opened += 1));
  expect(await events.next()).toEqual({ done: true, value: undefined });
  expect(opened).toBe(0);
});
