import type { ServerResponse } from "node:http";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { watchProject } from "@showroom/api-contract/endpoints/staff";
import { logOut } from "@showroom/api-contract/endpoints/session";
import { startApiServer } from "../testing/api-server.ts";
import type { ApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import { eventStream } from "./event-stream.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";

const PLACE = "GET /api/staff/projects/4/changes";
const change = {
  projectId: 4,
  userId: 7,
  version: 2,
  totalPrice: 12_500,
  status: "configuring",
  at: "2026-03-01T09:30:00Z",
};
const event = (data: unknown): string => `data: ${JSON.stringify(data)}\n\n`;

let server: ApiServer;

beforeEach(async () => {
  server = await startApiServer();
});
afterEach(() => server.close());

function openClient(timeout = 30_000) {
  const store = memoryTokenStore();
  return createApiClient({
    baseUrl: server.url,
    timeout,
    store,
    lock: pageLock(),
    oauthClient: async () => ({ id: "showroom", secret: "" }),
  });
}

function watch({ timeout, abort = new AbortController(), onOpen }: Partial<Watch> = {}) {
  return eventStream(openClient(timeout), watchProject, { params: { projectId: 4 } }, abort.signal, onOpen);
}

interface Watch {
  readonly timeout: number;
  readonly abort: AbortController;
  readonly onOpen: () => void;
}

/** Responds with a stream that `write` fills. */
function answerWith(write: (response: ServerResponse) => void): void {
  server.handlers.set(PLACE, (_, response) => {
    response.writeHead(200, { "content-type": "text/event-stream" });
    write(response);
  });
}

describe("a stream of events", () => {
  test("calls `onOpen` before its first event", async () => {
    answerWith((response) => response.end(event(change)));
    const order: string[] = [];
    for await (const { version } of watch({ onOpen: () => order.push("open") })) order.push(`version ${version}`);
    expect(order).toEqual(["open", "version 2"]);
  });

  test("has no timeout", async () => {
    answerWith((response) => {
      response.write(": hello\n\n");
      setTimeout(() => response.end(event(change)), 150);
    });
    const seen = [];
    for await (const { version } of watch({ timeout: 50 })) seen.push(version);
    expect(seen).toEqual([2]);
  });

  test.each([
    ["no JSON", "data: {half\n\n", "SyntaxError"],
    ["not what the contract describes", event({ ...change, version: "two" }), "$ZodError"],
  ])("fails when an event is %s, with the cause", async (_, data, cause) => {
    answerWith((response) => response.end(data));
    const failure = { name: "UnexpectedAnswer", status: 200, cause: { name: cause } };
    await expect(watch().next()).rejects.toMatchObject(failure);
  });

  test("ends without an error when the caller aborts it", async () => {
    const abort = new AbortController();
    answerWith((response) => response.write(event(change)));
    const events = watch({ abort });
    expect((await events.next()).value?.version).toBe(2);
    abort.abort();
    await expect(events.next()).resolves.toEqual({ done: true, value: undefined });
  });

  test("fails as offline when the connection breaks", async () => {
    answerWith((response) => {
      response.write(event(change));
      setTimeout(() => response.destroy(), 20);
    });
    const events = watch();
    await events.next();
    await expect(events.next()).rejects.toMatchObject({ name: "ConnectionFailure", reason: "offline" });
  });

  test("closes the connection when the caller stops reading", async () => {
    let isClosed: () => void;
    const closed = new Promise<void>((resolve) => (isClosed = resolve));
    answerWith((response) => {
      response.on("close", () => isClosed());
      response.write(event(change));
    });
    for await (const { version } of watch()) if (version === 2) break;
    await closed;
  });

  test("throws for a call without events", async () => {
    server.handlers.set("GET /api/logout", (_, response) => response.writeHead(200).end(event(change)));
    const events = eventStream(openClient(), logOut, {}, new AbortController().signal);
    await expect(events.next()).rejects.toThrow("has no events");
  });
});
