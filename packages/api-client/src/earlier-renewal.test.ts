import { afterEach, beforeEach, expect, test } from "vitest";
import { listFloorMaterials } from "@showroom/api-contract/endpoints/floors";
import { getReadiness } from "@showroom/api-contract/endpoints/system";
import { startApiServer } from "../testing/api-server.ts";
import type { ApiServer } from "../testing/api-server.ts";
import { createApiClient } from "./client.ts";
import type { ApiClient } from "./client.ts";
import { pageLock } from "./lock.ts";
import { memoryTokenStore } from "./token-store.ts";
import type { TokenStore } from "./token-store.ts";

let server: ApiServer;
let store: TokenStore;

const refreshes = (): number => server.log.filter((line) => line === "POST /oauth/token").length;

beforeEach(async () => {
  server = await startApiServer();
  server.refreshable.add("refresh-0");
  store = memoryTokenStore();
  store.write({ accessToken: "expired", refreshToken: "refresh-0" });
});
afterEach(() => server.close());

/** A tab whose page renews the tokens with the function that this returns. */
function openRenewingTab(): { readonly tab: ApiClient; readonly finish: (isRenewed: boolean) => void } {
  let finish: (isRenewed: boolean) => void = () => {};
  const earlierRenewal = new Promise<void>((resolve) => {
    finish = (isRenewed) => {
      if (isRenewed) store.write({ accessToken: "access-9", refreshToken: "refresh-9" });
      resolve();
    };
  });
  server.accepted.add("access-9");
  const oauthClient = async () => ({ id: "showroom", secret: "" });
  return {
    tab: createApiClient({ baseUrl: server.url, store, lock: pageLock(), oauthClient, earlierRenewal }),
    finish,
  };
}

test("the renewal of the page is the only one: calls wait for it and use its token", async () => {
  const { tab, finish } = openRenewingTab();
  const answer = tab.call(listFloorMaterials, { query: { houseType: 1 } }).catch((error: unknown) => error);
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(server.log).toEqual([]);
  finish(true);
  await answer;
  expect(server.log).toEqual(["GET /api/project-floor-materials"]);
  expect(store.read()?.accessToken).toBe("access-9");
});

test("the renewal of the page is the only one for a public call too, which is sent at once", async () => {
  const { tab, finish } = openRenewingTab();
  const answer = tab.call(getReadiness);
  await expect.poll(() => server.log).toEqual(["GET /health/ready"]);
  finish(true);
  expect((await answer).status).toBe("ok");
  expect(refreshes()).toBe(0);
});

test("a failed renewal of the page is repeated by the first call that is refused", async () => {
  const { tab, finish } = openRenewingTab();
  finish(false);
  expect((await tab.call(getReadiness)).status).toBe("ok");
  expect(refreshes()).toBe(1);
  expect(store.read()?.accessToken).toBe("access-1");
});
