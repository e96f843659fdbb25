import { bathroomRequest } from "@showroom/api-contract/testing/render-request";
import { startPostgres, type PostgresServer } from "@showroom/postgres/test-server";
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
  const boss = await startBoss();
  const secret = await folderSecret(directory.path);
  const store = await PictureStore.open({ directory: `${directory.path}/pictures`, maxBytes: 2 ** 26 });
  const worker = await startRenderWorker({
    boss,
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
  return { engine, stop, die: () => boss.stop({ graceful: false }) };
}

async function clientOf(node: { readonly url: string }, sub: string) {
  const client = await hubClient(node, await api.token({ sub }));
  endings.push(() => client.stop());
  return client;
}

const finalOf = (client: Awaited<ReturnType<typeof clientOf>>, renderId: string) =>
  eventually(() => expect(client.stagesOf(renderId)).toContain("final"));
const begunBy = (workers: readonly { readonly engine: TestEngine }[]) =>
  workers.map(({ engine }) => engine.begun.length);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

describe("a scene that two hubs ask for", () => {
  it("is solved once, and both get its picture", async () => {
    const hubs = [await startHub(), await startHub()];
    const workers = [
      await startWorker(createTestEngine({ holdLight: true })),
      await startWorker(createTestEngine({ holdLight: true })),
    ];
    const clients = await Promise.all(hubs.map((hub, n) => clientOf(hub, `same ${n}`)));
    const asked = await Promise.all(
      clients.map(async (client) => ({ client, renderId: await client.makeRender(bathroomRequest()) })),
    );
    await eventually(() => expect(begunBy(workers).some((begun) => begun > 0)).toBe(true));
    // Long enough for the other worker to look for jobs.
    await pause(1_500);
    for (const { engine } of workers) engine.openLight();
    for (const { client, renderId } of asked) await finalOf(client, renderId);
    expect(begunBy(workers).toSorted((one, other) => one - other)).toEqual([0, 1]);
  });

  it("in other tiles waits for its light, and goes to the worker that solved it", async () => {
    const hubs = [await startHub(), await startHub()];
    const workers = [
      await startWorker(createTestEngine({ holdLight: true })),
      await startWorker(createTestEngine({ holdLight: true })),
    ];
    const clients = await Promise.all(hubs.map((hub, n) => clientOf(hub, `tiles ${n}`)));
    const asked = await Promise.all(
      clients.map(async (client, n) => ({
        client,
        renderId: await client.makeRender(bathroomRequest({ floorTile: ["T-FLOOR", "T-OTHER"][n] ?? "" })),
      })),
    );
    await eventually(() => expect(begunBy(workers).some((begun) => begun > 0)).toBe(true));
    await pause(1_500);
    expect(begunBy(workers).toSorted((one, other) => one - other)).toEqual([0, 1]);
    for (const { engine } of workers) engine.openLight();
    for (const { client, renderId } of asked) await finalOf(client, renderId);
    const [idle, solver] = begunBy(workers).toSorted((one, other) => one - other);
    expect(idle).toBe(0);
    // On a busy machine a job may be queued again before the solver takes it.
    expect(solver).toBeGreaterThanOrEqual(2);
  });
});

describe("changes of a view", () => {
  it("go to the worker that knows it, from every hub", async () => {
    const hubs = [await startHub(), await startHub()];
    const workers = [await startWorker(), await startWorker()];
    const clients = await Promise.all(hubs.map((hub, n) => clientOf(hub, `changes ${n}`)));
    for (let change = 0; change < 6; change += 1) {
      api.addTile(`T-CHANGE-${change}`);
      const client = clients[change % 2];
      if (client) await finalOf(client, await client.makeRender(bathroomRequest({ floorTile: `T-CHANGE-${change}` })));
    }
    expect(begunBy(workers).toSorted((one, other) => one - other)).toEqual([0, 6]);
  });

  it.each(["stops", "dies"] as const)("go to another worker when that one %s", async (end) => {
    const hub = await startHub();
    const first = await startWorker();
    const client = await clientOf(hub, end);
    await finalOf(client, await client.makeRender(bathroomRequest()));
    const second = await startWorker();
    await (end === "stops" ? first.stop() : first.die());
    await finalOf(client, await client.makeRender(bathroomRequest({ floorTile: "T-OTHER" })));
    expect(begunBy([first, second])).toEqual([1, 1]);
  });
});
