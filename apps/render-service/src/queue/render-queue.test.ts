import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { startPostgres, type PostgresServer } from "@showroom/postgres/test-server";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { folderSecret } from "@showroom/service/folder-secret";
import { PictureStore } from "../pictures/picture-store.ts";
import { createLocalPictureMaker } from "../rendering/local-picture-maker.ts";
import {
  createTestPreparer,
  eventually,
  hubClient,
  startTestService,
  temporaryDirectory,
} from "../testing/service-fixture.ts";
import { startTestApi } from "../testing/test-api.ts";
import type { TestApi } from "../testing/test-api.ts";
import { createTestEngine } from "../testing/test-engine.ts";
import type { TestEngine } from "../testing/test-engine.ts";
import { openQueuePictureMaker } from "./queue-picture-maker.ts";
import { SOLVE_QUEUE } from "./render-job.ts";
import { startRenderWorker } from "./render-worker.ts";

let api: TestApi;
let database: PostgresServer;
let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
const endings: (() => Promise<unknown>)[] = [];
const onError = vi.fn();

beforeAll(async () => {
  [api, database] = await Promise.all([startTestApi(), startPostgres()]);
}, 60_000);
afterAll(async () => {
  await api.stop();
  await database.stop();
}, 30_000);
beforeEach(async () => {
  directory = await temporaryDirectory();
});
afterEach(async () => {
  for (const end of endings.splice(0).toReversed()) await end();
  await directory.remove();
}, 20_000);

async function startBoss(): Promise<PgBoss> {
  const boss = new PgBoss({ connectionString: database.url, useListenNotify: true });
  boss.on("error", onError);
  await boss.start();
  endings.push(() => boss.stop({ graceful: false }));
  return boss;
}

async function startHub() {
  const boss = await startBoss();
  const node = await startTestService({
    api,
    engine: createTestEngine(),
    directory: directory.path,
    maker: async (store, secret) => {
      const maker = await openQueuePictureMaker({ boss, databaseUrl: database.url, store, secret, onError });
      endings.push(() => maker.close());
      return maker;
    },
  });
  endings.push(() => node.stop());
  return { ...node, boss };
}

async function startWorker(engine: TestEngine = createTestEngine()) {
  const secret = await folderSecret(directory.path);
  const store = await PictureStore.open({ directory: `${directory.path}/pictures`, maxBytes: 2 ** 26 });
  const worker = await startRenderWorker({
    boss: await startBoss(),
    databaseUrl: database.url,
    preparer: createTestPreparer(api),
    maker: createLocalPictureMaker(engine, store, secret),
    store,
    secret,
    onError,
  });
  let stopped: Promise<void> | null = null;
  const stop = () => (stopped ??= worker.stop());
  endings.push(stop);
  return { engine, stop };
}

async function clientOf(node: { readonly url: string }, sub: string) {
  const client = await hubClient(node, await api.token({ sub }));
  endings.push(() => client.stop());
  return client;
}

describe("two hub nodes and two workers on one database", () => {
  it("make every picture once, inform only the client that asked, and serve it from either node", async () => {
    const [one, two] = [await startHub(), await startHub()];
    const workers = [await startWorker(), await startWorker()];
    const clients = [await clientOf(one, "a"), await clientOf(two, "b")];
    const asks = clients.flatMap((client, who) =>
      (["main", "modal", "copy-choices-defaults"] as const).map(async (context, n) => {
        const renderId = await client.makeRender(bathroomRequest({ productChoices: [`F-${who * 3 + n}`] }), context);
        await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview", "refined", "final"]));
        return renderId;
      }),
    );
    const ids = await Promise.all(asks);
    for (const [who, client] of clients.entries()) {
      expect(new Set(client.messages.map(({ renderId }) => renderId))).toEqual(
        new Set(ids.slice(who * 3, who * 3 + 3)),
      );
    }
    expect(workers.flatMap(({ engine }) => engine.begun)).toHaveLength(6);
    const last = clients[0]?.messages.at(-1);
    for (const node of [one, two]) expect((await fetch(`${node.url}/pictures/${last?.filename}.jpg`)).status).toBe(200);
  });

  it("leave the job of a worker that stops to the other", async () => {
    const node = await startHub();
    const leaving = await startWorker(createTestEngine({ holdLight: true }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview"]));
    const staying = await startWorker();
    await leaving.stop();
    await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
    expect(staying.engine.begun).toHaveLength(1);
  });

  it("stop a solve that no client waits for, on any worker", async () => {
    const node = await startHub();
    const { engine } = await startWorker(createTestEngine({ holdLight: true }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview"]));
    await client.stop();
    await eventually(() => expect(engine.aborted).toBe(1));
    await eventually(async () =>
      expect((await node.boss.getQueueStats(SOLVE_QUEUE)).every((stats) => stats.queuedCount === 0)).toBe(true),
    );
  });

  it("say so when a picture cannot be made", async () => {
    const node = await startHub();
    await startWorker(createTestEngine({ failOn: "tiles/T-OTHER" }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest({ floorTile: "T-OTHER" }));
    await eventually(() => expect(client.failures).toEqual([{ renderId, code: "render-unavailable" }]));
  });

  it("find pictures that were made while events of the database were lost", async () => {
    const node = await startHub();
    const { engine } = await startWorker(createTestEngine({ holdLight: true }));
    const client = await clientOf(node, "a");
    const renderId = await client.makeRender(bathroomRequest());
    await eventually(() => expect(client.stagesOf(renderId)).toEqual(["preview"]));
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(
      "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'showroom-events'",
    );
    await admin.end();
    engine.openLight();
    await eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
  });

  it("deliver every picture although the database restarts meanwhile", async () => {
    const nodes = [await startHub(), await startHub()];
    await startWorker();
    await startWorker();
    const clients = await Promise.all(nodes.map((node, n) => clientOf(node, `restart ${n}`)));
    const asks: { readonly client: (typeof clients)[number]; readonly renderId: string }[] = [];
    for (let restart = 0; restart < 2; restart += 1) {
      for (const [who, client] of clients.entries()) {
        const request = bathroomRequest({ productChoices: [`F-${restart}-${who}`] });
        asks.push({ client, renderId: await client.makeRender(request, restart === 0 ? "main" : "modal") });
      }
      await database.shutDown();
      await database.restart();
    }
    await eventually(() => {
      for (const { client, renderId } of asks) expect(client.stagesOf(renderId)).toContain("final");
    });
    for (const client of clients) expect(client.failures).toEqual([]);
  }, 60_000);
});
