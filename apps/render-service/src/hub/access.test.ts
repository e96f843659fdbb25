import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { startPostgres, type PostgresServer } from "@showroom/postgres/test-server";
import { keepOutput } from "@showroom/service/testing/searched-output";
import { generateKeyPair } from "jose";
import { Client } from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { eventually, hubClient, startTestService, temporaryDirectory } from "../testing/service-fixture.ts";
import type { ServiceFixture } from "../testing/service-fixture.ts";
import { startTestApi } from "../testing/test-api.ts";
import type { TestApi } from "../testing/test-api.ts";
import { createTestEngine } from "../testing/test-engine.ts";

const METRICS_TOKEN = "metrics-in-a-test";
const SESSION = "0193c1de-0000-7000-8000-000000000001";
const OTHER_SESSION = "0193c1de-0000-7000-8000-000000000002";

let api: TestApi;
let database: PostgresServer;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
let service: ServiceFixture;
beforeAll(async () => {
  [api, directory, database] = await Promise.all([startTestApi(), temporaryDirectory(), startPostgres()]);
  service = await startTestService({
    api,
    engine: createTestEngine(),
    directory: directory.path,
    eventsUrl: database.url,
    metricsToken: METRICS_TOKEN,
  });
}, 60_000);
afterAll(async () => {
  await service.stop();
  await database.stop();
  keepOutput("postgres", database.log.join(""));
  await api.stop();
  await directory.remove();
}, 30_000);

/** Sends the event that the API's database sends for an ended session. */
async function tellEnded(sessionId: string): Promise<void> {
  const client = new Client({ connectionString: database.url });
  await client.connect();
  await client.query("select pg_notify('session_ended', $1)", [JSON.stringify(sessionId)]);
  await client.end();
}

describe("access", () => {
  it("is for valid access tokens only", async () => {
    const { privateKey } = await generateKeyPair("EdDSA");
    const bad = [
      await api.token({ aud: "elsewhere" }),
      await api.token({ token_use: "refresh" }),
      await api.token({ lifetime: -10 }),
      await api.token({}, privateKey),
      "nonsense",
    ];
    for (const candidate of bad) await expect(hubClient(service, candidate)).rejects.toThrow("401");
  });

  it("is refused for anonymous visitors", async () => {
    await expect(hubClient(service, await api.token({ role: "anonymous" }))).rejects.toThrow("401");
  });

  it("ends with the session: open connections are closed, and its token opens no other", async () => {
    const token = await api.token({ sid: SESSION });
    const [client, other] = [
      await hubClient(service, token),
      await hubClient(service, await api.token({ sid: OTHER_SESSION })),
    ];
    api.endSession(SESSION);
    await eventually(async () => {
      await tellEnded(SESSION);
      expect(client.isConnected()).toBe(false);
    });
    await expect(hubClient(service, token)).rejects.toThrow("401");
    expect(other.isConnected()).toBe(true);
    await other.stop();
  });

  it("ends with the session also without events of a database", async () => {
    const folder = await temporaryDirectory();
    const lonely = await startTestService({
      api,
      engine: createTestEngine(),
      directory: folder.path,
      lookForEndedEvery: 50,
    });
    const client = await hubClient(lonely, await api.token({ sid: "a-session-of-its-own" }));
    api.endSession("a-session-of-its-own");
    await eventually(() => expect(client.isConnected()).toBe(false));
    await lonely.stop();
    await folder.remove();
  });

  it("is given while the API is away, by its keys, and not to a session that ended before", async () => {
    const [open, over] = [await api.token(), await api.token({ sid: OTHER_SESSION })];
    await (await hubClient(service, open)).stop();
    const ending = await hubClient(service, over);
    await eventually(async () => {
      await tellEnded(OTHER_SESSION);
      expect(ending.isConnected()).toBe(false);
    });
    api.setDown(true);
    try {
      const client = await hubClient(service, open);
      expect(client.isConnected()).toBe(true);
      await client.stop();
      await expect(hubClient(service, over)).rejects.toThrow("401");
      const { privateKey } = await generateKeyPair("EdDSA");
      await expect(hubClient(service, await api.token({}, privateKey))).rejects.toThrow("401");
    } finally {
      api.setDown(false);
    }
  });

  it("to a home is decided by the API", async () => {
    const client = await hubClient(service, await api.token());
    await expect(client.makeRender({ ...bathroomRequest(), home: { houseTypeId: 99 } })).rejects.toThrow("not-allowed");
    await client.stop();
  });

  it("to pictures is by name alone", async () => {
    for (const name of ["0".repeat(40), "..%2f..%2fsecret", "../../secret", "x"]) {
      expect((await fetch(`${service.url}/pictures/${name}.jpg`)).status).toBe(404);
    }
    expect((await fetch(`${service.url}/pictures/${"0".repeat(40)}.jpg`, { method: "DELETE" })).status).toBe(405);
  });

  it("to the metrics requires the token", async () => {
    const read = async (authorization: string) =>
      (await fetch(`${service.url}/metrics`, { headers: { authorization } })).status;
    expect(await read(`Bearer ${METRICS_TOKEN}`)).toBe(200);
    expect(await read("Bearer metrics-in-a-tesT")).toBe(404);
    expect((await fetch(`${service.url}/metrics`)).status).toBe(404);
  });

  it("is refused past 20 connections of one user", async () => {
    const token = await api.token({ sub: "keen" });
    const clients = await Promise.all(Array.from({ length: 20 }, () => hubClient(service, token)));
    await expect(hubClient(service, token)).rejects.toThrow("429");
    await Promise.all(clients.map((client) => client.stop()));
  });
});
