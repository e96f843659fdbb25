import { folderSecret } from "@showroom/service/folder-secret";
import { startPostgres, type PostgresServer } from "@showroom/postgres/test-server";
import { keepOutput } from "@showroom/service/testing/searched-output";
import { Client } from "pg";
import { PgBoss } from "pg-boss";
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { PictureStore } from "../pictures/picture-store.ts";
import { openQueuePictureMaker } from "../queue/queue-picture-maker.ts";
import { startRenderWorker } from "../queue/render-worker.ts";
import { createLocalPictureMaker } from "../rendering/local-picture-maker.ts";
import type { PictureMaker } from "../rendering/prepared-view.ts";
import { createTestPreparer, hubClient, startTestService, temporaryDirectory } from "./service-fixture.ts";
import { startTestApi } from "./test-api.ts";
import type { TestApi } from "./test-api.ts";
import { createTestEngine } from "./test-engine.ts";
import type { TestEngine } from "./test-engine.ts";

// Tests stop the database, so the queue reports errors that they expect.
const ignoreError = (): void => undefined;

/** Starts hubs and workers on one database for the tests of a file. What a test starts is stopped after it. */
export function useRenderQueue() {
  let api: TestApi;
  let database: PostgresServer;
  let directory: Awaited<ReturnType<typeof temporaryDirectory>>;
  const endings: (() => Promise<unknown>)[] = [];

  beforeAll(async () => {
    [api, database] = await Promise.all([startTestApi(), startPostgres()]);
  }, 60_000);
  afterAll(async () => {
    await api.stop();
    await database.stop();
    keepOutput("postgres", database.log.join(""));
  }, 30_000);
  beforeEach(async () => {
    directory = await temporaryDirectory();
  });
  afterEach(async () => {
    for (const end of endings.splice(0).toReversed()) await end();
    // A stopped worker leaves its job to others: those of the next test would take it and make its picture first.
    await runSql("DELETE FROM pgboss.job");
    await directory.remove();
  }, 20_000);

  /** Runs a statement on a connection of its own. */
  async function runSql(statement: string): Promise<void> {
    const admin = new Client({ connectionString: database.url });
    await admin.connect();
    await admin.query(statement);
    await admin.end();
  }

  async function startBoss(): Promise<PgBoss> {
    const boss = new PgBoss({ connectionString: database.url, useListenNotify: true });
    boss.on("error", ignoreError);
    await boss.start();
    endings.push(() => boss.stop({ graceful: false }));
    return boss;
  }

  async function startHub(timing: { readonly firstTakenWithin?: number } = {}) {
    const boss = await startBoss();
    const node = await startTestService({
      api,
      engine: createTestEngine(),
      directory: directory.path,
      maker: async (store, secret) => {
        const maker = await openQueuePictureMaker({
          boss,
          databaseUrl: database.url,
          store,
          secret,
          onError: ignoreError,
          ...timing,
        });
        endings.push(() => maker.close());
        return maker;
      },
    });
    endings.push(() => node.stop());
    return { ...node, boss };
  }

  /** @param changed the maker of pictures that the worker uses instead of its own */
  async function startWorker(
    engine: TestEngine = createTestEngine(),
    changed: (own: PictureMaker) => PictureMaker = (own) => own,
  ) {
    const boss = await startBoss();
    const secret = await folderSecret(directory.path);
    const store = await PictureStore.open({ directory: `${directory.path}/pictures`, maxBytes: 2 ** 26 });
    const worker = await startRenderWorker({
      boss,
      databaseUrl: database.url,
      preparer: createTestPreparer(api),
      maker: changed(createLocalPictureMaker(engine, store, secret)),
      store,
      secret,
      onError: ignoreError,
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

  return { api: () => api, database: () => database, runSql, startHub, startWorker, clientOf };
}
