import { changeHouseType } from "@showroom/api-contract/endpoints/users";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { startApiServer } from "../testing/api-server.ts";
import type { ApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";

const TRACEPARENT = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";

let server: ApiServer;
beforeEach(async () => {
  server = await startApiServer();
});
afterEach(() => {
  vi.unstubAllGlobals();
  return server.close();
});

/** Makes a change with a client of this base URL, and returns its headers. */
async function headersOf(baseUrl: string) {
  const seen: unknown[] = [];
  server.handlers.set("POST /api/user/change-house-type", ({ headers }, response) => {
    seen.push(headers["x-xsrf-token"], headers["traceparent"]);
    response.writeHead(204).end();
  });
  const store = memoryTokenStore();
  store.write({ accessToken: "good", refreshToken: null });
  server.accepted.add("good");
  const client = createApiClient({
    baseUrl,
    store,
    lock: pageLock(),
    oauthClient: async () => ({ id: "showroom", secret: "" }),
    cookies: () => "XSRF-TOKEN=secret",
    traceparent: () => TRACEPARENT,
  });
  await client.call(changeHouseType, { body: { houseTypeId: 1 } });
  return seen;
}

describe("the token against forgery and the trace of the user's action", () => {
  test("are sent to the page's own origin", async () => {
    // Node has no page whose origin a relative URL could have.
    class PageRequest extends Request {
      constructor(input: RequestInfo | URL, init?: RequestInit) {
        super(typeof input === "string" && input.startsWith("/") ? server.url + input : input, init);
      }
    }
    vi.stubGlobal("Request", PageRequest);
    expect(await headersOf("")).toEqual(["secret", TRACEPARENT]);
  });

  test("are not sent to another origin", async () => {
    expect(await headersOf(server.url)).toEqual([undefined, undefined]);
  });
});
