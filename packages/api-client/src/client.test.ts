import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { getPage } from "@showroom/api-contract/endpoints/pages";
import { listBuyers } from "@showroom/api-contract/endpoints/staff";
import { getReadiness } from "@showroom/api-contract/endpoints/system";
import { changeHouseType, requestPasswordReset } from "@showroom/api-contract/endpoints/users";
import { downloadProjectOrderList, watchProject } from "@showroom/api-contract/endpoints/staff";
import { json, refuse, startApiServer } from "../testing/api-server.ts";
import type { ApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import type { ApiClientOptions } from "./client.ts";
import { download } from "./download.ts";
import { eventStream } from "./event-stream.ts";
import { ConnectionFailure, isProblem, UnexpectedAnswer } from "./failures.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";

let server: ApiServer;

function openClient(options: Partial<ApiClientOptions> = {}) {
  const store = memoryTokenStore();
  store.write({ accessToken: "good", refreshToken: null });
  return createApiClient({
    baseUrl: server.url,
    store,
    lock: pageLock(),
    oauthClient: async () => ({ id: "showroom", secret: "" }),
    ...options,
  });
}

beforeEach(async () => {
  server = await startApiServer();
  server.accepted.add("good");
});

afterEach(() => server.close());

describe("call", () => {
  test("puts parameters in the path and the query, and leaves absent ones out", async () => {
    let address: string | undefined;
    server.handlers.set("GET /api/staff/projects/4/buyers", (request, response) => {
      address = request.url;
      json(response, 200, { items: [], total: 0, page: 2, pageSize: 50 });
    });
    await openClient().call(listBuyers, {
      params: { projectId: 4 },
      query: { page: 2, search: "bouw 12&14", status: undefined },
    });
    expect(address).toBe("/api/staff/projects/4/buyers?page=2&search=bouw+12%2614");
  });

  test("sends the body as JSON", async () => {
    let seen: unknown;
    server.handlers.set("POST /api/user/password/email", (request, response, body) => {
      seen = { type: request.headers["content-type"], body: JSON.parse(body) as unknown };
      response.writeHead(202).end();
    });
    await expect(
      openClient().call(requestPasswordReset, { body: { email: "anna@example.nl" } }),
    ).resolves.toBeUndefined();
    expect(seen).toEqual({ type: "application/json", body: { email: "anna@example.nl" } });
  });

  test("throws problems with their code and issues", async () => {
    server.handlers.set("POST /api/user/change-house-type", (_, response) => refuse(response, "request-invalid"));
    const failure = await openClient()
      .call(changeHouseType, { body: { houseTypeId: 1 } })
      .catch((error: unknown) => error);
    expect(isProblem(failure, "request-invalid")).toBe(true);
    expect(isProblem(failure, "forbidden")).toBe(false);
  });

  test("refuses a response that does not match the contract", async () => {
    server.handlers.set("GET /health/ready", (_, response) => json(response, 200, { status: "fine" }));
    await expect(openClient().call(getReadiness)).rejects.toBeInstanceOf(UnexpectedAnswer);
    server.handlers.set("GET /health/ready", (_, response) =>
      response.writeHead(200, { "content-type": "text/html" }).end("<html>"),
    );
    await expect(openClient().call(getReadiness)).rejects.toBeInstanceOf(UnexpectedAnswer);
    server.handlers.set("GET /health/ready", (_, response) =>
      response.writeHead(418, { "content-type": "text/html" }).end("<html>"),
    );
    await expect(openClient().call(getReadiness)).rejects.toMatchObject({ status: 418 });
  });

  test("takes a trusted response as it is, but not something that is no response of ours", async () => {
    const input = { params: { houseTypeId: 1, pageId: 2 } };
    const path = "GET /api/project-pages/1/2/frontend";
    server.handlers.set(path, (_, response) => json(response, 200, { title: "Badkamer" }));
    expect(await openClient().call(getPage, input)).toEqual({ title: "Badkamer" });
    server.handlers.set(path, (_, response) => json(response, 200, "Onderhoud"));
    await expect(openClient().call(getPage, input)).rejects.toBeInstanceOf(UnexpectedAnswer);
  });

  test("retries a read when the server is overloaded", async () => {
    let asked = 0;
    server.handlers.set("GET /health/ready", (_, response) => {
      asked += 1;
      if (asked === 1) response.setHeader("retry-after", "0");
      if (asked === 1) refuse(response, "overloaded");
      else json(response, 200, { status: "ok" });
    });
    await expect(openClient().call(getReadiness)).resolves.toEqual({ status: "ok" });
    expect(asked).toBe(2);
  });

  test("never retries a change", async () => {
    server.handlers.set("POST /api/user/change-house-type", (_, response) => refuse(response, "overloaded"));
    await expect(openClient().call(changeHouseType, { body: { houseTypeId: 1 } })).rejects.toMatchObject({
      code: "overloaded",
    });
    expect(server.log).toHaveLength(1);
  });

  test("reports that the server cannot be reached", async () => {
    const client = openClient();
    await server.close();
    const failure = await client.call(changeHouseType, { body: { houseTypeId: 1 } }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(ConnectionFailure);
    expect(failure).toMatchObject({ reason: "offline" });
  });

  test("reports a timeout", async () => {
    server.handlers.set("POST /api/user/change-house-type", () => {});
    const failure = await openClient({ timeout: 50 })
      .call(changeHouseType, { body: { houseTypeId: 1 } })
      .catch((error: unknown) => error);
    expect(failure).toMatchObject({ name: "ConnectionFailure", reason: "timeout" });
  });

  test("reports a response that stalls halfway", async () => {
    server.handlers.set("GET /health/ready", (_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"status"');
    });
    await expect(openClient({ timeout: 200 }).call(getReadiness)).rejects.toMatchObject({
      name: "ConnectionFailure",
      reason: "timeout",
    });
  });

  test("retries a read when its connection broke", async () => {
    let asked = 0;
    server.handlers.set("GET /health/ready", (_, response) => {
      asked += 1;
      if (asked === 1) response.destroy();
      else json(response, 200, { status: "ok" });
    });
    await expect(openClient().call(getReadiness)).resolves.toEqual({ status: "ok" });
    expect(asked).toBe(2);
  });

  test("reports a connection that breaks within a response", async () => {
    server.handlers.set("GET /health/ready", (_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"status"', () => response.destroy());
    });
    await expect(openClient().call(getReadiness)).rejects.toMatchObject({
      name: "ConnectionFailure",
      reason: "offline",
    });
  });

  test("can be aborted", async () => {
    server.handlers.set("GET /health/ready", () => {});
    const abort = new AbortController();
    const call = openClient().call(getReadiness, {}, { signal: abort.signal });
    abort.abort();
    await expect(call).rejects.toMatchObject({ name: "AbortError" });
  });
});

test("a call sends an Accept header, and no body by default", async () => {
  let seen: unknown;
  server.handlers.set("GET /health/ready", (request, response, body) => {
    seen = { accept: request.headers.accept, type: request.headers["content-type"], body };
    json(response, 200, { status: "ok" });
  });
  await openClient().call(getReadiness);
  expect(seen).toEqual({ accept: "application/json, application/problem+json", type: undefined, body: "" });
});

test("a downloaded file has the name that the server gives, without folders", async () => {
  server.handlers.set("GET /api/staff/projects/4/order-list/csv", (_, response) => {
    response
      .writeHead(200, {
        "content-type": "text/csv",
        "content-disposition": "attachment; filename*=UTF-8''..%2Fbestel%20lijst.csv",
      })
      .end("a;b");
  });
  server.handlers.set("GET /api/staff/projects/5/order-list/csv", (request, response) => {
    response.writeHead(200, { "content-type": "text/csv" }).end(request.headers.accept);
  });
  const unnamed = await download(
    openClient(),
    downloadProjectOrderList,
    { params: { projectId: 5, format: "csv" } },
    "lijst.csv",
  );
  expect(unnamed.name).toBe("lijst.csv");
  expect(await unnamed.content.text()).toContain("text/csv");
  const file = await download(
    openClient(),
    downloadProjectOrderList,
    { params: { projectId: 4, format: "csv" } },
    "lijst.csv",
  );
  expect(file.name).toBe("bestel lijst.csv");
  expect(await file.content.text()).toBe("a;b");
});

test("events arrive one by one, however the chunks are split", async () => {
  const change = {
    projectId: 4,
    userId: 7,
    version: 2,
    totalPrice: 12_500,
    status: "configuring",
    at: "2026-03-01T09:30:00Z",
  };
  server.handlers.set("GET /api/staff/projects/4/changes", (_, response) => {
    const stream = `: hello\n\nevent: change\ndata: ${JSON.stringify(change)}\n\ndata: ${JSON.stringify({ ...change, version: 3 })}\n\n`;
    response.writeHead(200, { "content-type": "text/event-stream" });
    response.write(stream.slice(0, 40));
    setTimeout(() => response.end(stream.slice(40)), 20);
  });
  const seen: number[] = [];
  for await (const event of eventStream(
    openClient(),
    watchProject,
    { params: { projectId: 4 } },
    new AbortController().signal,
  ))
    seen.push(event.version);
  expect(seen).toEqual([2, 3]);
});
